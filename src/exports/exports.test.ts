import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { runJobs } from "#src/jobs/run-jobs.server.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { readSheet, readZip } from "#tests/support/exports/read-zip.ts";
import { parseStrictCsv } from "#tests/support/exports/strict-csv.ts";
import { endExports, referencedExportKeys } from "./end-exports.server.ts";
import type { ExportFormat } from "./export-format.ts";
import type { ExportSource } from "./export-source.ts";
import { type Making, makeExport } from "./make-export.server.ts";
import { listExports, readExport, readExportChoice } from "./read-exports.server.ts";
import { exportJob, requestExport } from "./request-export.server.ts";

const now = () => new Date("2026-11-21T06:00:00.000Z");
const signal = AbortSignal.any([]);
const progress = async () => {};

describeDatabases("an export", (freshDb) => {
	let db: Db;
	let place: string;
	let storage: Storage;
	let by: { id: number; name: string };
	const notified: number[] = [];
	beforeEach(async () => {
		db = await freshDb();
		place = mkdtempSync(join(tmpdir(), "exports-"));
		storage = diskStorage(join(place, "files"));
		notified.length = 0;
		const member = { email_key: "m", email: "m@x.example", name: "Meera", role: "owner", decides: 1, state: "active" };
		const { id } = await db
			.insertInto("members")
			.values({ ...member, password_hash: null, oidc_subject: null, created_at: now().toISOString() } as never)
			.returning("id")
			.executeTakeFirstOrThrow();
		by = { id, name: "Meera" };
	});
	afterEach(() => rmSync(place, { recursive: true, force: true }));

	/** A list of numbers of which some were erased. */
	const source = (erasedIds: readonly number[] = []): ExportSource => ({
		columns: [
			{ key: "id", title: "Number" },
			{ key: "name", title: "Name" },
			{ key: "square", title: "Square" },
		],
		open: (columns) => ({
			read: async (ids: readonly number[]) =>
				ids
					.filter((id) => !erasedIds.includes(id))
					.map((id) => columns.map(({ key }) => (key === "id" ? id : key === "name" ? `மீனா ${id}` : id * id))),
		}),
		documents: async (ids) =>
			ids.flatMap((id) =>
				["one", "two"].map((key) => ({
					owner: `DSA-${id} Anbu/Priya`,
					name: "Mark sheet.pdf",
					key: `docs/${id}-${key}`,
					size: 6,
					sha256: "0",
				})),
			),
	});
	const ask = (ids: readonly number[], format: ExportFormat = "xlsx", columns = ["id", "name", "square"]) =>
		db
			.transaction()
			.execute((trx) => requestExport(trx, { by, list: "numbers", title: "Numbers", format, columns, ids }, now()));
	const making = (change: Partial<Making> = {}): Making => ({
		db,
		storage,
		now,
		folder: join(place, "made"),
		sourceOf: () => source(),
		tell: async (_trx, { id }) => void notified.push(id),
		...change,
	});
	const make = (id: number, change: Partial<Making> = {}) => makeExport(making(change), id, { signal, progress });
	const fileOf = async (id: number) => {
		const { fileKey } = (await readExport(db, id)) ?? {};
		return buffer(await storage.open(fileKey ?? ""));
	};
	const numbers = (count: number) => Array.from({ length: count }, (_, index) => count - index);

	test("has the items that were chosen, in their order, with the columns that were chosen", async () => {
		const id = await ask(numbers(1234), "xlsx", ["id", "square"]);
		expect(await readExport(db, id)).toMatchObject({ state: "waiting", total: 1234, fileKey: null });
		expect(await make(id)).toBe(1234);
		const sheet = await readSheet(await fileOf(id));
		expect(sheet).toEqual([["Number", "Square"], ...numbers(1234).map((each) => [each, each * each])]);
		expect(await readExport(db, id)).toMatchObject({ state: "ready", rows: 1234, endsAt: "2026-11-22T06:00:00.000Z" });
		expect(notified).toEqual([id]);
		expect((await readActs(db, { kind: "export", id })).map(({ act, actor }) => [act, actor])).toEqual([
			["export-asked", "Meera"],
			["export-made", "Meera"],
		]);
		expect(await readExportChoice(db, { memberId: by.id, list: "numbers" })).toEqual({
			format: "xlsx",
			columns: ["id", "square"],
		});
		expect(readdirSync(join(place, "made"))).toEqual([]);
	});

	test("leaves out what was erased in the meantime", async () => {
		const id = await ask([1, 2, 3], "csv");
		expect(await make(id, { sourceOf: () => source([2]) })).toBe(2);
		const csv = (await fileOf(id)).toString("utf8").slice(1);
		expect(parseStrictCsv(csv).slice(1)).toEqual([
			["1", "மீனா 1", "1"],
			["3", "மீனா 3", "9"],
		]);
		expect(await readExport(db, id)).toMatchObject({ total: 3, rows: 2 });
	});

	test("of documents has each under whose it is and what it is, stored as it is, and an index", async () => {
		for (const key of ["1-one", "1-two", "2-one"])
			await storage.put(`docs/${key}`, bytesSource(Buffer.from(key.padEnd(6))));
		const id = await ask([1, 2], "zip");
		expect(await make(id)).toBe(3);
		const files = await readZip(await fileOf(id));
		expect([...files].map(([name, { stored }]) => [name, stored])).toEqual([
			["DSA-1 Anbu Priya - Mark sheet.pdf", true],
			["DSA-1 Anbu Priya - Mark sheet (2).pdf", true],
			["DSA-2 Anbu Priya - Mark sheet.pdf", true],
			["index.xlsx", true],
		]);
		expect(files.get("DSA-1 Anbu Priya - Mark sheet (2).pdf")?.bytes.toString()).toBe("1-two ");
		const index = await readSheet(files.get("index.xlsx")?.bytes ?? Buffer.alloc(0));
		expect(index.map(([file, , , , note]) => [file, note])).toEqual([
			["File", "Note"],
			["DSA-1 Anbu Priya - Mark sheet.pdf", null],
			["DSA-1 Anbu Priya - Mark sheet (2).pdf", null],
			["DSA-2 Anbu Priya - Mark sheet.pdf", null],
			["DSA-2 Anbu Priya - Mark sheet (2).pdf", "We no longer have this document."],
		]);
	});

	test("of files has in its index what the list says of each", async () => {
		await storage.put("docs/wall", bytesSource(Buffer.from("a wall")));
		const id = await ask([1], "zip");
		const wall = { owner: "Wall", name: "picture 1.jpg", key: "docs/wall", size: 6, sha256: "0" };
		const exportSource: ExportSource = {
			...source(),
			documents: async () => [{ ...wall, facts: ["Wall", "A wall of stone"] }],
			indexColumns: [
				{ key: "title", title: "Title" },
				{ key: "alt", title: "Alternative text" },
			],
		};
		expect(await make(id, { sourceOf: () => exportSource })).toBe(1);
		const files = await readZip(await fileOf(id));
		expect([...files.keys()]).toEqual(["Wall - picture 1.jpg", "index.xlsx"]);
		expect(await readSheet(files.get("index.xlsx")?.bytes ?? Buffer.alloc(0))).toEqual([
			["File", "Title", "Alternative text", "Bytes", "SHA-256", "Note"],
			["Wall - picture 1.jpg", "Wall", "A wall of stone", 6, "0", null],
		]);
	});

	test("that is interrupted stores nothing, and is whole when it is made again", async () => {
		const id = await ask(numbers(1000));
		const controller = new AbortController();
		const far = async (done: number) => {
			if (done >= 500) controller.abort();
		};
		await expect(makeExport(making(), id, { signal: controller.signal, progress: far })).rejects.toThrow();
		expect(existsSync(join(place, "files"))).toBe(false);
		expect(await readExport(db, id)).toMatchObject({ fileKey: null, state: "waiting" });
		expect(await make(id)).toBe(1000);
		expect(await make(id)).toBeUndefined();
		expect(notified).toEqual([id]);
	});

	test("of documents ends with the storage’s error, and stores nothing", async () => {
		await storage.put("docs/1-one", bytesSource(Buffer.from("1-one ")));
		const brokenStorage: Storage = {
			...storage,
			open: async () =>
				Readable.from(
					(async function* () {
						yield Buffer.from("1-");
						throw new Error("The storage does not answer.");
					})(),
				),
		};
		const id = await ask([1], "zip");
		await expect(make(id, { storage: brokenStorage })).rejects.toThrow("The storage does not answer.");
		expect(await readExport(db, id)).toMatchObject({ fileKey: null });
	});

	test("is made by its job, which says what went wrong until it does", async () => {
		let tries = 0;
		const kind = {
			name: exportJob.kind,
			payload: exportJob.schema,
			maxAttempts: 5,
			run: async ({ exportId }: { exportId: number }) => {
				tries += 1;
				if (tries === 1) throw new Error("The disk is full.");
				return `${await make(exportId)} exported`;
			},
		};
		const log = { warn() {}, error() {} };
		const runner = runJobs(db, [kind], { log, pollMs: 5 });
		const id = await ask([1, 2, 3]);
		await expect.poll(() => readExport(db, id)).toMatchObject({ state: "waiting", problem: "The disk is full." });
		await db.updateTable("jobs").set({ run_at: 0 }).execute();
		await expect.poll(() => readExport(db, id)).toMatchObject({ state: "ready", rows: 3 });
		await runner.stop();
	});

	test("is kept for a day, from garbage collection too, and remembered for a month", async () => {
		const id = await ask([1], "csv");
		await make(id);
		const { fileKey: key = "" } = (await readExport(db, id)) ?? {};
		const later = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
		expect(await endExports({ db, storage }, later(23))).toBe(0);
		expect(await referencedExportKeys(db, [key ?? "", "exports/other.csv"])).toEqual(new Set([key]));
		expect(await endExports({ db, storage }, later(25))).toBe(1);
		expect(await storage.exists(key ?? "")).toBe(false);
		expect(await readExport(db, id)).toMatchObject({ state: "over", fileKey: null });
		expect(await db.selectFrom("export_items").selectAll().execute()).toEqual([]);
		await endExports({ db, storage }, later(24 * 31));
		expect(await listExports(db, { memberId: null, limit: 9 })).toEqual([]);
	});
});
