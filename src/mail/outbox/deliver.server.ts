import type { Selectable } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { isolateNames } from "#src/formatting/direction.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english, type LanguageTag } from "#src/languages/language.ts";
import type { WriteEmail } from "#src/mail/define-email.ts";
import { nextAttempt } from "#src/mail/delivery/backoff.ts";
import { EmailContentError, readFailure } from "#src/mail/delivery/failure.ts";
import type { Attachment, MailTransport, OutgoingMail } from "#src/mail/delivery/transport.ts";
import { oneLine, type Person } from "#src/mail/message.ts";
import { renderEmail } from "#src/mail/template/render-email.tsx";
import { openData } from "./sealed-data.server.ts";

/** Time for which one process may work on an email before others consider it dead; milliseconds. */
const leaseMs = 10 * 60_000;

type Row = Selectable<Database["outbox"]>;
type Outcome = "sent" | "delayed" | "dead";

export type Delivery = {
	from: Person;
	/** The clock; read again for each email, since a slow server can make one run long. */
	now: () => Date;
	/** The most emails that one run tries. */
	limit: number;
	write: WriteEmail;
	/**
	 * Finds the language of the record that an email is about, for one that the office or a job has caused. Default:
	 * English.
	 */
	languageOf?: ((about: string) => Promise<LanguageTag | undefined>) | undefined;
	/** Makes the attachment for a key; undefined or a failure delays the email. Default: no email has one. */
	attach?: ((key: string) => Promise<Attachment | undefined>) | undefined;
	log: Record<"info" | "warn" | "error", (fields: object, text: string) => void>;
	/** Ends the run after the current email. */
	signal?: AbortSignal | undefined;
};

/**
 * Sends what is due, oldest first. Any number of processes may run it at once: each email is leased by one. A
 * process that dies between sending and recording that causes a repeat with the same Message-ID. The run ends early
 * when the transport itself is unavailable; what was not tried stays due.
 * @returns how many emails ended which way
 */
export async function deliverDue(
	db: Db,
	transport: MailTransport,
	delivery: Delivery,
): Promise<Record<Outcome, number>> {
	const tally = { sent: 0, delayed: 0, dead: 0 };
	for (let tried = 0; tried < delivery.limit && !delivery.signal?.aborted; tried++) {
		const row = await leaseNext(db, delivery.now());
		if (!row) break;
		const { outcome, transportWorks } = await deliver(db, transport, row, delivery);
		tally[outcome]++;
		if (!transportWorks) break;
	}
	return tally;
}

/** Tells whether there is anything to send. */
export async function isMailDue(db: Db, now: Date): Promise<boolean> {
	const due = db.selectFrom("outbox").select("id").where("state", "=", "queued");
	return (await due.where("due_at", "<=", now.toISOString()).limit(1).executeTakeFirst()) !== undefined;
}

async function leaseNext(db: Db, now: Date): Promise<Row | undefined> {
	for (;;) {
		const due = db
			.selectFrom("outbox")
			.selectAll()
			.where("state", "=", "queued")
			.where("due_at", "<=", now.toISOString());
		const row = await due.orderBy("due_at").orderBy("id").limit(1).executeTakeFirst();
		if (!row) return undefined;
		const lease = { attempts: row.attempts + 1, due_at: new Date(now.getTime() + leaseMs).toISOString() };
		if (await updateLeased(db, row, lease)) return { ...row, ...lease };
	}
}

/** Changes the row unless another process has leased it since it was read: every lease increments `attempts`. */
async function updateLeased(db: Db, row: Row, change: Partial<Row>): Promise<boolean> {
	const unchanged = db
		.updateTable("outbox")
		.set(change)
		.where("id", "=", row.id)
		.where("state", "=", "queued")
		.where("attempts", "=", row.attempts);
	return (await unchanged.executeTakeFirst()).numUpdatedRows > 0n;
}

async function deliver(
	db: Db,
	transport: MailTransport,
	row: Row,
	delivery: Delivery,
): Promise<{ outcome: Outcome; transportWorks: boolean }> {
	const { now, log } = delivery;
	const details = { mail: row.id, about: row.about, attempt: row.attempts, transport: transport.name };
	try {
		const language = row.language ?? (await delivery.languageOf?.(row.about)) ?? english;
		const attachment = await inLanguage(language, () => attachmentOf(row, delivery));
		await transport.send({ ...compose(db, row, language, delivery), attachment });
	} catch (error) {
		const { kind, reason } = readFailure(error);
		const next = nextAttempt(row.attempts, kind === "refused", now(), Math.random());
		const change = next ? { due_at: next.toISOString() } : { state: "dead" as const };
		await updateLeased(db, row, { ...change, last_error: reason });
		if (next) log.warn({ ...details, reason, next: next.toISOString() }, "email delayed");
		else log.error({ ...details, reason }, "email not delivered");
		return { outcome: next ? "delayed" : "dead", transportWorks: kind !== "transport" };
	}
	const sentState = { state: "sent", data: "{}", last_error: null, sent_at: now().toISOString() } as const;
	await db.updateTable("outbox").set(sentState).where("id", "=", row.id).execute();
	log.info(details, "email sent");
	return { outcome: "sent", transportWorks: true };
}

function compose(db: Db, row: Row, language: LanguageTag, { from, write, log }: Delivery): OutgoingMail {
	try {
		const { subject, email, unsubscribeUrl } = write(row.template, openData(db, row), language);
		return {
			from,
			to: { name: row.to_name, address: row.to_address },
			replyTo: row.reply_to ? JSON.parse(row.reply_to) : undefined,
			subject: isolateNames(oneLine(subject)),
			...renderEmail(email),
			unsubscribeUrl,
			messageId: `<${row.message_id}@${from.address.split("@").at(-1)}>`,
			date: new Date(row.created_at),
		};
	} catch (error) {
		log.error({ about: row.about, template: row.template, err: error }, "email could not be rendered");
		throw error instanceof EmailContentError ? error : new EmailContentError();
	}
}

async function attachmentOf({ attachment: key, about }: Row, { attach, log }: Delivery) {
	if (key === null) return undefined;
	try {
		const file = await attach?.(key);
		if (file) return file;
	} catch (error) {
		log.error({ about, attachment: key, err: error }, "email attachment failed");
	}
	throw new EmailContentError();
}
