import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { Sealer } from "#src/secrets/sealer.server.ts";

const purpose = "statement-key";

/** Signs with the key of this installation, which is made at first need. @returns key and signature in base64 */
export async function signStatement(
	trx: Transaction<Database>,
	text: string,
	sealer: Sealer,
	now: Date,
): Promise<{ publicKey: string; signature: string }> {
	const { publicKey, privateKey } = (await readKey(trx, sealer)) ?? (await makeKey(trx, sealer, now));
	const key = createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" });
	return { publicKey, signature: sign(null, Buffer.from(text), key).toString("base64") };
}

async function readKey(trx: Transaction<Database>, sealer: Sealer) {
	const stored = await trx.selectFrom("statement_keys").selectAll().orderBy("id", "desc").executeTakeFirst();
	if (!stored) return undefined;
	try {
		return { publicKey: stored.public_key, privateKey: sealer.open(stored.sealed_key, purpose) };
	} catch {
		// The server has another secret now: a new key signs, and the old one still verifies.
		return undefined;
	}
}

async function makeKey(trx: Transaction<Database>, sealer: Sealer, now: Date) {
	const pair = generateKeyPairSync("ed25519");
	const publicKey = pair.publicKey.export({ format: "der", type: "spki" }).toString("base64");
	const privateKey = pair.privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
	await trx
		.insertInto("statement_keys")
		.values({ public_key: publicKey, sealed_key: sealer.seal(privateKey, purpose), created_at: now.toISOString() })
		.execute();
	return { publicKey, privateKey };
}
