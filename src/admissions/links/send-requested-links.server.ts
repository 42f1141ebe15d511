import type { Transaction } from "kysely";
import { issueToken } from "#src/admissions/applications/access-token.server.ts";
import { issueDraftToken } from "#src/admissions/drafts/lock-draft.server.ts";
import { formOf, titleOf } from "#src/admissions/forms/application-forms.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { findApplications, findDrafts } from "./find-by-contact.server.ts";
import { linksEmail, type SavedLink, type SentLink } from "./links-email.server.ts";

type Context = {
	db: Db;
	school: School;
	admissions: Pick<Admissions, "seasons">;
	log: { error: (fields: object, text: string) => void };
};

const hourMs = 3_600_000;

/**
 * Answers the requests for links, oldest first: each disappears in the transaction that queues its email. An email
 * goes to the address that is stored, whatever was typed. Any number of processes may run it at once.
 * @returns how many emails were queued
 */
export async function sendRequestedLinks(context: Context, now: Date, signal?: AbortSignal): Promise<number> {
	const { db, log } = context;
	// Requests that have failed for an hour are given up, so that nothing typed stays here.
	const over = new Date(now.getTime() - hourMs).toISOString();
	const requests = await db.selectFrom("link_requests").select(["id", "created_at"]).orderBy("id").limit(100).execute();
	if (requests.some(({ created_at }) => created_at < over))
		await db.deleteFrom("link_requests").where("created_at", "<", over).execute();
	let sent = 0;
	for (const { id, created_at } of requests) {
		if (signal?.aborted) break;
		if (created_at < over) continue;
		try {
			sent += await db.transaction().execute((trx) => answer(trx, context, id, now));
		} catch (error) {
			log.error({ err: error, request: id }, "link request failed");
		}
	}
	return sent;
}

/** Tells whether there is anything to answer. */
export async function areLinksRequested(db: Db): Promise<boolean> {
	return (await db.selectFrom("link_requests").select("id").limit(1).executeTakeFirst()) !== undefined;
}

async function answer(trx: Transaction<Database>, { school, admissions }: Context, id: number, now: Date) {
	const request = await trx.deleteFrom("link_requests").where("id", "=", id).returningAll().executeTakeFirst();
	if (!request) return 0;
	const { contact, reference } = request;
	const applications = await findApplications(trx, { contact, reference }, admissions.seasons, now);
	const drafts = reference === null ? await findDrafts(trx, contact, now) : [];
	// Found by one address, they can differ only in its capitals.
	const address = applications[0]?.email ?? drafts[0]?.email;
	if (!address) return 0;
	const sentLinks: SentLink[] = [];
	for (const { id, application_type, reference, created_at } of applications)
		sentLinks.push({
			reference,
			formTitle: titleOf(application_type),
			sentAt: created_at,
			token: await issueToken(trx, id, now),
		});
	const savedDrafts: SavedLink[] = [];
	for (const { id, application_type, changed_at, expires_at } of drafts)
		savedDrafts.push({
			formTitle: titleOf(application_type),
			page: formOf(application_type).page,
			changedAt: changed_at,
			expiresAt: expires_at,
			token: await issueDraftToken(trx, id, "link", now),
		});
	await enqueue(trx, linksEmail(school, address, { sent: sentLinks, saved: savedDrafts }), now);
	return 1;
}
