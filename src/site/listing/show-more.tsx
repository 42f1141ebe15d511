import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { ButtonLink } from "#src/ui/button.tsx";
import styles from "./show-more.module.css";

type Growing = { first: number; page: number; more: boolean; total: number; itemsPerPage: number };

type ShowMoreProps = {
	list: Growing & { items: readonly unknown[] };
	/** The address of a page of this list, with its query. */
	pageAddress: (page: number) => string;
	/** What the list contains: "news items". */
	what: string;
	/** The list's element, whose `data-entry` children are its entries in order. */
	entries: RefObject<HTMLElement | null>;
};

/** Appends the next page. Without scripts it links to a page that shows all entries and starts at the new ones. */
export function ShowMore({ list, pageAddress, what, entries }: ShowMoreProps) {
	const { items, first, page, more, total, itemsPerPage } = list;
	const { state } = useNavigation();
	const shown = (first - 1) * itemsPerPage + items.length;
	const said = useAppended(items.length, entries, (added) => `${added} more ${what}. ${shown} of ${total} shown.`);
	return (
		<div className={styles.more}>
			<p className={styles.count}>
				{shown} of {total} {what}
			</p>
			{more && (
				<ButtonLink href={`${pageAddress(page + 1)}#from-${page + 1}`} aria-busy={state === "loading" || undefined}>
					{state === "loading" ? "Loading…" : "Show More"}
				</ButtonLink>
			)}
			<p role="status" className={styles.said}>
				{said}
			</p>
		</div>
	);
}

/** Links back to the pages that a long list no longer shows at its beginning. */
export function ShowEarlier({
	list: { first },
	pageAddress,
	what,
}: Pick<ShowMoreProps, "list" | "pageAddress" | "what">) {
	if (first === 1) return null;
	return (
		<p className={styles.earlier}>
			<a href={pageAddress(first - 1)}>Newer {what}</a>
		</p>
	);
}

/** Moves focus to the first appended entry. @returns the announcement for screen readers */
function useAppended(count: number, entries: RefObject<HTMLElement | null>, words: (added: number) => string): string {
	const before = useRef(count);
	const [said, setSaid] = useState("");
	const announce = useEffectEvent((added: number) => setSaid(words(added)));
	useEffect(() => {
		const added = count - before.current;
		const first = before.current;
		before.current = count;
		if (added <= 0) return;
		announce(added);
		entries.current
			?.querySelectorAll<HTMLElement>("[data-entry]")
			[first]?.querySelector<HTMLElement>("a")
			?.focus({ preventScroll: true });
	}, [count, entries]);
	return said;
}
