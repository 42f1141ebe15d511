import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { Picture } from "./picked-picture.ts";
import type { Page } from "./scanned-pages.ts";
import styles from "./scanner-dialog.module.css";
import { useObjectUrl } from "./use-object-url.ts";

/** Long side in pixels under which print is hard to read. */
const small = 1000;

type PageCardProps = {
	page: Page;
	number: number;
	count: number;
	/** Shown as it stands in the PDF, large enough to read. */
	near: boolean;
	drawn: Picture | undefined;
	onNear: () => void;
	onTurn: () => void;
	onMove: (by: -1 | 1) => void;
	onRemove: () => void;
};

/** One page on its sheet of A4, and what can be done with it. */
export function PageCard({ page, number, count, near, drawn, onNear, onTurn, onMove, onRemove }: PageCardProps) {
	const preview = useObjectUrl(page.preview.jpeg);
	const { width, height } = page.picture;
	const turned = page.turn % 2 === 1;
	const across = turned ? height > width : width > height;

	const tool = (words: string, icon: IconName, act: () => void, idle = false) => (
		// Not disabled, which would take the focus away from it.
		<Button small className={styles.tool} aria-disabled={idle || undefined} onClick={() => idle || act()}>
			<Icon name={icon} />
			{words} <VisuallyHidden>page {number}</VisuallyHidden>
		</Button>
	);

	return (
		<li className={classNames(styles.page, near && styles.near)}>
			<button type="button" className={styles.sheet} aria-expanded={near} onClick={onNear}>
				{!near && (
					<span className={classNames(styles.paperSheet, across && styles.across)}>
						{preview && <img src={preview} alt="" className={styles.picture} data-turn={page.turn} />}
					</span>
				)}
				<span className={styles.number}>
					Page {number} <span className={styles.look}>{near ? "Show small" : "Look closer"}</span>
				</span>
			</button>
			{near && <Enlarged name={`Page ${number}, enlarged`} drawn={drawn} />}
			<div className={styles.tools}>
				{tool("Turn", "turn", onTurn)}
				{count > 1 && tool("Earlier", "back", () => onMove(-1), number === 1)}
				{count > 1 && tool("Later", "arrow", () => onMove(1), number === count)}
				{tool("Remove", "close", onRemove)}
			</div>
			{Math.max(width, height) < small && (
				<p className={styles.warning}>
					This picture is small ({width} × {height}). Look closer: can the print be read?
				</p>
			)}
		</li>
	);
}

function Enlarged({ name, drawn }: { name: string; drawn: Picture | undefined }) {
	const url = useObjectUrl(drawn?.jpeg);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
		<section className={styles.enlarged} tabIndex={0} aria-label={name}>
			{url && <img src={url} alt={name} />}
		</section>
	);
}
