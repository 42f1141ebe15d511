import { momentAtSchool } from "#src/calendar/day.ts";
import { type ContentItem, itemPath, typeOf } from "#src/content/editing/content-item.ts";
import { listPages } from "#src/content/list-pages.ts";
import { schoolTextOf } from "#src/content/school/school-text-of.ts";
import { readRowId } from "#src/forms/row-id.ts";
import * as officePaths from "#src/office-paths.ts";

/** Contents of a preview. Without a path, it is the item's own page, or the list that shows the item. */
export type PreviewQuery = {
	item: number | undefined;
	at: Date | undefined;
	/** Time as given, at the school: `2026-11-24T09:00`. */
	clock: string;
	path: string | undefined;
};

/** Reads what an address asks for; leaves out unknown values. */
export function previewQuery(params: URLSearchParams): PreviewQuery {
	const item = params.get("item") ?? "";
	const clock = (params.get("at") ?? "").slice(0, 16);
	const at = momentAtSchool(clock);
	return {
		item: readRowId(item) || undefined,
		at,
		clock: at ? clock : "",
		path: sitePath(params.get("path")?.trim() ?? ""),
	};
}

/** The page that shows an item; undefined where it has none yet. */
export function shownPath(item: ContentItem | undefined): string | undefined {
	if (!item) return undefined;
	const type = typeOf(item);
	return type.page ? itemPath(type, item) : listPathOf(type.table);
}

/** Path and query of a page of the site, which the office is not part of. */
function sitePath(text: string): string | undefined {
	const url = URL.parse(text, "https://site.invalid");
	if (!text.startsWith("/") || url?.host !== "site.invalid") return undefined;
	if (`${url.pathname}/`.startsWith(`${officePaths.home}/`)) return undefined;
	return url.pathname + url.search;
}

/** A page of the site that lists the records of a type, by its table. Of a fixed text: one that shows it. */
export const listPathOf = (table: string) => listPages[table] ?? schoolTextOf(table)?.page;
