import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { readVersion } from "#src/content/version.server.ts";
import { change, readAll, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { newsFields } from "./news.ts";

describeDatabases("news", (freshDb) => {
	const add = (db: Awaited<ReturnType<typeof freshDb>>, fields: Partial<typeof samples.news>) =>
		change(db, (trx) => addRecord(trx, contentTypes.news, { ...samples.news, ...fields }));

	it("is listed newest first and, within a day, last added first, whatever the page size", async () => {
		const db = await freshDb();
		for (const [title, date] of [
			["b", "2026-06-02"],
			["a", "2026-06-01"],
			["d", "2026-06-02"],
			["e", "2026-06-03"],
			["c", "2026-06-02"],
		] as const)
			await add(db, { title, date });
		for (const itemsPerPage of [1, 2, 3, 100]) {
			expect(
				(await readAll((page) => listRecords(db, contentTypes.news, { page, itemsPerPage }))).map(({ title }) => title),
			).toEqual(["e", "c", "d", "b", "a"]);
		}
		expect(await listRecords(db, contentTypes.news, { page: 2, itemsPerPage: 3 })).toMatchObject({
			page: 2,
			itemsPerPage: 3,
			total: 5,
			lastPage: 2,
		});
		expect(await listRecords(db, contentTypes.news, { page: 9, itemsPerPage: 3 })).toMatchObject({
			items: [],
			total: 5,
			lastPage: 2,
		});
	});

	it("is listed by category, case-insensitively", async () => {
		const db = await freshDb();
		await add(db, { title: "a", category: "Awards" });
		await add(db, { title: "b", category: "Campus" });
		await add(db, { title: "c", category: "awards" });
		expect(
			(await listRecords(db, contentTypes.news, { page: 1, itemsPerPage: 15, category: "AWARDS" })).items.map(
				({ title }) => title,
			),
		).toEqual(["c", "a"]);
		expect(await listRecords(db, contentTypes.news, { page: 1, itemsPerPage: 15, category: "none" })).toMatchObject({
			items: [],
			total: 0,
			lastPage: 1,
		});
	});

	it("is found by either key only", async () => {
		const db = await freshDb();
		const { id, slug } = await add(db, { title: "A wall is repaired" });
		expect(slug).toBe("a-wall-is-repaired");
		expect(await findRecord(db, contentTypes.news, slug)).toMatchObject({ id, title: "A wall is repaired" });
		expect(await findRecord(db, contentTypes.news, String(id))).toMatchObject({ slug });
		for (const key of [
			"",
			"0",
			"999999999",
			"99999999999999",
			"-1",
			"nope",
			"A-WALL-IS-REPAIRED",
			"a\u0000b",
			"' or 1=1",
			"a".repeat(300),
		])
			expect(await findRecord(db, contentTypes.news, key)).toBeUndefined();
	});

	it("gets a unique key per title, and keeps it when the title changes", async () => {
		const db = await freshDb();
		const slugs = [];
		for (let times = 0; times < 3; times += 1) slugs.push((await add(db, { title: "Rain!" })).slug);
		expect(slugs).toEqual(["rain", "rain-2", "rain-3"]);
		const changeResult = await change(db, (trx) =>
			updateRecord(trx, contentTypes.news, 2, { ...samples.news, title: "Sun" }),
		);
		expect(changeResult).toMatchObject({ id: 2, slug: "rain-2", title: "Sun" });
	});

	it("moves in its lists when its day or category changes, and leaves them when it is removed", async () => {
		const db = await freshDb();
		for (const [title, date] of [
			["a", "2026-06-01"],
			["b", "2026-06-02"],
			["c", "2026-06-03"],
		] as const)
			await add(db, { title, date });
		await change(db, (trx) =>
			updateRecord(trx, contentTypes.news, 1, { ...samples.news, title: "a", date: "2026-06-04", category: "Awards" }),
		);
		const titles = async (category?: string) =>
			(await listRecords(db, contentTypes.news, { page: 1, itemsPerPage: 15, category })).items.map(
				({ title }) => title,
			);
		expect([await titles(), await titles("Awards"), await titles("Campus")]).toEqual([
			["a", "c", "b"],
			["a"],
			["c", "b"],
		]);
		expect(await change(db, (trx) => removeRecord(trx, contentTypes.news, 2))).toBe(true);
		expect([await titles(), await titles("Campus")]).toEqual([["a", "c"], ["c"]]);
		expect(await change(db, (trx) => removeRecord(trx, contentTypes.news, 2))).toBe(false);
		expect(await change(db, (trx) => updateRecord(trx, contentTypes.news, 2, samples.news))).toBeUndefined();
	});

	it("increments the version with every change, except one that is rolled back", async () => {
		const db = await freshDb();
		const versions = [await readVersion(db)];
		const step = async (work: Promise<unknown>) => {
			await work.catch(() => {});
			versions.push(await readVersion(db));
		};
		await step(add(db, {}));
		await step(change(db, (trx) => updateRecord(trx, contentTypes.news, 1, { ...samples.news, title: "Changed" })));
		await step(change(db, (trx) => removeRecord(trx, contentTypes.news, 1)));
		expect(new Set(versions).size).toBe(4);
		await step(
			change(db, async (trx) => {
				await addRecord(trx, contentTypes.news, samples.news);
				throw new Error("undone");
			}),
		);
		expect(versions[4]).toBe(versions[3]);
		expect((await listRecords(db, contentTypes.news, { page: 1, itemsPerPage: 15 })).total).toBe(0);
	});

	it("loses nothing under concurrent changes", async () => {
		const db = await freshDb();
		await Promise.all(
			Array.from({ length: 10 }, (_, index) =>
				add(db, { title: `item ${index}`, date: `2026-06-${10 + (index % 3)}` }),
			),
		);
		await Promise.all([
			...[1, 3].map((id) => change(db, (trx) => removeRecord(trx, contentTypes.news, id))),
			...[2, 4].map((id) =>
				change(db, (trx) => updateRecord(trx, contentTypes.news, id, { ...samples.news, date: "2026-07-01" })),
			),
		]);
		const all = await readAll((page) => listRecords(db, contentTypes.news, { page, itemsPerPage: 3 }));
		expect(all).toHaveLength(8);
		expect(new Set(all.map(({ id }) => id))).toEqual(new Set([2, 4, 5, 6, 7, 8, 9, 10]));
		expect(await readVersion(db)).toBe(14);
	});
});

it.each([
	["title", ""],
	["date", "2026-02-30"],
	["date", "01/06/2026"],
	["picture", "../secrets"],
	["picture_alt", " "],
	["category", "two\nlines"],
	["author", ""],
	["place", "a\u0000b"],
	["description", "a\u0000b"],
	["description", "x".repeat(20_001)],
])("is rejected with %s %j", (field, value) => {
	expect(newsFields.safeParse(samples.news).success).toBe(true);
	expect(newsFields.safeParse({ ...samples.news, [field]: value }).error?.issues.map(({ path }) => path)).toEqual([
		[field],
	]);
});
