import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** The Argon2id hash of a password with a salt of its own, in PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(16);
	const hash = await derive("argon2id", { message: password, nonce, tagLength: 32, ...cost });
	return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
	return bytes.toString("base64").replaceAll("=", "");
}
