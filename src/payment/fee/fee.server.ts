import { randomBytes } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { firstLook } from "#src/payment/confirm/poll-schedule.ts";
import type { FeesTable } from "./fee.table.ts";
import type { PublicFee } from "./fee.ts";
import { audit } from "./fee-events.server.ts";

export type Fee = Selectable<FeesTable>;

/** How long one process may be busy with a fee's order before others take it for lost. */
const LEASE_MS = 60_000;

type NewFee = {
	applicationId: number;
	reference: string;
	plan: { name: string; days: number };
	amountRupees: number;
	now: Date;
};

/** Makes the fee of an application due, in the transaction that stores the application; follow with `ensureOrder` after the commit. */
export async function createFee(
	trx: Transaction<Database>,
	{ applicationId, reference, plan, amountRupees, now }: NewFee,
): Promise<void> {
	const at = now.toISOString();
	const { id } = await trx
		.insertInto("fees")
		.values({
			application_id: applicationId,
			reference,
			// Another database may once have used the reference at the same provider: its order must never be taken for ours.
			receipt: `${reference}-${randomBytes(4).toString("hex")}`,
			state: "due",
			plan_name: plan.name,
			plan_days: plan.days,
			amount: amountRupees * 100,
			currency: "INR",
			order_tries: 0,
			watched_from: at,
			looks: 0,
			due_at: firstLook(now),
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await audit(trx, { feeId: id, source: "submission", kind: "due", key: `due:${id}`, before: "due", after: "due", at });
}

/** The fee of an application, or null when none was asked for. */
export async function readFee(db: Kysely<Database>, applicationId: number, now: Date): Promise<PublicFee | null> {
	const fee = await findFee(db, applicationId);
	if (!fee) return null;
	const surplus = await db
		.selectFrom("fee_payments")
		.select("payment_id")
		.where("fee_id", "=", fee.id)
		.where("flag", "is not", null)
		.orderBy("payment_id")
		.execute();
	return {
		state: fee.state,
		checking: isChecking(fee, now),
		amount: fee.amount,
		currency: fee.currency,
		plan: { name: fee.plan_name, amount: fee.amount / 100, days: fee.plan_days },
		paymentId: fee.payment_id,
		orderId: fee.order_id,
		paidAt: fee.paid_at,
		surplus: surplus.map(({ payment_id }) => payment_id),
	};
}

/** Whether a payment was begun that the bank may still take: nobody should pay now. */
export function isChecking(fee: Pick<Fee, "checking_until">, now: Date): boolean {
	return fee.checking_until !== null && fee.checking_until > now.toISOString();
}

export function findFee(db: Kysely<Database>, applicationId: number): Promise<Fee | undefined> {
	return db.selectFrom("fees").selectAll().where("application_id", "=", applicationId).executeTakeFirst();
}

export function findFeeByOrder(db: Kysely<Database>, orderId: string): Promise<Fee | undefined> {
	return db.selectFrom("fees").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** Takes a fee's order in hand, alone among all processes; undefined when another one has it. @returns the end of the lease, its proof */
export async function takeLease(db: Db, feeId: number, now: Date): Promise<string | undefined> {
	const lease = new Date(now.getTime() + LEASE_MS).toISOString();
	const taken = await db
		.updateTable("fees")
		.set({ leased_until: lease })
		.where("id", "=", feeId)
		.where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", now.toISOString())]))
		.executeTakeFirst();
	return taken.numUpdatedRows > 0n ? lease : undefined;
}

/** Gives the fee's order out of hand, unless the lease has ended and somebody else has it. */
export async function freeLease(db: Db, feeId: number, lease: string): Promise<void> {
	await db
		.updateTable("fees")
		.set({ leased_until: null })
		.where("id", "=", feeId)
		.where("leased_until", "=", lease)
		.execute();
}
