import { listingMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./pagination.module.css";

type PaginationProps = {
	page: number;
	lastPage: number;
	/** Names the landmark: "Pages of events". */
	label: string;
	/** Address of a page of the list, with the fragment `listTop`. */
	pageAddress: (page: number) => string;
};

/** Previous, numbers, Next. */
export function Pagination({ page, lastPage, label, pageAddress }: PaginationProps) {
	const messages = useMessages(listingMessages);
	if (lastPage === 1) return null;
	const step = (to: number, label: string, icon: "back" | "arrow") =>
		to >= 1 && to <= lastPage ? (
			<a href={pageAddress(to)} rel={icon === "back" ? "prev" : "next"} className={`target ${styles.step}`}>
				{icon === "back" && <Icon name={icon} />}
				{label}
				{icon === "arrow" && <Icon name={icon} />}
			</a>
		) : (
			<span className={`target ${styles.step}`} aria-hidden="true">
				{icon === "back" && <Icon name={icon} />}
				{label}
				{icon === "arrow" && <Icon name={icon} />}
			</span>
		);
	return (
		<nav aria-label={label} className={`not-printed ${styles.nav}`}>
			{step(page - 1, messages.previous, "back")}
			<ol className={styles.numbers}>
				{numbersAround(page, lastPage).map((number, index, all) => (
					<li key={number} className={index > 0 && number > (all[index - 1] ?? 0) + 1 ? styles.afterGap : undefined}>
						<a
							href={pageAddress(number)}
							aria-label={messages.pageNumber({ number })}
							aria-current={number === page ? "page" : undefined}
							className={styles.number}
						>
							{number}
						</a>
					</li>
				))}
			</ol>
			{step(page + 1, messages.next, "arrow")}
		</nav>
	);
}

/** The first page, the last, and those around the current one. */
export function numbersAround(page: number, lastPage: number): number[] {
	const all = Array.from({ length: lastPage < 8 ? lastPage : 0 }, (_, index) => index + 1);
	if (all.length > 0) return all;
	const near = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
	return [...new Set(near)].sort((one, other) => one - other);
}
