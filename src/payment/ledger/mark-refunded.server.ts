import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { counterOrder } from "#src/payment/counter/counter-payment.ts";
import type { FeeState } from "#src/payment/fee/fee.ts";
import { appendFeeEvent } from "#src/payment/fee/fee-events.server.ts";
import type { RefundFlag } from "#src/payment/fee/fee-state.ts";
import type { OnFeeChanged } from "#src/payment/fee/payment-event.ts";
import { recomputeFeeState } from "#src/payment/fee/recompute-fee-state.server.ts";
import { hasOrderedRefund, noteRefunded } from "#src/payment/refunds/record-refund.server.ts";

/** `of` is an application's reference or a payment's id; `by` is the member of staff who refunded it. */
export type RefundNote = { of: string; by: string; note: string; now: Date };

/** One captured payment of a fee; `amount` in paise. */
export type CapturedPayment = { id: string; amount: number | null; flag: RefundFlag | null };

/**
 * `state` is the fee's afterwards: still "paid" when another payment covers it, else "refunded". unknown: `of` is
 * neither a reference nor a payment. nothing-held: there is no captured payment. under-way: the office has ordered a
 * refund of it. several: name one of these payments instead.
 */
export type RefundResult =
	| { ok: true; reference: string; paymentId: string; state: FeeState }
	| { ok: false; reason: "unknown" | "already-refunded" | "nothing-held" | "under-way" }
	| { ok: false; reason: "several"; payments: CapturedPayment[] };

/**
 * Records that staff refunded a payment at the provider's dashboard; it moves no money. The provider's own event of the
 * refund leads to the same state, before or after this.
 */
export async function markRefunded(
	db: Db,
	{ of, by, note, now }: RefundNote,
	onFeeChanged?: OnFeeChanged,
): Promise<RefundResult> {
	const foundPayments = await findPayments(db, of);
	if (!foundPayments) return { ok: false, reason: "unknown" };
	const at = now.toISOString();
	return db.transaction().execute(async (trx): Promise<RefundResult> => {
		const fees = [];
		for (const id of foundPayments.feeIds) fees.push(await lockRow(trx, "fees", id));
		const payments = await readNamed(trx, foundPayments);
		const heldPayments = payments.filter(({ status }) => status === "captured");
		const [payment, ...others] = heldPayments;
		if (!payment)
			return {
				ok: false,
				reason: payments.some(({ status }) => status === "refunded") ? "already-refunded" : "nothing-held",
			};
		if (others.length > 0)
			return {
				ok: false,
				reason: "several",
				payments: heldPayments.map(({ id, amount, flag }) => ({ id, amount, flag })),
			};
		const fee = fees.find((each) => each?.id === payment.fee_id);
		if (!fee) return { ok: false, reason: "unknown" };
		if (await hasOrderedRefund(trx, payment.id)) return { ok: false, reason: "under-way" };
		await trx
			.updateTable("fee_payments")
			.set({ status: "refunded", reported_status: "refunded", reported_at: at, updated_at: at })
			.where("payment_id", "=", payment.id)
			.execute();
		await noteRefunded(trx, fee.id, payment.id, { at, origin: "operator", by, reason: note });
		const { next } = await recomputeFeeState(trx, fee, at);
		await appendFeeEvent(trx, {
			feeId: fee.id,
			source: "staff",
			kind: "refunded",
			key: `staff:refunded:${payment.id}`,
			paymentId: payment.id,
			before: fee.state,
			after: next.state,
			detail: { by, note },
			at,
		});
		if (next.state !== fee.state) await onFeeChanged?.(trx, fee.application_id);
		return { ok: true, reference: fee.reference, paymentId: payment.id, state: next.state };
	});
}

/** Fees that a reference belongs to, of either kind. */
type PaymentMatch = { feeIds: number[]; paymentId?: string };

async function findPayments(db: Db, of: string): Promise<PaymentMatch | undefined> {
	const payment = await db
		.selectFrom("fee_payments")
		.select(["payment_id", "fee_id"])
		.where("payment_id", "=", of)
		.executeTakeFirst();
	if (payment) return { feeIds: [payment.fee_id], paymentId: payment.payment_id };
	const fees = await db.selectFrom("fees").select("id").where("reference", "=", of).orderBy("id").execute();
	return fees.length > 0 ? { feeIds: fees.map(({ id }) => id) } : undefined;
}

function readNamed(trx: Transaction<Database>, { feeIds, paymentId }: PaymentMatch) {
	const all = trx
		.selectFrom("fee_payments")
		.select(["payment_id as id", "fee_id", "status", "amount", "flag"])
		.where("fee_id", "in", feeIds)
		.where("order_id", "!=", counterOrder)
		.orderBy("payment_id");
	return (paymentId === undefined ? all : all.where("payment_id", "=", paymentId)).execute();
}
