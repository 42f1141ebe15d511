import { type DeskQuery, deskAddress } from "#src/office/desk/case-address.ts";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import styles from "./pager.module.css";

/** Where one is in a list, and the ways to the pages beside it. */
export function Pager({ query, count }: { query: DeskQuery; count: number }) {
	const pages = Math.max(1, Math.ceil(count / query.size));
	const first = Math.min((query.page - 1) * query.size + 1, count);
	const last = Math.min(query.page * query.size, count);
	const written = (number: number) => number.toLocaleString("en-IN");
	const page = (number: number) => deskAddress(query, { page: number === 1 ? null : String(number) });
	return (
		<nav className={styles.pager} aria-label="Pages">
			<span>{count === 0 ? "No rows" : `Rows ${written(first)} to ${written(last)} of ${written(count)}`}</span>
			{query.page > 1 && (
				<a href={page(query.page - 1)} rel="prev" data-key="ArrowLeft" aria-label="Page before">
					<OfficeIcon name="left" />
				</a>
			)}
			<span>
				Page {written(query.page)} of {written(pages)}
			</span>
			{query.page < pages && (
				<a href={page(query.page + 1)} rel="next" data-key="ArrowRight" aria-label="Next page">
					<OfficeIcon name="right" />
				</a>
			)}
		</nav>
	);
}
