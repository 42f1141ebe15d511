import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { isCounterPayment } from "#src/payment/counter/counter-payment.ts";
import { inFigures, minRefund } from "#src/payment/fee/amount.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { countedStates, type Refund, totalRefunded } from "./refund-totals.server.ts";

/** A member of the office. */
export type By = { id: number; name: string };

/** `message` says why not, for the member. */
export type RefundAct = { ok: true; refundId: number } | Refusal;

const maxReasonLength = 500;

/** @param amount in paise; undefined for all that is left */
export type AskedRefund = { paymentId: string; amount?: number | undefined; reason: string; by: By };

/** Asks for a refund of a captured payment, or of a part of it. No money moves until another member confirms it. */
export async function askForRefund(
	trx: Transaction<Database>,
	{ paymentId, amount: requestedAmount, reason: reasonText, by }: AskedRefund,
	now: Date,
): Promise<RefundAct> {
	const reason = reasonText.trim();
	if (reason === "") return refuse("Enter a reason for the refund. The team member who confirms it will read this.");
	if (reason.length > maxReasonLength) return refuse(`The reason can have up to ${maxReasonLength} characters.`);
	if (isCounterPayment(paymentId)) return refuse("It was entered by the office. Reverse the entry instead.");
	const feePayment = await trx
		.selectFrom("fee_payments")
		.select("fee_id")
		.where("payment_id", "=", paymentId)
		.executeTakeFirst();
	if (!feePayment) return refuse("We can’t find this payment.");
	await lockRow(trx, "fees", feePayment.fee_id);
	const payment = await readCaptured(trx, paymentId);
	if (payment === undefined) return refuse("You can refund only captured payments.");
	const remaining = payment.amount - (await totalRefunded(trx, paymentId, countedStates));
	if (remaining <= 0) return refuse("This payment is already fully refunded, or a refund is waiting.");
	const amount = requestedAmount ?? remaining;
	if (!Number.isSafeInteger(amount) || amount < minRefund)
		return refuse(`You can refund ${inFigures(minRefund)} or more.`);
	if (amount > remaining) return refuse(`Only ${inFigures(remaining)} of this payment is left to refund.`);
	const rest = remaining - amount;
	// The provider may keep its own charge.
	if (rest > 0 && rest < minRefund && rest !== payment.added)
		return refuse(
			`${inFigures(rest)} would be left, which is too little to refund later. Refund all of ${inFigures(remaining)}, or ` +
				`leave at least ${inFigures(minRefund)}.`,
		);
	const { id } = await trx
		.insertInto("refunds")
		.values({
			fee_id: payment.fee_id,
			payment_id: paymentId,
			amount,
			currency: payment.currency,
			reason,
			state: "asked",
			origin: "office",
			idempotency_key: `refund-${randomBytes(12).toString("hex")}`,
			asked_by: by.id,
			asked_by_name: by.name,
			attempts: 0,
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await record(trx, by, "refund-asked", { id, amount, payment: paymentId, reason }, payment.fee_id, now);
	return { ok: true, refundId: id };
}

/** Confirms a refund that another member has asked for; the provider is then asked for it. */
export async function confirmRefund(
	trx: Transaction<Database>,
	{ refundId, by }: { refundId: number; by: By },
	now: Date,
): Promise<RefundAct> {
	const refund = await lockAsked(trx, refundId);
	if (typeof refund === "string") return refuse(refund);
	if (refund.asked_by === by.id) return refuse("You requested this refund. Someone else must confirm it.");
	const payment = await readCaptured(trx, refund.payment_id);
	if (payment === undefined) return refuse("This payment was already refunded.");
	const remaining = payment.amount - (await totalRefunded(trx, refund.payment_id, countedStates));
	// Refunds counted here include this one; someone may have refunded at the provider's dashboard in the meantime.
	if (remaining < 0)
		return refuse("This payment no longer has that much left to refund. Cancel this refund and request a smaller one.");
	const at = now.toISOString();
	await trx
		.updateTable("refunds")
		.set({
			state: "confirmed",
			confirmed_by: by.id,
			confirmed_by_name: by.name,
			confirmed_at: at,
			next_poll_at: at,
		})
		.where("id", "=", refund.id)
		.execute();
	const { id, amount, payment_id } = refund;
	await record(trx, by, "refund-confirmed", { id, amount, payment: payment_id }, refund.fee_id, now);
	return { ok: true, refundId: refund.id };
}

/** Takes back a refund that no one has confirmed. */
export async function withdrawRefund(
	trx: Transaction<Database>,
	{ refundId, by }: { refundId: number; by: By },
	now: Date,
): Promise<RefundAct> {
	const refund = await lockAsked(trx, refundId);
	if (typeof refund === "string") return refuse(refund);
	await trx
		.updateTable("refunds")
		.set({ state: "withdrawn", finished_at: now.toISOString() })
		.where("id", "=", refund.id)
		.execute();
	const { id, amount, payment_id } = refund;
	await record(trx, by, "refund-withdrawn", { id, amount, payment: payment_id }, refund.fee_id, now);
	return { ok: true, refundId: refund.id };
}

const confirmedAlready: Record<Exclude<Refund["state"], "asked">, string> = {
	confirmed: "This refund is already confirmed, and we’re ordering it.",
	pending: "This refund is already confirmed. The bank has it.",
	processed: "This refund is already complete.",
	failed: "This refund failed. Request it again.",
	withdrawn: "This refund was cancelled. Request it again.",
};

/** The refund with its fee locked, as it is then, or a sentence that says why it no longer waits. */
async function lockAsked(trx: Transaction<Database>, refundId: number): Promise<Refund | string> {
	const refund = await lockRow(trx, "refunds", refundId);
	if (!refund) return "We can’t find this refund.";
	return refund.state === "asked" ? refund : confirmedAlready[refund.state];
}

/** A payment whose money the school holds; undefined for any other. */
async function readCaptured(trx: Transaction<Database>, paymentId: string) {
	const payment = await trx
		.selectFrom("fee_payments")
		.select(["fee_id", "amount", "added", "currency", "status"])
		.where("payment_id", "=", paymentId)
		.executeTakeFirst();
	if (payment?.status !== "captured" || payment.amount === null || payment.currency === null) return undefined;
	const { fee_id, amount, added, currency } = payment;
	return { fee_id, amount, added, currency };
}

function record(trx: Transaction<Database>, by: By, act: ActName, after: object, feeId: number, now: Date) {
	return recordAct(trx, { actor: by.name, memberId: by.id, act, subject: { kind: "fee", id: feeId }, after }, now);
}
