import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { hashToken } from "#src/forms/token.server.ts";

/** Letters and digits that do not look alike. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
/** 59 bits: short enough to be typed from a message, and far too many to be tried. */
const length = 12;

/** Issues another code that opens a request. Only its hash is stored. */
export async function issueCode(trx: Transaction<Database>, requestId: number, now: Date): Promise<string> {
	const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
	await trx
		.insertInto("document_request_codes")
		.values({ code_hash: hashToken(code), request_id: requestId, created_at: now.toISOString() })
		.execute();
	return code;
}

/** The hash by which a code is found, however it was typed. */
export function hashCode(code: string): string {
	return hashToken(code.toLowerCase().replace(/[\s-]/g, ""));
}
