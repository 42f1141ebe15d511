import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import { refundableOf } from "#src/payment/fee/fee-state.ts";
import type { PaidFee, ProcessedRefund } from "#src/payment/fee/payment-event.ts";
import { totalRefunded } from "#src/payment/refunds/refund-totals.server.ts";
import { feePaidEmail, payerReceiptEmail } from "./fee-paid-email.server.ts";
import { feeRefunded } from "./fee-refunded-email.server.ts";
import { feeWaivedEmail } from "./fee-waived-email.server.ts";
import { assignReceiptNumber, isTestKey, readReceipt } from "./receipt.server.ts";

/**
 * Assigns a paid fee its receipt number and queues the emails to the applicant and to anyone who paid by a link and
 * left an address, in the transaction that makes the fee paid.
 */
export async function sendReceipt(
	trx: Transaction<Database>,
	school: School,
	{ feeId, kind, applicationId, paidAt }: Pick<PaidFee, "feeId" | "kind" | "applicationId" | "paidAt">,
	now: Date,
): Promise<void> {
	await assignReceiptNumber(trx, { feeId, paidAt }, school.shortName);
	const receipt = await readReceipt(trx, { feeId }, school);
	if (!receipt) throw new Error("A fee that was just paid has no receipt.");
	const applicant = await trx
		.selectFrom("applications")
		.select(["name", "email"])
		.where("id", "=", applicationId)
		.executeTakeFirstOrThrow();
	if (applicant.email !== "") {
		const write = receipt.counter?.waived ? feeWaivedEmail : feePaidEmail;
		await enqueue(trx, write(school, applicant, feeId, receipt), now);
	}
	// Anyone who was to pay by a link has not paid what came in at the school itself.
	if (receipt.counter) return;
	const { name, email } = applicant;
	for (const address of await payerAddresses(trx, { applicationId, kind, applicant: email }, now))
		await enqueue(trx, payerReceiptEmail(school, { name, address, receipt }, feeId), now);
}

/** Finds the addresses to which payers want the receipt of a fee, each once, leaving out the applicant's own. */
async function payerAddresses(
	trx: Transaction<Database>,
	{ applicationId, kind, applicant }: { applicationId: number; kind: FeeKind; applicant: string },
	now: Date,
): Promise<string[]> {
	const rows = await trx
		.selectFrom("access_tokens")
		.select("receipt_email")
		.where("application_id", "=", applicationId)
		.where("scope", "=", kind === "seat" ? "seat-fee" : "fee")
		.where("receipt_email", "is not", null)
		.where("expires_at", ">", now.toISOString())
		.orderBy("created_at")
		.execute();
	const byKey = new Map(rows.flatMap(({ receipt_email: to }) => (to === null ? [] : [[to.toLowerCase(), to]])));
	byKey.delete(applicant.trim().toLowerCase());
	return [...byKey.values()];
}

/** Queues the letter about a refund, in the transaction that records its end. No one is written to who was erased. */
export async function sendRefundLetter(
	trx: Transaction<Database>,
	school: School,
	{ refundId, feeId, feeKind: kind, applicationId, reference, paymentId, amount, at }: ProcessedRefund,
	now: Date,
): Promise<void> {
	const { name, email: address } = await trx
		.selectFrom("applications")
		.select(["name", "email"])
		.where("id", "=", applicationId)
		.executeTakeFirstOrThrow();
	if (address === "") return;
	const { order_key } = await trx
		.selectFrom("fees")
		.select("order_key")
		.where("id", "=", feeId)
		.executeTakeFirstOrThrow();
	const { provider_id } = await trx
		.selectFrom("refunds")
		.select("provider_id")
		.where("id", "=", refundId)
		.executeTakeFirstOrThrow();
	const payment = await trx
		.selectFrom("fee_payments")
		.select(["amount", "added"])
		.where("payment_id", "=", paymentId)
		.executeTakeFirstOrThrow();
	const back = await totalRefunded(trx, paymentId, ["processed"]);
	const remaining = Math.max(0, refundableOf(payment) - back);
	const charge = remaining === 0 ? Math.max(0, (payment.amount ?? 0) - back) : 0;
	const data = { name, reference, kind, amount, left: remaining, charge, paymentId, at, test: isTestKey(order_key) };
	const letter = { ...data, refund: provider_id ?? String(refundId) };
	await enqueue(trx, emailBy(feeRefunded, letter, toPerson(school, reference, { name, address })), now);
}
