import type { Selectable, Transaction } from "kysely";
import { z } from "zod";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { type Actor, nothingToUndo, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { By } from "#src/cases/case.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { viewName, viewReplaced } from "./saved-views.server.ts";

export const viewRenamed = "view-renamed";
export const viewDeleted = "view-deleted";

type Trx = Transaction<Database>;
type View = Selectable<Database["saved_views"]>;

/** View to act on, as the member saw it, and the person who acts. What others share needs `manageViews`. */
export type OnView = { id: number; seen: string; by: Actor };

const manageViews = "view.manage";

export type ViewActResult = { ok: true; actId: number } | Refusal;

/** Gives a saved view another name. */
export async function renameView(trx: Trx, { name: typed, ...on }: OnView & { name: string }, now: Date) {
	const foundView = await findView(trx, on);
	if (!foundView.ok) return foundView;
	const { view } = foundView;
	const name = viewName(typed);
	if (typeof name !== "string") return name;
	if (name === view.name) return refuse("It already has this name.");
	if (await isTaken(trx, view.member_id, name)) return refuse(`There’s already a view called ${name}.`);
	await trx.updateTable("saved_views").set({ name }).where("id", "=", view.id).execute();
	const values = { before: { name: view.name }, after: { name } };
	return { ok: true, actId: await record(trx, viewRenamed, view.id, on.by, values, now) } as const;
}

/** Deletes a saved view. */
export async function deleteView(trx: Trx, on: OnView, now: Date): Promise<ViewActResult> {
	const foundView = await findView(trx, on);
	if (!foundView.ok) return foundView;
	const { view } = foundView;
	await trx.deleteFrom("saved_views").where("id", "=", view.id).execute();
	return { ok: true, actId: await record(trx, viewDeleted, view.id, on.by, { before: view }, now) };
}

const renamedSchema = z.object({ before: z.object({ name: z.string() }), after: z.object({ name: z.string() }) });
const deletedSchema = z.object({
	before: z.object({
		member_id: z.number(),
		name: z.string(),
		query: z.string(),
		shared: z.union([z.literal(0), z.literal(1)]),
		created_at: z.string(),
	}),
});

const content = z.object({ name: z.string(), query: z.string(), shared: z.union([z.literal(0), z.literal(1)]) });
const replacedSchema = z.object({ before: content, after: content });

/**
 * Undoes the renaming, replacing or deleting of a view by the member who did it. A deleted view comes back under a new
 * number.
 */
export async function undoViewAct(
	trx: Trx,
	{ actId, by }: { actId: number; by: Actor },
	now: Date,
): Promise<ViewActResult | UndoRefusal> {
	const undoing = { actId, subject: { kind: "view" }, by };
	const undoable = await readUndoable(trx, undoing, () => "case.read");
	if (!undoable.ok) return undoable;
	const { id } = undoable.act.subject;
	const view = await lockRow(trx, "saved_views", id);
	const ownerId =
		undoable.act.act === viewDeleted ? deletedSchema.parse(undoable.act).before.member_id : view?.member_id;
	// Once more under the lock, since by now its owner is known.
	const foundUndoable = await readUndoable(trx, undoing, () => (ownerId === by.id ? "case.read" : manageViews));
	if (!foundUndoable.ok) return foundUndoable;
	const { act } = foundUndoable;
	if (act.memberId !== by.id || act.undoes !== null) return nothingToUndo;
	if (act.act === viewDeleted) {
		const { before } = deletedSchema.parse(act);
		if (await isTaken(trx, before.member_id, before.name))
			return refuse(`Another view is now called ${before.name}. Rename it first.`);
		const { member_id, name, query, shared, created_at } = before;
		await trx.insertInto("saved_views").values({ member_id, name, query, shared, created_at }).execute();
		return { ok: true, actId: await record(trx, act.act, id, by, { after: { name }, undoes: actId }, now) };
	}
	if (act.act === viewReplaced) {
		const { before, after } = replacedSchema.parse(act);
		if (view?.query !== after.query || view.shared !== after.shared)
			return refuse("This was changed again later. Undo that first.");
		const { query, shared } = before;
		await trx.updateTable("saved_views").set({ query, shared }).where("id", "=", id).execute();
		const values = { before: after, after: before, undoes: actId };
		return { ok: true, actId: await record(trx, act.act, id, by, values, now) };
	}
	const { before, after } = renamedSchema.parse(act);
	if (view?.name !== after.name) return refuse("This was changed again later. Undo that first.");
	if (await isTaken(trx, view.member_id, before.name)) return refuse(`Another view is now called ${before.name}.`);
	await trx.updateTable("saved_views").set({ name: before.name }).where("id", "=", id).execute();
	const values = { before: after, after: before, undoes: actId };
	return { ok: true, actId: await record(trx, act.act, id, by, values, now) };
}

async function findView(trx: Trx, { id, seen, by }: OnView): Promise<{ ok: true; view: View } | Refusal> {
	const view = await lockRow(trx, "saved_views", id);
	if (!view || (view.member_id !== by.id && view.shared === 0)) return refuse("This view no longer exists.");
	if (view.member_id !== by.id && !by.may(manageViews))
		return refuse("A colleague saved this view. Only they or an owner can change it.");
	if (view.name !== seen) return refuse(`Someone renamed this view to ${view.name}. Reload the page.`);
	return { ok: true, view };
}

async function isTaken(trx: Trx, memberId: number, name: string): Promise<boolean> {
	const view = await trx
		.selectFrom("saved_views")
		.select("id")
		.where("member_id", "=", memberId)
		.where("name", "=", name)
		.executeTakeFirst();
	return view !== undefined;
}

type Values = { before?: object; after?: object; undoes?: number };

function record(trx: Trx, act: ActName, id: number, by: By, values: Values, now: Date): Promise<number> {
	return recordAct(trx, { actor: by.name, memberId: by.id, act, subject: { kind: "view", id }, ...values }, now);
}
