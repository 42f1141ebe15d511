import { randomBytes } from "node:crypto";
import { buffer, text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bytesSource, FileChangedError } from "#src/storage/file-source.server.ts";
import { FileMissingError, type FileSource, type Storage } from "#src/storage/storage.ts";

type Place = { storage: Storage; drop: () => Promise<void> };

const sampleKey = "applications/4f6c2f6e-0000-4000-8000-000000000001.pdf";

/** Every file that the storage lists, sorted by key. */
export async function listed(storage: Storage) {
	const files: { key: string; modifiedAt: Date }[] = [];
	for await (const file of storage.list()) files.push(file);
	return files.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** A source that yields the pieces of its content, and what `last` does in place of the last one. */
export function sourceOf(pieces: Uint8Array[], last?: () => Uint8Array | Promise<Uint8Array>): FileSource {
	return {
		...bytesSource(Buffer.concat(pieces)),
		async *read() {
			for (const piece of last ? pieces.slice(0, -1) : pieces) yield piece;
			if (last) yield await last();
		},
	};
}

/** Tests what every storage owes; `open` gives an empty one. */
export function describeStorage(name: string, open: () => Promise<Place>) {
	describe(`${name}, as any storage`, () => {
		let storage: Storage;
		let drop: () => Promise<void>;
		beforeEach(async () => {
			({ storage, drop } = await open());
		});
		afterEach(() => drop());

		const read = async (key: string) => buffer(await storage.open(key));
		const keys = async () => (await listed(storage)).map(({ key }) => key);
		const bytes = (text: string) => bytesSource(Buffer.from(text));
		const brokenOff = () => Promise.reject(new Error("broken off"));

		test("gives back what it was given, byte by byte", async () => {
			const content = randomBytes(300_001);
			const pieces = [content.subarray(0, 7), content.subarray(7, 200_000), content.subarray(200_000)];
			await storage.put(sampleKey, sourceOf(pieces));
			expect((await read(sampleKey)).equals(content)).toBe(true);
		});

		test("takes pieces that are overwritten as soon as the next one is asked for", async () => {
			const content = randomBytes(5 * 65_536);
			const piece = Buffer.alloc(65_536);
			async function* throughOneBuffer() {
				for (let at = 0; at < content.length; at += piece.length) {
					content.copy(piece, 0, at);
					yield piece;
				}
			}
			await storage.put(sampleKey, { ...bytesSource(content), read: throughOneBuffer });
			expect((await read(sampleKey)).equals(content)).toBe(true);
		});

		test("keeps an empty file", async () => {
			await storage.put(sampleKey, bytes(""));
			expect(await read(sampleKey)).toHaveLength(0);
			expect(await storage.size(sampleKey)).toBe(0);
		});

		test.each([
			["another size", { size: 8 }],
			["fewer bytes", { size: 12 }],
			["another hash", { sha256: "0".repeat(64) }],
		])("refuses %s than was announced, and leaves what was there", async (_what, wrong) => {
			await storage.put(sampleKey, bytes("first"));
			await expect(storage.put(sampleKey, { ...bytes("ten  bytes"), ...wrong })).rejects.toThrow(FileChangedError);
			expect((await read(sampleKey)).toString()).toBe("first");
			expect(await keys()).toEqual([sampleKey]);
		});

		test("knows what is there", async () => {
			expect(await storage.exists(sampleKey)).toBe(false);
			await storage.put(sampleKey, bytes("x"));
			expect(await storage.exists(sampleKey)).toBe(true);
			expect(await storage.exists("applications")).toBe(false);
			await storage.remove(sampleKey);
			await storage.remove(sampleKey);
			expect(await storage.exists(sampleKey)).toBe(false);
			expect(await keys()).toEqual([]);
		});

		test("gives back a part, and says how large the whole is", async () => {
			await storage.put(sampleKey, bytes("0123456789"));
			expect(await text(await storage.open(sampleKey, { start: 2, end: 4 }))).toBe("234");
			expect(await storage.size(sampleKey)).toBe(10);
			expect(await storage.size("none")).toBeUndefined();
		});

		test("opening what is not there is FileMissingError", async () => {
			await expect(storage.open(sampleKey)).rejects.toThrow(FileMissingError);
			await storage.put("a", bytes("x"));
			await expect(storage.open("a/b")).rejects.toThrow(FileMissingError);
		});

		test("a second put replaces the first as a whole", async () => {
			await storage.put(sampleKey, bytes("a longer text"));
			await storage.put(sampleKey, bytes("short"));
			expect((await read(sampleKey)).toString()).toBe("short");
			expect(await keys()).toEqual([sampleKey]);
		});

		test("a source that breaks off leaves nothing, and is closed", async () => {
			let closed = false;
			async function* failing() {
				try {
					yield randomBytes(100_000);
					await brokenOff();
				} finally {
					closed = true;
				}
			}
			const put = storage.put(sampleKey, { ...bytesSource(randomBytes(200_000)), read: failing });
			await expect(put).rejects.toThrow("broken off");
			expect([await storage.exists(sampleKey), await keys(), closed]).toEqual([false, [], true]);
		});

		test("a source that fails before its first byte leaves nothing", async () => {
			await expect(storage.put(sampleKey, sourceOf([Buffer.from("x")], brokenOff))).rejects.toThrow("broken off");
			expect(await keys()).toEqual([]);
		});

		test("a put that fails half-way leaves what was there", async () => {
			await storage.put(sampleKey, bytes("first"));
			const second = sourceOf([Buffer.from("second, which"), Buffer.from("fails")], brokenOff);
			await expect(storage.put(sampleKey, second)).rejects.toThrow("broken off");
			expect((await read(sampleKey)).toString()).toBe("first");
			expect(await keys()).toEqual([sampleKey]);
		});

		test("many puts at once stay apart", async () => {
			const names = Array.from({ length: 20 }, (_, number) => `applications/${number}.pdf`);
			await Promise.all(names.map((key) => storage.put(key, bytes(key))));
			expect(await Promise.all(names.map(async (key) => (await read(key)).toString()))).toEqual(names);
			expect(await keys()).toEqual(names.toSorted());
		});

		test("lists every file with the time of its last change", async () => {
			const before = Date.now() - 2000;
			await storage.put(sampleKey, bytes("x"));
			const [file] = await listed(storage);
			expect(file?.modifiedAt.getTime()).toBeGreaterThanOrEqual(before);
			expect(file?.modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2000);
		});

		test("has an id that is no file", async () => {
			expect(await storage.readId()).toBeUndefined();
			await storage.writeId("first");
			await storage.writeId("second");
			expect([await storage.readId(), await keys()]).toEqual(["second", []]);
		});

		test.each([
			"../x",
			"a/../../x",
			"/etc/passwd",
			"a//b",
			"a/",
			"",
			".",
			"..",
			"a/.hidden",
			"a\0b",
			"a\\b",
			"C:/x",
			"a b",
			"ä",
			"UPPER",
			"a\n",
			"x".repeat(201),
		])("refuses the key %j", async (key) => {
			const upload = bytes("x");
			await expect((async () => storage.put(key, upload))()).rejects.toThrow(TypeError);
			await expect((async () => storage.open(key))()).rejects.toThrow(TypeError);
			await expect((async () => storage.exists(key))()).rejects.toThrow(TypeError);
			await expect((async () => storage.remove(key))()).rejects.toThrow(TypeError);
		});
	});
}
