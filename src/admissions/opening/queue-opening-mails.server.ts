import type { Transaction } from "kysely";
import { type ApplicationType, applicationTypes } from "#src/admissions/forms/application-forms.ts";
import { type Admissions, admissionStatus } from "#src/admissions/season/season.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { openingEmail } from "./opening-emails.server.ts";

type Context = {
	db: Db;
	school: School;
	admissions: Admissions;
	/** Reads when the seasons were published, ISO 8601 in UTC. */
	readPublished: () => Promise<string>;
	log: { error: (fields: object, text: string) => void };
};

type Forms = readonly ApplicationType[];

/** SQLite runs on the process's own thread: between two emails it answers requests. */
const batchSize = 100;
/** Delay like that of mails of acts: an opening that is published by mistake and undone within it tells no one. */
const holdMs = 60_000;

/**
 * Queues the email to everyone who waits, once applications by their form are taken. Each is one transaction that
 * marks the request first: several processes at once, or one that dies and starts again, tell no one twice and forget
 * no one.
 * @returns how many were queued
 */
export async function queueOpeningMails(context: Context, now: Date, signal?: AbortSignal): Promise<number> {
	const { db, admissions, readPublished, log } = context;
	const forms = (admissions.offered?.forms ?? applicationTypes()).filter(
		(type) => admissionStatus(admissions, now, type).open,
	);
	if (!(await isAnyoneWaiting(db, forms))) return 0;
	if ((await readPublished()) > new Date(now.getTime() - holdMs).toISOString()) return 0;
	let count = 0;
	for (let after: number | undefined = 0; after !== undefined && !signal?.aborted; ) {
		const ids = await readWaiting(db, forms, after);
		after = ids.length === batchSize ? ids.at(-1) : undefined;
		for (const id of ids) {
			if (signal?.aborted) break;
			await new Promise(setImmediate);
			try {
				if (await db.transaction().execute((trx) => tell(trx, context, id, now))) count += 1;
			} catch (error) {
				log.error({ err: error, request: id }, "opening email not queued");
			}
		}
	}
	return count;
}

/** @param forms all when left out */
export async function isAnyoneWaiting(db: Db, forms: Forms = applicationTypes()): Promise<boolean> {
	return (await readWaiting(db, forms, 0, 1)).length > 0;
}

async function readWaiting(db: Db, forms: Forms, after: number, limit = batchSize): Promise<number[]> {
	if (forms.length === 0) return [];
	const rows = await db
		.selectFrom("opening_requests")
		.select("id")
		.where("told_at", "is", null)
		.where("application_type", "in", forms)
		.where("id", ">", after)
		.orderBy("id")
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}

async function tell(
	trx: Transaction<Database>,
	{ school, admissions }: Context,
	id: number,
	now: Date,
): Promise<boolean> {
	const token = newToken();
	const request = await trx
		.updateTable("opening_requests")
		.set({ told_at: now.toISOString(), told_token_hash: hashToken(token) })
		.where("id", "=", id)
		.where("told_at", "is", null)
		.returning(["application_type as type", "email"])
		.executeTakeFirst();
	if (!request) return false;
	const { type, email } = request;
	const status = admissionStatus(admissions, now, type);
	const data = { type, season: status.year ?? null, lastDay: (status.open && status.closes) || null, token };
	await enqueue(trx, openingEmail(school, email, data), now);
	return true;
}
