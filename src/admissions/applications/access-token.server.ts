import type { Kysely } from "kysely";
import { hashToken, newToken } from "#src/admissions/token.server.ts";
import type { Database } from "#src/db/tables.ts";

const validDays = 180;
const day = 86_400_000;

/** Issues another token that opens the application for 180 days. Only its hash is stored. */
export async function issueToken(db: Kysely<Database>, applicationId: number, now: Date): Promise<string> {
	const token = newToken();
	await db
		.insertInto("access_tokens")
		.values({
			token_hash: hashToken(token),
			application_id: applicationId,
			created_at: now.toISOString(),
			expires_at: new Date(now.getTime() + validDays * day).toISOString(),
		})
		.execute();
	return token;
}

/** The application that a token opens, or undefined for an unknown or expired one. */
export async function findByToken(db: Kysely<Database>, token: string, now: Date) {
	return db
		.selectFrom("access_tokens")
		.innerJoin("applications", "applications.id", "access_tokens.application_id")
		.selectAll("applications")
		.where("token_hash", "=", hashToken(token))
		.where("expires_at", ">", now.toISOString())
		.executeTakeFirst();
}
