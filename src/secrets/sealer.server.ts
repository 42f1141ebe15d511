import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts texts for the database, so that a copy of it alone does not give them away. */
export type Sealer = {
	/** @param purpose what the text belongs to; only the same purpose opens it */
	seal: (text: string, purpose: string) => string;
	/** @throws Error when the text was sealed with another key or for another purpose */
	open: (sealed: string, purpose: string) => string;
	/** A keyed hash (HMAC-SHA256, hexadecimal): equal for equal texts, and not to be reversed by guessing. */
	digest: (text: string) => string;
};

const ivLength = 12;
const tagLength = 16;

/** Seals by AES-256-GCM. @param secret at least 32 characters that no one can guess */
export function createSealer(secret: string): Sealer {
	const derive = (info: string) => Buffer.from(hkdfSync("sha256", secret, "", info, 32));
	const key = derive("seal");
	const digestKey = derive("digest");
	return {
		seal(text, purpose) {
			const iv = randomBytes(ivLength);
			const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(purpose));
			const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
			return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
		},
		open(sealed, purpose) {
			const bytes = Buffer.from(sealed, "base64url");
			const iv = bytes.subarray(0, ivLength);
			const tag = bytes.subarray(ivLength, ivLength + tagLength);
			const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: tagLength });
			decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
			return decipher.update(bytes.subarray(ivLength + tagLength), undefined, "utf8") + decipher.final("utf8");
		},
		digest: (text) => createHmac("sha256", digestKey).update(text).digest("hex"),
	};
}
