import { createHash, randomBytes } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FileMissing, type Storage } from "#src/storage/storage.ts";

type Place = { storage: Storage; drop: () => Promise<void> };

const KEY = "applications/4f6c2f6e-0000-4000-8000-000000000001.pdf";

/** Every file that the storage lists, sorted by key. */
export async function listed(storage: Storage) {
	const files: { key: string; modifiedAt: Date }[] = [];
	for await (const file of storage.list()) files.push(file);
	return files.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** What every storage owes; `open` gives an empty one. */
export function describeStorage(name: string, open: () => Promise<Place>) {
	describe(`${name}, as any storage`, () => {
		let storage: Storage;
		let drop: () => Promise<void>;
		beforeEach(async () => {
			({ storage, drop } = await open());
		});
		afterEach(() => drop());

		const read = async (key: string) => Buffer.concat(await (await storage.open(key)).toArray());
		const keys = async () => (await listed(storage)).map(({ key }) => key);
		const bytes = (text: string) => Readable.from([Buffer.from(text)]);

		test("gives back what it was given, byte by byte, and says its size and hash", async () => {
			const content = randomBytes(300_001);
			const stored = await storage.put(
				KEY,
				Readable.from([content.subarray(0, 7), content.subarray(7, 200_000), content.subarray(200_000)]),
			);
			expect(stored).toEqual({ size: 300_001, sha256: createHash("sha256").update(content).digest("hex") });
			expect((await read(KEY)).equals(content)).toBe(true);
		});

		test("keeps an empty file", async () => {
			expect(await storage.put(KEY, Readable.from([]))).toMatchObject({ size: 0 });
			expect(await read(KEY)).toHaveLength(0);
		});

		test("knows what is there", async () => {
			expect(await storage.exists(KEY)).toBe(false);
			await storage.put(KEY, bytes("x"));
			expect(await storage.exists(KEY)).toBe(true);
			expect(await storage.exists("applications")).toBe(false);
			await storage.remove(KEY);
			await storage.remove(KEY);
			expect(await storage.exists(KEY)).toBe(false);
			expect(await keys()).toEqual([]);
		});

		test("gives back a part, and says how large the whole is", async () => {
			await storage.put(KEY, bytes("0123456789"));
			const part = await storage.open(KEY, { start: 2, end: 4 });
			expect(Buffer.concat(await part.toArray()).toString()).toBe("234");
			expect(await storage.size(KEY)).toBe(10);
			expect(await storage.size("none")).toBeUndefined();
		});

		test("opening what is not there is FileMissing", async () => {
			await expect(storage.open(KEY)).rejects.toThrow(FileMissing);
			await storage.put("a", bytes("x"));
			await expect(storage.open("a/b")).rejects.toThrow(FileMissing);
		});

		test("a second put replaces the first as a whole", async () => {
			await storage.put(KEY, bytes("a longer text"));
			await storage.put(KEY, bytes("short"));
			expect((await read(KEY)).toString()).toBe("short");
			expect(await keys()).toEqual([KEY]);
		});

		test("an upload that breaks off leaves nothing, and is closed", async () => {
			const upload = new PassThrough();
			upload.write(randomBytes(100_000));
			const put = storage.put(KEY, upload);
			upload.destroy(new Error("broken off"));
			await expect(put).rejects.toThrow("broken off");
			expect(await storage.exists(KEY)).toBe(false);
			expect(await keys()).toEqual([]);
		});

		test("an upload that vanished before it was read leaves nothing", async () => {
			const upload = new PassThrough();
			upload.destroy();
			await expect(storage.put(KEY, upload)).rejects.toThrow();
			expect(await keys()).toEqual([]);
		});

		test("a put that fails half-way keeps what was there", async () => {
			await storage.put(KEY, bytes("first"));
			async function* failing() {
				yield Buffer.from("second, which");
				throw new Error("broken off");
			}
			await expect(storage.put(KEY, failing())).rejects.toThrow("broken off");
			expect((await read(KEY)).toString()).toBe("first");
			expect(await keys()).toEqual([KEY]);
		});

		test("many puts at once stay apart", async () => {
			const names = Array.from({ length: 20 }, (_, number) => `applications/${number}.pdf`);
			await Promise.all(names.map((key) => storage.put(key, bytes(key))));
			expect(await Promise.all(names.map(async (key) => (await read(key)).toString()))).toEqual(names);
			expect(await keys()).toEqual(names.toSorted());
		});

		test("lists every file with the time of its last change", async () => {
			const before = Date.now() - 2000;
			await storage.put(KEY, bytes("x"));
			const [file] = await listed(storage);
			expect(file?.modifiedAt.getTime()).toBeGreaterThanOrEqual(before);
			expect(file?.modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2000);
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
