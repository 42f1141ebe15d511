import { randomBytes } from "node:crypto";
import type { SandboxDb } from "./sandbox-database.server.ts";

export type SandboxKeys = { keyId: string; keySecret: string; webhookSecret: string };

/** The sandbox's keys, generated once per database; all processes on one database get the same. */
export async function sandboxKeys(db: SandboxDb): Promise<SandboxKeys> {
	const generated = {
		key_id: `rzp_sandbox_${randomId(14)}`,
		key_secret: randomBytes(24).toString("base64url"),
		webhook_secret: randomBytes(24).toString("base64url"),
	};
	const rows = Object.entries(generated).map(([name, value]) => ({ name, value }));
	await db
		.insertInto("api_keys")
		.values(rows)
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
	const apiKeys = await db.selectFrom("api_keys").selectAll().execute();
	const value = (name: keyof typeof generated) => apiKeys.find((row) => row.name === name)?.value ?? generated[name];
	return { keyId: value("key_id"), keySecret: value("key_secret"), webhookSecret: value("webhook_secret") };
}

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits, like the part of Razorpay's ids after the prefix. */
export function randomId(length: number): string {
	const bytes = randomBytes(length);
	return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
}
