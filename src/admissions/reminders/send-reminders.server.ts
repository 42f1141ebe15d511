import type { Transaction } from "kysely";
import type { Admissions } from "#src/admissions/season/season.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { atMost, dueReminder, isDaytime } from "./reminder-schedule.ts";
import { type Subject, subjectsOf } from "./subjects.server.ts";

type Context = {
	db: Db;
	school: School;
	admissions: Admissions;
	/** True if a fee can be paid. */
	payments: boolean;
	log: { error: (fields: object, text: string) => void };
};

/** SQLite runs on the process's own thread: between two batches or reminders it answers requests. */
const batchSize = 100;

/**
 * Queues the reminders that are due. Each is one transaction, which reads the facts once more and writes a row whose
 * number is unique: several processes at once, or one that dies and starts again, remind no one twice.
 * @returns how many were queued
 */
export async function sendReminders(context: Context, now: Date, signal?: AbortSignal): Promise<number> {
	if (!isDaytime(now)) return 0;
	const { db, log } = context;
	let sent = 0;
	for (const find of subjectsOf(context, now)) {
		for (let after: number | undefined = 0; after !== undefined && !signal?.aborted; ) {
			await new Promise(setImmediate);
			const batch: Subject[] = await find(db, { after, limit: batchSize });
			after = batch.length === batchSize ? batch.at(-1)?.id : undefined;
			for (const { id, facts } of batch.filter((subject) => dueReminder(subject.facts, now))) {
				if (signal?.aborted) break;
				await new Promise(setImmediate);
				try {
					const queued = await db.transaction().execute(async (trx) => {
						const [subject] = await find(trx, { id });
						return subject !== undefined && (await remind(trx, subject, now));
					});
					if (queued) sent += 1;
				} catch (error) {
					log.error({ err: error, subject: facts.subject, id }, "reminder not queued");
				}
			}
		}
	}
	return sent;
}

async function remind(trx: Transaction<Database>, { id, facts, write }: Subject, now: Date): Promise<boolean> {
	const due = dueReminder(facts, now);
	if (!due) return false;
	const stopToken = newToken();
	const row = await trx
		.insertInto("reminders")
		.values({
			...(facts.subject === "draft" ? { draft_id: id } : { application_id: id }),
			...due,
			token_hash: hashToken(stopToken),
			sent_at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!row) return false;
	const most = atMost[due.kind];
	await enqueue(trx, await write(trx, { ...due, most, last: due.number === most, stopToken }), now);
	return true;
}
