import { type MediaItem, needsAlt } from "#src/content/media/media-item.ts";
import { type Original, readItems, readOriginals } from "#src/content/media/read-media.server.ts";
import type { ExportDocument } from "#src/exports/export-source.ts";
import type { Column } from "#src/exports/sheet.ts";
import { type ExportList, titled } from "#src/office/exports/lists/export-list.ts";
import { day, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { type LibraryQuery, libraryAddress, readLibraryQuery } from "#src/office/media/library-address.ts";
import { kindWords, stateWords } from "#src/office/media/media-words.ts";
import { findListed } from "#src/office/media/read-library.server.ts";

const columns: readonly Shown<MediaItem>[] = [
	{ key: "number", title: "Number", cell: ({ id }) => id },
	{ key: "title", title: "Title", width: 40, cell: ({ title }) => title },
	{ key: "kind", title: "Kind", cell: ({ kind }) => kindWords[kind].one },
	{ key: "file", title: "File", width: 40, cell: ({ target }) => target.originalName },
	{ key: "bytes", title: "Bytes", cell: ({ target }) => target.size },
	{ key: "width", title: "Width", cell: ({ target }) => target.width },
	{ key: "height", title: "Height", cell: ({ target }) => target.height },
	{ key: "seconds", title: "Seconds", cell: ({ target }) => target.seconds },
	{ key: "alt", title: "Alternative text", width: 60, cell: (item) => (item.decorative ? "Decorative" : item.alt) },
	{ key: "credit", title: "Credit", width: 28, cell: ({ credit }) => credit },
	{ key: "waits", title: "Waits for", width: 28, cell: (item) => waitsFor(item) },
	{ key: "by", title: "Added by", width: 20, cell: ({ createdBy }) => createdBy },
	{ key: "added", title: "Added on", cell: ({ createdAt }) => day(createdAt) },
];

const waitsFor = (item: MediaItem) => stateWords(item) ?? (needsAlt(item) ? "Alternative text" : null);

const viewWords: Record<NonNullable<LibraryQuery["view"]>, string> = {
	"no-alt": "without alternative text",
	unused: "used nowhere",
	trash: "in the trash",
};

const indexColumns: readonly Column[] = [
	{ key: "title", title: "Title", width: 40 },
	{ key: "alt", title: "Alternative text", width: 60 },
	{ key: "credit", title: "Credit", width: 28 },
	{ key: "original", title: "Name of the original", width: 40 },
];

/** `Wall - picture 12.jpg` */
function documentOf({ id, kind, title, alt, credit, originalName, key, size, sha256 }: Original): ExportDocument {
	const ending = /\.[a-z0-9]+$/.exec(key)?.[0] ?? "";
	const name = `${kindWords[kind].one} ${id}${ending}`;
	return { owner: title, name, key, size, sha256, facts: [title, alt, credit, originalName] };
}

/** The library, as it is filtered, with its files as they came. */
export const mediaList: ExportList = {
	act: "media.upload",
	documentsAct: "media.export",
	formats: ["xlsx", "csv", "zip"],
	async find({ db, params, now }) {
		const query = readLibraryQuery(params);
		const { kind, view, words } = query;
		const { ids } = await findListed(db, query);
		const title = titled(["Media", kind && kindWords[kind].many, view && viewWords[view], words && `“${words}”`], now);
		return { ids, title, back: libraryAddress(query) };
	},
	source: ({ db }) => ({
		...sourceOf(columns, (ids: readonly number[]) => readItems(db, ids)),
		documents: async (ids: readonly number[]) => (await readOriginals(db, ids)).map(documentOf),
		indexColumns,
	}),
};
