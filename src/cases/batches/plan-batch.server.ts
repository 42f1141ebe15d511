import { sql } from "kysely";
import { type Actor, mayNotUndo, nothingToUndo, type UndoRefusal } from "#src/audit/undoable.server.ts";
import type { BatchState } from "#src/cases/batches/batch-state.ts";
import type { By } from "#src/cases/case.ts";
import type { Db, Trx } from "#src/db/connect.server.ts";
import { type BatchActs, caseBatchActs, permissionOfBatch } from "./batch-acts.server.ts";
import { type MovedState, recordMove } from "./batch-moves.server.ts";

export type NewBatch = {
	by: By;
	/** A key of the batch's acts. */
	act: string;
	details: unknown;
	/** Description of how the cases were chosen: "1,214 that match complete:no". */
	filter: string;
	caseIds: readonly number[];
};

export type PlanResult = { ok: true; id: number; count: number } | { ok: false; reason?: "invalid"; message: string };

/** More in one statement than some databases take. */
const idsTogether = 500;

/**
 * Writes down on which cases an act will be carried out, in the versions that they have now. Nothing happens to them
 * until `startBatch`.
 * @param acts of areas, besides those that every case has
 */
export async function planBatch(
	db: Db,
	{ by, act, details, filter, caseIds }: NewBatch,
	acts: BatchActs,
	now: Date,
): Promise<PlanResult> {
	const batchAct = { ...caseBatchActs, ...acts }[act];
	const checked = batchAct?.details.safeParse(details);
	if (!checked?.success)
		return {
			ok: false,
			reason: "invalid",
			message: "Something is missing or invalid. Go back to the list and choose the action again.",
		};
	const ids = [...new Set(caseIds)];
	if (ids.length === 0) return { ok: false, reason: "invalid", message: "No cases are selected." };
	return db.transaction().execute(async (trx): Promise<PlanResult> => {
		const { id } = await trx
			.insertInto("batches")
			.values({
				member_id: by.id,
				member_name: by.name,
				act,
				details: JSON.stringify(checked.data),
				filter,
				state: "planned",
				created_at: now.toISOString(),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		for (let from = 0; from < ids.length; from += idsTogether)
			await freeze(trx, id, ids.slice(from, from + idsTogether));
		const { count } = await trx
			.selectFrom("batch_items")
			.select(({ fn }) => fn.countAll<number | string>().as("count"))
			.where("batch_id", "=", id)
			.executeTakeFirstOrThrow();
		return { ok: true, id, count: Number(count) };
	});
}

async function freeze(trx: Trx, batchId: number, ids: readonly number[]): Promise<void> {
	await trx
		.insertInto("batch_items")
		.columns(["batch_id", "case_id", "version_seen"])
		.expression((each) =>
			each
				.selectFrom("cases")
				.select([sql<number>`cast(${batchId} as integer)`.as("batch_id"), "cases.id as case_id"])
				.select("version as version_seen")
				.where("cases.id", "in", ids),
		)
		.execute();
}

/**
 * Lets a planned batch begin; its acts are recorded as this member's.
 * @returns false when it was started or dropped before
 */
export function startBatch(db: Db, id: number, by: By, now: Date): Promise<boolean> {
	return move(db, { id, from: "planned", to: "running" }, by, now);
}

/** Drops a planned batch. */
export function dropBatch(db: Db, id: number, by: By, now: Date): Promise<boolean> {
	return move(db, { id, from: "planned", to: "dropped" }, by, now);
}

/**
 * Lets a finished batch be undone, case by case, by a member who may do now what it did.
 * @param acts of areas, besides those that every case has
 */
export async function undoBatch(
	db: Db,
	{ id, by, acts }: { id: number; by: Actor; acts: BatchActs },
	now: Date,
): Promise<{ ok: true } | UndoRefusal> {
	const batch = await db.selectFrom("batches").select(["act", "details"]).where("id", "=", id).executeTakeFirst();
	if (!batch) return nothingToUndo;
	const permission = permissionOfBatch({ act: batch.act, details: JSON.parse(batch.details) }, acts);
	if (!by.may(permission)) return { ...mayNotUndo, permission };
	if (await move(db, { id, from: "done", to: "undoing" }, by, now)) return { ok: true };
	return { ok: false, reason: "refused", message: "This was already undone, maybe in another window." };
}

type Move = { id: number; from: BatchState; to: MovedState };

function move(db: Db, { id, from, to }: Move, by: By, now: Date): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const { numUpdatedRows } = await trx
			.updateTable("batches")
			.set({ state: to, leased_until: null })
			.where("id", "=", id)
			.where("state", "=", from)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return false;
		await recordMove(trx, { batchId: id, by, to }, now);
		return true;
	});
}
