import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { funnelList } from "#src/office/funnel/funnel-list.ts";
import { readFunnel } from "#src/office/funnel/read-funnel.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { createFunnelCounter } from "./funnel-counter.ts";
import { addVisits, readFunnelDays, storeFunnelDays } from "./funnel-days.server.ts";
import { addSource, endSource, knownSource, listSources } from "./funnel-sources.server.ts";

/** Ten minutes to midnight at the school, which is another day than in UTC half an hour later. */
const moment = new Date("2026-11-20T18:20:00.000Z");
const [today, days] = ["2026-11-20", { from: "2026-11-01", until: "2026-11-30" }];
const meera = { id: 1, name: "Meera Nair" };

function asked(query: string) {
	const parsed = funnelList.parse(new URLSearchParams(query));
	return parsed.ok ? parsed.query : expect.fail(parsed.errors.join(" "));
}

describe.each(["sqlite", "postgres"] as const)("the funnel (%s)", (engine) => {
	let site: TestApp;
	let now = moment;
	beforeEach(async () => {
		now = moment;
		site = await startApp(engine, {}, () => now);
	});
	afterEach(() => site.close());

	const see = (payload: object, from = "", headers: Record<string, string> = {}) =>
		site.app.inject({
			method: "POST",
			url: `${apiUrl(apiPaths.formStep)}${from && `?from=${from}`}`,
			payload,
			headers,
		});
	const begin = (from: string) =>
		site.app.inject({
			method: "POST",
			url: `${apiUrl(apiPaths.draftAdd)}${from && `?from=${from}`}`,
			payload: { application_type: "barch" },
		});
	async function apply(name: string, from = "", draft = "") {
		const { body, contentType } = await multipart({ ...barchAnswers, name, ...(draft && { draft }) }, []);
		const url = `${apiUrl(apiPaths.applicationAdd)}${from && `?from=${from}`}`;
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		expect(answer.statusCode).toBe(201);
	}
	const make = (word: string, label = "School fair") =>
		site.services.db.transaction().execute((trx) => addSource(trx, { word, label }, meera, now));
	async function counts(): Promise<Record<string, number>> {
		const rows = await readFunnelDays(site.services.db, days);
		return Object.fromEntries(rows.map(({ day, source, step, times }) => [`${day} ${source} ${step}`, times]));
	}

	it("counts steps that people see, by links of the office, and no robots", async () => {
		await make("fair");
		await see({ form: "barch", step: 1 });
		for (const word of ["fair", "invented", "A%20B"]) await see({ form: "barch", step: 1 }, word);
		await see({ form: "barch", step: 2 }, "fair");
		await see({ form: "barch", step: 1 }, "", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
		await see({ form: "barch", step: 1 }, "", { "sec-purpose": "prefetch;prerender" });
		expect((await see({ form: "none", step: 1 })).statusCode).toBe(422);
		expect((await see({ form: "barch", step: 13 })).statusCode).toBe(422);
		expect((await see({ form: "barch", step: 1, name: "Priya" })).statusCode).toBe(422);
		now = new Date("2026-11-20T18:40:00.000Z");
		expect((await see({ form: "barch", step: 1 })).statusCode).toBe(204);
		await site.services.funnel.flush();
		expect(await counts()).toEqual({
			"2026-11-20  visited": 3,
			"2026-11-20 fair visited": 1,
			"2026-11-20 fair step-2": 1,
			"2026-11-21  visited": 1,
		});
	});

	it("adds what several processes have counted, and loses nothing when the database is away for a while", async () => {
		const { db } = site.services;
		let away = true;
		const counters = [1, 2].map(() =>
			createFunnelCounter({
				now: () => moment,
				store: async (countedVisits) => {
					if (away) throw new Error("The database is away.");
					await addVisits(db, countedVisits);
				},
				onError: () => {},
			}),
		);
		const visit = { form: "barch", source: "", step: "visited" };
		for (const counter of counters) {
			for (let index = 0; index < 600; index += 1) counter.count({ ...visit, source: `word-${index}` });
			await counter.flush();
		}
		expect(await counts()).toEqual({});
		away = false;
		for (const counter of counters) counter.count(visit);
		await Promise.all(counters.map((counter) => counter.flush()));
		expect(await counts()).toEqual({ [`${today}  visited`]: 1202 });
	});

	it("knows what became of drafts and applications, also when their rows are gone", async () => {
		const { db } = site.services;
		await make("fair");
		const token = (await begin("fair")).json().data.token;
		await begin("invented");
		await apply("From the draft", "", token);
		await apply("By the link", "fair");
		await apply("By none");
		const [first] = await db.selectFrom("applications").select("id").orderBy("id").execute();
		await db
			.updateTable("applications")
			.set({ stage: "offered" })
			.where("id", "=", first?.id ?? 0)
			.execute();
		await db.updateTable("fees").set({ paid_at: now.toISOString() }).execute();
		const expected = {
			[`${today} fair begun`]: 1,
			[`${today} fair saved`]: 1,
			[`${today}  begun`]: 1,
			[`${today} fair submitted`]: 2,
			[`${today} fair paid`]: 2,
			[`${today} fair decided`]: 1,
			[`${today}  submitted`]: 1,
			[`${today}  paid`]: 1,
		};
		expect(await counts()).toEqual(expected);
		expect(await storeFunnelDays(db, days)).toBe(Object.keys(expected).length);
		expect(await storeFunnelDays(db, days)).toBe(0);
		await db.deleteFrom("drafts").execute();
		await db.updateTable("applications").set({ stage: "received" }).execute();
		expect(await counts()).toEqual(expected);
		expect(await storeFunnelDays(db, days)).toBe(0);
	});

	it("shows a season beside the same days of the one before", async () => {
		const { db } = site.services;
		const seasons = [
			{ year: 2026, opens: "2025-11-01", closes: "2026-05-31", dates: [] },
			{ year: 2027, opens: "2026-11-10", closes: "2027-05-31", dates: [] },
		];
		const visit = (day: string, times: number, source = "") => ({
			day,
			form: "barch",
			source,
			step: "visited",
			times,
		});
		await make("fair");
		await addVisits(db, [
			visit("2025-11-01", 4),
			// The eleventh day of its season, as today is of this one; then the twelfth.
			visit("2025-11-11", 5),
			visit("2025-11-12", 100),
			visit("2026-11-09", 50),
			visit("2026-11-10", 2),
			visit("2026-11-20", 3, "fair"),
			{ ...visit("2026-11-20", 1), step: "step-2" },
		]);
		const read = (query = "") =>
			readFunnel({ db, admissions: { seasons, mode: "calendar" }, now: () => now }, asked(query));
		const funnel = await read("form=barch");
		expect(funnel).toMatchObject({ seasons: [2027, 2026], year: 2027, beforeUntil: "2025-11-11" });
		expect(funnel.stages[0]).toMatchObject({ key: "visited", times: 5, before: 9 });
		expect(funnel.steps.slice(0, 2).map(({ times }) => times)).toEqual([5, 1]);
		expect(funnel.sources.map(({ word, times }) => [word, times[0]])).toEqual([
			["fair", 3],
			["", 2],
		]);
		expect((await read("source=fair")).stages[0]).toMatchObject({ times: 3, before: 0 });
		expect((await read("form=march")).stages[0]).toMatchObject({ times: 0 });
		expect((await read("year=2026")).stages[0]).toMatchObject({ key: "visited", times: 159, before: 0 });
	});

	it("takes words that the office makes, ends and makes again", async () => {
		const { db } = site.services;
		for (const word of ["", "Fair", "fair!", "a".repeat(31)]) expect(await make(word)).toMatchObject({ ok: false });
		expect(await make("fair", "")).toMatchObject({ ok: false });
		expect(await make("fair")).toEqual({ ok: true });
		expect(await make("fair")).toMatchObject({ ok: false });
		expect(await knownSource(db, "fair")).toBe("fair");
		const end = () => db.transaction().execute((trx) => endSource(trx, "fair", meera, now));
		expect(await end()).toEqual({ ok: true });
		expect(await end()).toMatchObject({ ok: false });
		expect(await knownSource(db, "fair")).toBeNull();
		expect(await make("fair", "Fair in Ooty")).toEqual({ ok: true });
		expect(await listSources(db)).toEqual([{ word: "fair", label: "Fair in Ooty", ended: false }]);
		for (let index = 1; index < 50; index += 1) expect(await make(`word-${index}`)).toEqual({ ok: true });
		expect(await make("one-more")).toMatchObject({ ok: false });
		const acts = await readActs(db, { kind: "funnel", id: 0 });
		expect(acts.slice(0, 3).map(({ act, actor }) => [act, actor])).toEqual([
			["source-added", meera.name],
			["source-ended", meera.name],
			["source-added", meera.name],
		]);
	});
});
