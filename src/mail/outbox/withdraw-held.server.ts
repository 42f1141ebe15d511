import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { EmailContentError } from "#src/mail/delivery/failure.ts";
import { openData } from "./sealed-data.server.ts";

/** Time that an email caused by an act of a member waits, so that an undo reaches it. */
export const holdMs = 60_000;

/** Returns the time from which such an email may leave. */
export function heldUntil(now: Date): Date {
	return new Date(now.getTime() + holdMs);
}

/** `token`: of the link in its data, where they have one that this process can open. */
type HeldEmail = { token?: string | undefined };

/**
 * Takes back the emails of an act that no one has begun to send.
 * @returns those that were cancelled, and how many had left or were leaving
 */
export async function withdrawHeld(
	trx: Transaction<Database>,
	actId: number,
): Promise<{ withdrawn: HeldEmail[]; remaining: number }> {
	const emails = await trx
		.deleteFrom("outbox")
		.where("act_id", "=", actId)
		.where("state", "=", "queued")
		.where("attempts", "=", 0)
		.returning(["data", "message_id"])
		.execute();
	const rest = await trx.selectFrom("outbox").select("id").where("act_id", "=", actId).execute();
	return { withdrawn: emails.map((row) => ({ token: tokenIn(trx, row) })), remaining: rest.length };
}

/**
 * Reads the token of an email; undefined if another key has sealed it, because no process can send it then and its link
 * reaches no one.
 */
function tokenIn(trx: Transaction<Database>, row: { data: string; message_id: string }): string | undefined {
	try {
		const { token }: { token?: string } = JSON.parse(openData(trx, row));
		return token;
	} catch (error) {
		if (error instanceof EmailContentError) return undefined;
		throw error;
	}
}

/** Tells whether an email of an act has left, or is leaving. */
export async function hasLeft(trx: Transaction<Database>, actId: number): Promise<boolean> {
	const mail = await trx
		.selectFrom("outbox")
		.select("id")
		.where("act_id", "=", actId)
		.where(({ or, eb }) => or([eb("state", "!=", "queued"), eb("attempts", ">", 0)]))
		.executeTakeFirst();
	return mail !== undefined;
}
