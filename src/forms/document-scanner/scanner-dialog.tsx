import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { usePdf } from "#src/forms/document-scanner/pdf/use-pdf.ts";
import { scannerMessages } from "#src/school/messages/sets/forms/scanner-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Dialog } from "#src/ui/feedback/dialog.tsx";
import { Progress } from "#src/ui/feedback/progress.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { AddPictures, useCamera } from "./add-pictures.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import { PageCard } from "./page-card.tsx";
import { readPicture } from "./read-picture.ts";
import { RejectedPicturesNotice } from "./rejected-pictures-notice.tsx";
import { emptyPages, maxPages, pagesReducer } from "./scanned-pages.ts";
import styles from "./scanner-dialog.module.css";

type ScannerDialogProps = {
	open: boolean;
	/** The document, such as "Class 10: mark sheet or certificate": the heading and the PDF's title. */
	label: string;
	/** The PDF's name without its extension. */
	fileName: string;
	/** Chosen where a document was wanted: they become the next pages. */
	pictures: readonly File[];
	/** Called with those that are taken in; the owner drops them from `pictures`. */
	onTake: (pictures: readonly File[]) => void;
	/** Called with a PDF of at most 5 MB, before `onClose`. */
	onDone: (file: File) => void;
	/** Unused pages stay for the next time, unless the visitor discarded them. */
	onClose: () => void;
};

/** Turns photographs of a paper document into one PDF, on the visitor's device. */
export function ScannerDialog({ open, label, fileName, pictures, onTake, onDone, onClose }: ScannerDialogProps) {
	const messages = useMessages(scannerMessages);
	const [{ pages, queue, readCount, rejected, removed }, dispatch] = useScannedPages();
	const { pdf, retry } = usePdf(pages, label, queue.length === 0);
	const [confirming, setConfirming] = useState(false);
	const [enlargedId, setEnlargedId] = useState<number>();
	const content = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const { announcement, announce } = useAnnouncement();
	const reading = queue.length > 0;
	const batchSize = readCount + queue.length;
	const progress = reading ? `${readCount + 1} of ${batchSize}` : undefined;
	const empty = pages.length === 0 && !reading;
	const take = useEffectEvent(() => {
		dispatch({ type: "choose", files: pictures });
		onTake(pictures);
	});
	useEffect(() => {
		if (pictures.length > 0) take();
	}, [pictures]);

	const close = () => {
		setConfirming(false);
		onClose();
	};
	const requestClose = () => {
		// Browsers close the dialog without asking after one refused close; the pages then stay for the next time.
		const alreadyClosed = !content.current?.closest("dialog")?.open;
		if (empty || confirming || alreadyClosed) close();
		else setConfirming(true);
	};
	const stay = () => {
		setConfirming(false);
		// The button that has the focus goes.
		heading.current?.focus({ preventScroll: true });
	};
	const discard = () => {
		dispatch({ type: "clear" });
		close();
	};
	const attach = () => {
		if (pdf.state !== "ready") return;
		onDone(new File([pdf.blob], `${fileName}.pdf`, { type: "application/pdf" }));
		discard();
	};
	const restore = () => {
		dispatch({ type: "restore" });
		announce(messages.pageRestored);
		heading.current?.focus({ preventScroll: true });
	};

	return (
		<Dialog
			open={open}
			onClose={requestClose}
			title={messages.dialogTitle}
			closeLabel="Close without a PDF"
			className={styles.dialog}
		>
			<div ref={content} className="stack-5">
				<h3 ref={heading} tabIndex={-1} className={styles.label}>
					{label}
				</h3>
				{empty && <PhotoTips />}
				<ol className={styles.pages}>
					{pages.map((page, index) => (
						<PageCard
							key={page.id}
							page={page}
							number={index + 1}
							count={pages.length}
							enlarged={enlargedId === page.id}
							rendered={pdf.state === "ready" ? pdf.rendered.get(page) : undefined}
							onEnlarge={() => setEnlargedId(enlargedId === page.id ? undefined : page.id)}
							onTurn={() => {
								dispatch({ type: "turn", id: page.id });
								announce(messages.pageRotated({ number: index + 1 }));
							}}
							onCrop={() => {
								dispatch({ type: "crop", id: page.id });
								const number = index + 1;
								announce(page.isCropped ? messages.pageUncropped({ number }) : messages.pageCropped({ number }));
							}}
							onMove={(by) => {
								dispatch({ type: "move", id: page.id, by });
								announce(messages.pageMoved({ from: index + 1, to: index + 1 + by }));
							}}
							onRemove={() => {
								dispatch({ type: "remove", id: page.id });
								announce(messages.pageRemoved({ number: index + 1 }));
							}}
						/>
					))}
				</ol>
				{reading && <Progress label={messages.progressLabel} value={readCount / batchSize} detail={progress} />}
				<RejectedPicturesNotice rejected={rejected} reading={reading} />
				<AddPictures first={empty} onChoose={(files) => dispatch({ type: "choose", files })} />
				<DialogActions
					pageCount={pages.length}
					reading={progress}
					pdf={pdf}
					confirming={confirming}
					removed={pages.length + queue.length < maxPages ? removed?.page : undefined}
					onUse={attach}
					onRetry={retry}
					onRestore={restore}
					onStay={stay}
					onDiscard={discard}
				/>
				<div role="status">
					<VisuallyHidden>{announcement}</VisuallyHidden>
				</div>
			</div>
		</Dialog>
	);
}

/** Tips for photographing paper legibly. */
function PhotoTips() {
	const messages = useMessages(scannerMessages);
	const camera = useCamera();
	return (
		<div className={styles.tips}>
			<svg className={styles.figure} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
				<path className={styles.paper} d="M24 17h72v104.500H24Z" />
				<path d="M34 33h34M34 43h24M34 58h52M34 68h52M34 78h52M34 88h52M34 98h30" />
				<path className={styles.finder} d="M8 22V4h18M94 4h18v18M112 117v18H94M26 135H8v-18" />
			</svg>
			<div>
				<p className="strong">{messages.intro}</p>
				<ul>
					<li>{messages.tipLight}</li>
					<li>{messages.tipAngle}</li>
					<li>{messages.tipPages}</li>
				</ul>
				{!camera && <p className="above-3 small soft">{messages.tipNoCamera}</p>}
			</div>
		</div>
	);
}

/** Text for a live region. Announcing the same text twice makes screen readers speak it twice. */
function useAnnouncement() {
	const [announcement, setAnnouncement] = useState("");
	const announce = (text: string) =>
		// The invisible no-break space makes a repeated text a change.
		setAnnouncement((current) => (current === text ? `${text}\u00a0` : text));
	return { announcement, announce };
}

/** The pages of one document. Files are read one by one, so that memory holds a single large picture. */
function useScannedPages() {
	const [state, dispatch] = useReducer(pagesReducer, emptyPages);
	const [file] = state.queue;
	useEffect(() => {
		if (!file) return;
		let cancelled = false;
		readPicture(file).then((result) => !cancelled && dispatch({ type: "read", file, result }));
		return () => {
			cancelled = true;
		};
	}, [file]);
	return [state, dispatch] as const;
}
