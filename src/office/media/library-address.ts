import { type MediaKind, mediaKinds } from "#src/content/media/media-key.ts";
import { pageNumber } from "#src/db/page-number.ts";
import * as officePaths from "#src/office-paths.ts";

/** Lists within the library besides the whole of it. */
export const libraryViews = ["no-alt", "unused", "trash"] as const;
export type LibraryView = (typeof libraryViews)[number];

/** What the library's address asks for. */
export type LibraryQuery = { words: string; kind?: MediaKind; view?: LibraryView; page: number };

/** Unknown values are left out. */
export function readLibraryQuery(search: URLSearchParams): LibraryQuery {
	const kind = mediaKinds.find((each) => each === search.get("kind"));
	const view = libraryViews.find((each) => each === search.get("view"));
	return {
		words: (search.get("q") ?? "").trim().slice(0, 100),
		...(kind && { kind }),
		...(view && { view }),
		page: pageNumber(search) ?? 1,
	};
}

/** The address of a list, which starts at its first page unless `page` says otherwise. */
export function libraryAddress(query: LibraryQuery, change: Partial<LibraryQuery> = {}): string {
	return officePaths.media(querystring({ ...query, page: 1, ...change }));
}

/** An item's address, with the list that it was opened from. */
export function itemAddress(id: number, query: LibraryQuery): string {
	const search = querystring(query);
	return `${officePaths.mediaItem(id)}${search && `?${search}`}`;
}

function querystring({ words, kind, view, page }: LibraryQuery): string {
	const search = new URLSearchParams();
	if (words) search.set("q", words);
	if (kind) search.set("kind", kind);
	if (view) search.set("view", view);
	if (page > 1) search.set("page", String(page));
	return search.toString();
}
