import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** The Argon2id hash of a password with a salt of its own, in PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(16);
	const hash = await derive("argon2id", { message: password, nonce, tagLength: 32, ...cost });
	return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encodeUnpadded(nonce)}$${encodeUnpadded(hash)}`;
}

/** A hash that no password has, so that checking against it takes as long as against a real one. */
const unmatched = `$argon2id$v=19$m=19456,t=2,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Tells whether a password has this hash. Without a hash the answer is no, after the same time.
 * @throws Error for a text that isn’t an Argon2id hash
 */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
	const [, memory, passes, parallelism, salt = "", tag = ""] = phc.exec(hash ?? unmatched) ?? [];
	if (!tag) throw new Error("This isn’t an Argon2id hash.");
	const expected = Buffer.from(tag, "base64");
	const derived = await derive("argon2id", {
		message: password,
		nonce: Buffer.from(salt, "base64"),
		tagLength: expected.length,
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
	});
	return timingSafeEqual(derived, expected) && typeof hash === "string";
}

function encodeUnpadded(bytes: Buffer): string {
	return bytes.toString("base64").replaceAll("=", "");
}
