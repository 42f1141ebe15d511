import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** How long an e-mail that an act of a member causes waits, so that an undo reaches it. */
export const holdMs = 60_000;

/** When such an e-mail may leave. */
export function heldUntil(now: Date): Date {
	return new Date(now.getTime() + holdMs);
}

/**
 * Takes back the e-mails of an act that nobody has begun to send.
 * @returns the data of those that were taken back, as JSON, and how many had left or were leaving
 */
export async function withdrawHeld(
	trx: Transaction<Database>,
	actId: number,
): Promise<{ withdrawn: string[]; left: number }> {
	const held = await trx
		.deleteFrom("outbox")
		.where("act_id", "=", actId)
		.where("state", "=", "queued")
		.where("attempts", "=", 0)
		.returning("data")
		.execute();
	const rest = await trx.selectFrom("outbox").select("id").where("act_id", "=", actId).execute();
	return { withdrawn: held.map(({ data }) => data), left: rest.length };
}

/** Whether an e-mail of an act has left, or is leaving. */
export async function hasLeft(trx: Transaction<Database>, actId: number): Promise<boolean> {
	const mail = await trx
		.selectFrom("outbox")
		.select("id")
		.where("act_id", "=", actId)
		.where(({ or, eb }) => or([eb("state", "!=", "queued"), eb("attempts", ">", 0)]))
		.executeTakeFirst();
	return mail !== undefined;
}
