import { scannerWords } from "#src/school/words/sets/scanner-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { fillWords } from "#src/school/words/word-set.ts";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icon-paths.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { Picture } from "./canvas.ts";
import type { ScannedPage } from "./scanned-pages.ts";
import styles from "./scanner-dialog.module.css";
import { useObjectUrl } from "./use-object-url.ts";

/** Pixels; below this long side print is hard to read. */
const minLegibleSide = 1000;

type PageCardProps = {
	page: ScannedPage;
	number: number;
	count: number;
	/** Shown as rendered in the PDF, large enough to read. */
	enlarged: boolean;
	rendered: Picture | undefined;
	onEnlarge: () => void;
	onTurn: () => void;
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
	onMove,
	onRemove,
}: PageCardProps) {
	const words = useWords(scannerWords);
	const preview = useObjectUrl(page.preview.jpeg);
	const { width, height } = page.picture;
	const sideways = page.turn % 2 === 1;
	const landscape = sideways ? height > width : width > height;

	const tool = (label: string, icon: IconName, onClick: () => void, inactive = false) => (
		// Not `disabled`, which would drop the focus.
		<Button small className={styles.tool} aria-disabled={inactive || undefined} onClick={() => inactive || onClick()}>
			<Icon name={icon} />
			{label} <VisuallyHidden>{fillWords(words.pageNumber, { number })}</VisuallyHidden>
		</Button>
	);

	return (
		<li className={classNames(styles.page, enlarged && styles.enlargedPage)}>
			<button type="button" className={styles.sheet} aria-expanded={enlarged} onClick={onEnlarge}>
				{!enlarged && (
					<span className={classNames(styles.paperSheet, landscape && styles.landscape)}>
						{preview && <img src={preview} alt="" className={styles.picture} data-turn={page.turn} />}
					</span>
				)}
				<span className={styles.number}>
					{fillWords(words.pageOfNumber, { number })}{" "}
					<span className={styles.toggle}>{enlarged ? words.showSmall : words.lookCloser}</span>
				</span>
			</button>
			{enlarged && <EnlargedPage name={fillWords(words.pageNumberEnlarged, { number })} rendered={rendered} />}
			<div className={styles.tools}>
				{tool(words.turn, "turn", onTurn)}
				{count > 1 && tool(words.earlier, "back", () => onMove(-1), number === 1)}
				{count > 1 && tool(words.later, "arrow", () => onMove(1), number === count)}
				{tool(words.remove, "close", onRemove)}
			</div>
			{Math.max(width, height) < minLegibleSide && (
				<p className={styles.warning}>{fillWords(words.thisPictureIsSmall, { width, height })}</p>
			)}
		</li>
	);
}

function EnlargedPage({ name, rendered }: { name: string; rendered: Picture | undefined }) {
	const url = useObjectUrl(rendered?.jpeg);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be scrollable by keyboard
		<section className={styles.enlarged} tabIndex={0} aria-label={name}>
			{url && <img src={url} alt={name} />}
		</section>
	);
}
