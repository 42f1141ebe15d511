import { randomBytes } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import { isCounterPayment } from "#src/payment/counter/counter-payment.ts";
import type { RefundState } from "#src/payment/refunds/refund-state.ts";
import type { FeeKind, PublicFee } from "./fee.ts";
import { appendFeeEvent } from "./fee-events.server.ts";
import { firstPollAt } from "./poll-schedule.ts";

export type Fee = Selectable<Database["fees"]>;

type NewFee = {
	applicationId: number;
	kind: FeeKind;
	reference: string;
	plan: { name: string; days: number };
	amountRupees: number;
	now: Date;
};

/**
 * Creates a fee of an application, in the transaction that stores the application, or what the fee is for. Call
 * `ensureOrder` after the commit, or leave it to polling.
 */
export async function createFee(
	trx: Transaction<Database>,
	{ applicationId, kind, reference, plan, amountRupees, now }: NewFee,
): Promise<void> {
	const at = now.toISOString();
	const { id } = await trx
		.insertInto("fees")
		.values({
			application_id: applicationId,
			kind,
			reference,
			// Another database may have used this reference at the same provider; its order must not be found for this fee.
			receipt: `${reference}-${randomBytes(4).toString("hex")}`,
			state: "due",
			plan_name: plan.name,
			plan_days: plan.days,
			amount: amountRupees * 100,
			currency: "INR",
			order_attempts: 0,
			polling_since: at,
			poll_count: 0,
			next_poll_at: firstPollAt(now),
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await appendFeeEvent(trx, {
		feeId: id,
		source: kind === "seat" ? "acceptance" : "submission",
		kind: "due",
		key: `due:${id}`,
		before: "due",
		after: "due",
		at,
	});
}

/** An application's fee for its applicant, or null when none is charged. */
export async function readFee(
	db: Kysely<Database>,
	applicationId: number,
	now: Date,
	kind: FeeKind = "application",
): Promise<PublicFee | null> {
	const fee = await findFee(db, applicationId, kind);
	if (!fee) return null;
	const payments = await db
		.selectFrom("fee_payments")
		.select(["payment_id", "flag", "added"])
		.where("fee_id", "=", fee.id)
		.orderBy("payment_id")
		.execute();
	const refunds = await db.selectFrom("refunds").select(["amount", "state"]).where("fee_id", "=", fee.id).execute();
	const sum = (states: readonly RefundState[]) =>
		refunds.filter(({ state }) => states.includes(state)).reduce((total, { amount }) => total + amount, 0);
	return {
		kind: fee.kind,
		state: fee.state,
		checking: isChecking(fee, now),
		amount: fee.amount,
		currency: fee.currency,
		plan: { name: fee.plan_name, amount: fee.amount / 100, days: fee.plan_days },
		payBy: payByOf(fee),
		paymentId: isCounterPayment(fee.payment_id) ? null : fee.payment_id,
		orderId: fee.order_id,
		paidAt: fee.paid_at,
		paymentsToRefund: payments.flatMap(({ payment_id, flag }) => (flag === null ? [] : payment_id)),
		ended: fee.ended_at !== null,
		added: payments.find(({ payment_id }) => payment_id === fee.payment_id)?.added ?? 0,
		refunded: sum(["processed"]),
		refunding: sum(["confirmed", "pending"]),
	};
}

type FeeDates = Pick<Fee, "created_at" | "plan_days"> & { owed_since?: string | null };

/** The last of the days within which a fee is to be paid, `YYYY-MM-DD`. */
export function payByOf({ created_at, owed_since, plan_days }: FeeDates): string {
	return addDays(dayAtSchool(new Date(owed_since ?? created_at)), plan_days);
}

/** Tells whether the bank may still take a started payment, so that no one should pay now. */
export function isChecking(fee: Pick<Fee, "checking_until">, now: Date): boolean {
	return fee.checking_until !== null && fee.checking_until > now.toISOString();
}

export function findFee(
	db: Kysely<Database>,
	applicationId: number,
	kind: FeeKind = "application",
): Promise<Fee | undefined> {
	return db
		.selectFrom("fees")
		.selectAll()
		.where("application_id", "=", applicationId)
		.where("kind", "=", kind)
		.executeTakeFirst();
}

export function findFeeByOrder(db: Kysely<Database>, orderId: string): Promise<Fee | undefined> {
	return db.selectFrom("fees").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}
