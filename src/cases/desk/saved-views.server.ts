import type { Kysely } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Actor } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-words.ts";
import type { By } from "#src/cases/case.ts";
import type { Reader } from "#src/cases/list/where-cases.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { maskContact, shownTo } from "#src/formatting/shown-text.ts";

/** A list of cases under a name. `query` is the part of its address after the question mark. */
export type SavedView = { id: number; name: string; query: string; shared: boolean; own: boolean };

type ViewResult = { ok: true; id: number } | { ok: false; message: string };

const maxNameLength = 40;
const maxViews = 40;
/** Of all members together: each desk counts the cases of every one. */
const maxShared = 40;

/**
 * The views of a member and those that others share, by name. One that looks for a number or an address is left out for
 * who may not see those.
 */
export async function listViews(
	db: Kysely<Database>,
	{ memberId, unmasked }: Omit<Reader, "today">,
): Promise<SavedView[]> {
	const rows = await db
		.selectFrom("saved_views")
		.selectAll()
		.where(({ or, eb }) => or([eb("member_id", "=", memberId), eb("shared", "=", 1)]))
		.orderBy("name")
		.orderBy("id")
		.execute();
	return rows.flatMap(({ id, name, query, shared, member_id }) => {
		const own = member_id === memberId;
		const words = new URLSearchParams(query).get("q") ?? "";
		if (!own && !unmasked && maskContact(words) !== words) return [];
		return { id, name: shownTo({ unmasked: own || unmasked }, name), query, shared: shared === 1, own };
	});
}

type View = { by: By; name: string; query: string; shared: boolean };

const refuse = (message: string): ViewResult => ({ ok: false, message });

/** Saves a view; one of the same name of the same member is replaced. */
export async function saveView(trx: Trx, { by, name: typed, query, shared }: View, now: Date): Promise<ViewResult> {
	const member_id = by.id;
	const name = typed.trim().replace(/\s+/g, " ");
	if (name === "" || name.length > maxNameLength) return refuse(`Enter a name of up to ${maxNameLength} characters.`);
	const own = await trx.selectFrom("saved_views").selectAll().where("member_id", "=", member_id).execute();
	const former = own.find((view) => view.name === name);
	if (own.length >= maxViews && !former) return refuse(`You already have ${maxViews} views. Delete one first.`);
	if (shared && (await countOthersShared(trx, member_id, name)) >= maxShared)
		return refuse(`The office shares ${maxShared} views already. Keep this one for yourself.`);
	const row = { query, shared: shared ? 1 : 0 } as const;
	const { id } = await trx
		.insertInto("saved_views")
		.values({ member_id, name, ...row, created_at: now.toISOString() })
		.onConflict((conflict) => conflict.columns(["member_id", "name"]).doUpdateSet(row))
		.returning("id")
		.executeTakeFirstOrThrow();
	if (former) await record(trx, "view-replaced", { id, by, before: former, after: { name, ...row } }, now);
	return { ok: true, id };
}

/** Deletes a saved view. What others share needs a permission. */
export async function deleteView(trx: Trx, { id, by }: { id: number; by: Actor }, now: Date): Promise<ViewResult> {
	const before = await lockRow(trx, "saved_views", id);
	if (!before || (before.member_id !== by.id && before.shared === 0)) return refuse("This view no longer exists.");
	if (before.member_id !== by.id && !by.may("view.manage"))
		return refuse("A colleague saved this view. An owner can delete it.");
	await trx.deleteFrom("saved_views").where("id", "=", id).execute();
	await record(trx, "view-deleted", { id, by, before }, now);
	return { ok: true, id };
}

type Recorded = { id: number; by: By; before: object; after?: object };

async function record(trx: Trx, act: ActName, { id, by, ...values }: Recorded, now: Date): Promise<void> {
	await recordAct(trx, { actor: by.name, memberId: by.id, act, subject: { kind: "view", id }, ...values }, now);
}

/** How many views are shared, besides a member's of this name. */
async function countOthersShared(db: Kysely<Database>, memberId: number, name: string): Promise<number> {
	const { count } = await db
		.selectFrom("saved_views")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("shared", "=", 1)
		.where(({ or, eb }) => or([eb("member_id", "<>", memberId), eb("name", "<>", name)]))
		.executeTakeFirstOrThrow();
	return Number(count);
}
