import { countMedia, type Original, readItems, readOriginals } from "#src/content/media/read-media.server.ts";
import type { ExportDocument } from "#src/exports/export-source.ts";
import type { Column } from "#src/exports/sheet.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { kindLabels } from "./media-labels.ts";
import { mediaList } from "./media-list.ts";
import { findListed, thumbOf } from "./read-library.server.ts";

const indexColumns: readonly Column[] = [
	{ key: "title", title: "Title", width: 40 },
	{ key: "alt", title: "Alternative text", width: 60 },
	{ key: "credit", title: "Credit", width: 28 },
	{ key: "original", title: "Name of the original", width: 40 },
];

/** `Wall - picture 12.jpg` */
function documentOf({ id, kind, title, alt, credit, originalName, key, size, sha256 }: Original): ExportDocument {
	const ending = /\.[a-z0-9]+$/.exec(key)?.[0] ?? "";
	const name = `${kindLabels[kind].one} ${id}${ending}`;
	return { owner: title, name, key, size, sha256, facts: [title, alt, credit, originalName] };
}

export const media = serveList(mediaList, {
	read: async ({ db, query, request }) => {
		const { ids, views } = await findListed(db, query);
		const first = (query.page - 1) * mediaList.perPage;
		const rows = await readItems(db, ids.slice(first, first + mediaList.perPage));
		const added = Number(new URL(request.url).searchParams.get("added")) || 0;
		return { rows, count: ids.length, thumbs: rows.map(thumbOf), kinds: await countMedia(db), views, added };
	},
	find: async ({ db, query }) => (await findListed(db, query)).ids,
	rows: ({ db }, ids: readonly number[]) => readItems(db, ids),
	documents: ({ db }) => ({
		documents: async (ids: readonly number[]) => (await readOriginals(db, ids)).map(documentOf),
		indexColumns,
	}),
});
