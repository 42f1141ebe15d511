import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import type { RequestPage } from "#src/content/links/check-links.server.ts";
import { addRecord, updateRecord } from "#src/content/records.server.ts";
import { seedSchool } from "#src/content/school/seed-school.server.ts";
import { change, samples } from "#src/content/testing/samples.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { countBrokenLinks, leaveLink, linkLeft, listBrokenLinks, undoLeaveLink } from "./broken-links.server.ts";
import { checkDueLinks } from "./check-due-links.server.ts";
import type { LinkAnswer, RequestExternal } from "./request-external.server.ts";

const siteUrl = "https://www.school.example";
const by = { id: 1, name: "Priya" };
const types = ["news", "announcements"];
const monday = new Date("2026-06-01T06:00:00Z");
const after = (days: number, hours = 0) => new Date(monday.getTime() + (days * 24 + hours) * 3_600_000);
const signal = new AbortController().signal;
const good: LinkAnswer = { fault: null, offline: false };
const gone: LinkAnswer = { fault: "Nothing there.", offline: false };

/** A site that has only /fees. */
const requestPage: RequestPage = async (address) => ({ status: address === "/fees" ? 200 : 404, html: "<p>" });

describeDatabases("the weekly check of links", (freshDb) => {
	async function start(description: string) {
		const db = await freshDb();
		const { id } = await change(db, (trx) => addRecord(trx, contentTypes.news, { ...samples.news, description }));
		const answers = new Map<string, LinkAnswer>();
		const asked: string[] = [];
		const ask: RequestExternal = async (href) => {
			asked.push(href);
			return answers.get(new URL(href).host) ?? good;
		};
		const at = async (moment: Date) => {
			asked.length = 0;
			await checkDueLinks({ db, requestPage, ask, siteUrl, now: () => moment }, signal);
			return [...asked];
		};
		const rewrite = (text: string) =>
			change(db, (trx) => updateRecord(trx, contentTypes.news, id, { ...samples.news, description: text }));
		return { db, at, answers, write: rewrite };
	}
	const broken = async (db: Db, left = false) =>
		(await listBrokenLinks(db, { types, left, page: 1 })).links.map(({ href, fault, item }) => [
			href,
			fault,
			item.title,
		]);

	it("asks each address once a week, and on the next day one that failed", async () => {
		const { db, at, answers } = await start(
			"[tea](https://tea.example/) [again](https://tea.example/) [mail](mailto:a@b.example) https://bus.example/ [x](/fees)",
		);
		answers.set("bus.example", gone);
		expect((await at(monday)).toSorted()).toEqual(["https://bus.example/", "https://tea.example/"]);
		expect(await at(after(0, 5))).toEqual([]);
		expect(await broken(db)).toEqual([]);
		expect(await at(after(1))).toEqual(["https://bus.example/"]);
		expect(await broken(db)).toEqual([["https://bus.example/", "Nothing there.", samples.news.title]]);
		expect(await at(after(6))).toEqual([]);
		answers.clear();
		expect((await at(after(8))).toSorted()).toEqual(["https://bus.example/", "https://tea.example/"]);
		expect(await broken(db)).toEqual([]);
	});

	it("asks the site itself for its own addresses, and follows what texts say", async () => {
		const { db, at, write } = await start("[fees](/fees) [old](/none) [in full](https://www.school.example/none#a)");
		expect(await at(monday)).toEqual([]);
		await at(after(1));
		expect((await broken(db)).map(([href, fault]) => `${href}: ${fault}`)).toEqual([
			"/none: There is nothing at /none.",
			"https://www.school.example/none#a: There is nothing at /none.",
		]);
		await write("[fees](/fees) [new](https://tea.example/)");
		expect(await at(after(8))).toEqual(["https://tea.example/"]);
		expect(await broken(db)).toEqual([]);
		const hrefs = (await db.selectFrom("link_checks").select("href").orderBy("href").execute()).map(({ href }) => href);
		expect(hrefs).toEqual(["/fees", "https://tea.example/"]);
	});

	it("reads the school's texts, too: their Markdown and their addresses", async () => {
		const { db, at, answers } = await start("No links.");
		answers.set("bus.example", gone);
		await seedSchool(db, monday);
		const { fields } = await db
			.selectFrom("school_texts")
			.select("fields")
			.where("name", "=", "identity")
			.executeTakeFirstOrThrow();
		const social = [{ name: "X", url: "https://bus.example/school" }];
		const identity = JSON.stringify({ ...JSON.parse(fields), social });
		await db.updateTable("school_texts").set({ fields: identity }).where("name", "=", "identity").execute();
		expect(await at(monday)).toContain("https://bus.example/school");
		await at(after(1));
		const listed = async (type: string) => (await listBrokenLinks(db, { types: [type], left: false, page: 1 })).links;
		expect(await listed("school-identity")).toMatchObject([
			{ href: "https://bus.example/school", item: { type: "school-identity", title: "Identity" } },
		]);
		const own = (await listed("school-about")).map(({ href }) => href.charAt(0));
		expect(own.length).toBeGreaterThan(0);
		expect(new Set(own)).toEqual(new Set("/"));
	});

	it("knows nothing while no host at all is reached", async () => {
		const { db, at, answers } = await start("https://tea.example/ https://bus.example/");
		for (const host of ["tea.example", "bus.example"])
			answers.set(host, { fault: "It does not answer.", offline: true });
		for (const day of [0, 1, 2]) await at(after(day));
		expect(await db.selectFrom("link_checks").select("href").where("checked_at", "is not", null).execute()).toEqual([]);
		answers.delete("tea.example");
		await at(after(3));
		await at(after(4));
		expect((await broken(db)).map(([href]) => href)).toEqual(["https://bus.example/"]);
	});

	it("is made by one process at a time", async () => {
		const { db } = await start("https://tea.example/");
		let asked = 0;
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		let begun = () => {};
		const isAsking = new Promise<void>((resolve) => {
			begun = resolve;
		});
		const ask: RequestExternal = async () => {
			asked += 1;
			begun();
			await held;
			return good;
		};
		const context = { db, requestPage, ask, siteUrl, now: () => monday };
		const first = checkDueLinks(context, signal);
		await isAsking;
		expect(await checkDueLinks(context, signal)).toBe(0);
		release();
		expect([await first, asked]).toEqual([1, 1]);
	});

	it("asks one host's addresses one after the other, and few hosts at once", async () => {
		const hosts = Array.from({ length: 9 }, (_, index) => `https://h${index}.example/`);
		const { db } = await start(hosts.flatMap((host) => [`${host}a`, `${host}b`]).join(" "));
		const running = new Map<string, number>();
		const most = { perHost: 0, hosts: 0 };
		const ask: RequestExternal = async (href) => {
			const { host } = new URL(href);
			running.set(host, (running.get(host) ?? 0) + 1);
			most.perHost = Math.max(most.perHost, running.get(host) ?? 0);
			most.hosts = Math.max(most.hosts, [...running.values()].filter(Boolean).length);
			await new Promise(setImmediate);
			running.set(host, (running.get(host) ?? 1) - 1);
			return good;
		};
		expect(await checkDueLinks({ db, requestPage, ask, siteUrl, now: () => monday }, signal)).toBe(18);
		expect(most).toEqual({ perHost: 1, hosts: 4 });
	});

	it("leaves a link as it is when a member says so, until it has worked and fails again", async () => {
		const { db, at, answers } = await start("https://bus.example/");
		answers.set("bus.example", gone);
		await at(monday);
		await at(after(1));
		const { links } = await listBrokenLinks(db, { types, left: false, page: 1 });
		const id = links[0]?.id ?? 0;
		const left = await change(db, (trx) => leaveLink(trx, { id, by }, after(2)));
		expect([await countBrokenLinks(db, { types, left: false }), (await broken(db, true)).length]).toEqual([0, 1]);
		await change(db, (trx) => undoLeaveLink(trx, { actId: left.ok ? left.actId : 0, by }, after(2)));
		expect(await countBrokenLinks(db, { types, left: false })).toBe(1);
		const again = await change(db, (trx) => undoLeaveLink(trx, { actId: left.ok ? left.actId : 0, by }, after(2)));
		expect(again).toMatchObject({ ok: false });
		const acts = await db.selectFrom("audit_log").select(["act", "actor"]).orderBy("id").execute();
		expect(acts).toEqual([
			{ act: linkLeft, actor: "Priya" },
			{ act: linkLeft, actor: "Priya" },
		]);
		await change(db, (trx) => leaveLink(trx, { id, by }, after(3)));
		answers.clear();
		await at(after(9));
		answers.set("bus.example", gone);
		await at(after(17));
		await at(after(18));
		expect((await broken(db)).length).toBe(1);
	});
});
