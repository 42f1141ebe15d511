import type { Kysely } from "kysely";
import { type ApplicationType, titleOf } from "#src/admissions/forms/application-forms.ts";
import { recordErasure } from "#src/backup/erasures.server.ts";
import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { hashToken } from "#src/forms/token.server.ts";
import { daysAfter } from "./opening-request-config.ts";

/** Subject of a request, as its sender knows it, and whether the email has been queued. */
type FoundRequest = { formTitle: string; isNotified: boolean };

/** The request that a token of either email ends; undefined for an unknown token, or when it has ended. */
export async function findOpeningRequest(db: Kysely<Database>, token: string): Promise<FoundRequest | undefined> {
	const hash = hashToken(token);
	const openingRequest = await db
		.selectFrom("opening_requests")
		.select(["application_type", "told_at"])
		.where((row) => row.or([row("token_hash", "=", hash), row("told_token_hash", "=", hash)]))
		.executeTakeFirst();
	return (
		openingRequest && {
			formTitle: titleOf(openingRequest.application_type),
			isNotified: openingRequest.told_at !== null,
		}
	);
}

/** Ends a request and deletes its address; does nothing when it has ended. */
export async function endOpeningRequest(db: Kysely<Database>, token: string, now: Date): Promise<void> {
	const hash = hashToken(token);
	await db.transaction().execute(async (trx) => {
		const endedOpeningRequests = await trx
			.deleteFrom("opening_requests")
			.where((row) => row.or([row("token_hash", "=", hash), row("told_token_hash", "=", hash)]))
			.returning(["id", "created_at as createdAt"])
			.execute();
		for (const request of endedOpeningRequests) await recordErasure(trx, { kind: "opening request", ...request }, now);
	});
}

/** Counts those who wait to be told that a form opens, by its `application_type`. */
export async function countWaiting(db: Kysely<Database>): Promise<Partial<Record<ApplicationType, number>>> {
	const rows = await db
		.selectFrom("opening_requests")
		.select((row) => ["application_type", row.fn.countAll<number>().as("waiting")])
		.where("told_at", "is", null)
		.groupBy("application_type")
		.execute();
	return Object.fromEntries(rows.map(({ application_type, waiting }) => [application_type, Number(waiting)]));
}

/** Days of waiting while no form opens, as the privacy policy says: a year and a half. */
const daysWaiting = 548;

/** Deletes the addresses of those who were told some time ago, or have waited too long. @returns how many */
export async function deleteOldOpeningRequests(db: Db, now: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("opening_requests")
		.where((row) =>
			row.or([row("told_at", "<", daysAgo(daysAfter, now)), row("created_at", "<", daysAgo(daysWaiting, now))]),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
