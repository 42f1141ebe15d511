import type { MenuEntry, MenuLink, Navigation } from "./navigation.ts";

/** The menus without links to these pages, and without groups and columns of which nothing is left. */
export function withoutPages(
	{ wide, narrow, topBar, columns, smallPrint }: Navigation,
	hidden: ReadonlySet<string>,
): Navigation {
	const shownLink = ({ page }: MenuLink) => page === undefined || !hidden.has(page);
	const shown = <Entry extends MenuLink & { entries?: MenuLink[] | undefined }>(entries: readonly Entry[]): Entry[] =>
		entries.flatMap((entry) => {
			if (!entry.entries || entry.entries.length === 0) return shownLink(entry) ? [entry] : [];
			const below = shown(entry.entries);
			return below.length > 0 ? [{ ...entry, entries: below }] : [];
		});
	return {
		wide: shown(wide),
		narrow: shown(narrow),
		topBar: topBar.filter(shownLink),
		columns: columns.flatMap(({ title, links }) => {
			const left = links.filter(shownLink);
			return left.length > 0 ? [{ title, links: left }] : [];
		}),
		smallPrint: smallPrint.filter(shownLink),
	};
}

/** Whether a menu or the footer leads to this page. */
export function leadsTo({ wide, narrow, topBar, columns, smallPrint }: Navigation, path: string): boolean {
	const leads = ({ page, entries = [] }: MenuEntry): boolean => page === path || entries.some(leads);
	return [...wide, ...narrow, ...topBar, ...columns.flatMap(({ links }) => links), ...smallPrint].some(leads);
}
