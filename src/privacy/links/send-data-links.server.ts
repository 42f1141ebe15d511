import type { Kysely } from "kysely";
import type { Db, Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { isKnown } from "#src/privacy/records/find-records.server.ts";
import type { Person } from "#src/privacy/requests/file-request.server.ts";
import { privacyLinkEmail } from "#src/privacy/requests/request-emails.server.ts";

type Context = { db: Db; school: School; log: { error: (fields: object, text: string) => void } };

const hourMs = 3_600_000;

/** Tells whether there is anything to answer. */
export async function areDataLinksRequested(db: Db): Promise<boolean> {
	return (await db.selectFrom("privacy_link_requests").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Answers the requests for links to one's data, oldest first: each disappears in the transaction that queues its
 * email. No one is written to of whom nothing is stored. @returns how many emails were queued
 */
export async function sendDataLinks({ db, school, log }: Context, now: Date, signal?: AbortSignal): Promise<number> {
	// Requests that have failed for an hour are given up, so that nothing typed stays here.
	const over = new Date(now.getTime() - hourMs).toISOString();
	await db.deleteFrom("privacy_link_requests").where("created_at", "<", over).execute();
	const requests = await db.selectFrom("privacy_link_requests").select("id").orderBy("id").limit(100).execute();
	let sent = 0;
	for (const { id } of requests) {
		if (signal?.aborted) break;
		try {
			sent += await db.transaction().execute((trx) => answer(trx, school, id, now));
		} catch (error) {
			log.error({ err: error, request: id }, "data link request failed");
		}
	}
	return sent;
}

async function answer(trx: Trx, school: School, id: number, now: Date): Promise<number> {
	const request = await trx
		.deleteFrom("privacy_link_requests")
		.where("id", "=", id)
		.returning("contact")
		.executeTakeFirst();
	const email = request && (await addressOf(trx, request.contact));
	if (!email || !(await isKnown(trx, email.toLowerCase()))) return 0;
	const token = newToken();
	await trx
		.insertInto("privacy_links")
		.values({
			token_hash: hashToken(token),
			email,
			email_key: email.toLowerCase(),
			created_at: now.toISOString(),
			expires_at: new Date(now.getTime() + hourMs).toISOString(),
		})
		.execute();
	await enqueue(trx, privacyLinkEmail(school, email, { token }), now);
	return 1;
}

/** Finds the address to which the link goes: the one that was asked about, or that of the application. */
async function addressOf(trx: Trx, contact: string): Promise<string | undefined> {
	if (contact.includes("@")) return contact;
	const application = await trx
		.selectFrom("applications")
		.select("email")
		.where("reference", "=", contact)
		.where("erased_at", "is", null)
		.executeTakeFirst();
	return application?.email;
}

/** Finds the person whose data a link opens; undefined for an unknown link, or when its hour is over. */
export async function findPerson(db: Kysely<Database>, token: string, now: Date): Promise<Person | undefined> {
	const privacyLink = await db
		.selectFrom("privacy_links")
		.select(["email", "email_key"])
		.where("token_hash", "=", hashToken(token))
		.where("expires_at", ">", now.toISOString())
		.executeTakeFirst();
	return privacyLink && { email: privacyLink.email, emailKey: privacyLink.email_key };
}

/** Deletes links whose hour is over. */
export async function deleteEndedDataLinks(db: Kysely<Database>, now: Date): Promise<void> {
	await db.deleteFrom("privacy_links").where("expires_at", "<=", now.toISOString()).execute();
}
