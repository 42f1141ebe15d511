import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { startItem } from "#src/content/editing/save-content-draft.server.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addMedia } from "#src/content/media/add-media.server.ts";
import { replaceMedia } from "#src/content/media/change-media.server.ts";
import { showRevision } from "#src/content/media/revisions.server.ts";
import type { StoredMedia } from "#src/content/media/store-media.server.ts";
import { listCategories } from "#src/content/news/categories.server.ts";
import { listPageAddresses } from "#src/content/page-addresses.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { lockContentVersion } from "#src/content/version.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { createLog } from "#src/server/log/log.ts";
import { followCacheVersion } from "#src/server/page-cache/cache-version.ts";
import { cachedResponse } from "#src/server/page-cache/cached-response.ts";
import { createResponseCache } from "#src/server/page-cache/response-cache.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";

const { news, events, blogs } = contentTypes;
const by = { id: 1, name: "Priya" };
const records = 10_000;
const now = new Date("2026-11-20T06:30:00Z");

describeDatabases("after one edit among 10,000 records", (freshDb) => {
	/** A cache of pages as the site has them; `visit` says which of them were rendered. */
	async function openSite(db: Db) {
		const responses = createResponseCache(50_000_000);
		const version = followCacheVersion({ db, now: () => now, log: createLog("silent", { write() {} }) }, responses);
		const list = (page: number) => listRecords(db, news, { page, itemsPerPage: 15 });
		const pages: Record<string, () => Promise<unknown>> = {
			"/": async () => [await list(1), await listRecords(db, events, { page: 1, itemsPerPage: 3, now })],
			"/events": () => listRecords(db, events, { page: 1, itemsPerPage: 15, now }),
			"/about": async () => "no content",
			"/sitemap.xml": () => listPageAddresses(db, news, { max: 50_000, tags: [] }),
			"/categories": () => listCategories(db),
		};
		for (let page = 1; page <= 20; page += 1) pages[`/news?page=${page}`] = () => list(page);
		for (let id = 1; id <= 100; id += 1) pages[`/news/${id}`] = () => findRecord(db, news, String(id));
		async function visit(): Promise<string[]> {
			const current = await version();
			const rendered: string[] = [];
			for (const [address, read] of Object.entries(pages)) {
				if (responses.get(current, address)) continue;
				await responses.load(current, address, async () => {
					rendered.push(address);
					const body = Buffer.from(JSON.stringify(await read()));
					return { response: cachedResponse(200, { "content-type": "application/json" }, body), cacheable: true };
				});
			}
			return rendered;
		}
		/** Visits after some work, once the version has been read again. */
		async function visitAfter(work: (trx: Parameters<Parameters<typeof change>[1]>[0]) => Promise<unknown>) {
			const before = await version();
			await change(db, work);
			await expect.poll(async () => version(), { interval: 10 }).not.toBe(before);
			return visit();
		}
		return { visit, visitAfter, all: Object.keys(pages) };
	}

	it("renders only the pages that show it", async () => {
		const db = await freshDb();
		await change(db, async (trx) => {
			await addRecord(trx, events, { ...samples.event, title: "First talk" });
			await lockContentVersion(trx);
			const rows = Array.from({ length: records }, (_, index) => ({
				...samples.news,
				title: `News ${index + 1}`,
				slug: `news-${index + 1}`,
				category_key: "campus",
				date: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10),
			}));
			for (let from = 0; from < records; from += 500)
				await trx
					.insertInto("news")
					.values(rows.slice(from, from + 500))
					.execute();
		});
		const site = await openSite(db);
		expect(await site.visit()).toEqual(site.all);
		expect(await site.visit()).toEqual([]);
		const edit = (id: number, fields: object) =>
			site.visitAfter(async (trx) => {
				const record = await findRecord(trx, news, String(id));
				if (!record) throw new Error(`There is no news ${id}.`);
				const { id: _, slug: _slug, ...old } = record;
				await updateRecord(trx, news, id, { ...old, ...fields });
			});
		// The twentieth is on the second page of the list and on its own.
		expect(await edit(20, { title: "News twenty" })).toEqual(["/news?page=2", "/news/20"]);
		// The first is on the home page, too.
		expect(await edit(1, { title: "News one" })).toEqual(["/", "/news?page=1", "/news/1"]);
		// No one has looked at the page of number 5,000, nor at its place in the list.
		expect(await edit(5000, { title: "News 5k" })).toEqual([]);
		// Another day moves it: every list of news, and nothing else.
		const lists = Object.values(site.all).filter((address) => !/^\/(events|about|news\/)/.test(address));
		expect(await edit(5000, { date: "2026-11-01" })).toEqual(lists);
		expect(await site.visitAfter((trx) => removeRecord(trx, news, 5000))).toEqual(lists);
		expect(await site.visitAfter((trx) => addRecord(trx, news, { ...samples.news, title: "New" }))).toEqual(lists);
		expect(await site.visitAfter((trx) => addRecord(trx, events, { ...samples.event, title: "Talk" }))).toEqual([
			"/",
			"/events",
		]);
		// An uploaded picture is named by one record, and is replaced.
		const file = (sha256: string): StoredMedia => ({
			kind: "picture",
			mediaType: "image/jpeg",
			width: 900,
			height: 600,
			seconds: null,
			sound: false,
			key: `originals/${sha256}.jpg`,
			name: "wall.jpg",
			size: 9,
			sha256,
		});
		const { id } = await change(db, (trx) => addMedia(trx, { file: file("a"), by }, now));
		await db.updateTable("media").set({ revision: 1 }).execute();
		const withPicture = { ...samples.news, title: "With a picture", picture: `photo-${id}-1` };
		const result = await change(db, (trx) => startItem(trx, news, { fields: withPicture, by }, now));
		const itemId = result.ok ? result.item.id : expect.fail();
		const publish = (trx: Parameters<Parameters<typeof change>[1]>[0]) => publishItem(trx, { itemId, by }, now);
		expect(await site.visitAfter(publish)).toEqual(lists);
		const pagesWith = ["/", "/news?page=1"];
		await change(db, (trx) => replaceMedia(trx, { id, by, version: 1, file: file("b") }, now));
		const replacedPaths = await site.visitAfter((trx) => showRevision(trx, { id, revision: 1 }, { id: 2, number: 2 }));
		expect(replacedPaths).toEqual(pagesWith);
		// The first of a kind, and the removal of the last, change the menus of all pages.
		const first = (trx: Parameters<Parameters<typeof change>[1]>[0]) => addRecord(trx, blogs, { ...samples.blog });
		expect(await site.visitAfter(first)).toEqual(site.all);
		expect(await site.visitAfter((trx) => removeRecord(trx, blogs, 1))).toEqual(site.all);
		// A version without a record, as after plain SQL, is a change of anything.
		expect(await site.visitAfter((trx) => lockContentVersion(trx))).toEqual(site.all);
	});
});

it("knows every function that reads records", () => {
	const tables = Object.values(contentTypes).map(({ table }) => table);
	const direct = new RegExp(`selectFrom\\("(${tables.join("|")})"|contentTables\\(`);
	const readers = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
		.filter((path) => direct.test(readFileSync(`src/${path}`, "utf8")));
	// Each of them notes what it reads, except those that read for the office alone.
	expect(readers.sort()).toEqual([
		"content/editing/adopt-records.server.ts",
		"content/links/find-pages.server.ts",
		"content/links/weekly/collect-links.server.ts",
		"content/lists.server.ts",
		"content/media/uses/read-uses.server.ts",
		"content/news/categories.server.ts",
		"content/page-addresses.server.ts",
		"content/records.server.ts",
		"content/school/empty-list-pages.server.ts",
		"content/school/read-school.server.ts",
		"content/translations/translations.server.ts",
	]);
});
