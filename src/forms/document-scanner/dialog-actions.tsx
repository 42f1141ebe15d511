import { useEffect, useRef } from "react";
import { fileSize } from "#src/formatting/file-size.ts";
import { scannerMessages } from "#src/school/messages/sets/forms/scanner-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Pdf } from "./pdf/use-pdf.ts";
import type { ScannedPage } from "./scanned-pages.ts";
import styles from "./scanner-dialog.module.css";

type DialogActionsProps = {
	pageCount: number;
	/** "2 of 5", while pictures are being read. */
	reading: string | undefined;
	pdf: Pdf;
	/** The visitor is closing the dialog with unused pages. */
	confirming: boolean;
	/** The page that can be restored. */
	removed: ScannedPage | undefined;
	onUse: () => void;
	onRetry: () => void;
	onRestore: () => void;
	onStay: () => void;
	onDiscard: () => void;
};

/** The state of the PDF and the buttons for it; sticks to the bottom of the dialog. */
export function DialogActions({
	pageCount,
	reading,
	pdf,
	confirming,
	removed,
	onUse,
	onRetry,
	onRestore,
	onStay,
	onDiscard,
}: DialogActionsProps) {
	const messages = useMessages(scannerMessages);
	const count = messages.pageCount({ count: pageCount });
	if (confirming) return <DiscardConfirmation count={count} onStay={onStay} onDiscard={onDiscard} />;
	if (pageCount === 0 && !removed) return null;
	const generating = pdf.state === "generating";
	const activity = reading
		? messages.readingStatus({ number: reading })
		: generating
			? messages.makingPdfStatus
			: undefined;
	const status = pdf.state === "ready" ? `${fileSize(pdf.blob.size)} of 5 MB` : activity;
	return (
		<div className={styles.actions}>
			{pdf.state === "tooLarge" && (
				<Notice tone="alert" title={messages.tooLargeTitle} live="assertive">
					<p>{messages.tooLargeNote}</p>
				</Notice>
			)}
			{pdf.state === "failed" && (
				<Notice
					tone="alert"
					title={messages.pdfFailedTitle}
					live="assertive"
					actions={
						<Button small onClick={onRetry}>
							{messages.tryAgain}
						</Button>
					}
				>
					<p>{messages.pdfFailedNote}</p>
				</Notice>
			)}
			<div className={styles.summary}>
				<p role="status">
					<span>{count}</span>
					{status && <span className="regular">{` · ${status}`}</span>}
				</p>
				{removed && <RestoreButton key={removed.id} onRestore={onRestore} />}
			</div>
			{pageCount > 0 && (
				<Button
					tone="action"
					busy={generating}
					disabled={pdf.state === "tooLarge" || pdf.state === "failed"}
					onClick={onUse}
				>
					{reading ? messages.reading : generating ? messages.makingPdf : messages.useAsPdf}
				</Button>
			)}
		</div>
	);
}

/** Takes the focus, since the button that had it was removed with its page. */
function RestoreButton({ onRestore }: { onRestore: () => void }) {
	const messages = useMessages(scannerMessages);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus(), []);
	return (
		<Button ref={button} small onClick={onRestore}>
			{messages.restorePage}
		</Button>
	);
}

type DiscardConfirmationProps = { count: string; onStay: () => void; onDiscard: () => void };

function DiscardConfirmation({ count, onStay, onDiscard }: DiscardConfirmationProps) {
	const messages = useMessages(scannerMessages);
	const stay = useRef<HTMLButtonElement>(null);
	useEffect(() => stay.current?.focus(), []);
	return (
		<div className={styles.actions}>
			<Notice
				tone="alert"
				title={messages.discardTitle}
				live="assertive"
				actions={
					<>
						<Button ref={stay} small tone="action" onClick={onStay}>
							{messages.keepWorking}
						</Button>
						<Button small onClick={onDiscard}>
							{messages.discardPages({ count })}
						</Button>
					</>
				}
			>
				<p>{messages.discardNote}</p>
			</Notice>
		</div>
	);
}
