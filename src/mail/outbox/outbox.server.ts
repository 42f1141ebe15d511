import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { nextAttempt } from "#src/mail/delivery/backoff.ts";
import { AttachmentFailed, readFailure } from "#src/mail/delivery/failure.ts";
import type { Attachment, MailTransport, OutgoingMail } from "#src/mail/delivery/transport.ts";
import { isMailAddress, type Message, oneLine, type Person } from "#src/mail/message.ts";
import type { OutboxTable } from "./outbox.table.ts";

/** How long a process may be at one mail before others take it for lost. */
const LEASE_MS = 10 * 60_000;

/**
 * Puts a message into the outbox, in the transaction of the record that causes it; it leaves when `deliverDue` runs after the commit.
 * @throws TypeError for an address that `isMailAddress` refuses: check where addresses enter
 */
export async function enqueue(trx: Transaction<Database>, message: Message, now: Date): Promise<void> {
	for (const address of [message.to.address, message.replyTo?.address]) {
		if (address !== undefined && !isMailAddress(address)) throw new TypeError("A message needs plain mail addresses.");
	}
	const replyTo = message.replyTo && { name: oneLine(message.replyTo.name ?? ""), address: message.replyTo.address };
	await trx
		.insertInto("outbox")
		.values({
			about: message.about,
			to_name: oneLine(message.to.name),
			to_address: message.to.address,
			reply_to: replyTo ? JSON.stringify(replyTo) : null,
			subject: oneLine(message.subject),
			text: message.text,
			html: message.html,
			attachment: message.attachment ?? null,
			message_id: randomUUID(),
			state: "queued",
			attempts: 0,
			due_at: now.toISOString(),
			last_error: null,
			created_at: now.toISOString(),
			sent_at: null,
		})
		.execute();
}

type Row = Selectable<OutboxTable>;
type Outcome = "sent" | "delayed" | "dead";

export type Delivery = {
	from: Person;
	/** The clock; it is read again for each mail, since a slow server can make one run long. */
	now: () => Date;
	/** The most mails that one run tries. */
	limit: number;
	/** The file that goes along under this key; undefined or a failure delays the mail. Default: no mail has one. */
	attach?: ((key: string) => Promise<Attachment | undefined>) | undefined;
	log: Record<"info" | "warn" | "error", (fields: object, text: string) => void>;
	/** Ends the run after the mail in hand. */
	signal?: AbortSignal | undefined;
};

/**
 * Sends what is due, oldest first, and says how many went which way. Any number of processes may run it at once: each mail is
 * taken by one. A process that dies between sending and writing that down causes a repeat with the same Message-ID.
 * The run ends early when the transport itself is out of order; what was not tried stays due.
 */
export async function deliverDue(
	db: Db,
	transport: MailTransport,
	delivery: Delivery,
): Promise<Record<Outcome, number>> {
	const tally = { sent: 0, delayed: 0, dead: 0 };
	for (let tried = 0; tried < delivery.limit && !delivery.signal?.aborted; tried++) {
		const row = await claimNext(db, delivery.now());
		if (!row) break;
		const { outcome, wayOpen } = await deliver(db, transport, row, delivery);
		tally[outcome]++;
		if (!wayOpen) break;
	}
	return tally;
}

async function claimNext(db: Db, now: Date): Promise<Row | undefined> {
	for (;;) {
		const due = db
			.selectFrom("outbox")
			.selectAll()
			.where("state", "=", "queued")
			.where("due_at", "<=", now.toISOString());
		const row = await due.orderBy("due_at").orderBy("id").limit(1).executeTakeFirst();
		if (!row) return undefined;
		const claim = { attempts: row.attempts + 1, due_at: new Date(now.getTime() + LEASE_MS).toISOString() };
		if (await updateClaimed(db, row, claim)) return { ...row, ...claim };
	}
}

/** Changes the row only if nobody took it since it was read: every claim counts `attempts` up. */
async function updateClaimed(db: Db, row: Row, change: Partial<Row>): Promise<boolean> {
	const mine = db
		.updateTable("outbox")
		.set(change)
		.where("id", "=", row.id)
		.where("state", "=", "queued")
		.where("attempts", "=", row.attempts);
	return (await mine.executeTakeFirst()).numUpdatedRows > 0n;
}

async function deliver(
	db: Db,
	transport: MailTransport,
	row: Row,
	delivery: Delivery,
): Promise<{ outcome: Outcome; wayOpen: boolean }> {
	const { from, now, log } = delivery;
	const facts = { mail: row.id, about: row.about, attempt: row.attempts, transport: transport.name };
	try {
		await transport.send({ ...toOutgoing(row, from), attachment: await fileFor(row, delivery) });
	} catch (error) {
		const { kind, reason } = readFailure(error);
		const next = nextAttempt(row.attempts, kind === "refused", now(), Math.random());
		const change = next ? { due_at: next.toISOString() } : { state: "dead" as const };
		await updateClaimed(db, row, { ...change, last_error: reason });
		if (next) log.warn({ ...facts, reason, next: next.toISOString() }, "mail delayed");
		else log.error({ ...facts, reason }, "mail given up");
		return { outcome: next ? "delayed" : "dead", wayOpen: kind !== "way" };
	}
	// Links in a mail carry tokens, so the text goes once it is delivered.
	const sent = { state: "sent", text: "", html: "", last_error: null, sent_at: now().toISOString() } as const;
	await db.updateTable("outbox").set(sent).where("id", "=", row.id).execute();
	log.info(facts, "mail sent");
	return { outcome: "sent", wayOpen: true };
}

async function fileFor({ attachment: key, about }: Row, { attach, log }: Delivery): Promise<Attachment | undefined> {
	if (key === null) return undefined;
	try {
		const file = await attach?.(key);
		if (file) return file;
	} catch (error) {
		log.error({ about, attachment: key, err: error }, "a file for a mail could not be made");
	}
	throw new AttachmentFailed();
}

function toOutgoing(row: Row, from: Person): OutgoingMail {
	return {
		from,
		to: { name: row.to_name, address: row.to_address },
		replyTo: row.reply_to ? JSON.parse(row.reply_to) : undefined,
		subject: row.subject,
		text: row.text,
		html: row.html,
		messageId: `<${row.message_id}@${from.address.split("@").at(-1)}>`,
		date: new Date(row.created_at),
	};
}
