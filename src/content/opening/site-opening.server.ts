import { type Kysely, sql, type Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { type Actor, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import { lockContentVersion } from "#src/content/version.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type LegalName, listLegal, unwrittenLegal } from "#src/forms/legal/legal-texts.ts";
import { hastenPeriodicJob } from "#src/jobs/enqueue-job.server.ts";
import type { Refusal } from "#src/refusal.ts";
import type { SchoolTextName, SchoolTexts } from "#src/school-texts.ts";

const subject = { kind: "site", id: 1 } as const;
const permission = "identity.publish";

/** Tells whether visitors see the site. */
export async function readIsOpen(db: Kysely<Database>): Promise<boolean> {
	const row = await db.selectFrom("site_opening").select("open").executeTakeFirst();
	return row?.open !== 0;
}

/** The texts that are still what a new school began with. */
export async function readPlaceholders(db: Kysely<Database>): Promise<Set<SchoolTextName>> {
	const rows = await db
		.selectFrom("school_texts")
		.innerJoin("content_items", (join) =>
			join.on("content_items.type", "=", sql<string>`'school-' || school_texts.name`),
		)
		.innerJoin("content_versions", "content_versions.id", "content_items.published_id")
		.select("school_texts.name")
		.where("school_texts.placeholder", "=", 1)
		.where("content_versions.member_name", "=", firstWriter)
		.execute();
	return new Set(rows.map(({ name }) => name as SchoolTextName));
}

/** Lists what has to be written before the site opens: who the school is, and what people agree to. */
function missingToOpen(
	texts: Pick<SchoolTexts, LegalName>,
	placeholders: ReadonlySet<SchoolTextName>,
): SchoolTextName[] {
	const identity: SchoolTextName[] = placeholders.has("identity") ? ["identity"] : [];
	return [...identity, ...unwrittenLegal(texts)];
}

type Context = { texts: Pick<SchoolTexts, LegalName>; now: Date };
export type OpeningResult = { ok: true; actId: number } | Refusal;

/** Opens the site to visitors, or closes it. Every page is rendered again. */
export async function changeOpening(
	trx: Transaction<Database>,
	{ open, by }: { open: boolean; by: Actor },
	context: Context,
): Promise<OpeningResult> {
	await lockContentVersion(trx);
	if ((await readIsOpen(trx)) === open)
		return { ok: false, message: open ? "The website is already open." : "The website is already closed." };
	return write(trx, { act: open ? "site-opened" : "site-closed", open, by }, context);
}

/** Undoes either, if the texts that an open site needs are there. */
export async function undoOpening(
	trx: Transaction<Database>,
	{ actId, by }: { actId: number; by: Actor },
	context: Context,
): Promise<OpeningResult | UndoRefusal> {
	await lockContentVersion(trx);
	const undoable = await readUndoable(trx, { actId, subject, by }, () => permission);
	if (!undoable.ok) return undoable;
	const open = undoable.act.act === "site-closed";
	if ((await readIsOpen(trx)) === open) return { ok: false, message: "This was changed again later." };
	return write(trx, { act: undoable.act.act, open, by, undoes: actId }, context);
}

/** "the school’s name and address, its terms and conditions and privacy policy" */
function listTexts(missing: readonly SchoolTextName[]): string {
	const legal = missing.filter((name): name is LegalName => name !== "identity");
	const parts = missing.includes("identity") ? ["the school’s name and address"] : [];
	return [...parts, ...(legal.length > 0 ? [`its ${listLegal(legal)}`] : [])].join(", and ");
}

/** Refuses to open what still lacks a text. */
async function write(
	trx: Transaction<Database>,
	{ act, open, by, undoes }: { act: ActName; open: boolean; by: Actor; undoes?: number },
	{ texts, now }: Context,
): Promise<OpeningResult> {
	const missing = open ? missingToOpen(texts, await readPlaceholders(trx)) : [];
	if (missing.length > 0) return { ok: false, message: `Before you open the website, publish ${listTexts(missing)}.` };
	const value = open ? 1 : 0;
	await trx
		.insertInto("site_opening")
		.values({ id: 1, open: value })
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ open: value }))
		.execute();
	// Health says at once whether visitors see the site.
	await hastenPeriodicJob(trx, "health");
	const recorded = { actor: by.name, memberId: by.id, act, subject, undoes };
	return { ok: true, actId: await recordAct(trx, { ...recorded, before: { open: !open }, after: { open } }, now) };
}
