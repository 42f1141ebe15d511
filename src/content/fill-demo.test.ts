import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { announcements as announcementSeeds } from "#demo/records/announcements.ts";
import { careers as careerSeeds } from "#demo/records/careers.ts";
import { addDays } from "#src/calendar/day.ts";
import { connect, type Db } from "#src/db/connect.server.ts";
import { migrate } from "#src/db/migrate.server.ts";
import { describeDatabases, freshPlace } from "#tests/support/database/databases.ts";
import { listAnnouncements } from "./announcements/announcements.server.ts";
import { announcementFields } from "./announcements/announcements.ts";
import { listApprovalDocuments } from "./approval-documents/approval-documents.server.ts";
import { blogFields } from "./blogs/blogs.ts";
import { listCareers } from "./careers/careers.server.ts";
import { careerFields, isOpen } from "./careers/careers.ts";
import { listEvents } from "./events/events.server.ts";
import { eventFields } from "./events/events.ts";
import { fillWithDemoSchool } from "./fill-demo.server.ts";
import { galleryFields } from "./gallery/gallery.ts";
import { addNews, listNews, removeNews, updateNews } from "./news/news.server.ts";
import { newsFields } from "./news/news.ts";
import { listStaff } from "./staff/staff.server.ts";
import { staffFields } from "./staff/staff.ts";
import { change, samples } from "./testing/samples.server.ts";
import { readVersion } from "./version.server.ts";

const now = new Date("2026-11-20T19:00:00Z");
const today = "2026-11-21";
const fill = (db: Db, moment = now) => fillWithDemoSchool(db, { siteUrl: "https://www.school.example", now: moment });
const everything = { page: 1, itemsPerPage: 100, now };

const sizes = {
	news: 40,
	events: 30,
	blogs: 25,
	staff: 20,
	careers: 8,
	gallery: 48,
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
	it("fills an empty database with records that an author could have written", async () => {
		const db = await freshDb();
		expect(await fill(db)).toBe(true);
		expect(await count(db)).toEqual(sizes);
		const forms = {
			news: newsFields,
			events: eventFields,
			blogs: blogFields,
			staff: staffFields,
			careers: careerFields,
			gallery: galleryFields,
		};
		for (const [table, schema] of Object.entries(forms)) {
			const rows = await db
				.selectFrom(table as keyof typeof forms)
				.selectAll()
				.execute();
			for (const { id, slug, ...fields } of rows) expect([slug, id, schema.parse(fields)]).toEqual([slug, id, fields]);
		}
		for (const { id: _, slug: __, ...fields } of await db.selectFrom("announcements").selectAll().execute())
			expect(announcementFields.parse({ ...fields, active: fields.active === 1 })).toEqual(fields);
	});

	it("has its dates around the first day, ranks, openings and links of its own site", async () => {
		const db = await freshDb();
		await fill(db);
		const { items: events } = await listEvents(db, everything);
		expect(events.filter(({ date }) => date >= today).length).toBeGreaterThanOrEqual(5);
		expect(events[0]?.date).toBe(
			events
				.map(({ date }) => date)
				.filter((date) => date >= today)
				.sort()[0],
		);
		const { items: careers } = await listCareers(db, everything);
		expect(careers.map((career) => isOpen(career, today))).toEqual(careerSeeds.map(({ lastDay }) => lastDay >= 0));
		expect(careers[0]?.posted_on).toBe(addDays(today, Math.max(...careerSeeds.map(({ postedDay }) => postedDay))));
		expect((await listNews(db, everything)).items.every(({ date }) => date <= today)).toBe(true);
		expect((await listStaff(db, everything)).items[0]?.designation).toBe("Principal");
		const { items: announcements } = await listAnnouncements(db, { ...everything, type: 1 });
		expect(announcements.map(({ link }) => link).sort()).toEqual(
			announcementSeeds
				.map(({ link }) => link.replace("https://doddabetta.example", "https://www.school.example"))
				.sort(),
		);
		expect((await listApprovalDocuments(db, everything)).items).toHaveLength(4);
	});

	it("comes once: a later start neither doubles nor restores nor overwrites", async () => {
		const db = await freshDb();
		await fill(db);
		const { items } = await listNews(db, everything);
		await change(db, (trx) => updateNews(trx, items[0]?.id ?? 0, { ...samples.news, title: "Edited" }));
		await change(db, (trx) => removeNews(trx, items[1]?.id ?? 0));
		const version = await readVersion(db);
		expect(await fill(db, new Date("2027-03-01T00:00:00Z"))).toBe(false);
		expect(await count(db)).toEqual({ ...sizes, news: 39 });
		expect((await listNews(db, everything)).items.map(({ title }) => title)).toContain("Edited");
		expect(await readVersion(db)).toBe(version);
	});

	it("stays away from a school that has begun to write its own", async () => {
		const db = await freshDb();
		await change(db, (trx) => addNews(trx, samples.news));
		expect(await fill(db)).toBe(false);
		await change(db, (trx) => removeNews(trx, 1));
		expect(await fill(db)).toBe(false);
		expect(await count(db)).toEqual(Object.fromEntries(Object.keys(sizes).map((table) => [table, 0])));
	});
});

describe.each(["sqlite", "postgres"] as const)("two processes that start at once (%s)", (engine) => {
	it("fill it once", async () => {
		const place = await freshPlace(engine);
		const db = connect(place);
		await migrate(db);
		const env = {
			PATH: process.env.PATH,
			DATA_DIR: place.dataDir,
			...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
		};
		const flags = ["--experimental-strip-types", "--disable-warning=ExperimentalWarning"];
		const start = () =>
			promisify(execFile)(process.execPath, [...flags, "tests/support/database/fill-process.ts"], {
				env,
				timeout: 20_000,
			});
		const outputs = await Promise.all([start(), start(), start()]);
		expect(outputs.map(({ stdout }) => stdout.trim()).sort()).toEqual(["false", "false", "true"]);
		expect(await count(db)).toEqual(sizes);
		await db.destroy();
		await place.drop();
	});
});

it("is filled in less than a second on SQLite", async () => {
	const place = await freshPlace("sqlite");
	const db = connect(place);
	await migrate(db);
	const since = performance.now();
	await fill(db);
	expect(performance.now() - since).toBeLessThan(1000);
	await db.destroy();
	await place.drop();
});
