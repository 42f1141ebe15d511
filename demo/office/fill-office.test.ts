import { resolve } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSampleOffice } from "#demo/records/sample-office.ts";
import { stages } from "#src/admissions/applications/stage.ts";
import { readFunnelDays } from "#src/admissions/funnel/funnel-days.server.ts";
import { sendReminders } from "#src/admissions/reminders/send-reminders.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { careerType as careers } from "#src/content/careers/careers.type.ts";
import { galleryType as gallery } from "#src/content/gallery/gallery.type.ts";
import type { RunRendering } from "#src/content/media/rendering/run-render-process.server.ts";
import { seedDatabase } from "#src/content/seed-database.server.ts";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { fillOffice } from "./fill-office.ts";

// One day in the season, and one outside of it.
describe.each([
	["sqlite", "2026-11-20T06:00:00Z"],
	["postgres", "2027-08-15T06:00:00Z"],
] as const)("the samples of a new office (%s, %s)", (engine, start) => {
	let site: TestApp;
	const now = () => new Date(start);
	beforeAll(async () => {
		site = await startApp(engine, { ADMISSIONS: "calendar" }, now);
		await seedDatabase(site.services.db, {
			siteUrl: "https://school.example",
			now: now(),
			types: { careers, gallery },
		});
		const render: RunRendering = async () => ({
			ok: true,
			width: 1440,
			height: 960,
			colour: "#777",
			renditions: [],
			previews: [],
		});
		await fillOffice(site.services, { samples: resolve("demo/samples"), client: resolve("demo/public") }, render);
	});
	afterAll(() => site.close());

	const count = async (
		table:
			| "applications"
			| "enquiries"
			| "alumni"
			| "job_applications"
			| "cases"
			| "application_files"
			| "document_checks"
			| "document_requests"
			| "visits",
	) => {
		const { total } = await site.services.db
			.selectFrom(table)
			.select(sql<number>`count(*)`.as("total"))
			.executeTakeFirstOrThrow();
		return Number(total);
	};

	it("are sixty applications, forty enquiries and messages, twelve graduates and five for posts, each with its case", async () => {
		expect([await count("applications"), await count("enquiries"), await count("alumni")]).toEqual([60, 40, 12]);
		expect(await count("job_applications")).toBe(5);
		expect(await count("cases")).toBe(117);
	});

	it("have booked tours in the months in which they are given", async () => {
		expect(await count("visits")).toBe(engine === "sqlite" ? 6 : 0);
	});

	it("stand at every stage, of all three forms, paid and unpaid, with and without documents", async () => {
		const { db } = site.services;
		const applications = await db.selectFrom("applications").select(["stage", "application_type", "answers"]).execute();
		expect(new Set(applications.map(({ stage }) => stage))).toEqual(new Set(stages));
		expect(new Set(applications.map((one) => one.application_type))).toEqual(new Set(["barch", "march", "diploma"]));
		const fees = await db.selectFrom("fees").select("state").execute();
		expect(new Set(fees.map(({ state }) => state))).toEqual(new Set(["due", "paid"]));
		const expected = readSampleOffice("2026-11-20").applications.flatMap(({ documents }) => documents).length;
		expect(await count("application_files")).toBe(expected);
		const awaitedApplications = applications.filter(({ answers }) => /"result_awaited_(12|ug)":"?true/.test(answers));
		expect(awaitedApplications.length).toBeGreaterThan(15);
	});

	it("have been counted: more visits than drafts, more drafts than applications, some of each by a link", async () => {
		const day = (ms: number) => dayAtSchool(new Date(ms));
		const counts = await readFunnelDays(site.services.db, {
			from: day(now().getTime() - 70 * 86_400_000),
			until: day(now().getTime()),
		});
		const times = (step: string, byLink: boolean) =>
			counts
				.filter((row) => row.step === step && (row.source !== "") === byLink)
				.reduce((sum, row) => sum + row.times, 0);
		for (const byLink of [false, true]) {
			const [visited, begun, sent, paid] = ["visited", "begun", "submitted", "paid"].map((step) => times(step, byLink));
			expect(visited).toBeGreaterThan(begun ?? 0);
			expect(begun).toBeGreaterThan(sent ?? 0);
			expect(sent).toBeGreaterThan(paid ?? 0);
			expect(paid).toBeGreaterThan(0);
		}
	});

	it("are worked through: most documents judged, most enquiries answered, some of each still to be done", async () => {
		const { db } = site.services;
		const [files, checks, requests] = [
			await count("application_files"),
			await count("document_checks"),
			await count("document_requests"),
		];
		expect(checks).toBeGreaterThan(files / 2);
		expect(checks).toBeLessThan(files);
		expect(requests).toBeGreaterThan(0);
		const enquiries = await db
			.selectFrom("cases")
			.select("status")
			.where("kind", "in", ["enquiry", "message"])
			.execute();
		expect(new Set(enquiries.map(({ status }) => status))).toEqual(new Set(["new", "theirs", "closed"]));
	});

	it("have three photographs in the library, each with its focal area, and show them in the gallery", async () => {
		const { db } = site.services;
		const photographs = await db
			.selectFrom("media_revisions")
			.innerJoin("media", "media.id", "media_revisions.media_id")
			.select(["media.id", "media.alt", "media.credit", "state", "focus_left as left", "focus_top as top"])
			.execute();
		expect(photographs.map(({ state }) => state)).toEqual(["ready", "ready", "ready"]);
		for (const { alt, credit, left, top } of photographs) {
			expect([left, top]).not.toEqual([25, 25]);
			expect([alt.length > 20, credit]).toEqual([true, expect.stringContaining("Sample")]);
		}
		const shown = await db.selectFrom("gallery").select("picture").where("picture", "like", "photo-%").execute();
		expect(shown.map(({ picture }) => picture).toSorted()).toEqual(photographs.map(({ id }) => `photo-${id}-1`));
	});

	it("cause e-mails that never leave, and are not reminded", async () => {
		const { db, transport, writeEmail, school, admissions, log } = site.services;
		const queuedEmails = await db.selectFrom("outbox").select("to_address").execute();
		expect(queuedEmails.length).toBeGreaterThan(200);
		expect(queuedEmails.filter(({ to_address }) => !/\.example$|@example\.com$/.test(to_address))).toEqual([]);
		const later = () => new Date(now().getTime() + 400 * 86_400_000);
		await sendReminders({ db, school, admissions, payments: true, log }, later(), new AbortController().signal);
		const from = { name: "School", address: "school@example.com" };
		const sentCounts = await deliverDue(db, transport, { from, now: later, limit: 1000, write: writeEmail, log });
		expect(sentCounts).toEqual({ sent: 0, delayed: 0, dead: 0 });
	});
});
