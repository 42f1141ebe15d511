import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import { compiledInsert } from "#src/db/queries/compiled-insert.server.ts";
import type { Database } from "#src/db/tables.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { writtenLanguage } from "#src/languages/language.ts";
import { oneLine, type QueuedEmail } from "#src/mail/message.ts";
import { sealData } from "./sealed-data.server.ts";

/**
 * Puts an email into the outbox, in the transaction of the record that causes it; `deliverDue` sends it after the
 * commit.
 * @param dueAt when it may leave
 * @param actId the act of a member that causes it; see `withdrawHeld`
 * @throws TypeError for an address that `isMailAddress` refuses: check addresses where they enter
 */
export function enqueue(
	trx: Transaction<Database>,
	email: QueuedEmail,
	now: Date,
	dueAt: Date = now,
	actId: number | null = null,
): Promise<void> {
	return insert(trx, [rowOf(trx, email, { now, dueAt, actId })]);
}

/** The same for an email that is followed. @returns its id */
export async function enqueueFollowed(trx: Transaction<Database>, email: QueuedEmail, now: Date): Promise<number> {
	const { id } = await trx
		.insertInto("outbox")
		.values(rowOf(trx, email, { now, dueAt: now, actId: null }))
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** The same for several emails, in one statement. */
export async function enqueueAll(trx: Transaction<Database>, emails: readonly QueuedEmail[], now: Date): Promise<void> {
	if (emails.length === 0) return;
	await insert(
		trx,
		emails.map((email) => rowOf(trx, email, { now, dueAt: now, actId: null })),
	);
}

const insertRows = compiledInsert("outbox", (insert) => insert);

async function insert(trx: Transaction<Database>, rows: Insertable<Database["outbox"]>[]): Promise<void> {
	await insertRows(trx, ...rows);
}

function rowOf(
	trx: Transaction<Database>,
	{ about, to, replyTo, template, data, secrets, attachment }: QueuedEmail,
	{ now, dueAt, actId }: { now: Date; dueAt: Date; actId: number | null },
): Insertable<Database["outbox"]> {
	for (const address of [to.address, replyTo?.address]) {
		if (address !== undefined && !isMailAddress(address)) throw new TypeError("An email needs plain email addresses.");
	}
	const message_id = randomUUID();
	return {
		about,
		to_name: oneLine(to.name),
		to_address: to.address,
		reply_to: replyTo ? JSON.stringify({ name: oneLine(replyTo.name ?? ""), address: replyTo.address }) : null,
		template,
		data: sealData(trx, { data, secrets }, message_id),
		attachment: attachment ?? null,
		message_id,
		state: "queued",
		attempts: 0,
		due_at: dueAt.toISOString(),
		last_error: null,
		created_at: now.toISOString(),
		sent_at: null,
		act_id: actId,
		language: writtenLanguage(),
	};
}
