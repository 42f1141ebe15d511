import { type ReactNode, useEffect, useState } from "react";
import { scannerMessages } from "#src/school/messages/sets/forms/scanner-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icon-paths.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { Picture, Turn } from "./canvas.ts";
import type { ScannedPage } from "./scanned-pages.ts";
import styles from "./scanner-dialog.module.css";

/** Pixels; below this long side print is hard to read. */
const minLegibleSide = 1000;

type PageCardProps = {
	page: ScannedPage;
	number: number;
	count: number;
	/** Large enough to read. */
	enlarged: boolean;
	/** The page as in the PDF; undefined while there is none. */
	rendered: Picture | undefined;
	onEnlarge: () => void;
	onTurn: () => void;
	/** Crops the page to its paper, or shows the whole photo again. */
	onCrop: () => void;
	onMove: (by: -1 | 1) => void;
	onRemove: () => void;
};

/** One page on its A4 sheet, with its tools. */
export function PageCard({
	page,
	number,
	count,
	enlarged,
	rendered,
	onEnlarge,
	onTurn,
	onCrop,
	onMove,
	onRemove,
}: PageCardProps) {
	const messages = useMessages(scannerMessages);
	const { width, height } = page.picture;

	const pageLabels = { number, page: (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden> };
	const tool = (label: ReactNode, icon: IconName, onClick: () => void, inactive = false) => (
		// Uses `aria-disabled`, because `disabled` would drop the focus.
		<Button small className={styles.tool} aria-disabled={inactive || undefined} onClick={() => inactive || onClick()}>
			<Icon name={icon} />
			<span>{label}</span>
		</Button>
	);

	return (
		<li className={classNames(styles.page, enlarged && styles.enlargedPage)}>
			<button type="button" className={styles.sheet} aria-expanded={enlarged} onClick={onEnlarge}>
				{!enlarged && <PaperSheet picture={page.preview} turn={page.turn} alt="" />}
				<span className={styles.number}>
					<span>{messages.pageTitle({ number })}</span>{" "}
					<span className={styles.toggle}>{enlarged ? messages.zoomOut : messages.zoomIn}</span>
				</span>
			</button>
			{enlarged && <EnlargedPage name={messages.enlargedPage({ number })} page={page} rendered={rendered} />}
			<div className={styles.tools}>
				{tool(messages.rotatePage(pageLabels), "turn", onTurn)}
				{page.otherView &&
					tool(page.isCropped ? messages.uncropPage(pageLabels) : messages.cropPage(pageLabels), "file", onCrop)}
				{count > 1 && tool(messages.movePageEarlier(pageLabels), "back", () => onMove(-1), number === 1)}
				{count > 1 && tool(messages.movePageLater(pageLabels), "arrow", () => onMove(1), number === count)}
				{tool(messages.removePage(pageLabels), "close", onRemove)}
			</div>
			{Math.max(width, height) < minLegibleSide && (
				<p className={styles.warning}>{messages.smallPhotoWarning({ width, height })}</p>
			)}
		</li>
	);
}

/** A picture on A4, as it will lie in the PDF. */
function PaperSheet({ picture, turn, alt }: { picture: Picture; turn: Turn; alt: string }) {
	const url = useObjectUrl(picture.jpeg);
	const { width, height } = picture;
	const landscape = turn % 2 === 1 ? height > width : width > height;
	return (
		<span className={classNames(styles.paperSheet, landscape && styles.landscape)}>
			{url && <img src={url} alt={alt} className={styles.picture} data-turn={turn} />}
		</span>
	);
}

type EnlargedPageProps = Pick<PageCardProps, "page" | "rendered"> & { name: string };

function EnlargedPage({ name, page, rendered }: EnlargedPageProps) {
	const url = useObjectUrl(rendered?.jpeg);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be scrollable by keyboard
		<section className={styles.enlarged} tabIndex={0} aria-label={name}>
			{/* Shows the page even if the pages do not fit, because the choice of which to leave out is made here. */}
			{url ? <img src={url} alt={name} /> : <PaperSheet picture={page.picture} turn={page.turn} alt={name} />}
		</section>
	);
}

/** An object URL for a blob, revoked when the blob changes or the component unmounts. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const created = blob && URL.createObjectURL(blob);
		setUrl(created);
		return () => {
			if (created) URL.revokeObjectURL(created);
		};
	}, [blob]);
	return url;
}
