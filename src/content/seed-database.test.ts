import { describe, expect, it } from "vitest";
import { announcements as announcementSeeds } from "#demo/records/announcements.ts";
import { careers as careerSeeds } from "#demo/records/careers.ts";
import { addDays } from "#src/calendar/day.ts";
import { connect, type Db } from "#src/db/connect.server.ts";
import { migrate } from "#src/db/migrate/migrate.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases, freshPlace } from "#tests/support/database/databases.ts";
import { runScript, settingsOf } from "#tests/support/server/run-script.ts";
import { isOpen } from "./careers/careers.ts";
import { allContentTypes, contentTypes } from "./content-types.ts";
import { listRecords } from "./lists.server.ts";
import { addRecord, removeRecord, updateRecord } from "./records.server.ts";
import { seedDatabase } from "./seed-database.server.ts";
import { readVersion } from "./version.server.ts";

const now = new Date("2026-11-20T19:00:00Z");
const today = "2026-11-21";
const fill = (db: Db, moment = now) => seedDatabase(db, { siteUrl: "https://www.school.example", now: moment });
const everything = { page: 1, itemsPerPage: 100, now };

const sizes = {
	news: 40,
	events: 30,
	blogs: 25,
	staff: 20,
	careers: 8,
	gallery: 72,
	projects: 10,
	pages: 4,
	announcements: 2,
	approval_documents: 4,
};
async function count(db: Db) {
	const tables = Object.keys(sizes) as (keyof typeof sizes)[];
	return Object.fromEntries(
		await Promise.all(
			tables.map(async (table) => [table, (await db.selectFrom(table).select("id").execute()).length] as const),
		),
	);
}

describeDatabases("the demo school", (freshDb) => {
	it("fills an empty database with records that pass the schemas for authors", async () => {
		const db = await freshDb();
		expect(await fill(db)).toBe(true);
		expect(await count(db)).toEqual(sizes);
		for (const type of allContentTypes) {
			const { items } = await listRecords(db, type, { ...everything });
			expect([type.table, items.length]).toEqual([type.table, sizes[type.table as keyof typeof sizes]]);
			for (const { id, slug, ...fields } of items) {
				// The one field that is stored in another form than an author gives it.
				const givenFields = "active" in fields ? { ...fields, active: fields.active === 1 } : fields;
				expect([slug, id, type.fields.parse(givenFields)]).toEqual([slug, id, fields]);
			}
		}
	});

	it("dates its records around the first day and links to its own site", async () => {
		const db = await freshDb();
		await fill(db);
		const { items: events } = await listRecords(db, contentTypes.events, everything);
		expect(events.filter(({ date }) => date >= today).length).toBeGreaterThanOrEqual(5);
		expect(events[0]?.date).toBe(
			events
				.map(({ date }) => date)
				.filter((date) => date >= today)
				.sort()[0],
		);
		const { items: careers } = await listRecords(db, contentTypes.careers, everything);
		expect(careers.map((career) => isOpen(career, today))).toEqual(careerSeeds.map(({ lastDay }) => lastDay >= 0));
		const openDays = careerSeeds.map(({ lastDay }) => lastDay).filter((lastDay) => lastDay >= 0);
		expect(careers[0]?.last_date).toBe(addDays(today, Math.min(...openDays)));
		expect((await listRecords(db, contentTypes.news, everything)).items.every(({ date }) => date <= today)).toBe(true);
		expect((await listRecords(db, contentTypes.staff, everything)).items[0]?.designation).toBe("Principal");
		const { items: announcements } = await listRecords(db, contentTypes.announcements, { ...everything, type: 1 });
		expect(announcements.map(({ link }) => link).sort()).toEqual(
			announcementSeeds
				.map(({ link }) => link.replace("https://doddabetta.example", "https://www.school.example"))
				.sort(),
		);
		expect((await listRecords(db, contentTypes.approvalDocuments, everything)).items).toHaveLength(4);
	});

	it("is added once: later starts neither duplicate, restore nor overwrite records", async () => {
		const db = await freshDb();
		await fill(db);
		const { items } = await listRecords(db, contentTypes.news, everything);
		await change(db, (trx) =>
			updateRecord(trx, contentTypes.news, items[0]?.id ?? 0, { ...samples.news, title: "Edited" }),
		);
		await change(db, (trx) => removeRecord(trx, contentTypes.news, items[1]?.id ?? 0));
		const version = await readVersion(db);
		expect(await fill(db, new Date("2027-03-01T00:00:00Z"))).toBe(false);
		expect(await count(db)).toEqual({ ...sizes, news: 39 });
		expect((await listRecords(db, contentTypes.news, everything)).items.map(({ title }) => title)).toContain("Edited");
		expect(await readVersion(db)).toBe(version);
	});

	it("is not added to a school that has content of its own", async () => {
		const db = await freshDb();
		await change(db, (trx) => addRecord(trx, contentTypes.news, samples.news));
		expect(await fill(db)).toBe(false);
		await change(db, (trx) => removeRecord(trx, contentTypes.news, 1));
		expect(await fill(db)).toBe(false);
		expect(await count(db)).toEqual(Object.fromEntries(Object.keys(sizes).map((table) => [table, 0])));
	});
});

describe.each(["sqlite", "postgres"] as const)("two processes that start at once (%s)", (engine) => {
	it("fill it once", async () => {
		const place = await freshPlace(engine);
		const db = connect(place);
		await migrate(db);
		const start = () => runScript("tests/support/database/fill-process.ts", [], settingsOf(place));
		const outputs = await Promise.all([start(), start(), start()]);
		expect(outputs.map(({ stdout }) => stdout.trim()).sort()).toEqual(["false", "false", "true"]);
		expect(await count(db)).toEqual(sizes);
		await db.destroy();
		await place.drop();
	});
});
