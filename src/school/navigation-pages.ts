import type { MenuEntry, MenuLink, Navigation } from "./navigation.ts";

/** The menus without links to these pages, and without groups and columns of which nothing is left. */
export function withoutPages(
	{ wide, narrow, topBar, columns, smallPrint }: Navigation,
	hiddenPages: ReadonlySet<string>,
): Navigation {
	const shownLink = ({ page }: MenuLink) => page === undefined || !hiddenPages.has(page);
	const keepEntries = <Entry extends MenuLink & { entries?: MenuLink[] | undefined }>(
		entries: readonly Entry[],
	): Entry[] =>
		entries.flatMap((entry) => {
			if (!entry.entries || entry.entries.length === 0) return shownLink(entry) ? [entry] : [];
			const below = keepEntries(entry.entries);
			return below.length > 0 ? [{ ...entry, entries: below }] : [];
		});
	return {
		wide: keepEntries(wide),
		narrow: keepEntries(narrow),
		topBar: topBar.filter(shownLink),
		columns: columns.flatMap(({ title, links }) => {
			const remainingLinks = links.filter(shownLink);
			return remainingLinks.length > 0 ? [{ title, links: remainingLinks }] : [];
		}),
		smallPrint: smallPrint.filter(shownLink),
	};
}

/** Tells whether a menu or the footer leads to this page. */
export function linksTo({ wide, narrow, topBar, columns, smallPrint }: Navigation, path: string): boolean {
	const leads = ({ page, address, entries = [] }: MenuEntry): boolean =>
		page === path || address === path || entries.some(leads);
	return [...wide, ...narrow, ...topBar, ...columns.flatMap(({ links }) => links), ...smallPrint].some(leads);
}
