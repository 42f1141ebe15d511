import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { enqueueAll } from "#src/mail/outbox/enqueue.server.ts";
import { countMail } from "./count-mail.server.ts";

/**
 * Puts the emails that a form causes into the outbox. Anyone can enter anyone's address, so one address gets no more
 * than ten acknowledgements a day, no matter who sends the forms and from where; the school's own notices always leave.
 * What was sent is stored in any case.
 * @param address the sender's, as it was entered
 */
export async function enqueueAcknowledged(
	trx: Transaction<Database>,
	emails: readonly QueuedEmail[],
	address: string | null,
	now: Date,
): Promise<void> {
	const toSender = emails.filter(({ to }) => to.address === address);
	const tooMany =
		address !== null && toSender.length > 0 && (await countMail(trx, "acknowledgement", address.toLowerCase(), now));
	await enqueueAll(trx, tooMany ? emails.filter((email) => !toSender.includes(email)) : emails, now);
}
