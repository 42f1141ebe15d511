import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { refundableOf } from "#src/payment/fee/fee-state.ts";
import type { ProcessedRefund } from "#src/payment/fee/payment-event.ts";
import { sumOfRefunds } from "#src/payment/refunds/refund-sums.server.ts";
import { feeRefunded } from "./fee-refunded-email.server.ts";
import { isTestKey } from "./receipt.server.ts";

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
	const back = await sumOfRefunds(trx, paymentId, ["processed"]);
	const left = Math.max(0, refundableOf(payment) - back);
	const charge = left === 0 ? Math.max(0, (payment.amount ?? 0) - back) : 0;
	const data = { name, reference, kind, amount, left, charge, paymentId, at, test: isTestKey(order_key) };
	const letter = { ...data, refund: provider_id ?? String(refundId) };
	await enqueue(trx, emailBy(feeRefunded, letter, toPerson(school, reference, { name, address })), now);
}
