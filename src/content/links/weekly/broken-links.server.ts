import type { Kysely, Transaction } from "kysely";
import { readAct, recordAct } from "#src/audit/audit-log.server.ts";
import type { By } from "#src/content/editing/content-act.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";

export type BrokenLink = {
	id: number;
	href: string;
	words: string;
	fault: string;
	/** ISO 8601 in UTC. */
	since: string;
	checkedAt: string;
	/** Who has left it as it is. */
	leftBy: string | null;
	item: { id: number; type: string; title: string };
};

export type LinkActResult = { ok: true; actId: number } | { ok: false; message: string };

export const linkLeft = "link-left";
export const linksPerPage = 50;

/** `left`: those that somebody has decided to leave; otherwise the others. `types` are tables of content types. */
export type BrokenQuery = { types: readonly string[]; left: boolean; page: number };

function withItem(db: Kysely<Database>) {
	return db
		.selectFrom("link_checks")
		.innerJoin("content_items", (join) =>
			join
				.onRef("content_items.type", "=", "link_checks.type")
				.onRef("content_items.record_id", "=", "link_checks.record_id"),
		);
}

function broken(db: Kysely<Database>, { types, left }: Pick<BrokenQuery, "types" | "left">) {
	return withItem(db)
		.where("link_checks.type", "in", types)
		.where("content_items.state", "=", "published")
		.where("broken_at", "is not", null)
		.where("left_at", left ? "is not" : "is", null);
}

/** Links that lead nowhere, those that have for longest first. */
export async function listBrokenLinks(
	db: Kysely<Database>,
	{ page, ...query }: BrokenQuery,
): Promise<{ links: BrokenLink[]; count: number }> {
	const rows = await withItems(broken(db, query))
		.limit(linksPerPage)
		.offset((page - 1) * linksPerPage)
		.execute();
	return { links: rows.map(linkOf), count: await countBrokenLinks(db, query) };
}

/** The ids of the links of all pages of a list, in its order. */
export async function findBrokenLinkIds(
	db: Kysely<Database>,
	query: Pick<BrokenQuery, "types" | "left">,
): Promise<number[]> {
	const rows = await withItems(broken(db, query)).execute();
	return rows.map(({ id }) => id);
}

/** Links by their ids, in the order of a list; those that lead somewhere again are left out. */
export async function readBrokenLinks(db: Kysely<Database>, ids: readonly number[]): Promise<BrokenLink[]> {
	if (ids.length === 0) return [];
	const links = withItem(db).where("link_checks.id", "in", ids).where("broken_at", "is not", null);
	return (await withItems(links).execute()).map(linkOf);
}

function withItems(links: ReturnType<typeof withItem>) {
	return links
		.select(["link_checks.id", "href", "words", "fault", "failed_since", "checked_at", "left_by"])
		.select(["content_items.id as item_id", "content_items.type", "content_items.title"])
		.orderBy("failed_since")
		.orderBy("link_checks.id");
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof withItems>["execute"]>>[number];

function linkOf({ item_id, type, title, failed_since, checked_at, left_by, fault, ...link }: LinkRow): BrokenLink {
	return {
		...link,
		fault: fault ?? "",
		since: failed_since ?? "",
		checkedAt: checked_at ?? "",
		leftBy: left_by,
		item: { id: item_id, type, title },
	};
}

export async function countBrokenLinks(
	db: Kysely<Database>,
	query: Pick<BrokenQuery, "types" | "left">,
): Promise<number> {
	const { count } = await broken(db, query)
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** No longer lists it, until it has worked and fails again. */
export async function leaveLink(
	trx: Transaction<Database>,
	{ id, by }: { id: number; by: By },
	now: Date,
): Promise<LinkActResult> {
	const link = await lockRow(trx, "link_checks", id);
	if (!link) return { ok: false, message: "This link is in no text any more." };
	if (link.broken_at === null) return { ok: false, message: "This link leads somewhere again." };
	if (link.left_at !== null) return { ok: false, message: `${link.left_by} has left it already.` };
	await trx
		.updateTable("link_checks")
		.set({ left_at: now.toISOString(), left_by: by.name })
		.where("id", "=", id)
		.execute();
	return record(trx, { id, by, before: { left: false }, after: { left: true, href: link.href } }, now);
}

/** Lists it again. */
export async function undoLeaveLink(
	trx: Transaction<Database>,
	{ actId, by }: { actId: number; by: By },
	now: Date,
): Promise<LinkActResult> {
	const seen = await readAct(trx, actId);
	const link = seen?.act === linkLeft ? await lockRow(trx, "link_checks", seen.subject.id) : undefined;
	const act = link && (await readAct(trx, actId));
	if (!link || !act) return { ok: false, message: "This link is in no text any more." };
	if (act.undone || act.undoes !== null || link.left_at === null)
		return { ok: false, message: "This was undone already." };
	await trx.updateTable("link_checks").set({ left_at: null, left_by: null }).where("id", "=", link.id).execute();
	const after = { left: false, href: link.href };
	return record(trx, { id: link.id, by, before: { left: true }, after, undoes: act.id }, now);
}

type Recorded = { id: number; by: By; before: object; after: object; undoes?: number };

async function record(trx: Transaction<Database>, { id, by, ...changed }: Recorded, now: Date): Promise<LinkActResult> {
	const subject = { kind: "link", id };
	const actId = await recordAct(trx, { actor: by.name, memberId: by.id, act: linkLeft, subject, ...changed }, now);
	return { ok: true, actId };
}

/** The address of a link; undefined when it is in no text any more. */
export async function findLink(db: Kysely<Database>, id: number): Promise<string | undefined> {
	const row = await db.selectFrom("link_checks").select("href").where("id", "=", id).executeTakeFirst();
	return row?.href;
}
