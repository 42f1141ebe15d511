import type { LoaderFunctionArgs } from "react-router";
import { type MediaItem, needsAlt } from "#src/content/media/media-item.ts";
import { pictureKeyOf } from "#src/content/media/media-key.ts";
import { countMedia, findMediaIds, readItems } from "#src/content/media/read-media.server.ts";
import { readUses } from "#src/content/media/uses/read-uses.server.ts";
import { smallPictureUrl } from "#src/content/picture.ts";
import type { Db } from "#src/db/connect.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { type LibraryQuery, readLibraryQuery } from "./library-address.ts";
import { stateWords } from "./media-words.ts";

const itemsPerPage = 60;

/** An item as lists show it. `preview` is null until there is one. */
export type Thumb = {
	id: number;
	kind: MediaItem["kind"];
	title: string;
	alt: string;
	name: string;
	preview: string | null;
	/** What is the matter with it, in words. */
	state: string | null;
};

/** The library's page that an address asks for. */
export async function readLibrary({ request, context }: LoaderFunctionArgs) {
	allow(context, "media.upload");
	const { db } = context.get(officeServices);
	const search = new URL(request.url).searchParams;
	const query = readLibraryQuery(search);
	const { ids, unused, withoutAlt } = await findListed(db, query);
	const page = Math.min(query.page, Math.max(1, Math.ceil(ids.length / itemsPerPage)));
	const items = await readItems(db, ids.slice((page - 1) * itemsPerPage, page * itemsPerPage));
	return {
		query: { ...query, page },
		counts: await countMedia(db),
		unused,
		withoutAlt,
		total: ids.length,
		first: (page - 1) * itemsPerPage + 1,
		pages: Math.max(1, Math.ceil(ids.length / itemsPerPage)),
		items: items.map(thumbOf),
		added: Number(search.get("added")) || 0,
	};
}

export type LibraryView = Awaited<ReturnType<typeof readLibrary>>;

/** The numbers of all items of a list, and how many wait for somebody. */
export async function findListed(db: Db, { words, kind, view }: LibraryQuery) {
	const all = await findMediaIds(db, {});
	const used = await readUses(db);
	const unused = all.filter((id) => !used.has(id));
	const withoutAlt = await findMediaIds(db, { withoutAlt: true });
	const found = await findMediaIds(db, { words, kind, trashed: view === "trash", withoutAlt: view === "no-alt" });
	const ids = view === "unused" ? found.filter((id) => !used.has(id)) : found;
	return { ids, unused: unused.length, withoutAlt: withoutAlt.length };
}

export function thumbOf(item: MediaItem): Thumb {
	const { id, shown, trashedAt } = item;
	// Those of the site are in the browser's cache; what is in the trash has no public address.
	const preview =
		shown?.width == null
			? null
			: trashedAt === null
				? smallPictureUrl(pictureKeyOf(id, shown.number))
				: officePaths.mediaPreview(`${id}-${shown.number}`, "small");
	return {
		id: item.id,
		kind: item.kind,
		title: item.title,
		alt: item.alt,
		name: item.target.originalName,
		preview,
		state: stateWords(item) ?? (needsAlt(item) && item.trashedAt === null ? "No alternative text" : null),
	};
}
