import type { Readable } from "node:stream";
import { recognizeByName } from "#src/net/recognize-by-name.ts";

/** Size of a file in bytes, and its hash in hexadecimal, lower case. */
export type FileFacts = { size: number; sha256: string };

/**
 * A file to be stored: what it must turn out to be, and its bytes from the start at each call, since a storage beyond
 * the network may have to begin again. A piece is done with when the next one is asked for.
 */
export type FileSource = FileFacts & { read: () => AsyncIterable<Uint8Array> };

/**
 * Stores uploaded files under keys that the product generates: `applications/<uuid>.pdf`. Every key is checked
 * by `checkKey`.
 */
export type Storage = {
	/** Says which one, for the start's last line; holds no secret. */
	name: string;
	/**
	 * Stores the bytes of `source` under `key`, all or none of them, replacing what was there; when it resolves they are
	 * safe, and their size and hash are those of `source`. Memory does not grow with the size.
	 * @throws FileChangedError if the bytes are not as promised, what the source threw, or the storage's error
	 */
	put(key: string, source: FileSource): Promise<void>;
	/**
	 * @param part of the file, in bytes from its start, both ends included
	 * @throws FileMissingError when there is nothing under the key
	 */
	open(key: string, part?: { start: number; end: number }): Promise<Readable>;
	exists(key: string): Promise<boolean>;
	/** @returns its bytes; undefined when there is nothing under the key */
	size(key: string): Promise<number | undefined>;
	/** Removing what is not there is no error. */
	remove(key: string): Promise<void>;
	/** Every file in no order, also what a crash left of a put. */
	list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
	/** The id that was written last; undefined in a storage that never had one. It is no file, and not listed. */
	readId(): Promise<string | undefined>;
	writeId(id: string): Promise<void>;
};

/** Name under which a storage has its id: not a key. */
export const idName = ".storage-id";

export class FileMissingError extends Error {
	static override readonly [Symbol.hasInstance] = recognizeByName("FileMissingError");
	override name = "FileMissingError";
	constructor() {
		super("There is no file under this key.");
	}
}

const maxKeyLength = 200;
const keyForm = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/**
 * Tells whether `key` is lower-case segments joined by `/`, none of which begins with a dot: nothing that leaves the
 * storage's folder.
 */
export function isKey(key: string): boolean {
	return key.length <= maxKeyLength && keyForm.test(key);
}

/** @throws TypeError for anything but a key: keys are made by the product, never taken from a visitor */
export function checkKey(key: string): string {
	if (!isKey(key)) throw new TypeError("This is not a storage key.");
	return key;
}
