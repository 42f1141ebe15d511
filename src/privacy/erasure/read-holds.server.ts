import type { Kysely } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Database } from "#src/db/tables.ts";
import { openFindings } from "#src/payment/ledger/money-findings.server.ts";

/** Hold that a member has placed. `endsOn` is `YYYY-MM-DD`: the last day of the hold. */
export type Hold = { id: number; reason: string; endsOn: string; memberName: string };

/** The holds on the data of an address that have not ended. */
export async function readHolds(db: Kysely<Database>, emailKey: string, now: Date): Promise<Hold[]> {
	const rows = await db
		.selectFrom("erasure_holds")
		.select(["id", "reason", "ends_on", "member_name"])
		.where("email_key", "=", emailKey)
		.where("ended_at", "is", null)
		.where("ends_on", ">=", dayAtSchool(now))
		.orderBy("id")
		.execute();
	return rows.map(({ id, reason, ends_on, member_name }) => ({
		id,
		reason,
		endsOn: ends_on,
		memberName: member_name,
	}));
}

export const describeHold = ({ reason, endsOn, memberName }: Hold) =>
	`${memberName} holds it until ${formatLong(endsOn)}: ${reason}`;

/** Finds the reasons why money still holds an application, each as a sentence. */
export async function moneyHolds(db: Kysely<Database>, applicationId: number, now: Date): Promise<string[]> {
	const fees = await db
		.selectFrom("fees")
		.select(["id", "reference", "checking_until"])
		.where("application_id", "=", applicationId)
		.orderBy("id")
		.execute();
	const holds: string[] = [];
	for (const fee of fees) holds.push(...(await holdsOfFee(db, fee, now)));
	return [...new Set(holds)];
}

async function holdsOfFee(
	db: Kysely<Database>,
	fee: { id: number; reference: string; checking_until: string | null },
	now: Date,
): Promise<string[]> {
	const refunds = await db
		.selectFrom("refunds")
		.select("state")
		.where("fee_id", "=", fee.id)
		.where("state", "in", ["asked", "confirmed", "pending"])
		.execute();
	const flagged = await db
		.selectFrom("fee_payments")
		.select("payment_id")
		.where("fee_id", "=", fee.id)
		.where("flag", "is not", null)
		.execute();
	const findings = await openFindings(db, fee.id);
	return [
		...(fee.checking_until !== null && fee.checking_until > now.toISOString()
			? [`A payment for ${fee.reference} is in progress.`]
			: []),
		...(refunds.length > 0 ? [`A refund for ${fee.reference} isn’t complete.`] : []),
		...(flagged.length > 0 ? [`A payment for ${fee.reference} must be refunded.`] : []),
		...(findings.length > 0 ? [`There’s an open mismatch for ${fee.reference}.`] : []),
	];
}
