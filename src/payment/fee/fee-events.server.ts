import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { FeeState } from "./fee.ts";

type NewFeeEvent = {
	feeId: number;
	source: Database["fee_events"]["source"];
	kind: string;
	/** A second event with the same key is ignored. */
	key: string;
	paymentId?: string;
	before: FeeState;
	after: FeeState;
	/** Must not contain personal data of an applicant. */
	detail?: object;
	/** ISO 8601. */
	at: string;
};

/** Appends to a fee's event log, once per `key`. */
export async function appendFeeEvent(db: Kysely<Database>, event: NewFeeEvent): Promise<void> {
	await db
		.insertInto("fee_events")
		.values({
			fee_id: event.feeId,
			source: event.source,
			kind: event.kind,
			key: event.key,
			payment_id: event.paymentId ?? null,
			state_before: event.before,
			state_after: event.after,
			detail: JSON.stringify(event.detail ?? {}),
			created_at: event.at,
		})
		.onConflict((conflict) => conflict.column("key").doNothing())
		.execute();
}
