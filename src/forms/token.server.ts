import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a link or an Authorization header. Store only its hash. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** SHA-256, in hexadecimal. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
