import type { Transaction } from "kysely";
import type { Database } from "../../db/tables.ts";
import { enqueue } from "../../mail/outbox.server.ts";
import type { PaidFee } from "../../payment/fact.server.ts";
import { type MailDesk, paymentMail } from "./mails.server.ts";

/** Tells the applicant that the fee has arrived, in the transaction that makes it paid. */
export async function enqueuePaymentMail(trx: Transaction<Database>, desk: MailDesk, paid: PaidFee, now: Date): Promise<void> {
	const { name, email } = await trx.selectFrom("applications").select(["name", "email"]).where("id", "=", paid.applicationId).executeTakeFirstOrThrow();
	await enqueue(trx, paymentMail(desk, { ...paid, name, email }), now);
}
