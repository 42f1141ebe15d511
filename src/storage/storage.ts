import type { Readable } from "node:stream";

/**
 * Stores uploaded files under keys that the product generates: `applications/<uuid>.pdf`. Every key is checked
 * by `checkKey`.
 */
export type Storage = {
	/** Says which one, for the start's last line; holds no secret. */
	name: string;
	/**
	 * Keeps the bytes of `source` under `key`, all or none of them, replacing what was there; when it resolves they are
	 * safe. Memory does not grow with the size, and a piece of `source` is done with when the next one is asked for.
	 * `size` is in bytes, `sha256` in hexadecimal.
	 * @throws what the source threw (an upload that broke off), or the storage's error
	 */
	put(key: string, source: Readable | AsyncIterable<Uint8Array>): Promise<{ size: number; sha256: string }>;
	/**
	 * @param part of the file, in bytes from its start, both ends included
	 * @throws FileMissing when there is nothing under the key
	 */
	open(key: string, part?: { start: number; end: number }): Promise<Readable>;
	exists(key: string): Promise<boolean>;
	/** @returns its bytes; undefined when there is nothing under the key */
	size(key: string): Promise<number | undefined>;
	/** Removing what is not there is no error. */
	remove(key: string): Promise<void>;
	/** Every file in no order, leftovers of puts that a crash cut short included. */
	list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
};

export class FileMissing extends Error {
	override name = "FileMissing";
	constructor() {
		super("There is no file under this key.");
	}
}

const LONGEST_KEY = 200;
const keyForm = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/**
 * Whether `key` is lower-case segments joined by `/`, none of which begins with a dot: nothing that leaves the
 * storage's folder.
 */
export function isKey(key: string): boolean {
	return key.length <= LONGEST_KEY && keyForm.test(key);
}

/** @throws TypeError for anything but a key: keys are made by the product, never taken from a visitor */
export function checkKey(key: string): string {
	if (!isKey(key)) throw new TypeError("This is not a storage key.");
	return key;
}
