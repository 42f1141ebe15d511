import fc from "fast-check";
import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { readVersion } from "#src/content/version.server.ts";
import { change, readAll, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { announcementFields, inDisplayOrder, readLink } from "./announcements.ts";

describeDatabases("announcements", (freshDb) => {
	it("are listed while active and in date, latest first, by type", async () => {
		const db = await freshDb();
		for (const fields of [
			{ title: "a", from_date: "2026-06-01", to_date: "2026-06-15" },
			{ title: "b", from_date: "2026-06-15", to_date: "2026-06-30" },
			{ title: "over", from_date: "2026-06-01", to_date: "2026-06-14" },
			{ title: "to come", from_date: "2026-06-16", to_date: "2026-06-30" },
			{ title: "off", active: 0 as const },
			{ title: "c", type: 2, from_date: "2026-06-15" },
		])
			await change(db, (trx) => addRecord(trx, contentTypes.announcements, { ...samples.announcement, ...fields }));
		const titles = async (type?: number, now = "2026-06-15T12:00:00+05:30") =>
			(
				await readAll((page) =>
					listRecords(db, contentTypes.announcements, { page, itemsPerPage: 2, type, now: new Date(now) }),
				)
			).map(({ title }) => title);
		expect(await titles()).toEqual(["c", "b", "a"]);
		await change(db, (trx) =>
			addRecord(trx, contentTypes.announcements, {
				...samples.announcement,
				title: "pinned",
				pinned: 1,
				from_date: "2026-05-01",
				to_date: "2026-06-15",
			}),
		);
		expect(await titles()).toEqual(["pinned", "c", "b", "a"]);
		expect(await titles(1)).toEqual(["pinned", "b", "a"]);
		expect(await titles(9)).toEqual([]);
		expect(await titles(1, "2026-06-16T00:00:00+05:30")).toEqual(["to come", "b"]);
		const version = await readVersion(db);
		await change(db, (trx) => updateRecord(trx, contentTypes.announcements, 2, { ...samples.announcement, active: 0 }));
		await change(db, (trx) => removeRecord(trx, contentTypes.announcements, 1));
		expect(await titles(1)).toEqual(["pinned"]);
		expect(await readVersion(db)).toBe(version + 2);
		expect(await findRecord(db, contentTypes.announcements, "b")).toMatchObject({ id: 2, active: 0 });
	});
});

it.each([
	["https://doddabetta.example/academic", "https://doddabetta.example/academic"],
	["HTTP://doddabetta.example", "http://doddabetta.example/"],
	[" www.doddabetta.example/a?b=c ", "https://www.doddabetta.example/a?b=c"],
	["httpd.example", "https://httpd.example/"],
	["doddabetta.example:8443/x", "https://doddabetta.example:8443/x"],
	["", null],
	[null, null],
	["javascript:alert(1)", undefined],
	["java\nscript:alert(1)", undefined],
	["data:text/html,x", undefined],
	["mailto:a@b.example", undefined],
	["ftp://doddabetta.example", undefined],
	["http://", undefined],
	["two words", undefined],
])("links %j to %j", (input, link) => {
	expect(readLink(input)).toBe(link);
	const parsed = announcementFields.safeParse({ ...samples.announcement, active: true, link: input });
	expect(parsed.success ? parsed.data.link : undefined).toBe(link);
});

it("links to http and https only", () => {
	const text = fc.oneof(
		fc.string(),
		fc.webUrl(),
		fc
			.array(fc.constantFrom("javascript:", "data:", "http", "https://", "//", ":", "\\", "\t", "x", "1", ".", "@"), {
				maxLength: 6,
			})
			.map((parts) => parts.join("")),
	);
	fc.assert(
		fc.property(text, (input) => {
			const link = readLink(input);
			if (link) expect(new URL(link).protocol).toMatch(/^https?:$/);
		}),
		{ numRuns: 2000 },
	);
});

it("are shown pinned ones first, then those of admissions", () => {
	const one = (title: string, fields: object = {}) => ({
		...samples.announcement,
		kind: "general" as const,
		title,
		...fields,
	});
	const announcements = inDisplayOrder([
		one("a"),
		one("b", { kind: "admissions" }),
		one("c", { pinned: 1 }),
		one("d"),
		one("e", { pinned: 1, kind: "admissions" }),
	]);
	expect(announcements.map(({ title }) => title)).toEqual(["c", "e", "b", "a", "d"]);
});

it("must not end before the first day", () => {
	const upsideDown = { ...samples.announcement, active: true, from_date: "2026-07-01" };
	expect(announcementFields.safeParse(upsideDown).error?.issues.map(({ path }) => path)).toEqual([["to_date"]]);
	expect(announcementFields.parse({ ...samples.announcement, active: false })).toMatchObject({ active: 0 });
});
