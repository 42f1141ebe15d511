import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { contentTypes } from "#src/content/content-types.ts";
import { findRecord, updateRecord } from "#src/content/records.server.ts";
import { samples } from "#src/content/testing/samples.server.ts";
import { lockContentVersion } from "#src/content/version.server.ts";
import { connect } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

const records = 10_000;
const answered = z.object({ msg: z.literal("answered"), path: z.string() });

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
	/** As the log has it: the pages of a list are one path. */
	const logged = (path: string) => path.replace(/\?.*/, "");
	/** Asks for all of them. @returns their texts, and the paths of those that were rendered, once per page */
	async function visit() {
		const before = site.output().length;
		const texts = new Map<string, string>();
		for (const path of pages) texts.set(path, await textOf(path));
		// Lines come in the order of the answers: this one is the last.
		await textOf(`/nowhere-${before}`);
		await expect.poll(() => site.output().slice(before)).toContain(`/nowhere-${before}`);
		const lines = site.output().slice(before).split("\n");
		const rendered = lines.flatMap((line) => {
			const read = line.startsWith("{") ? answered.safeParse(JSON.parse(line)) : undefined;
			return read?.success ? [read.data.path] : [];
		});
		return { texts, rendered: rendered.filter((path) => pages.some((page) => logged(page) === path)).sort() };
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
		// The first one stands beside every other.
		for (const number of [20, 1, records]) {
			await correct(number, `The Loft of ${number}`);
			const { texts, rendered } = await visit();
			const naming = [...texts].filter(([, text]) => text.includes(`Sheet no. ${number}.`)).map(([path]) => path);
			expect(naming).toContain(`/news-details/sheet-${number}`);
			// Its own page was asked for, and so rendered, when the change was awaited.
			const others = (path: string) => path !== `/news-details/sheet-${number}`;
			expect(rendered.filter(others)).toEqual(naming.filter(others).map(logged).sort());
		}
	});
});
