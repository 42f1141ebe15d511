import { type MediaItem, needsAlt } from "#src/content/media/media-item.ts";
import { pictureKeyOf } from "#src/content/media/media-key.ts";
import { findMediaIds } from "#src/content/media/read-media.server.ts";
import { readUses } from "#src/content/media/uses/read-uses.server.ts";
import { smallPictureUrl } from "#src/content/picture.ts";
import type { Db } from "#src/db/connect.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeState } from "./media-labels.ts";
import type { LibraryQuery } from "./media-list.ts";

/** An item as lists show it. `preview` is null until there is one. */
export type Thumb = {
	id: number;
	kind: MediaItem["kind"];
	title: string;
	preview: string | null;
	/** Description of the item's problem. */
	state: string | null;
};

/** The numbers of all items of a list, and how many each list has. */
export async function findListed(db: Db, { search, kind, view }: Pick<LibraryQuery, "search" | "kind" | "view">) {
	const used = await readUses(db);
	const idsOf = async (name: LibraryQuery["view"], which: { search?: string; kind?: typeof kind } = {}) => {
		const ids = await findMediaIds(db, { ...which, trashed: name === "trash", withoutAlt: name === "no-alt" });
		return name === "unused" ? ids.filter((id) => !used.has(id)) : ids;
	};
	const countOf = async (name: LibraryQuery["view"]) => (await idsOf(name)).length;
	const views = {
		all: await countOf("all"),
		unused: await countOf("unused"),
		"no-alt": await countOf("no-alt"),
		trash: await countOf("trash"),
	};
	return { ids: await idsOf(view, { search, kind }), views };
}

export function thumbOf(item: MediaItem): Thumb {
	const { id, shownRevision, trashedAt } = item;
	// Pictures of the site are in the browser's cache; those in the trash have no public address.
	const preview =
		shownRevision?.width == null
			? null
			: trashedAt === null
				? smallPictureUrl(pictureKeyOf(id, shownRevision.number))
				: officePaths.mediaPreview(`${id}-${shownRevision.number}`, "small");
	return {
		id: item.id,
		kind: item.kind,
		title: item.title,
		preview,
		state: describeState(item) ?? (needsAlt(item) && item.trashedAt === null ? "No alternative text" : null),
	};
}
