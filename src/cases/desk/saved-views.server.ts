import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** A list of cases under a name. `query` is the part of its address after the question mark. */
export type SavedView = { id: number; name: string; query: string; shared: boolean; own: boolean };

export type ViewResult = { ok: true; id: number } | { ok: false; message: string };

const maxNameLength = 40;
const maxViews = 40;
/** Of all members together: each desk counts the cases of every one. */
const maxShared = 40;

/** The views of a member and those that others share, by name. */
export async function listViews(db: Kysely<Database>, memberId: number): Promise<SavedView[]> {
	const rows = await db
		.selectFrom("saved_views")
		.selectAll()
		.where(({ or, eb }) => or([eb("member_id", "=", memberId), eb("shared", "=", 1)]))
		.orderBy("name")
		.orderBy("id")
		.execute();
	return rows.map(({ id, name, query, shared, member_id }) => ({
		id,
		name,
		query,
		shared: shared === 1,
		own: member_id === memberId,
	}));
}

/** A typed name as it is stored, or why it cannot be one. */
export function viewName(typed: string): string | { ok: false; message: string } {
	const name = typed.trim().replace(/\s+/g, " ");
	if (name !== "" && name.length <= maxNameLength) return name;
	return { ok: false, message: `Give the view a name of at most ${maxNameLength} characters.` };
}

type View = { memberId: number; name: string; query: string; shared: boolean };

/** Saves a view; one of the same name of the same member is replaced. */
export async function saveView(
	db: Kysely<Database>,
	{ memberId: member_id, name: typed, query, shared }: View,
	now: Date,
): Promise<ViewResult> {
	const name = viewName(typed);
	if (typeof name !== "string") return name;
	const own = await db.selectFrom("saved_views").select("name").where("member_id", "=", member_id).execute();
	if (own.length >= maxViews && !own.some((view) => view.name === name))
		return { ok: false, message: `There are ${maxViews} views of yours already. Delete one first.` };
	if (shared && (await countOthersShared(db, member_id, name)) >= maxShared)
		return { ok: false, message: `The office shares ${maxShared} views already. Keep this one for yourself.` };
	const row = { query, shared: shared ? 1 : 0 } as const;
	const { id } = await db
		.insertInto("saved_views")
		.values({ member_id, name, ...row, created_at: now.toISOString() })
		.onConflict((conflict) => conflict.columns(["member_id", "name"]).doUpdateSet(row))
		.returning("id")
		.executeTakeFirstOrThrow();
	return { ok: true, id };
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
