import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { isMailAddress } from "#src/forms/contact-details/mail-address.ts";
import { oneLine, type QueuedEmail } from "#src/mail/message.ts";

/**
 * Puts an e-mail into the outbox, in the transaction of the record that causes it; `deliverDue` sends it after the
 * commit.
 * @param dueAt when it may leave
 * @param actId the act of a member that causes it; see `withdrawHeld`
 * @throws TypeError for an address that `isMailAddress` refuses: check addresses where they enter
 */
export async function enqueue(
	trx: Transaction<Database>,
	email: QueuedEmail,
	now: Date,
	dueAt: Date = now,
	actId: number | null = null,
): Promise<void> {
	const { about, to, replyTo, template, data, attachment } = email;
	for (const address of [to.address, replyTo?.address]) {
		if (address !== undefined && !isMailAddress(address)) throw new TypeError("An e-mail needs plain mail addresses.");
	}
	await trx
		.insertInto("outbox")
		.values({
			about,
			to_name: oneLine(to.name),
			to_address: to.address,
			reply_to: replyTo ? JSON.stringify({ name: oneLine(replyTo.name ?? ""), address: replyTo.address }) : null,
			template,
			data,
			attachment: attachment ?? null,
			message_id: randomUUID(),
			state: "queued",
			attempts: 0,
			due_at: dueAt.toISOString(),
			last_error: null,
			created_at: now.toISOString(),
			sent_at: null,
			act_id: actId,
		})
		.execute();
}
