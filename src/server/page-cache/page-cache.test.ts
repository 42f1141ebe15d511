import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { shorten, toAnswer } from "./cached-response.ts";
import { always, createAnswerCache, type Made } from "./page-cache.ts";

const page = (words: string): Made => ({
	answer: toAnswer(200, { "content-type": "text/html; charset=utf-8" }, Buffer.from(words)),
	keep: true,
});

it("makes an answer once, however many ask while it is made", async () => {
	const cache = createAnswerCache(100_000);
	let made = 0;
	let finish = () => {};
	const make = () => {
		made += 1;
		return new Promise<Made>((resolve) => {
			finish = () => resolve(page("the news"));
		});
	};
	const asked = Array.from({ length: 500 }, () => cache.make("1", "/news", make));
	finish();
	const answers = await Promise.all(asked);
	expect([made, new Set(answers).size]).toEqual([1, 1]);
	expect(cache.find("1", "/news")).toBe(answers[0]);
});

it("keeps neither failures nor what is not for everybody", async () => {
	const cache = createAnswerCache(100_000);
	await expect(cache.make("1", "/", () => Promise.reject(new Error("the database is away")))).rejects.toThrow("away");
	await cache.make("1", "/", async () => ({ ...page("503"), keep: false }));
	expect(cache.find("1", "/")).toBeUndefined();
	await cache.make("1", "/", async () => page("back"));
	expect(cache.find("1", "/")?.bodies.identity.toString()).toBe("back");
});

it("makes each answer anew in a new epoch, save for those of all epochs, and does not hand out one that was begun in the old one", async () => {
	const cache = createAnswerCache(100_000);
	await cache.make(always, "/script.js", async () => page("script"));
	let finishOld = () => {};
	const old = cache.make(
		"1",
		"/",
		() =>
			new Promise((resolve) => {
				finishOld = () => resolve(page("old"));
			}),
	);
	const fresh = await cache.make("2", "/", async () => page("new"));
	expect(cache.find("1", "/")).toBeUndefined();
	finishOld();
	expect((await old).bodies.identity.toString()).toBe("old");
	expect(cache.find("2", "/")).toBe(fresh);
	expect(cache.find("2", "/script.js")).toBeDefined();
});

it("compresses as well as it gets what is asked for again, and takes that over where a new epoch has changed nothing", async () => {
	const cache = createAnswerCache(1_000_000);
	const words = Array.from({ length: 4000 }, (_, index) => `sheet ${index * 7919} `).join("");
	const answer = await cache.make("1", "/", async () => page(words));
	const quick = await shorten(answer, "br");
	expect(brotliDecompressSync(quick).toString()).toBe(words);
	cache.find("1", "/");
	await expect.poll(() => answer.bodies.br?.length).toBeLessThan(quick.length);
	expect(brotliDecompressSync(answer.bodies.br ?? quick).toString()).toBe(words);
	expect(gunzipSync(answer.bodies.gzip ?? quick).toString()).toBe(words);
	expect(await cache.make("2", "/", async () => page(words))).toBe(answer);
	expect(cache.find("1", "/")).toBeUndefined();
	expect((await cache.make("3", "/", async () => page(`${words}.`))).bodies.br).toBeUndefined();
});
