import { randomBytes } from "node:crypto";
import type { Db } from "#src/db/connect.server.ts";

export type SandboxKeys = { keyId: string; keySecret: string; webhookSecret: string };

/** The sandbox's keys in this database, made from random bytes the first time; all processes on one database get the same. */
export async function sandboxKeys(db: Db): Promise<SandboxKeys> {
	const made = {
		key_id: `rzp_sandbox_${randomId(14)}`,
		key_secret: randomBytes(24).toString("base64url"),
		webhook_secret: randomBytes(24).toString("base64url"),
	};
	const rows = Object.entries(made).map(([name, value]) => ({ name, value }));
	await db
		.insertInto("sandbox_keys")
		.values(rows)
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
	const kept = await db.selectFrom("sandbox_keys").selectAll().execute();
	const value = (name: keyof typeof made) => kept.find((row) => row.name === name)?.value ?? made[name];
	return { keyId: value("key_id"), keySecret: value("key_secret"), webhookSecret: value("webhook_secret") };
}

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits, as the provider's ids have after their prefix. */
export function randomId(length: number): string {
	const bytes = randomBytes(length);
	return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
}
