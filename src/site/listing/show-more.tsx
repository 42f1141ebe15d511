import { listingMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import styles from "./show-more.module.css";

type Growing = { first: number; page: number; more: boolean; total: number; itemsPerPage: number };

type ShowMoreProps = {
	list: Growing & { items: readonly unknown[] };
	/** The address of a page of this list, with its query. */
	pageAddress: (page: number) => string;
	/** Name of what the list contains: "news items". */
	what: string;
};

/**
 * Links to a page that shows all entries and starts at the new ones. `enhance/pages/show-more.ts` appends them in
 * place: the list has `data-entries`, each entry `data-entry`, and the first new element the id `from-` with the page's
 * number.
 */
export function ShowMore({ list, pageAddress, what }: ShowMoreProps) {
	const messages = useMessages(listingMessages);
	const { items, first, page, more, total, itemsPerPage } = list;
	const shownCount = (first - 1) * itemsPerPage + items.length;
	return (
		<div data-show-more={what} className={`not-printed ${styles.more}`}>
			<p data-shown={`${shownCount} of ${total}`} className="small soft figures">
				{messages.shownOf({ shown: shownCount, total, what })}
			</p>
			{more && <ButtonLink href={`${pageAddress(page + 1)}#from-${page + 1}`}>{messages.showMore}</ButtonLink>}
			<p role="alert" className={styles.failed} />
			<p role="status" className="visually-hidden" />
		</div>
	);
}

/** Links back to the pages that a long list no longer shows at its beginning. */
export function ShowEarlier({
	list: { first },
	pageAddress,
	what,
}: Pick<ShowMoreProps, "list" | "pageAddress" | "what">) {
	const messages = useMessages(listingMessages);
	if (first === 1) return null;
	return (
		<p className={`not-printed ${styles.earlier}`}>
			<a href={pageAddress(first - 1)}>{messages.showNewer({ what })}</a>
		</p>
	);
}
