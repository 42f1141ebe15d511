import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { Fee } from "./fee.server.ts";
import { isSettled } from "./fee.ts";
import { appendFeeEvent } from "./fee-events.server.ts";
import { firstPollAt } from "./poll-schedule.ts";

/**
 * Ends a fee, since what it was for came to nothing: what is unpaid is no longer owed, what was paid stays until
 * staff refund it. A payment that is under way is still recorded when it arrives.
 */
export async function endFee(trx: Transaction<Database>, fee: Fee, now: Date): Promise<void> {
	if (fee.ended_at !== null) return;
	const at = now.toISOString();
	await trx
		.updateTable("fees")
		// Nothing to ask about: without an order no one can have paid.
		.set({ ended_at: at, updated_at: at, ...(fee.order_id === null && { next_poll_at: null }) })
		.where("id", "=", fee.id)
		.execute();
	await append(trx, fee, "ended", at);
}

/** Makes a fee that had ended owed once more, at its old sum, with all its days from now. */
export async function reviveFee(trx: Transaction<Database>, fee: Fee, now: Date): Promise<void> {
	if (fee.ended_at === null) return;
	const at = now.toISOString();
	await trx
		.updateTable("fees")
		.set({
			ended_at: null,
			owed_since: at,
			updated_at: at,
			...(!isSettled(fee) && { polling_since: at, poll_count: 0, next_poll_at: firstPollAt(now) }),
		})
		.where("id", "=", fee.id)
		.execute();
	await append(trx, fee, "owed_again", at);
}

function append(trx: Transaction<Database>, fee: Fee, kind: "ended" | "owed_again", at: string): Promise<void> {
	const { id: feeId, state } = fee;
	const key = `${kind}:${feeId}:${fee.owed_since ?? fee.created_at}:${at}`;
	return appendFeeEvent(trx, { feeId, source: "acceptance", kind, key, before: state, after: state, at });
}
