import { randomInt } from "node:crypto";
import type { Trx } from "#src/accounts/accounts-context.ts";
import { westernDigits } from "#src/formatting/typed-text.ts";
import { hashToken } from "#src/forms/token.server.ts";

const codes = 10;
/** 120 bits, so that a plain hash of a code cannot be reversed by guessing (ASVS 5, 6.5.2 asks for 112). */
const letters = 24;
/** Digits and letters other than 0, 1, l and o, which look alike on paper. */
const alphabet = "23456789abcdefghijkmnpqrstuvwxyz";

/**
 * Makes new recovery codes for a member; earlier ones are void. Each works once instead of a second factor.
 * @returns ten codes like "k3f9-mmx2-7pqa-hh4d-9tbw-c2ye", to be shown once
 */
export async function renewRecoveryCodes(trx: Trx, memberId: number): Promise<string[]> {
	await trx.deleteFrom("member_recovery_codes").where("member_id", "=", memberId).execute();
	const newCodes = Array.from({ length: codes }, newCode);
	await trx
		.insertInto("member_recovery_codes")
		.values(newCodes.map((code) => ({ member_id: memberId, code_hash: hashToken(plain(code)) })))
		.execute();
	return newCodes;
}

/** Uses a recovery code up. */
export async function spendRecoveryCode(trx: Trx, memberId: number, code: string): Promise<boolean> {
	const usedCodes = await trx
		.deleteFrom("member_recovery_codes")
		.where("member_id", "=", memberId)
		.where("code_hash", "=", hashToken(plain(code)))
		.returning("id")
		.execute();
	return usedCodes.length > 0;
}

function newCode(): string {
	const code = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join("");
	return code.match(/.{4}/g)?.join("-") ?? code;
}

/** However it was copied from paper. */
function plain(code: string): string {
	return westernDigits(code)
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, "");
}
