import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import type { PaidFee } from "#src/payment/fee/payment-event.server.ts";
import { feePaidEmail } from "./fee-paid-email.server.ts";
import { numberReceipt, readReceipt } from "./receipt.server.ts";

/** Gives the fee its receipt number and tells the applicant that it has arrived, in the transaction that makes it paid. */
export async function acknowledgePayment(
	trx: Transaction<Database>,
	school: School,
	{ applicationId }: Pick<PaidFee, "applicationId">,
	now: Date,
): Promise<void> {
	const applicant = await trx
		.selectFrom("applications")
		.select(["name", "email"])
		.where("id", "=", applicationId)
		.executeTakeFirstOrThrow();
	const { id } = await trx
		.selectFrom("fees")
		.select("id")
		.where("application_id", "=", applicationId)
		.executeTakeFirstOrThrow();
	await numberReceipt(trx, id, school.shortName);
	const receipt = await readReceipt(trx, { feeId: id });
	if (!receipt) throw new Error("A fee that was just paid has no receipt.");
	await enqueue(trx, feePaidEmail(school, applicant, id, receipt), now);
}
