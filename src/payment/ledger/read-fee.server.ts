import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type ListedFee, readListedFees } from "./list-fees.server.ts";

const shownEvents = 100;

/** A fee with its application, payments, entries at the school and last events; undefined where there is none. */
export async function readFee(db: Kysely<Database>, id: number) {
	const fee = await db.selectFrom("fees").selectAll().where("id", "=", id).executeTakeFirst();
	if (!fee) return undefined;
	const application = await db
		.selectFrom("applications")
		.select(["id", "name", "application_type as type", "stage"])
		.where("id", "=", fee.application_id)
		.executeTakeFirstOrThrow();
	const payments = await db
		.selectFrom("fee_payments")
		.selectAll()
		.where("fee_id", "=", id)
		.orderBy("created_at")
		.orderBy("payment_id")
		.execute();
	const events = await db
		.selectFrom("fee_events")
		.select(["id", "source", "kind", "payment_id as paymentId", "state_after as stateAfter", "created_at as at"])
		.where("fee_id", "=", id)
		.orderBy("id", "desc")
		.limit(shownEvents)
		.execute();
	const entries = await db
		.selectFrom("counter_entries")
		.selectAll()
		.where("fee_id", "=", id)
		.orderBy("id", "desc")
		.execute();
	return { fee, application, payments, events, entries };
}

export async function readFeeState(db: Kysely<Database>, id: number) {
	const fee = await db.selectFrom("fees").select("state").where("id", "=", id).executeTakeFirst();
	return fee?.state;
}

/** The seat fees of applications, by application. */
export async function readSeatFees(
	db: Kysely<Database>,
	applications: readonly number[],
): Promise<ReadonlyMap<number, ListedFee>> {
	if (applications.length === 0) return new Map();
	const fees = await db
		.selectFrom("fees")
		.select(["id", "application_id"])
		.where("kind", "=", "seat")
		.where("application_id", "in", applications)
		.execute();
	const applicationOf = new Map(fees.map(({ id, application_id }) => [id, application_id]));
	const listedFees = await readListedFees(db, [...applicationOf.keys()]);
	return new Map(listedFees.map((fee) => [applicationOf.get(fee.id) ?? 0, fee]));
}
