import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listed } from "#tests/support/storage/storage.contract.ts";
import { collectGarbage } from "./collect-garbage.server.ts";
import { diskStorage } from "./disk.server.ts";

const olderThan = new Date("2026-11-20T09:00:00.000Z");
const old = new Date("2026-11-20T08:00:00.000Z");
let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "school-files-"));
	await mkdir(join(folder, "a"));
});
afterEach(() => rm(folder, { recursive: true }));

async function keep(key: string, at: Date) {
	await writeFile(join(folder, key), key);
	await utimes(join(folder, key), at, at);
}
const keysOf = async () => (await listed(diskStorage(folder))).map(({ key }) => key);
const referenced =
	(...keys: string[]) =>
	async (askedKeys: string[]) =>
		new Set(askedKeys.filter((key) => keys.includes(key)));

test("removes old files that no row references, leftovers included, and returns how many", async () => {
	await keep("a/linked.pdf", old);
	await keep("a/unlinked.pdf", old);
	await keep("a/unnamed-young.pdf", olderThan);
	await keep("a/linked.pdf.0123456789abcdef.part", old);
	expect(await collectGarbage(diskStorage(folder), { referenced: referenced("a/linked.pdf"), olderThan })).toBe(2);
	expect(await keysOf()).toEqual(["a/linked.pdf", "a/unnamed-young.pdf"]);
	expect(await collectGarbage(diskStorage(folder), { referenced: referenced("a/linked.pdf"), olderThan })).toBe(0);
});

test("asks in batches, and for each file once", async () => {
	const keys = Array.from({ length: 1201 }, (_, number) => `a/${number}.pdf`);
	await Promise.all(keys.map((key) => keep(key, old)));
	const askedKeys: string[][] = [];
	const spared = new Set(keys.slice(0, 600));
	const referenced = async (batch: string[]) => {
		askedKeys.push(batch);
		return spared;
	};
	const removed = await collectGarbage(diskStorage(folder), { olderThan, referenced });
	expect(removed).toBe(601);
	expect(Math.max(...askedKeys.map((batch) => batch.length))).toBe(500);
	expect(askedKeys.flat().toSorted()).toEqual(keys.toSorted());
	expect(await keysOf()).toEqual([...spared].sort());
});

test("when the rows cannot be read, nothing is removed", async () => {
	await keep("a/unlinked.pdf", old);
	const failing = collectGarbage(diskStorage(folder), {
		olderThan,
		referenced: async () => Promise.reject(new Error("no database")),
	});
	await expect(failing).rejects.toThrow("no database");
	expect(await keysOf()).toEqual(["a/unlinked.pdf"]);
});

test("an empty storage asks for no rows", async () => {
	expect(
		await collectGarbage(diskStorage(folder), {
			olderThan,
			referenced: async () => Promise.reject(new Error("asked")),
		}),
	).toBe(0);
});
