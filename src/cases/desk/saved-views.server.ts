import type { Kysely, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Reader } from "#src/cases/list/where-cases.server.ts";
import type { Database } from "#src/db/tables.ts";
import { maskContact, shownTo } from "#src/formatting/shown-text.ts";
import type { Refusal } from "#src/refusal.ts";

/** A list of cases under a name. `query` is the part of its address after the question mark. */
export type SavedView = { id: number; name: string; query: string; shared: boolean; own: boolean };

/** `actId`: of the act that has replaced a view. */
export type ViewResult = { ok: true; id: number; actId?: number } | Refusal;

export const viewReplaced = "view-replaced";

const maxNameLength = 40;
const maxViews = 40;
/** Limit for all members together, because each desk counts the cases of every shared view. */
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
		const search = new URLSearchParams(query).get("q") ?? "";
		if (!own && !unmasked && maskContact(search) !== search) return [];
		return { id, name: shownTo({ unmasked: own || unmasked }, name), query, shared: shared === 1, own };
	});
}

/** A typed name as it is stored, or why it cannot be one. */
export function viewName(text: string): string | Refusal {
	const name = text.trim().replace(/\s+/g, " ");
	if (name !== "" && name.length <= maxNameLength) return name;
	return { ok: false, message: `Enter a name of up to ${maxNameLength} characters.` };
}

type View = { by: By; name: string; query: string; shared: boolean };

/** Saves a view; one of the same name of the same member is replaced, which can be undone. */
export async function saveView(
	trx: Transaction<Database>,
	{ by, name: typed, query, shared }: View,
	now: Date,
): Promise<ViewResult> {
	const member_id = by.id;
	const name = viewName(typed);
	if (typeof name !== "string") return name;
	const own = await trx.selectFrom("saved_views").selectAll().where("member_id", "=", member_id).execute();
	const former = own.find((view) => view.name === name);
	if (own.length >= maxViews && !former)
		return { ok: false, message: `You already have ${maxViews} views. Delete one first.` };
	if (shared && (await countOthersShared(trx, member_id, name)) >= maxShared)
		return { ok: false, message: `The office shares ${maxShared} views already. Keep this one for yourself.` };
	const row = { query, shared: shared ? 1 : 0 } as const;
	const { id } = await trx
		.insertInto("saved_views")
		.values({ member_id, name, ...row, created_at: now.toISOString() })
		.onConflict((conflict) => conflict.columns(["member_id", "name"]).doUpdateSet(row))
		.returning("id")
		.executeTakeFirstOrThrow();
	if (!former || (former.query === query && former.shared === row.shared)) return { ok: true, id };
	const before = { name, query: former.query, shared: former.shared };
	const act = { act: viewReplaced, subject: { kind: "view", id }, before, after: { name, ...row } } as const;
	return { ok: true, id, actId: await recordAct(trx, { actor: by.name, memberId: by.id, ...act }, now) };
}

/** Counts the views that are shared, besides a member's of this name. */
async function countOthersShared(db: Kysely<Database>, memberId: number, name: string): Promise<number> {
	const { count } = await db
		.selectFrom("saved_views")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("shared", "=", 1)
		.where(({ or, eb }) => or([eb("member_id", "<>", memberId), eb("name", "<>", name)]))
		.executeTakeFirstOrThrow();
	return Number(count);
}
