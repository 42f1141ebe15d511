import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { FeeEventsTable } from "./fee.table.ts";
import type { FeeState } from "./fee.ts";

type Entry = {
	feeId: number;
	source: FeeEventsTable["source"];
	kind: string;
	key: string;
	paymentId?: string;
	before: FeeState;
	after: FeeState;
	detail?: object;
	at: string;
};

/** Adds a line to a fee's history, once for each `key`; `detail` must not name an applicant. */
export async function audit(
	db: Kysely<Database>,
	{ feeId, source, kind, key, paymentId, before, after, detail, at }: Entry,
): Promise<void> {
	await db
		.insertInto("fee_events")
		.values({
			fee_id: feeId,
			source,
			kind,
			key,
			payment_id: paymentId ?? null,
			state_before: before,
			state_after: after,
			detail: JSON.stringify(detail ?? {}),
			created_at: at,
		})
		.onConflict((conflict) => conflict.column("key").doNothing())
		.execute();
}
