import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { admissionSeasons } from "#demo/admissions.ts";
import type { Stage, StageDetails } from "#src/admissions/applications/stage.ts";
import { calendarTokenOf } from "#src/admissions/tracking/calendar-token.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { type SiteServices, siteServices } from "#src/site/context.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { loader } from "./own-dates-ics.ts";

const { percentage_12: _marks, yop_12: _year, ...withoutMarks } = barchAnswers;
const inClass12 = { ...withoutMarks, result_awaited_12: "true", school_12: "Hill School", expected_12: "2027-05" };
const start = new Date("2026-11-20T06:00:00.000Z");

describe.each(onEngine("postgres"))("the calendar feed of an application (%s)", (engine) => {
	let site: TestApp;
	let token: string;
	beforeEach(async () => {
		site = await startApp(engine, { SITE_URL: "https://school.example" }, () => start);
		const { body, contentType } = await multipart(inClass12, []);
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		({ token } = (await site.app.inject({ method: "POST", url, body, headers })).json().data);
	});
	afterEach(() => site.close());

	const moveTo = (to: Stage, details: StageDetails = {}) => {
		const change = { applicationId: 1, to, details, actor: "Priya" };
		return site.services.db.transaction().execute((trx) => changeStage(trx, site.services.school, change, start));
	};
	async function ask(calendarToken = calendarTokenOf(token, 1), now = start): Promise<Response> {
		const { db } = site.services;
		const school = { identity: { name: "School", phone: "044 1234567", email: "office@school.example" } };
		const context = new RouterContextProvider();
		const admissions = { seasons: admissionSeasons, mode: "calendar" };
		const services = { db, siteUrl: "https://school.example", now: () => now, school, admissions };
		context.set(siteServices, services as unknown as SiteServices);
		return loader({ params: { token: calendarToken }, context } as unknown as Parameters<typeof loader>[0]);
	}
	/** Days of the feed by the ends of their UIDs. */
	async function days(): Promise<Record<string, string>> {
		const text = (await (await ask()).text()).replaceAll("\r\n ", "");
		expect(text).not.toContain(token);
		const events = text.split("BEGIN:VEVENT").slice(1);
		const found = events.map((event) => [
			/^UID:.*?-\d{6}-([\w-]+)@/m.exec(event)?.[1],
			/^DTSTART.*:(\S+)/m.exec(event)?.[1],
		]);
		return Object.fromEntries(found);
	}

	it("has the fee, awaited results and the next date, and is for no cache and no search engine", async () => {
		expect(await days()).toMatchObject({
			fee: "20261220",
			"interviews-1": "20270215",
			"result-12": "20270501",
		});
		const text = await (await ask()).text();
		expect(text.match(/^LOCATION:/gm)).toHaveLength(1);
		expect(text).toMatch(/-interviews-1@.*LOCATION:School/s);
		const { headers } = await ask();
		expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
		expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
			"no-store, private",
			"noindex, nofollow",
		]);
	});

	it("follows the application: interview, offer, joining", async () => {
		await moveTo("reading");
		await moveTo("interview", { at: "2026-12-01T04:30:00.000Z", place: "Studio 2" });
		expect(await days()).toMatchObject({ interview: "20261201T043000Z" });
		await moveTo("offered", { answerBy: "2026-12-10" });
		expect(await days()).toMatchObject({ offer: "20261210" });
		await moveTo("accepted");
		const accepted = await days();
		expect(accepted).toMatchObject({ joining: "20270802" });
		expect(accepted).not.toHaveProperty("offer");
	});

	it("ends with the application, and with its link", async () => {
		expect((await ask(undefined, new Date("2027-05-20T06:00:00.000Z"))).status).toBe(404);
		await moveTo("declined");
		expect((await ask()).status).toBe(410);
	});

	it("opens by its own token alone, which opens nothing else", async () => {
		const own = calendarTokenOf(token, 1);
		for (const other of [token, calendarTokenOf(token, 2), `${own.slice(0, -1)}_`, "zzzzzzz-", "1-"])
			expect((await ask(other)).status).toBe(404);
		const { statusCode } = await site.app.inject({ url: `/api/v1/website/application/view/${own}` });
		expect(statusCode).toBe(404);
	});
});
