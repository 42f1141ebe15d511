import type { Page } from "playwright-core";
import type { Role } from "#src/accounts/member.ts";
import { openSession } from "#src/accounts/sessions.server.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";

type Place = { url: string; dataDir: string; databaseUrl?: string | undefined };

/** A member of the office on a running site, signed in. */
export type SignedIn = { id: number; name: string; cookie: string };

/** Adds a member straight to the database, with a session that is open. */
export function signedInMember(
	place: Place,
	{
		name = "Priya Raghavan",
		role = "admissions",
		decides = true,
		now = new Date(),
	}: { name?: string; role?: Role; decides?: boolean; now?: Date } = {},
): Promise<SignedIn> {
	const email = `${name.toLowerCase().replace(/\s+/g, ".")}.${role}@doddabetta.example`;
	return readDatabase(place, (db) =>
		db.transaction().execute(async (trx) => {
			const { id } = await trx
				.insertInto("members")
				.values({
					email_key: email,
					email,
					name,
					role,
					decides: decides ? 1 : 0,
					state: "active",
					password_hash: null,
					oidc_subject: null,
					created_at: now.toISOString(),
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			const token = await openSession(trx, { memberId: id, state: "full", agent: "Chromium on Linux" }, now);
			return { id, name, cookie: `office=${token}` };
		}),
	);
}

/** Gives a browser's page the session of a member. */
export async function actAs(page: Page, { url }: Pick<Place, "url">, { cookie }: SignedIn): Promise<void> {
	const [name = "", value = ""] = cookie.split("=");
	await page.context().addCookies([{ name, value, url: `${url}/office` }]);
}
