import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { hitCrashPoint } from "#src/payment/fee/crash-points.server.ts";
import type { Fee } from "#src/payment/fee/fee.server.ts";
import { appendFeeEvent } from "#src/payment/fee/fee-events.server.ts";
import { refundableOf } from "#src/payment/fee/fee-state.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { recomputeFeeState } from "#src/payment/fee/recompute-fee-state.server.ts";
import type { GatewayRefund } from "#src/payment/gateway/gateway.ts";
import type { RefundState } from "./refund-state.ts";
import { orderedStates, type Refund, totalRefunded } from "./refund-totals.server.ts";

type RefundContext = Pick<PaymentContext, "now" | "onFeeChanged" | "onRefunded">;

/**
 * Records what the provider says about a refund, in one transaction that locks the fee. Reports may come repeatedly and
 * in any order: a refund goes asked → confirmed → pending → processed or failed; one that failed may still be
 * processed, and what was processed stays so. A refund that was not ordered from here is added.
 * @returns false when the payment belongs to no fee
 */
export async function recordRefund(db: Db, report: GatewayRefund, context: RefundContext): Promise<boolean> {
	const payment = await db
		.selectFrom("fee_payments")
		.select("fee_id")
		.where("payment_id", "=", report.paymentId)
		.executeTakeFirst();
	if (!payment) return false;
	await db.transaction().execute(async (trx) => {
		const fee = await lockRow(trx, "fees", payment.fee_id);
		if (!fee) throw new Error("The fee of a refund was deleted.");
		await recordOf(trx, fee, report, context);
		hitCrashPoint("refund-uncommitted");
	});
	return true;
}

async function recordOf(
	trx: Transaction<Database>,
	fee: Fee,
	report: GatewayRefund,
	context: RefundContext,
): Promise<void> {
	const refund = await findRefund(trx, report);
	if (refund) return moveRefund(trx, fee, refund, report, context);
	if (report.status === "failed") return;
	if (report.status === "processed" && (await nameReported(trx, report))) return;
	await moveRefund(trx, fee, await addReported(trx, fee, report, context.now()), report, context);
}

/**
 * Finds the refund by the provider's name for it, or by ours, because a report may come before the answer to the order.
 */
async function findRefund(trx: Transaction<Database>, { id, receipt, paymentId }: GatewayRefund) {
	const namedRefund = await trx.selectFrom("refunds").selectAll().where("provider_id", "=", id).executeTakeFirst();
	if (namedRefund || receipt === null) return namedRefund;
	return trx
		.selectFrom("refunds")
		.selectAll()
		.where("idempotency_key", "=", receipt)
		.where("payment_id", "=", paymentId)
		.executeTakeFirst();
}

/**
 * Names a refund that was recorded without the provider's name for it. Returns true if the report is about such money,
 * already recorded as refunded.
 */
async function nameReported(trx: Transaction<Database>, { id, paymentId, amount }: GatewayRefund): Promise<boolean> {
	const notedRefund = await trx
		.selectFrom("refunds")
		.selectAll()
		.where("payment_id", "=", paymentId)
		.where("state", "=", "processed")
		.where("provider_id", "is", null)
		.where("amount", ">=", amount)
		.orderBy("id")
		.executeTakeFirst();
	if (!notedRefund) return false;
	if (notedRefund.amount === amount) {
		await trx.updateTable("refunds").set({ provider_id: id }).where("id", "=", notedRefund.id).execute();
		return true;
	}
	const { id: _, ...rest } = notedRefund;
	await trx
		.updateTable("refunds")
		.set({ amount: notedRefund.amount - amount })
		.where("id", "=", notedRefund.id)
		.execute();
	await trx
		.insertInto("refunds")
		.values({ ...rest, amount, provider_id: id, idempotency_key: newKey() })
		.execute();
	return true;
}

const newKey = () => `reported-${randomBytes(12).toString("hex")}`;

