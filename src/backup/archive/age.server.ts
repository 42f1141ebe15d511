import { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

type Bytes = AsyncIterable<Uint8Array>;

/** Encrypts to a public key (`age1…`), as the program `age` does. */
export async function encryptTo(recipient: string, source: Bytes): Promise<Bytes> {
	const encrypter = new Encrypter();
	encrypter.addRecipient(recipient);
	return encrypter.encrypt(streamOf(source));
}

/** @throws Error when none of the identities opens it; and while it is read, when it is damaged */
export async function decryptBy(identities: readonly string[], source: Bytes): Promise<Bytes> {
	const decrypter = new Decrypter();
	for (const identity of identities) decrypter.addIdentity(identity);
	return decrypter.decrypt(streamOf(source));
}

/** A new key pair. @returns the file of an identity, as `age-keygen` writes it */
export async function newIdentity(): Promise<{ recipient: string; file: string }> {
	const identity = await generateX25519Identity();
	const recipient = await identityToRecipient(identity);
	return { recipient, file: `# public key: ${recipient}\n${identity}\n` };
}

/** The identities in a file of `age-keygen`. */
export function parseIdentities(file: string): string[] {
	return file
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter((line) => line.startsWith("AGE-SECRET-KEY-"));
}

function streamOf(source: Bytes): globalThis.ReadableStream<Uint8Array> {
	return ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>;
}
