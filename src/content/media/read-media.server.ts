import type { Kysely, Selectable } from "kysely";
import { containing } from "#src/db/containing.ts";
import type { Database } from "#src/db/tables.ts";
import type { Captions, MediaItem, Revision } from "./media-item.ts";
import { isSeen, type MediaKind, mediaKinds } from "./media-key.ts";
import { readCaptions } from "./read-captions.server.ts";

/** One item with the revision that the site shows and the one that it is to show; undefined when there is none. */
export async function findMedia(db: Kysely<Database>, id: number): Promise<MediaItem | undefined> {
	const [item] = await readItems(db, [id]);
	return item;
}

/** The items of these numbers, in their order. */
export async function readItems(db: Kysely<Database>, ids: readonly number[]): Promise<MediaItem[]> {
	if (ids.length === 0) return [];
	const items = await db.selectFrom("media").selectAll().where("id", "in", ids).execute();
	const revisions = await db
		.selectFrom("media_revisions")
		.innerJoin("media", "media.id", "media_revisions.media_id")
		.selectAll("media_revisions")
		.where("media_id", "in", ids)
		.where(({ or, eb, ref }) => or([eb("number", "=", ref("media.revision")), eb("number", "=", ref("media.target"))]))
		.execute();
	const captions = await readCaptions(
		db,
		revisions.map(({ id }) => id),
	);
	const byId = new Map(items.map((item) => [item.id, item]));
	return ids.flatMap((id) => {
		const item = byId.get(id);
		return item ? [itemOf(item, revisions, captions)] : [];
	});
}

/** The hash of a revision of an item that is a film. */
export async function findFilm(db: Kysely<Database>, id: number, number: number): Promise<string | undefined> {
	const film = await db
		.selectFrom("media_revisions")
		.select("sha256")
		.where("media_id", "=", id)
		.where("number", "=", number)
		.where("media_type", "=", "video/mp4")
		.executeTakeFirst();
	return film?.sha256;
}

/** The file of an item as it came: that of the revision which the item is to show. */
export type Original = Pick<Selectable<Database["media"]>, "id" | "kind" | "title" | "alt" | "credit"> &
	Pick<Revision, "originalName" | "size" | "sha256"> & { key: string };

/** The originals of these items, in their order. */
export async function readOriginals(db: Kysely<Database>, ids: readonly number[]): Promise<Original[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("media")
		.innerJoin("media_revisions", (join) =>
			join.onRef("media_revisions.media_id", "=", "media.id").onRef("media_revisions.number", "=", "media.target"),
		)
		.select(["media.id", "kind", "title", "alt", "credit", "original_key as key", "original_name as originalName"])
		.select(["size", "sha256"])
		.where("media.id", "in", ids)
		.execute();
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

export type MediaFilter = {
	/** Words of its title, alternative text, credit or file name. */
	search?: string;
	kind?: MediaKind | undefined;
	/** True for items in the trash; otherwise those that are not. */
	trashed?: boolean;
	/** True for items whose alternative text is missing. */
	withoutAlt?: boolean;
};

/** The numbers of all items that match, the last added first. */
export async function findMediaIds(
	db: Kysely<Database>,
	{ search = "", kind, trashed = false, withoutAlt = false }: MediaFilter,
): Promise<number[]> {
	let query = db
		.selectFrom("media")
		.innerJoin("media_revisions", (join) =>
			join.onRef("media_revisions.media_id", "=", "media.id").onRef("media_revisions.number", "=", "media.target"),
		)
		.select("media.id")
		.where("media.trashed_at", trashed ? "is not" : "is", null);
	if (kind) query = query.where("media.kind", "=", kind);
	if (withoutAlt)
		query = query
			.where("media.alt", "=", "")
			.where("media.decorative", "=", 0)
			.where("media.kind", "in", mediaKinds.filter(isSeen));
	for (const word of search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
		query = query.where(({ or, fn }) =>
			or(
				(["media.title", "media.alt", "media.credit", "media_revisions.original_name"] as const).map((column) =>
					containing(fn<string>("lower", [column]), word),
				),
			),
		);
	}
	const rows = await query.orderBy("media.id", "desc").execute();
	return rows.map(({ id }) => id);
}

export type MediaCounts = Record<MediaKind, number>;

/** Counts the items of each kind outside the trash. */
export async function countMedia(db: Kysely<Database>): Promise<MediaCounts> {
	const rows = await db
		.selectFrom("media")
		.select(["kind", db.fn.countAll().as("items")])
		.where("trashed_at", "is", null)
		.groupBy("kind")
		.execute();
	return {
		picture: 0,
		film: 0,
		document: 0,
		font: 0,
		...Object.fromEntries(rows.map((row) => [row.kind, Number(row.items)])),
	};
}

function itemOf(
	item: Selectable<Database["media"]>,
	revisions: Selectable<Database["media_revisions"]>[],
	captions: Map<number, Captions[]>,
): MediaItem {
	const revisionNumbered = (number: number) => {
		const row = revisions.find((each) => each.media_id === item.id && each.number === number);
		return row && revisionOf(row, captions.get(row.id) ?? []);
	};
	const target = revisionNumbered(item.target);
	if (!target) throw new Error(`Medium ${item.id} has no revision ${item.target}.`);
	return {
		id: item.id,
		kind: item.kind,
		title: item.title,
		alt: item.alt,
		decorative: item.decorative === 1,
		credit: item.credit,
		version: item.version,
		createdBy: item.created_by,
		createdAt: item.created_at,
		trashedAt: item.trashed_at,
		shownRevision: revisionNumbered(item.revision) ?? null,
		target,
	};
}

function revisionOf(row: Selectable<Database["media_revisions"]>, captions: readonly Captions[]): Revision {
	return {
		number: row.number,
		originalName: row.original_name,
		mediaType: row.media_type,
		size: row.size,
		sha256: row.sha256,
		width: row.width,
		height: row.height,
		colour: row.colour,
		focus: { left: row.focus_left, top: row.focus_top, width: row.focus_width, height: row.focus_height },
		seconds: row.seconds,
		sound: row.sound === 1,
		speechless: row.speechless === 1,
		hasPoster: row.poster_key !== null,
		captions,
		state: row.state,
		problem: row.problem,
	};
}
