import { timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountsContext, Trx } from "#src/accounts/accounts-context.ts";
import type { Database } from "#src/db/tables.ts";
import { newToken } from "#src/forms/token.server.ts";

type Context = Pick<AccountsContext, "db" | "sealer">;

/** Number of members remembered for one browser: at a counter, several take turns. */
const membersRemembered = 5;

/**
 * The cookie of a browser in which a member has just signed in, after OWASP's device cookies: strangers' failures do
 * not count for it. It opens nothing.
 * @param former what the browser's cookie said so far
 * @returns an entry `member.nonce.mac` for each member, the last one first, joined by "~"
 */
export async function rememberDevice(context: Context, memberId: number, former: string | undefined): Promise<string> {
	const nonce = newToken();
	const mac = (await macOf(context, memberId, nonce)) ?? "";
	const others = entriesOf(former).filter((entry) => !entry.startsWith(`${memberId}.`));
	return [`${memberId}.${nonce}.${mac}`, ...others].slice(0, membersRemembered).join("~");
}

/** @returns the nonce of the browser; undefined where this member has not signed in by it, or its cookie is void */
export async function readDevice(
	context: Context,
	memberId: number,
	cookie: string | undefined,
): Promise<string | undefined> {
	const entry = entriesOf(cookie).find((each) => each.startsWith(`${memberId}.`));
	const [, nonce, mac] = entry?.split(".") ?? [];
	if (!nonce || !mac) return undefined;
	const expected = Buffer.from((await macOf(context, memberId, nonce)) ?? "");
	const macBytes = Buffer.from(mac);
	return macBytes.length === expected.length && timingSafeEqual(macBytes, expected) ? nonce : undefined;
}

/** Voids the device cookies of a member. */
export async function forgetDevices(trx: Trx, memberId: number): Promise<void> {
	await trx.updateTable("members").set({ device_key: newToken() }).where("id", "=", memberId).execute();
}

async function macOf({ db, sealer }: Context, memberId: number, nonce: string): Promise<string | undefined> {
	const key = await keyOf(db, memberId);
	return key === undefined ? undefined : sealer.digest(`device ${nonce} of member ${memberId} by ${key}`);
}

async function keyOf(db: Kysely<Database>, memberId: number): Promise<string | undefined> {
	const row = await db.selectFrom("members").select("device_key").where("id", "=", memberId).executeTakeFirst();
	return row?.device_key;
}

function entriesOf(cookie: string | undefined): string[] {
	return (cookie ?? "").split("~").filter(Boolean);
}
