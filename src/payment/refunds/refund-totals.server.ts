import type { Kysely, NotNull, Selectable } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { RefundState } from "./refund-state.ts";

export type Refund = Selectable<Database["refunds"]>;

/** States of refunds whose money has left or may still leave. */
export const countedStates = ["asked", "confirmed", "pending", "processed"] as const satisfies readonly RefundState[];
/** States of refunds that are not over. */
export const unfinishedStates = ["asked", "confirmed", "pending"] as const satisfies readonly RefundState[];
/** States of refunds that the provider was asked for, or soon will be. */
export const orderedStates = ["confirmed", "pending"] as const satisfies readonly RefundState[];

/** The sum of a payment's refunds in these states, in paise. */
export async function totalRefunded(
	db: Kysely<Database>,
	paymentId: string,
	states: readonly RefundState[],
): Promise<number> {
	const rows = await db
		.selectFrom("refunds")
		.select("amount")
		.where("payment_id", "=", paymentId)
		.where("state", "in", states)
		.execute();
	return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Lists the amounts of a payment that were refunded, in paise, and when, ISO 8601; the earliest first. */
export async function listProcessedRefunds(
	db: Kysely<Database>,
	paymentId: string,
): Promise<{ amount: number; at: string }[]> {
	return db
		.selectFrom("refunds")
		.select(["amount", "finished_at as at"])
		.where("payment_id", "=", paymentId)
		.where("state", "=", "processed")
		.orderBy("finished_at")
		.orderBy("id")
		.$narrowType<{ at: NotNull }>()
		.execute();
}
