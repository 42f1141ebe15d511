import { createPublicKey, verify } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { sha256, splitStatement } from "./statement-csv.ts";

/** genuine: signed here and unchanged. altered: not as it was signed. foreign: signed by a key of another school. */
export type Verified = "genuine" | "altered" | "foreign" | "no-statement";

/**
 * Whether a file is a statement that this installation signed, byte for byte. A spreadsheet that saves it again breaks
 * the signature.
 */
export async function verifyStatement(db: Kysely<Database>, file: string): Promise<Verified> {
	const parts = splitStatement(file);
	if (!parts) return "no-statement";
	const { text, publicKey, signature } = parts;
	if (sha256(text) !== parts.sha256 || !isSigned(text, publicKey, signature)) return "altered";
	const known = await db
		.selectFrom("statement_keys")
		.select("id")
		.where("public_key", "=", publicKey)
		.executeTakeFirst();
	return known ? "genuine" : "foreign";
}

function isSigned(text: string, publicKey: string, signature: string): boolean {
	try {
		const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
		return verify(null, Buffer.from(text), key, Buffer.from(signature, "base64"));
	} catch {
		return false;
	}
}
