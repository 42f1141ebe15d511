import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { type SiteServices, siteServices } from "#src/site/context.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { loader } from "./interview-ics.ts";

const start = new Date("2026-11-20T06:00:00.000Z");

describe.each(onEngine("sqlite"))("the calendar file of an interview (%s)", (engine) => {
	let site: TestApp;
	let token: string;
	beforeEach(async () => {
		site = await startApp(engine, { SITE_URL: "https://school.example" }, () => start);
		const { body, contentType } = await multipart(barchAnswers, []);
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		({ token } = (await site.app.inject({ method: "POST", url, body, headers })).json().data);
	});
	afterEach(() => site.close());

	async function takeTime(startsAt: string): Promise<void> {
		const { db } = site.services;
		const created_at = start.toISOString();
		const slot = { application_type: "barch", starts_at: startsAt, minutes: 30, place: "Studio 2", capacity: 1 };
		const { id: slot_id } = await db
			.insertInto("interview_slots")
			.values({ ...slot, closes_at: startsAt, created_at })
			.returning("id")
			.executeTakeFirstOrThrow();
		await db.insertInto("interviews").values({ application_id: 1, slot_id, sequence: 3, created_at }).execute();
		await moveTo(startsAt);
	}
	const moveTo = (at: string) => {
		const change = { applicationId: 1, to: "interview", details: { at, place: "Studio 2" }, actor: "Priya" } as const;
		return site.services.db.transaction().execute((trx) => changeStage(trx, site.services.school, change, start));
	};
	async function properties(): Promise<(string | undefined)[]> {
		const { db } = site.services;
		const identity = { name: "School", phone: "044 1234567", email: "office@school.example" };
		const context = new RouterContextProvider();
		const services = { db, siteUrl: "https://school.example", now: () => start, school: { identity } };
		context.set(siteServices, services as unknown as SiteServices);
		const answer = await loader({ params: { token }, context } as unknown as Parameters<typeof loader>[0]);
		const text = await answer.text();
		return ["UID", "SEQUENCE", "DTSTART", "DTEND"].map((name) => new RegExp(`^${name}:(.*)\r$`, "m").exec(text)?.[1]);
	}

	it("is the entry of the time that was taken, and one of its own where the office has set another time", async () => {
		await takeTime("2026-12-01T04:30:00.000Z");
		const uid = expect.stringMatching(/^interview-\d+@school\.example$/);
		expect(await properties()).toEqual([uid, "3", "20261201T043000Z", "20261201T050000Z"]);
		await moveTo("2026-12-01T09:30:00.000Z");
		const own = expect.stringMatching(/-interview@school\.example$/);
		expect(await properties()).toEqual([own, undefined, "20261201T093000Z", undefined]);
	});
});
