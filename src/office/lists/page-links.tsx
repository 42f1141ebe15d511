import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import styles from "./page-links.module.css";

type Props = {
	page: number;
	/** Rows on a page. */
	size: number;
	/** Rows on all pages. */
	count: number;
	address: (page: number) => string;
	/** Name of the list, if a page has several; the keys are those of the page's own list. */
	of?: string;
};

/** Shows the position in a list, with links to the previous and next pages. */
export function PageLinks({ page, size, count, address, of }: Props) {
	const pages = Math.max(1, Math.ceil(count / size));
	const first = Math.min((page - 1) * size + 1, count);
	const last = Math.min(page * size, count);
	const formatNumber = (number: number) => number.toLocaleString("en-IN");
	return (
		<nav className={styles.pager} aria-label={of ? `Pages of ${of}` : "Pages"}>
			<span>
				{count === 0 ? "No rows" : `Rows ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(count)}`}
			</span>
			{page > 1 && (
				<a href={address(page - 1)} rel="prev" data-key={of ? undefined : "ArrowLeft"} aria-label="Previous page">
					<OfficeIcon name="left" />
				</a>
			)}
			<span>
				Page {formatNumber(page)} of {formatNumber(pages)}
			</span>
			{page < pages && (
				<a href={address(page + 1)} rel="next" data-key={of ? undefined : "ArrowRight"} aria-label="Next page">
					<OfficeIcon name="right" />
				</a>
			)}
		</nav>
	);
}