async function addReported(trx: Transaction<Database>, fee: Fee, report: GatewayRefund, now: Date): Promise<Refund> {
	return trx
		.insertInto("refunds")
		.values({
			fee_id: fee.id,
			payment_id: report.paymentId,
			amount: report.amount,
			currency: report.currency,
			reason: "",
			state: "pending",
			origin: "provider",
			idempotency_key: newKey(),
			provider_id: report.id,
			asked_by_name: "Razorpay",
			attempts: 0,
			next_poll_at: now.toISOString(),
			created_at: now.toISOString(),
		})
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Returns the state to which a report leads from each state; undefined where it changes nothing. */
function nextState(state: RefundState, reportedStatus: GatewayRefund["status"]): RefundState | undefined {
	if (state === "processed" || state === reportedStatus) return undefined;
	if (reportedStatus === "pending") return state === "confirmed" ? "pending" : undefined;
	return reportedStatus;
}

async function moveRefund(
	trx: Transaction<Database>,
	fee: Fee,
	refund: Refund,
	report: GatewayRefund,
	{ now, onFeeChanged, onRefunded }: RefundContext,
): Promise<void> {
	const at = now().toISOString();
	const state = nextState(refund.state, report.status);
	const over = state === "processed" || state === "failed";
	await trx
		.updateTable("refunds")
		.set({
			provider_id: report.id,
			...(state && { state, problem: state === "failed" ? "The bank couldn’t process it." : null }),
			...(over && { finished_at: at, next_poll_at: null }),
		})
		.where("id", "=", refund.id)
		.execute();
	if (!over) return;
	const { feeState, whole } = await settleRefund(trx, fee, refund, at, state);
	if (feeState !== fee.state) await onFeeChanged?.(trx, fee.application_id);
	if (state === "processed")
		await onRefunded?.(trx, {
			refundId: refund.id,
			feeId: fee.id,
			feeKind: fee.kind,
			applicationId: fee.application_id,
			reference: fee.reference,
			paymentId: refund.payment_id,
			amount: refund.amount,
			whole,
			feeState,
			at,
		});
}

/** Applies the end of a refund to its payment and fee, and records it in the log. */
async function settleRefund(
	trx: Transaction<Database>,
	fee: Fee,
	refund: Refund,
	at: string,
	state: "processed" | "failed",
): Promise<{ feeState: Fee["state"]; whole: boolean }> {
	const payment = await trx
		.selectFrom("fee_payments")
		.select(["amount", "added"])
		.where("payment_id", "=", refund.payment_id)
		.executeTakeFirstOrThrow();
	const back = await totalRefunded(trx, refund.payment_id, ["processed"]);
	const whole = state === "processed" && payment.amount !== null && back >= refundableOf(payment);
	if (whole)
		await trx
			.updateTable("fee_payments")
			.set({ status: "refunded", reported_status: "refunded", reported_at: at, updated_at: at })
			.where("payment_id", "=", refund.payment_id)
			.execute();
	const feeState = whole ? (await recomputeFeeState(trx, fee, at)).next.state : fee.state;
	await appendFeeEvent(trx, {
		feeId: fee.id,
		source: "refund",
		kind: `refund_${state}`,
		key: `refund:${refund.id}:${state}`,
		paymentId: refund.payment_id,
		before: fee.state,
		after: feeState,
		detail: { refund: refund.id, amount: refund.amount, currency: refund.currency },
		at,
	});
	return { feeState, whole };
}

/** Tells whether a refund of a payment is under way. */
export function hasOrderedRefund(trx: Transaction<Database>, paymentId: string): Promise<boolean> {
	return hasRefund(trx, paymentId, orderedStates);
}

/**
 * Returns true if the provider may call a payment refunded because of a refund of ours that is under way and may still
 * fail, or that has failed after it was requested.
 */
export function mayBeUnfinished(trx: Transaction<Database>, paymentId: string): Promise<boolean> {
	return hasRefund(trx, paymentId, [...orderedStates, "failed"]);
}

async function hasRefund(trx: Transaction<Database>, paymentId: string, states: readonly RefundState[]) {
	const row = await trx
		.selectFrom("refunds")
		.select("id")
		.where("payment_id", "=", paymentId)
		.where("state", "in", states)
		.executeTakeFirst();
	return row !== undefined;
}

/**
 * Notes as given back whatever is left of a captured payment that the provider calls refunded. Its reports of the
 * refunds themselves may come later, and then name what is noted here.
 */
export async function noteRefunded(
	trx: Transaction<Database>,
	feeId: number,
	paymentId: string,
	{ at, origin, by, reason }: { at: string; origin: "provider" | "operator"; by: string; reason: string },
) {
	const payment = await trx
		.selectFrom("fee_payments")
		.select(["amount", "currency", "captured_at"])
		.where("payment_id", "=", paymentId)
		.executeTakeFirstOrThrow();
	if (payment.captured_at === null || payment.amount === null || payment.currency === null) return undefined;
	const remaining = payment.amount - (await totalRefunded(trx, paymentId, ["processed"]));
	if (remaining <= 0) return undefined;
	const { id } = await trx
		.insertInto("refunds")
		.values({
			fee_id: feeId,
			payment_id: paymentId,
			amount: remaining,
			currency: payment.currency,
			reason,
			state: "processed",
			origin,
			idempotency_key: newKey(),
			asked_by_name: by,
			finished_at: at,
			attempts: 0,
			created_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const { state } = await trx.selectFrom("fees").select("state").where("id", "=", feeId).executeTakeFirstOrThrow();
	await appendFeeEvent(trx, {
		feeId,
		source: "refund",
		kind: "refund_processed",
		key: `refund:${id}:processed`,
		paymentId,
		before: state,
		after: state,
		detail: { refund: id, amount: remaining, currency: payment.currency },
		at,
	});
	await trx
		.updateTable("refunds")
		.set({ state: "withdrawn", finished_at: at })
		.where("payment_id", "=", paymentId)
		.where("state", "=", "asked")
		.execute();
	return { refundId: id, amount: remaining };
}
