import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { bindStorage, isBound } from "./bind-storage.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const key = "applications/a.pdf";

describeDatabases("A database and the storage of its files", (freshDb) => {
	let db: Db;
	let folder: string;
	beforeEach(async () => {
		db = await freshDb();
		folder = await mkdtemp(join(tmpdir(), "school-files-"));
	});
	afterEach(() => rm(folder, { recursive: true }));

	const storageOf = (name: string) => diskStorage(join(folder, name));
	const bind = (storage: Storage, place: string, facts: { fileNames?: string[]; isShared?: boolean } = {}) =>
		bindStorage(db, storage, { place, fileNames: [], isShared: true, ...facts }, now);
	const fill = (storage: Storage) => storage.put(key, bytesSource(Buffer.from("x")));

	test("are bound at the first start, and recognized at the next ones", async () => {
		const storage = storageOf("a");
		expect([await bind(storage, "a"), await bind(storage, "a")]).toEqual([{ ok: true }, { ok: true }]);
		expect(await isBound(db, storage)).toBe(true);
	});

	test("refuse a second machine with a folder of its own, before there is any file and after", async () => {
		await bind(storageOf("a"), "a");
		expect(await bind(storageOf("b"), "b")).toEqual({ ok: false, reason: "elsewhere", place: "a" });
		await fill(storageOf("a"));
		expect(await bind(storageOf("b"), "b", { fileNames: [key] })).toMatchObject({ reason: "elsewhere" });
		expect(await isBound(db, storageOf("b"))).toBe(false);
	});

	test("take one folder that two machines reach, and remember the last place", async () => {
		await bind(storageOf("a"), "the one way");
		expect(await bind(storageOf("a"), "the other way")).toEqual({ ok: true });
		expect(await bind(storageOf("b"), "b")).toMatchObject({ place: "the other way" });
	});

	test("are bound once when two processes start together", async () => {
		const storage = storageOf("a");
		const outcomes = await Promise.all([bind(storage, "a"), bind(storage, "a")]);
		expect([outcomes, await isBound(db, storage)]).toEqual([[{ ok: true }, { ok: true }], true]);
	});

	test("only one of two folders is bound when their processes start together", async () => {
		const outcomes = await Promise.all([bind(storageOf("a"), "a"), bind(storageOf("b"), "b")]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
	});

	test("of an earlier release are bound where the files are, and nowhere else", async () => {
		await fill(storageOf("a"));
		expect(await bind(storageOf("b"), "b", { fileNames: [key] })).toMatchObject({ reason: "elsewhere" });
		expect(await bind(storageOf("a"), "a", { fileNames: ["gone.pdf", key] })).toEqual({ ok: true });
	});

	test("refuse a storage with the files of another database, which garbage collection would remove", async () => {
		await fill(storageOf("a"));
		expect(await bind(storageOf("a"), "a")).toEqual({ ok: false, reason: "foreign" });
		expect(await isBound(db, storageOf("a"))).toBe(false);
	});

	test("go on after a first start that was cut off", async () => {
		await storageOf("a").writeId("of a start that never came to its end");
		expect([await bind(storageOf("a"), "a"), await isBound(db, storageOf("a"))]).toEqual([{ ok: true }, true]);
	});

	test("go on where the files were copied without the hidden one", async () => {
		await bind(storageOf("a"), "a");
		await fill(storageOf("b"));
		expect(await bind(storageOf("b"), "b", { fileNames: [key] })).toEqual({ ok: true });
		expect(await isBound(db, storageOf("b"))).toBe(true);
	});

	test("of one machine go on without files that never were", async () => {
		await bind(storageOf("a"), "a", { isShared: false });
		expect(await bind(storageOf("b"), "b", { isShared: false })).toEqual({ ok: true });
		expect(await bind(storageOf("c"), "c", { isShared: false, fileNames: [key] })).toMatchObject({ place: "b" });
	});
});
