import type { MenuLink, Navigation } from "./navigation.ts";

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
