import Fastify from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { shedLoad, watchEventLoop } from "./load-shedding.ts";

const watching: { stop: () => void }[] = [];
afterEach(() => {
	for (const { stop } of watching.splice(0)) stop();
});

it("refuses the API's calls while the event loop is late, but no payment provider's, and takes them again afterwards", async () => {
	const app = Fastify();
	let delay = 1900;
	let taken = 0;
	await app.register(async (api) => {
		shedLoad(api, () => delay);
		const take = async () => {
			taken += 1;
			return { status: true };
		};
		api.post("/add", take);
		api.post("/webhook", { config: { crossSite: true } }, take);
	});
	app.get("/healthz", async () => ({ status: true }));
	const status = async (method: "GET" | "POST", url: string) => (await app.inject({ method, url })).statusCode;
	const refused = await app.inject({ method: "POST", url: "/add" });
	expect([refused.statusCode, refused.headers["retry-after"], refused.headers["cache-control"]]).toEqual([
		503,
		"2",
		"no-store",
	]);
	expect(refused.json()).toEqual({
		status: false,
		message: expect.stringMatching(/^The school’s server is very busy/),
	});
	expect(taken).toBe(0);
	expect([await status("POST", "/webhook"), await status("GET", "/healthz")]).toEqual([200, 200]);
	delay = 20;
	expect(await status("POST", "/add")).toBe(200);
	await app.close();
});

it("sees that the event loop is late, and that it is not any more", async () => {
	const loop = watchEventLoop();
	watching.push(loop);
	await vi.waitFor(
		async () => {
			const until = performance.now() + 400;
			while (performance.now() < until);
			await new Promise(setImmediate);
			expect(loop.delay()).toBeGreaterThan(250);
		},
		{ timeout: 10_000, interval: 0 },
	);
	await vi.waitFor(() => expect(loop.delay()).toBeLessThan(100), { timeout: 10_000 });
});
