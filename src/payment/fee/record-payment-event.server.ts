import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { mayBeUnfinished, noteRefunded } from "#src/payment/refunds/record-refund.server.ts";
import { announcePaid } from "./announce-paid.server.ts";
import { hitCrashPoint } from "./crash-points.server.ts";
import type { Fee } from "./fee.server.ts";
import { appendFeeEvent } from "./fee-events.server.ts";
import { mergePayment, type PaymentRow } from "./merge-payment.server.ts";
import {
	eventKey,
	isIdempotent,
	type PaidFee,
	type PaymentContext,
	type PaymentEvent,
	type RecordedEvent,
} from "./payment-event.ts";
import { type FlaggedPayment, recomputeFeeState } from "./recompute-fee-state.server.ts";

/**
 * The way a fee moves forward: due → ordered → attempted → paid → refunded. Verified events may arrive from
 * any source, in any order, repeatedly and concurrently; the result is the same. Each is recorded in one transaction,
 * which begins by locking the fee.
 */
export async function recordPaymentEvent(
	db: Db,
	event: PaymentEvent,
	{ now, onPaid, onFeeChanged, onRefunded, log }: PaymentContext,
): Promise<RecordedEvent> {
	const fee = await db.selectFrom("fees").selectAll().where("order_id", "=", event.orderId).executeTakeFirst();
	if (!fee) {
		await recordForReplacedOrder(db, event, { now, log });
		return { known: false };
	}
	if (isIdempotent(event) && (await isRecorded(db, eventKey(event)))) return leaveUnchanged(fee);
	const at = now().toISOString();
	const { recorded, flagged } = await db
		.transaction()
		.execute((trx) => record(trx, fee.id, event, { at, onPaid, onFeeChanged, onRefunded }));
	for (const { id, flag } of flagged)
		log?.error({ reference: fee.reference, payment: id, flag }, "payment must be refunded");
	return recorded;
}

async function isRecorded(db: Db, key: string): Promise<boolean> {
	return (await db.selectFrom("fee_events").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
}

/** An event for a replaced order settles nothing, but money may have moved where that order was created. */
async function recordForReplacedOrder(
	db: Db,
	event: PaymentEvent,
	{ now, log }: Pick<PaymentContext, "now" | "log">,
): Promise<void> {
	const { source, orderId, payment, order } = event;
	const fee = await db
		.selectFrom("fee_events")
		.innerJoin("fees", "fees.id", "fee_events.fee_id")
		.select(["fees.id", "fees.state", "fees.reference"])
		.where("key", "=", `ordered:${orderId}`)
		.executeTakeFirst();
	if (!fee) return;
	await appendFeeEvent(db, {
		feeId: fee.id,
		source,
		kind: "payment_of_replaced_order",
		key: eventKey(event),
		paymentId: payment.id,
		before: fee.state,
		after: fee.state,
		detail: { ...payment, order },
		at: now().toISOString(),
	});
	log?.error(
		{ reference: fee.reference, payment: payment.id, status: payment.status },
		"a payment of a replaced order was reported: look at the provider's dashboard",
	);
}

async function record(
	trx: Transaction<Database>,
	feeId: number,
	reportedPaymentEvent: PaymentEvent,
	{
		at,
		onPaid,
		onFeeChanged,
		onRefunded,
	}: { at: string } & Pick<PaymentContext, "onPaid" | "onFeeChanged" | "onRefunded">,
): Promise<{ recorded: RecordedEvent; flagged: FlaggedPayment[] }> {
	const fee = await lockRow(trx, "fees", feeId);
	if (!fee) throw new Error("The fee of a payment event was deleted.");
	const event = await withoutOpenRefund(trx, reportedPaymentEvent);
	const { source, payment, order } = event;
	const feePayment = await trx
		.selectFrom("fee_payments")
		.selectAll()
		.where("payment_id", "=", payment.id)
		.executeTakeFirst();
	const log = { feeId, source, paymentId: payment.id, before: fee.state, at, detail: { ...payment, order } };
	if (feePayment && feePayment.fee_id !== feeId) {
		await appendFeeEvent(trx, { ...log, key: eventKey(event), kind: "payment_of_another_fee", after: fee.state });
		return { recorded: leaveUnchanged(fee), flagged: [] };
	}
	await mergePayment(trx, fee, event, feePayment, at);
	const notedRefund =
		payment.status === "refunded" && feePayment?.status !== "refunded"
			? await noteRefunded(trx, feeId, payment.id, { at, origin: "provider", by: "Razorpay", reason: "" })
			: undefined;
	const { next, flagged } = await recomputeFeeState(trx, fee, at, {
		newAttempt: !feePayment,
		newAuthorisation: payment.status === "authorized" && feePayment?.reported_status !== "authorized",
		newCapture: payment.status === "captured" && feePayment?.status !== "captured",
	});
	await appendFeeEvent(trx, { ...log, key: logKey(event, feePayment), kind: payment.status, after: next.state });
	if (next.state === "paid" && next.paymentId && fee.state !== "paid") {
		await onPaid(trx, toPaidFee(fee, event.orderId, next.paymentId, at));
		await announcePaid(trx, fee, at);
	}
	if (next.state !== fee.state) await onFeeChanged?.(trx, fee.application_id);
	if (notedRefund) {
		const { application_id: applicationId, reference } = fee;
		const of = {
			feeId,
			feeKind: fee.kind,
			applicationId,
			reference,
			paymentId: payment.id,
			whole: true,
			feeState: next.state,
			at,
		};
		await onRefunded?.(trx, { ...notedRefund, ...of });
	}
	hitCrashPoint(`${source}-uncommitted`);
	const changed = next.state !== fee.state || next.paymentId !== fee.payment_id;
	return { recorded: { known: true, ...next, changed }, flagged };
}

/** The provider calls a payment refunded as soon as all of it is on its way back; until it has left, it is captured. */
async function withoutOpenRefund(trx: Transaction<Database>, event: PaymentEvent): Promise<PaymentEvent> {
	if (event.payment.status !== "refunded" || !(await mayBeUnfinished(trx, event.payment.id))) return event;
	return { ...event, payment: { ...event.payment, status: "captured" } };
}

/** A poll that contradicts the last reported status is logged again; one that repeats it is not. */
function logKey(event: PaymentEvent, storedPayment: PaymentRow | undefined): string {
	const key = eventKey(event);
	return isIdempotent(event) || !storedPayment ? key : `${key}:after:${storedPayment.reported_status}`;
}

function leaveUnchanged(fee: Fee): RecordedEvent {
	return { known: true, state: fee.state, paymentId: fee.payment_id, changed: false };
}

function toPaidFee(fee: Fee, orderId: string, paymentId: string, paidAt: string): PaidFee {
	return {
		feeId: fee.id,
		kind: fee.kind,
		applicationId: fee.application_id,
		reference: fee.reference,
		orderId,
		paymentId,
		amount: fee.amount,
		currency: fee.currency,
		plan: { name: fee.plan_name, days: fee.plan_days },
		paidAt,
	};
}
