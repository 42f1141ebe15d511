import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { cachedResponse, compressBody } from "./cached-response.ts";
import { createResponseCache, immutable, type Rendering } from "./response-cache.ts";

const page = (text: string): Rendering => ({
	response: cachedResponse(200, { "content-type": "text/html; charset=utf-8" }, Buffer.from(text)),
	cacheable: true,
});
const picture = (bytes: number): Rendering => ({
	response: cachedResponse(200, { "content-type": "image/png" }, Buffer.alloc(bytes)),
	cacheable: true,
});
const textOf = (rendered: Rendering["response"] | undefined) => rendered?.bodies.identity.toString();

it("renders a response once for all concurrent requests", async () => {
	const cache = createResponseCache(100_000);
	let renders = 0;
	let finish = () => {};
	const render = () => {
		renders += 1;
		return new Promise<Rendering>((resolve) => {
			finish = () => resolve(page("the news"));
		});
	};
	const requests = Array.from({ length: 500 }, () => cache.load("1", "/news", render));
	finish();
	const responses = await Promise.all(requests);
	expect([renders, new Set(responses).size]).toEqual([1, 1]);
	expect(cache.get("1", "/news")).toBe(responses[0]);
});

it("caches neither failures nor responses that are not cacheable", async () => {
	const cache = createResponseCache(100_000);
	await expect(cache.load("1", "/", () => Promise.reject(new Error("the database is away")))).rejects.toThrow("away");
	await cache.load("1", "/", async () => ({ ...page("503"), cacheable: false }));
	expect(cache.get("1", "/")).toBeUndefined();
	await cache.load("1", "/", async () => page("back"));
	expect(textOf(cache.get("1", "/"))).toBe("back");
});

it("renders responses again for a new version, except immutable ones, and caches none begun before it", async () => {
	const cache = createResponseCache(100_000);
	await cache.load(immutable, "/script.js", async () => page("script"));
	let finishOld = () => {};
	const old = cache.load(
		"1",
		"/",
		() =>
			new Promise((resolve) => {
				finishOld = () => resolve(page("old"));
			}),
	);
	const current = await cache.load("2", "/", async () => page("new"));
	expect(cache.get("1", "/")).toBeUndefined();
	finishOld();
	expect(textOf(await old)).toBe("old");
	expect(cache.get("2", "/")).toBe(current);
	expect(cache.get("2", "/script.js")).toBeDefined();
});

it("recompresses what is requested again, and carries it over to a version with the same body", async () => {
	const cache = createResponseCache(1_000_000);
	const text = Array.from({ length: 4000 }, (_, index) => `sheet ${index * 7919} `).join("");
	const response = await cache.load("1", "/", async () => page(text));
	const quick = await compressBody(response, "br");
	expect(brotliDecompressSync(quick).toString()).toBe(text);
	cache.get("1", "/");
	await expect.poll(() => response.bodies.br?.length).toBeLessThan(quick.length);
	await expect.poll(() => response.bodies.gzip).toBeDefined();
	expect(brotliDecompressSync(response.bodies.br ?? quick).toString()).toBe(text);
	expect(gunzipSync(response.bodies.gzip ?? quick).toString()).toBe(text);
	expect(await cache.load("2", "/", async () => page(text))).toBe(response);
	expect(cache.get("1", "/")).toBeUndefined();
	expect((await cache.load("3", "/", async () => page(`${text}.`))).bodies.br).toBeUndefined();
});

it("never holds more bytes than its limit", async () => {
	const cache = createResponseCache(100_000);
	for (let number = 0; number < 500; number += 1) {
		await cache.load("1", `/news?page=${number}`, async () => picture(1000 + 90 * (number % 100)));
		if (number % 3 === 0) cache.get("1", `/news?page=${number}`);
		expect(cache.size()).toBeLessThanOrEqual(100_000);
	}
	expect(cache.get("1", "/news?page=499")).toBeDefined();
});

it("drops what was used least recently", async () => {
	const cache = createResponseCache(55_000);
	for (const address of ["/a", "/b", "/c", "/d"]) await cache.load("1", address, async () => picture(10_000));
	cache.get("1", "/a");
	await cache.load("1", "/e", async () => picture(10_000));
	const cached = ["/a", "/b", "/c", "/d", "/e"].filter((address) => cache.get("1", address));
	expect(cached).toEqual(["/a", "/c", "/d", "/e"]);
});

it("does not cache a response over a quarter of its limit, and drops none for it", async () => {
	const cache = createResponseCache(100_000);
	await cache.load("1", "/small", async () => picture(1000));
	await cache.load("1", "/large", async () => picture(25_000));
	expect([cache.get("1", "/large"), cache.get("1", "/small")]).toEqual([undefined, expect.anything()]);
});

it("is never emptied of pages by what anyone can ask for in endless variety", async () => {
	const cache = createResponseCache(100_000);
	const pages = ["/", "/news", "/news?page=2", "/work/two"];
	for (const address of pages) await cache.load("1", address, async () => page(address));
	for (let number = 0; number < 500; number += 1) {
		const queries = [`/questions?q=${number}`, `/news?category=c${number}`, `/news?page=2&category=${number}`];
		const lists = [`/list [{},{"q":"${number}"}]`, `/news?page=0${number}`];
		for (const address of [...queries, ...lists]) await cache.load("1", address, async () => page(address));
	}
	expect(pages.map((address) => textOf(cache.get("1", address)))).toEqual(pages);
	expect(textOf(cache.get("1", "/questions?q=499"))).toBe("/questions?q=499");
	expect(cache.size()).toBeLessThanOrEqual(100_000);
	cache.advance("1", "2", () => false);
	expect(textOf(cache.get("2", "/questions?q=499"))).toBe("/questions?q=499");
});
