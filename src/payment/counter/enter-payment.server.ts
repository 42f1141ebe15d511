import type { Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { dayAtSchool, isDay } from "#src/calendar/day.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { announcePaid } from "#src/payment/fee/announce-paid.server.ts";
import { type Fee, isChecking } from "#src/payment/fee/fee.server.ts";
import { appendFeeEvent } from "#src/payment/fee/fee-events.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import { firstPollAt } from "#src/payment/fee/poll-schedule.ts";
import { recomputeFeeState } from "#src/payment/fee/recompute-fee-state.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { type CounterMethod, counterOrder, counterPaymentId } from "./counter-payment.ts";

type By = { id: number; name: string };
/** `message` says why not, for the member. */
export type EntryResult = { ok: true; entryId: number; receiptNumber: string } | Refusal;

/** `paidOn` is `YYYY-MM-DD`. */
export type CounterPayment = { feeId: number; method: CounterMethod; paidOn: string; note: string; by: By };

/** Context needed to enter a payment: the receipt's number is assigned with the receipt, or separately. */
export type CounterContext = Pick<PaymentContext, "now" | "onPaid" | "onFeeChanged"> & {
	nextReceiptNumber: (trx: Transaction<Database>, at: string) => Promise<string>;
};

const maxNoteLength = 500;

/**
 * Enters that a whole fee was paid at the school itself, or is waived. The fee is paid, with the next receipt number.
 */
export async function enterCounterPayment(
	trx: Transaction<Database>,
	{ feeId, method, paidOn, note: noteText, by }: CounterPayment,
	{ now, onPaid, onFeeChanged }: CounterContext,
): Promise<EntryResult> {
	const fee = await lockRow(trx, "fees", feeId);
	if (!fee) return refuse("We can’t find this fee.");
	const note = noteText.trim();
	const problem = problemWith(fee, { method, paidOn, note }, now());
	if (problem) return refuse(problem);
	const at = now().toISOString();
	const { id } = await trx
		.insertInto("counter_entries")
		.values({
			fee_id: feeId,
			method,
			amount: fee.amount,
			paid_on: paidOn,
			note,
			created_at: at,
			entered_by: by.id,
			entered_by_name: by.name,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const paymentId = counterPaymentId(id);
	await trx
		.insertInto("fee_payments")
		.values({
			payment_id: paymentId,
			fee_id: feeId,
			order_id: counterOrder,
			method,
			settled: 1 as const,
			status: "captured" as const,
			reported_status: "captured" as const,
			reported_at: at,
			captured_at: at,
			amount: fee.amount,
			currency: fee.currency,
			created_at: at,
			updated_at: at,
		})
		.execute();
	const { next } = await recomputeFeeState(trx, fee, at);
	await appendFeeEvent(trx, {
		feeId,
		source: "staff",
		kind: method === "waiver" ? "waived" : "paid_at_counter",
		key: `counter:${id}`,
		paymentId,
		before: fee.state,
		after: next.state,
		at,
		detail: { entry: id, method, amount: fee.amount, currency: fee.currency },
	});
	const { kind, reference, amount, currency, application_id: applicationId } = fee;
	const plan = { name: fee.plan_name, days: fee.plan_days };
	const paidFee = { feeId, kind, applicationId, reference, paymentId, amount, currency, plan, paidAt: at };
	await onPaid(trx, { ...paidFee, orderId: counterOrder });
	const { receipt_number } = await trx
		.selectFrom("fees")
		.select("receipt_number")
		.where("id", "=", feeId)
		.executeTakeFirstOrThrow();
	if (receipt_number === null) throw new Error("A fee that was just paid has no receipt number.");
	await trx.updateTable("counter_entries").set({ receipt_number }).where("id", "=", id).execute();
	if (method !== "waiver") await announcePaid(trx, fee, at);
	await onFeeChanged?.(trx, applicationId);
	const after = { entry: id, method, amount, receipt: receipt_number, paidOn, note };
	await record(trx, by, "counter-entered", feeId, after, now());
	return { ok: true, entryId: id, receiptNumber: receipt_number };
}

function problemWith(
	fee: Fee,
	{ method, paidOn, note }: { method: CounterMethod; paidOn: string; note: string },
	now: Date,
): string | undefined {
	if (fee.state === "paid") return "This fee is already paid.";
	if (fee.state === "refunded") return "This fee was paid and refunded.";
	if (fee.ended_at !== null) return "This fee is no longer owed because the seat was given up.";
	if (isChecking(fee, now)) return "We’re checking a payment for this fee with the bank. Wait for the result.";
	if (note === "")
		return method === "waiver"
			? "Enter a reason for the waiver."
			: "Enter who paid and how: the UTR number, or who received the cash.";
	if (note.length > maxNoteLength) return `The note can have up to ${maxNoteLength} characters.`;
	if (!isDay(paidOn)) return `“${paidOn}” isn’t a valid date.`;
	return paidOn > dayAtSchool(now) ? "Enter a date that isn’t in the future." : undefined;
}

/**
 * Takes back what was entered by an entry against it, with a receipt number of its own; nothing is deleted. The fee is
 * open again, unless another payment covers it.
 */
export async function reverseEntry(
	trx: Transaction<Database>,
	{ entryId, note: noteText, by }: { entryId: number; note: string; by: By },
	{ now, nextReceiptNumber, onPaid, onFeeChanged }: CounterContext,
): Promise<EntryResult> {
	const entry = await trx.selectFrom("counter_entries").selectAll().where("id", "=", entryId).executeTakeFirst();
	if (!entry || entry.takes_back !== null) return refuse("We can’t find this entry.");
	const note = noteText.trim();
	if (note === "" || note.length > maxNoteLength) return refuse("Enter a reason for the reversal.");
	const fee = await lockRow(trx, "fees", entry.fee_id);
	if (!fee) return refuse("We can’t find this fee.");
	const counterEntry = await trx
		.selectFrom("counter_entries")
		.select("id")
		.where("takes_back", "=", entryId)
		.executeTakeFirst();
	if (counterEntry) return refuse("It’s already reversed.");
	const at = now().toISOString();
	const receiptNumber = await nextReceiptNumber(trx, at);
	const { id } = await trx
		.insertInto("counter_entries")
		.values({
			fee_id: fee.id,
			method: entry.method,
			amount: -entry.amount,
			paid_on: dayAtSchool(now()),
			note,
			receipt_number: receiptNumber,
			takes_back: entryId,
			created_at: at,
			entered_by: by.id,
			entered_by_name: by.name,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const paymentId = counterPaymentId(entryId);
	await trx
		.updateTable("fee_payments")
		.set({
			settled: 0,
			status: "failed",
			reported_status: "failed",
			reported_at: at,
			captured_at: null,
			updated_at: at,
		})
		.where("payment_id", "=", paymentId)
		.execute();
	const after = await reopen(trx, fee, paymentId, at);
	await appendFeeEvent(trx, {
		feeId: fee.id,
		source: "staff",
		kind: entry.method === "waiver" ? "waiver_taken_back" : "counter_taken_back",
		key: `counter:${id}`,
		paymentId,
		before: fee.state,
		after,
		at,
		detail: { entry: id, takesBack: entryId, method: entry.method, amount: -entry.amount, currency: fee.currency },
	});
	if (after === "paid" && fee.payment_id === paymentId) await receiptOfOther(trx, fee.id, at, onPaid);
	await onFeeChanged?.(trx, fee.application_id);
	const change = { entry: id, takesBack: entryId, receipt: receiptNumber, note };
	await record(trx, by, "counter-taken-back", fee.id, change, now());
	return { ok: true, entryId: id, receiptNumber };
}

/** The only way in which a fee steps back: what had settled it was entered in error. */
async function reopen(trx: Transaction<Database>, fee: Fee, paymentId: string, at: string): Promise<Fee["state"]> {
	if (fee.payment_id !== paymentId) return fee.state;
	const other = await trx
		.selectFrom("fee_payments")
		.select(["payment_id", "settled", "status"])
		.where("fee_id", "=", fee.id)
		.where("order_id", "!=", counterOrder)
		.execute();
	const state = other.length > 0 ? "attempted" : fee.order_id === null ? "due" : "ordered";
	const open = { ...fee, state, payment_id: null } as const;
	await trx
		.updateTable("fees")
		.set({
			state,
			payment_id: null,
			paid_at: null,
			paid_on: null,
			compared_at: null,
			receipt_number: null,
			polling_since: at,
			poll_count: 0,
			next_poll_at: firstPollAt(new Date(at)),
			updated_at: at,
		})
		.where("id", "=", fee.id)
		.execute();
	return other.some(({ settled }) => settled === 1) ? (await recomputeFeeState(trx, open, at)).next.state : state;
}

/** The payment that covers the fee now gets a receipt of its own. */
async function receiptOfOther(trx: Transaction<Database>, feeId: number, at: string, onPaid: CounterContext["onPaid"]) {
	const fee = await trx.selectFrom("fees").selectAll().where("id", "=", feeId).executeTakeFirstOrThrow();
	const { application_id: applicationId, kind, reference, amount, currency } = fee;
	const { payment_id: paymentId, order_id: orderId } = fee;
	if (paymentId === null || orderId === null) throw new Error("A paid fee has no payment or no order.");
	const plan = { name: fee.plan_name, days: fee.plan_days };
	const paidFee = { feeId, kind, applicationId, reference, orderId, paymentId, amount, currency, plan, paidAt: at };
	await onPaid(trx, paidFee);
}

function record(trx: Transaction<Database>, by: By, act: ActName, feeId: number, after: object, now: Date) {
	return recordAct(trx, { actor: by.name, memberId: by.id, act, subject: { kind: "fee", id: feeId }, after }, now);
}
