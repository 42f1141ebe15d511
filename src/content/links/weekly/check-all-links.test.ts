import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import type { RequestPage } from "#src/content/links/check-links.server.ts";
import { addRecord } from "#src/content/records.server.ts";
import { seedSchool } from "#src/content/school/seed-school.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { findBrokenLinkIds, listBrokenLinks, readBrokenLinks } from "./broken-links.server.ts";
import { checkAllLinks } from "./check-all-links.server.ts";
import type { LinkAnswer, RequestExternal } from "./request-external.server.ts";

const siteUrl = "https://www.school.example";
const monday = new Date("2026-06-01T06:00:00Z");
const signal = new AbortController().signal;
const good: LinkAnswer = { fault: null, offline: false };
const goneAnswer: LinkAnswer = { fault: "Nothing there.", offline: false };
const silent: LinkAnswer = { fault: "It doesn’t respond.", offline: true };

/** A site that has only /fees. */
const requestPage: RequestPage = async (address) => ({ status: address === "/fees" ? 200 : 404, html: "<p>" });

describeDatabases("the weekly check of links", (freshDb) => {
	async function start(description: string) {
		const db = await freshDb();
		await change(db, (trx) => addRecord(trx, contentTypes.news, { ...samples.news, description }));
		const answers = new Map<string, LinkAnswer[]>();
		const check = async (now = monday) => {
			const requestedUrls: string[] = [];
			const ask: RequestExternal = async (href) => {
				requestedUrls.push(href);
				const [first = good, ...rest] = answers.get(new URL(href).host) ?? [];
				if (rest.length > 0) answers.set(new URL(href).host, rest);
				return first;
			};
			const count = await checkAllLinks({ db, requestPage, ask, siteUrl, now: () => now }, signal);
			return { count, asked: requestedUrls.toSorted() };
		};
		return { db, answers, check };
	}
	const list = (db: Db, type = "news") => listBrokenLinks(db, { types: [type], limit: 50, offset: 0 });
	const listBroken = async (db: Db) => (await list(db)).links.map(({ href, fault }) => `${href}: ${fault}`);

	it("asks each address once, and those that failed a second time", async () => {
		const { db, answers, check } = await start(
			"[tea](https://tea.example/) [again](https://tea.example/) [mail](mailto:a@b.example) https://bus.example/ " +
				"https://slow.example/ [fees](/fees) [old](/none) [in full](https://www.school.example/none#a)",
		);
		answers.set("bus.example", [goneAnswer]);
		answers.set("slow.example", [silent, good]);
		const [bus, slow, tea] = ["https://bus.example/", "https://slow.example/", "https://tea.example/"];
		expect(await check()).toEqual({ count: 6, asked: [bus, bus, slow, slow, tea] });
		expect(await listBroken(db)).toEqual([
			`${bus}: Nothing there.`,
			"/none: There’s nothing at /none.",
			"https://www.school.example/none#a: There’s nothing at /none.",
		]);
		const [first] = await findBrokenLinkIds(db, { types: ["news"] });
		expect(await readBrokenLinks(db, [first ?? 0])).toMatchObject([
			{ href: bus, text: bus, checkedAt: monday.toISOString(), item: { title: samples.news.title } },
		]);
		expect((await list(db, "events")).count).toBe(0);
		answers.clear();
		await check();
		expect((await list(db)).count).toBe(2);
	});

	it("leaves a text out that was published since", async () => {
		const { db, check } = await start("[old](/none)");
		await check();
		expect((await list(db)).count).toBe(1);
		const item = await db.selectFrom("content_items").select("id").executeTakeFirstOrThrow();
		const later = new Date(monday.getTime() + 60_000).toISOString();
		const { id } = await db
			.insertInto("content_versions")
			.values({
				item_id: item.id,
				number: 2,
				fields: "{}",
				published_at: later,
				created_at: later,
				changed_at: later,
				member_name: "",
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await db.updateTable("content_items").set({ published_id: id }).execute();
		expect((await list(db)).count).toBe(0);
	});

	it("reads the school's texts, too: their Markdown and their addresses", async () => {
		const { db, answers, check } = await start("No links.");
		answers.set("bus.example", [goneAnswer]);
		await seedSchool(db, monday);
		const { fields } = await db
			.selectFrom("school_texts")
			.select("fields")
			.where("name", "=", "identity")
			.executeTakeFirstOrThrow();
		const social = [{ name: "X", url: "https://bus.example/school" }];
		const identity = JSON.stringify({ ...JSON.parse(fields), social });
		await db.updateTable("school_texts").set({ fields: identity }).where("name", "=", "identity").execute();
		await check();
		expect((await list(db, "school-identity")).links).toMatchObject([
			{ href: "https://bus.example/school", item: { type: "school-identity", title: "Identity" } },
		]);
		const own = (await list(db, "school-about")).links.map(({ href }) => href.charAt(0));
		expect(new Set(own)).toEqual(new Set("/"));
	});

	it("changes nothing while no other site at all is reached", async () => {
		const { db, answers, check } = await start("https://tea.example/ https://bus.example/ [old](/none)");
		answers.set("bus.example", [goneAnswer]);
		await check();
		for (const host of ["tea.example", "bus.example"]) answers.set(host, [silent]);
		expect((await check()).count).toBe(0);
		expect(await listBroken(db)).toEqual(["https://bus.example/: Nothing there.", "/none: There’s nothing at /none."]);
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
		expect(await checkAllLinks({ db, requestPage, ask, siteUrl, now: () => monday }, signal)).toBe(18);
		expect(most).toEqual({ perHost: 1, hosts: 4 });
	});
});
