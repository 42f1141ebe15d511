import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { hashToken } from "#src/forms/token.server.ts";

/**
 * The token of the calendar feed that belongs to an application's token. Derived, so that nothing has to be stored: it
 * works as long as the token does, and nothing leads from it back to the token.
 */
export function calendarTokenOf(token: string, applicationId: number): string {
	return `${applicationId.toString(36)}-${derive(hashToken(token))}`;
}

/** The application whose dates a calendar's token opens; undefined for an unknown or expired one. */
export async function findByCalendarToken(db: Kysely<Database>, calendarToken: string, now: Date) {
	const [, number = "", secret = ""] = /^([0-9a-z]{1,7})-([\w-]{43})$/.exec(calendarToken) ?? [];
	const id = Number.parseInt(number, 36);
	if (!Number.isSafeInteger(id) || id > maxId) return undefined;
	const rows = await db
		.selectFrom("access_tokens")
		.innerJoin("applications", "applications.id", "access_tokens.application_id")
		.selectAll("applications")
		.select("token_hash")
		.where("applications.id", "=", id)
		.where("access_tokens.scope", "=", "application")
		.where("expires_at", ">", now.toISOString())
		.execute();
	return rows.find(({ token_hash }) => timingSafeEqual(Buffer.from(derive(token_hash)), Buffer.from(secret)));
}

/** The greatest number of both databases' `integer`. */
const maxId = 2 ** 31 - 1;

function derive(tokenHash: string): string {
	return createHmac("sha256", tokenHash).update("calendar feed").digest("base64url");
}
