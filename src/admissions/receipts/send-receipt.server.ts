import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import type { PaidFee } from "#src/payment/fee/payment-event.ts";
import { feePaidEmail } from "./fee-paid-email.server.ts";
import { feeWaivedEmail } from "./fee-waived-email.server.ts";
import { payerAddresses } from "./payer-addresses.server.ts";
import { payerReceiptEmail } from "./payer-receipt-email.server.ts";
import { assignReceiptNumber, readReceipt } from "./receipt.server.ts";

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
	const receipt = await readReceipt(trx, { feeId });
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
