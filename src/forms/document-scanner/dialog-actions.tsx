import { useEffect, useRef } from "react";
import { fileSize } from "#src/formatting/file-size.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Page } from "./scanned-pages.ts";
import styles from "./scanner-dialog.module.css";
import type { Pdf } from "./use-pdf.ts";

type FootProps = {
	/** How many there are. */
	pages: number;
	/** "2 of 5", while pictures are being read. */
	reading: string | undefined;
	pdf: Pdf;
	/** The visitor is about to leave with pages. */
	asking: boolean;
	/** The page that can be put back. */
	removed: Page | undefined;
	onUse: () => void;
	onAgain: () => void;
	onRestore: () => void;
	onStay: () => void;
	onDiscard: () => void;
};

/** The PDF so far and what to do with it; always in reach. */
export function Foot({
	pages,
	reading,
	pdf,
	asking,
	removed,
	onUse,
	onAgain,
	onRestore,
	onStay,
	onDiscard,
}: FootProps) {
	const count = pages === 1 ? "1 page" : `${pages} pages`;
	if (asking) return <Asking count={count} onStay={onStay} onDiscard={onDiscard} />;
	if (pages === 0 && !removed) return null;
	const doing = reading ? `reading picture ${reading}…` : pdf.state === "making" ? "making the PDF…" : undefined;
	const size = pdf.state === "made" ? `${fileSize(pdf.blob.size)} of 5 MB` : doing;
	return (
		<div className={styles.foot}>
			{pdf.state === "tooLarge" && (
				<Notice tone="alert" title="More than 5 MB" live="assertive">
					<p>
						These pages do not fit into 5 MB at a size that can be read. Remove those that the school does not need, or
						photograph crumpled ones again in better light.
					</p>
				</Notice>
			)}
			{pdf.state === "failed" && (
				<Notice
					tone="alert"
					title="The PDF was not made"
					live="assertive"
					actions={
						<Button small onClick={onAgain}>
							Try again
						</Button>
					}
				>
					<p>This device may be short of memory: close other tabs and apps. Your pages are still here.</p>
				</Notice>
			)}
			<div className={styles.sum}>
				<p role="status">
					{count}
					{size && <span className={styles.size}> · {size}</span>}
				</p>
				{removed && <PutBack key={removed.id} onRestore={onRestore} />}
			</div>
			{pages > 0 && (
				<Button
					tone="action"
					busy={pdf.state === "making"}
					disabled={pdf.state === "tooLarge" || pdf.state === "failed"}
					onClick={onUse}
				>
					{reading ? "Reading…" : pdf.state === "making" ? "Making the PDF…" : "Use as PDF"}
				</Button>
			)}
		</div>
	);
}

/** Takes the focus of the button that is gone with its page. */
function PutBack({ onRestore }: { onRestore: () => void }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus(), []);
	return (
		<Button ref={button} small onClick={onRestore}>
			Put the page back
		</Button>
	);
}

function Asking({ count, onStay, onDiscard }: { count: string; onStay: () => void; onDiscard: () => void }) {
	const stay = useRef<HTMLButtonElement>(null);
	useEffect(() => stay.current?.focus(), []);
	return (
		<div className={styles.foot}>
			<Notice
				tone="alert"
				title="Close without a PDF?"
				live="assertive"
				actions={
					<>
						<Button ref={stay} small tone="action" onClick={onStay}>
							Keep working
						</Button>
						<Button small onClick={onDiscard}>
							Discard {count}
						</Button>
					</>
				}
			>
				<p>Your photographs are not attached to the form yet.</p>
			</Notice>
		</div>
	);
}
