import { useRef, useState } from "react";
import { Dialog } from "#src/ui/feedback/dialog.tsx";
import { Progress } from "#src/ui/feedback/progress.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { AddPictures } from "./add-pictures.tsx";
import { Foot } from "./dialog-actions.tsx";
import { HowTo } from "./how-to.tsx";
import { PageCard } from "./page-card.tsx";
import { LeftOutNotice } from "./rejected-pictures-notice.tsx";
import { maxPages } from "./scanned-pages.ts";
import styles from "./scanner-dialog.module.css";
import { useSpoken } from "./use-announcement.ts";
import { usePages } from "./use-pages.ts";
import { usePdf } from "./use-pdf.ts";

type PhotographDialogProps = {
	open: boolean;
	/** What is photographed: "Class 10: mark sheet or certificate". The PDF's title. */
	label: string;
	/** Of the PDF, without its ending. */
	fileName: string;
	/** Called with a PDF of at most 5 MB; then `onClose` is. */
	onDone: (file: File) => void;
	/** Pages that are not used yet stay for the next opening, unless the visitor discarded them. */
	onClose: () => void;
};

/** Photographs of a paper document become the pages of one PDF, on the visitor's device. */
export function PhotographDialog({ open, label, fileName, onDone, onClose }: PhotographDialogProps) {
	const [{ pages, waiting, read, leftOut, removed }, change] = usePages();
	const { pdf, again } = usePdf(pages, label, waiting.length === 0);
	const [asking, setAsking] = useState(false);
	const [near, setNear] = useState<number>();
	const content = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const { spoken, say } = useSpoken();
	const reading = waiting.length > 0 ? `${read + 1} of ${read + waiting.length}` : undefined;
	const empty = pages.length === 0 && waiting.length === 0;

	const leave = () => {
		setAsking(false);
		onClose();
	};
	const close = () => {
		// A browser that was asked not to close, closes the next time without asking; the pages stay then.
		const closedAlready = !content.current?.closest("dialog")?.open;
		if (empty || asking || closedAlready) leave();
		else setAsking(true);
	};
	const discard = () => {
		change({ do: "clear" });
		leave();
	};
	const use = () => {
		if (pdf.state !== "made") return;
		onDone(new File([pdf.blob], `${fileName}.pdf`, { type: "application/pdf" }));
		discard();
	};
	const remove = (id: number, number: number) => {
		change({ do: "remove", id });
		say(`Page ${number} removed.`);
	};
	const restore = () => {
		change({ do: "restore" });
		say("The page is back.");
		heading.current?.focus({ preventScroll: true });
	};

	return (
		<Dialog
			open={open}
			onClose={close}
			title="Photograph it"
			closeLabel="Close without a PDF"
			className={styles.dialog}
		>
			<div ref={content} className={styles.content}>
				<h3 ref={heading} tabIndex={-1} className={styles.label}>
					{label}
				</h3>
				{empty && <HowTo />}
				<ol className={styles.pages}>
					{pages.map((page, index) => (
						<PageCard
							key={page.id}
							page={page}
							number={index + 1}
							count={pages.length}
							near={near === page.id}
							drawn={pdf.state === "made" ? pdf.drawn.get(page) : undefined}
							onNear={() => setNear(near === page.id ? undefined : page.id)}
							onTurn={() => {
								change({ do: "turn", id: page.id });
								say(`Page ${index + 1} turned to the right.`);
							}}
							onMove={(by) => {
								change({ do: "move", id: page.id, by });
								say(`Page ${index + 1} is page ${index + 1 + by} now.`);
							}}
							onRemove={() => remove(page.id, index + 1)}
						/>
					))}
				</ol>
				{reading && <Progress label="Reading the pictures" value={read / (read + waiting.length)} detail={reading} />}
				<LeftOutNotice leftOut={leftOut} settled={waiting.length === 0} />
				<AddPictures first={empty} onChoose={(files) => change({ do: "choose", files })} />
				<Foot
					pages={pages.length}
					reading={reading}
					pdf={pdf}
					asking={asking}
					removed={pages.length + waiting.length < maxPages ? removed?.page : undefined}
					onUse={use}
					onAgain={again}
					onRestore={restore}
					onStay={() => setAsking(false)}
					onDiscard={discard}
				/>
				<div role="status">
					<VisuallyHidden>{spoken}</VisuallyHidden>
				</div>
			</div>
		</Dialog>
	);
}
