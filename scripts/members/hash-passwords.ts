import { createInterface } from "node:readline";
import { breachedHash, minLength } from "#src/accounts/passwords/breached-passwords.server.ts";

/**
 * Writes a list of stolen passwords, one a line on standard input, as `src/accounts/passwords/breached-passwords.json`
 * holds it: sorted hashes of those that are long enough for a member's password.
 */
const hashes = new Set<string>();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
	if ([...line.normalize("NFKC")].length >= minLength) hashes.add(breachedHash(line));
process.stdout.write(`${JSON.stringify([...hashes].toSorted(), null, "\t")}\n`);
