import type { Kysely } from "kysely";
import { titleOf } from "#src/admissions/forms/application-forms.ts";
import { recordErasure } from "#src/backup/erasures.server.ts";
import type { Database } from "#src/db/tables.ts";
import { hashToken } from "#src/forms/token.server.ts";

/** What a request is about, as its sender knows it, and whether the email has been queued. */
export type FoundRequest = { formTitle: string; told: boolean };

/** The request that a token of either email ends; undefined for an unknown token, or when it has ended. */
export async function findOpeningRequest(db: Kysely<Database>, token: string): Promise<FoundRequest | undefined> {
	const hash = hashToken(token);
	const found = await db
		.selectFrom("opening_requests")
		.select(["application_type", "told_at"])
		.where((row) => row.or([row("token_hash", "=", hash), row("told_token_hash", "=", hash)]))
		.executeTakeFirst();
	return found && { formTitle: titleOf(found.application_type), told: found.told_at !== null };
}

/** Ends a request and deletes its address; does nothing when it has ended. */
export async function endOpeningRequest(db: Kysely<Database>, token: string, now: Date): Promise<void> {
	const hash = hashToken(token);
	await db.transaction().execute(async (trx) => {
		const ended = await trx
			.deleteFrom("opening_requests")
			.where((row) => row.or([row("token_hash", "=", hash), row("told_token_hash", "=", hash)]))
			.returning(["id", "created_at as createdAt"])
			.execute();
		for (const request of ended) await recordErasure(trx, { kind: "opening request", ...request }, now);
	});
}
