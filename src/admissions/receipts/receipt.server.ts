import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { yearAtSchool } from "#src/calendar/day.ts";
import { nextNumber } from "#src/db/counter.server.ts";
import type { Database } from "#src/db/tables.ts";
import { formatReferenceNumber } from "#src/formatting/reference-number.ts";
import type { School } from "#src/forms/school.ts";
import { counterOrder, isCounterPayment } from "#src/payment/counter/counter-payment.ts";
import { type FeeKind, feeKinds } from "#src/payment/fee/fee.ts";
import type { PaidFee } from "#src/payment/fee/payment-event.ts";
import { listProcessedRefunds } from "#src/payment/refunds/refund-totals.server.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { receiptMessages } from "#src/school/messages/sets/emails/receipt-messages.ts";

/**
 * Assigns the next receipt number of the year in which the fee was paid: `DSA-26-R-000001`. Call it once per fee, in
 * the transaction that makes the fee paid: a rollback returns the number, so there are no gaps.
 * @param schoolShortName the prefix of every number
 */
export async function assignReceiptNumber(
	trx: Transaction<Database>,
	{ feeId, paidAt }: Pick<PaidFee, "feeId" | "paidAt">,
	schoolShortName: string,
): Promise<void> {
	const number = await nextReceiptNumber(trx, paidAt, schoolShortName);
	await trx.updateTable("fees").set({ receipt_number: number }).where("id", "=", feeId).execute();
}

/** The next number of the series of all receipts. @param at ISO 8601 */
export async function nextReceiptNumber(trx: Transaction<Database>, at: string, schoolShortName: string) {
	const year = yearAtSchool(new Date(at));
	return formatReferenceNumber(schoolShortName, year, "R", await nextNumber(trx, `receipts-${year}`));
}

/** A receipt as emails carry it; `amount` in paise, `paidAt` ISO 8601. */
export const paidReceipt = z.object({
	applicationId: z.number(),
	kind: z.enum(feeKinds),
	number: z.string(),
	reference: z.string(),
	plan: z.string(),
	amount: z.number(),
	/** Amount that the payment took besides the fee: the provider's charge to the payer, or less than 0 by an offer. */
	added: z.number().optional(),
	paidAt: z.string(),
	paymentId: z.string(),
	orderId: z.string(),
	/** Method as people read it, or null where the provider does not say. */
	method: z.string().nullable(),
	refunded: z.boolean(),
	/** Refunds of this payment: amounts in paise, and when, ISO 8601; the earliest first. */
	refunds: z.array(z.object({ amount: z.number(), at: z.string() })),
	/** Details of a payment at the school itself; null where a provider took it. */
	counter: z.object({ waived: z.boolean(), paidOn: z.string(), note: z.string() }).nullable(),
	/** No money moved: the order's key is one of the sandbox or of Razorpay's test mode. */
	test: z.boolean(),
});

export type ReceiptMessages = MessagesOf<typeof receiptMessages>;

export type PaidReceipt = z.output<typeof paidReceipt>;

/**
 * The receipt of a fee, of the application fee where no other is named, or undefined while it is not paid.
 * @param school in whose words it says how the fee was paid
 */
export async function readReceipt(
	db: Kysely<Database>,
	by: { feeId: number } | { applicationId: number; kind?: FeeKind },
	{ schoolMessages }: Pick<School, "schoolMessages"> = {},
): Promise<PaidReceipt | undefined> {
	const fee = await db
		.selectFrom("fees")
		.leftJoin("fee_payments", "fee_payments.payment_id", "fees.payment_id")
		.selectAll("fees")
		.select(["fee_payments.method", "fee_payments.added"])
		.where((row) =>
			"feeId" in by
				? row("fees.id", "=", by.feeId)
				: row.and({ "fees.application_id": by.applicationId, "fees.kind": by.kind ?? "application" }),
		)
		.executeTakeFirst();
	// All are set in the transaction that makes the fee paid, or before.
	if (!fee?.receipt_number || !fee.paid_at || !fee.payment_id) return undefined;
	const entry = isCounterPayment(fee.payment_id) ? await readEntry(db, fee.payment_id) : undefined;
	if (!entry && !(fee.order_id && fee.order_key)) return undefined;
	return {
		applicationId: fee.application_id,
		kind: fee.kind,
		number: fee.receipt_number,
		reference: fee.reference,
		plan: fee.plan_name,
		amount: fee.amount,
		added: fee.added || undefined,
		paidAt: fee.paid_at,
		paymentId: fee.payment_id,
		orderId: entry ? counterOrder : (fee.order_id ?? ""),
		method: fee.method && methodIn(messagesIn(receiptMessages, schoolMessages), fee.method),
		refunded: fee.state === "refunded",
		refunds: await listProcessedRefunds(db, fee.payment_id),
		counter: entry ? { waived: entry.method === "waiver", paidOn: entry.paid_on, note: entry.note } : null,
		test: !entry && isTestKey(fee.order_key),
	};
}

function readEntry(db: Kysely<Database>, paymentId: string) {
	return db
		.selectFrom("counter_entries")
		.select(["method", "paid_on", "note"])
		.where("id", "=", Number(paymentId.replace("counter_", "")))
		.executeTakeFirst();
}

/** Tells whether orders made with this key move no money: it is one of the sandbox or of Razorpay's test mode. */
export function isTestKey(orderKey: string | null): boolean {
	return /^rzp_(test|sandbox)_/.test(orderKey ?? "");
}

function methodIn(messages: ReceiptMessages, method: string): string {
	const methods: Record<string, string> = {
		card: messages.cardMethod,
		upi: messages.upiMethod,
		netbanking: messages.netBankingMethod,
		wallet: messages.walletMethod,
		emi: messages.emiMethod,
		cardless_emi: messages.cardlessEmiMethod,
		paylater: messages.payLaterMethod,
		cash: messages.cashMethod,
		transfer: messages.transferMethod,
		upi_counter: messages.upiCounterMethod,
	};
	return methods[method] ?? method;
}
