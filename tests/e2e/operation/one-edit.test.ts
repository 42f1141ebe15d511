import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { contentTypes } from "#src/content/content-types.ts";
import { findRecord, updateRecord } from "#src/content/records.server.ts";
import { lockContentVersion } from "#src/content/version.server.ts";
import { connect } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { samples } from "#tests/support/content/samples.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

const records = 10_000;
const answeredSchema = z.object({ msg: z.literal("answered"), path: z.string() });

describe.each(onEngine("sqlite"))("one edit among 10,000 records (%s)", (engine) => {
	let site: RunningServer;
	beforeAll(async () => {
		site = await startServer(engine, { DEMO: "off" });
		const db = connect(site);
		await db.transaction().execute(async (trx) => {
			await lockContentVersion(trx);
			const rows = Array.from({ length: records }, (_, index) => ({
				...samples.news,
				title: `Sheet no. ${index + 1}.`,
				slug: `sheet-${index + 1}`,
				category_key: "campus",
				date: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10),
			}));
			for (let from = 0; from < records; from += 500)
				await trx
					.insertInto("news")
					.values(rows.slice(from, from + 500))
					.execute();
		});
		await db.destroy();
	});
	afterAll(() => site.drop());

	const pages = [
		"/",
		paths.news,
		paths.events,
		paths.blogs,
		paths.about,
		paths.campus,
		paths.contact,
		paths.sitemap,
		paths.feed("news"),
		...Array.from({ length: 9 }, (_, index) => `${paths.news}?page=${index + 2}`),
		...Array.from({ length: 40 }, (_, index) => `/news-details/sheet-${index + 1}`),
		`/news-details/sheet-${records}`,
	];
	const textOf = async (path: string) => (await fetch(site.url + path, { redirect: "manual" })).text();
	/** The patterns of what was answered by more than the cache, in the order of the answers. */
	const patternsSince = (length: number) =>
		site
			.output()
			.slice(length)
			.split("\n")
			.flatMap((line) => {
				const read = line.startsWith("{") ? answeredSchema.safeParse(JSON.parse(line)) : undefined;
				return read?.success ? [read.data.path] : [];
			});
	/** Asks for all of them. @returns their texts, and those that were rendered */
	async function visit() {
		const before = site.output().length;
		const texts = new Map<string, string>();
		// The count of alumni has a line each time: pages with a line before it were rendered.
		const counted = "/api/v1/website/count";
		for (const path of pages) {
			texts.set(path, await textOf(path));
			await textOf(counted);
		}
		const marks = () => patternsSince(before).filter((pattern) => pattern === counted).length;
		await expect.poll(marks).toBe(pages.length);
		const patterns = patternsSince(before);
		let from = 0;
		const rendered = pages.filter(() => {
			const until = patterns.indexOf(counted, from);
			const wasRendered = until > from;
			from = until + 1;
			return wasRendered;
		});
		return { texts, rendered };
	}

	it("renders again the pages that name the record, and no other", async () => {
		// A slow start renders some pages twice: the first requests do not wait long for the content's version.
		await expect.poll(async () => (await visit()).rendered, { timeout: 30_000 }).toEqual([]);
		const correct = async (number: number, place: string) => {
			const db = connect(site);
			await db.transaction().execute(async (trx) => {
				const record = await findRecord(trx, contentTypes.news, `sheet-${number}`);
				if (!record) throw new Error(`There is no sheet ${number}.`);
				const { id, slug: _, ...fields } = record;
				await updateRecord(trx, contentTypes.news, id, { ...fields, place });
			});
			await db.destroy();
			await expect.poll(() => textOf(`/news-details/sheet-${number}`), { interval: 50 }).toContain(place);
		};
		let edits = 0;
		/** Pages that were rendered after one more edit and do not name the record, or name it and were not. */
		const wrongAfterEdit = async (number: number) => {
			edits += 1;
			await correct(number, `The Loft of ${number}, edit ${edits}`);
			const { texts, rendered } = await visit();
			const naming = [...texts].filter(([, text]) => text.includes(`Sheet no. ${number}.`)).map(([path]) => path);
			expect(naming).toContain(`/news-details/sheet-${number}`);
			// The item's own page was asked for, and so rendered, when the change was awaited.
			const others = pages.filter((path) => path !== `/news-details/sheet-${number}`);
			return others.filter((path) => rendered.includes(path) !== naming.includes(path));
		};
		// The first one stands beside every other. A request that comes before the cache has been carried over renders its
		// page, which a busy machine brings about at times: not at every edit.
		for (const number of [20, 1, records])
			await expect.poll(() => wrongAfterEdit(number), { timeout: 60_000 }).toEqual([]);
	});
});
