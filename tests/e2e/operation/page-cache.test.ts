import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { addRecord } from "#src/content/records.server.ts";
import { connect } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { readExposition } from "#tests/support/health/read-exposition.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

const news = {
	title: "The stream is back",
	place: "The Loft",
	category: "Campus",
	author: null,
	picture: "section-1",
	picture_alt: "A section",
	caption: "",
	description: "Since Monday.",
};
const today = new Date().toISOString().slice(0, 10);

describe.each(onEngine("postgres"))("pages and lists from memory (%s)", (engine) => {
	let site: RunningServer;
	let other: RunningServer;
	beforeAll(async () => {
		site = await startServer(engine, { LOG_LEVEL: "warn" });
		other = await startServer(engine, {
			LOG_LEVEL: "warn",
			DATA_DIR: site.dataDir,
			...(site.databaseUrl && { DATABASE_URL: site.databaseUrl }),
		});
	});
	afterAll(async () => {
		await other.drop();
		await site.drop();
	});
	const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
		fetch(`${site.url}${path}`, { method, headers, redirect: "manual" });
	const headersOf = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
		const response = await get(path, headers, method);
		// A body that no one reads keeps its connection open, and the server from stopping.
		await response.arrayBuffer();
		const { date: _, connection: __, "keep-alive": ___, ...own } = Object.fromEntries(response.headers);
		return own;
	};

	it.each(["/", "/news?page=2", "/api/v1/website/news/list", paths.sitemap])(
		"%s is the same each time, in every encoding, for GET and HEAD, and not sent again to whoever has it",
		async (path) => {
			const first = await get(path, { "accept-encoding": "identity" });
			const body = await first.text();
			const etag = first.headers.get("etag") ?? "";
			expect([first.status, etag, first.headers.get("vary")]).toEqual([
				200,
				expect.stringMatching(/^W\/"[\w-]{22}"$/),
				"accept-encoding",
			]);
			const lengths: Record<string, number> = {};
			for (const encoding of ["br", "gzip", "identity"]) {
				for (const round of [1, 2, 3]) {
					const again = await get(path, { "accept-encoding": encoding });
					expect([
						round,
						again.status,
						again.headers.get("etag"),
						again.headers.get("content-encoding") ?? "identity",
					]).toEqual([round, 200, etag, encoding]);
					expect((await again.text()) === body).toBe(true);
				}
				const headers = await headersOf(path, { "accept-encoding": encoding });
				const head = await headersOf(path, { "accept-encoding": encoding }, "HEAD");
				lengths[encoding] = Number(head["content-length"]);
				expect({ ...headers, "content-length": "" }).toEqual({ ...head, "content-length": "" });
				expect(headers).toMatchObject({
					"x-content-type-options": "nosniff",
					"x-frame-options": "SAMEORIGIN",
					"content-security-policy": expect.any(String),
				});
			}
			expect(lengths.br).toBeLessThan((lengths.identity ?? 0) / 2);
			expect(lengths.identity).toBe(Buffer.byteLength(body));
			for (const match of [etag, etag.slice(2), `"x", ${etag}`, "*"]) {
				const same = await get(path, { "if-none-match": match });
				expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", etag]);
			}
			expect((await get(path, { "if-none-match": 'W/"another"' })).status).toBe(200);
		},
	);

	it("are as short as they get once they have been asked for again", async () => {
		const length = async () =>
			Number((await headersOf(paths.campus, { "accept-encoding": "br" }, "HEAD"))["content-length"]);
		const first = await length();
		await expect.poll(length).toBeLessThan(first * 0.95);
	});

	it("lets a CDN answer for a minute and asks browsers to come back each time", async () => {
		for (const path of ["/", "/", "/api/v1/website/events/list"]) {
			expect(await headersOf(path)).toMatchObject({
				"cache-control": "public, max-age=0, must-revalidate, s-maxage=60",
				"cdn-cache-control": "max-age=60, stale-while-revalidate=600",
			});
		}
	});

	it("shows a change of content within a second in every process, and leaves the rest as it was", async () => {
		const campus = (await headersOf(paths.campus)).etag;
		const pages = [site, other].flatMap(({ url }) =>
			["/", paths.news, "/api/v1/website/news/list"].map((path) => url + path),
		);
		const text = async (url: string) => (await fetch(url)).text();
		for (const url of pages) expect((await text(url)).includes(news.title)).toBe(false);
		const db = connect(site);
		await db.transaction().execute((trx) => addRecord(trx, contentTypes.news, { ...news, date: today }, "stream"));
		await db.destroy();
		for (const url of pages)
			await expect.poll(async () => (await text(url)).includes(news.title), { interval: 20 }).toBe(true);
		expect((await headersOf(paths.campus)).etag).toBe(campus);
	});

	it("caches no personal page, however often it is requested", async () => {
		const { body, contentType } = await multipart(barchAnswers);
		const response = await get("/api/v1/website/application/status");
		expect(response.headers.get("etag")).toBeNull();
		const answer = await fetch(`${site.url}/api/v1/website/application/add`, {
			method: "POST",
			body: new Uint8Array(body),
			headers: { "content-type": contentType },
		});
		const { data } = (await answer.json()) as { data: { token: string; reference: string } };
		for (const path of [
			`/application/${data.token}`,
			`/application/${data.token}`,
			`/application/${data.token}.data`,
			`/Application/${data.token}/?checking`,
		]) {
			const page = await get(path);
			expect([page.status, page.headers.get("etag")]).toEqual([200, null]);
			expect(page.headers.get("cache-control")).toBe("no-store, private");
			expect(page.headers.get("cdn-cache-control")).toBeNull();
			expect((await page.text()).includes(data.reference)).toBe(true);
		}
		const cookie = {
			cookie: "userConsent=true; session=secret-of-one-visitor",
			"x-forwarded-host": "evil.example",
			referer: "https://evil.example/",
		};
		for (const path of ["/", "/contact?session=secret-of-one-visitor", "/nowhere"]) {
			for (const headers of [cookie, {}])
				expect(/secret-of-one-visitor|evil\.example/.test(await (await get(path, headers)).text())).toBe(false);
		}
	});

	it("makes pages of the parameters that a page knows, and of no other", async () => {
		const etag = async (path: string) => (await headersOf(path)).etag;
		const [first, second] = [await etag(paths.news), await etag("/news?page=2")];
		expect(second).not.toBe(first);
		for (const path of ["/news?utm_source=x", "/NEWS/", "/news?fbclid=1&x=2"]) expect(await etag(path)).toBe(first);
		expect(await etag("/news?x=1&page=2")).toBe(second);
		expect(await etag("/contact?sent=1")).not.toBe(await etag(paths.contact));
	});

	// The page that unknown addresses share is the same on any database.
	if (engine === "postgres") return;

	it("answers a crowd of unknown addresses with one page, and grows by none of them", async () => {
		const cached = async () => {
			const metrics = readExposition(await (await get(paths.metrics)).text());
			return metrics.get("page_cache_bytes")?.samples[0]?.value ?? 0;
		};
		const flood = async (from: number, to: number) => {
			for (let number = from; number < to; number += 20) {
				const paths = Array.from({ length: 20 }, (_, index) => `/wp-admin/${number + index}?x=${number}`);
				const answers = await Promise.all(
					paths.map(async (path) => [(await get(path)).status, (await headersOf(path)).etag]),
				);
				expect(new Set(answers.map(String)).size).toBe(1);
				expect(answers[0]?.[0]).toBe(404);
			}
		};
		await flood(0, 20);
		const bytes = await cached();
		expect(bytes).toBeGreaterThan(0);
		await flood(20, 600);
		expect(await cached()).toBe(bytes);
	});
});
