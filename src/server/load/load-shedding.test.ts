import { setImmediate as nextTurn } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { shedLoad } from "./load-shedding.ts";

let app: FastifyInstance;
afterEach(() => app.close());

it("refuses API calls while the event loop lags, except a payment provider's, and accepts them after", async () => {
	app = Fastify();
	let taken = 0;
	await app.register(async (api) => {
		await shedLoad(api, { maxDelayMs: 200, sampleMs: 100 });
		const take = async () => {
			taken += 1;
			return { status: true };
		};
		api.post("/add", take);
		api.post("/webhook", { config: { crossSite: true } }, take);
	});
	app.get("/healthz", async () => ({ status: true }));
	const status = async (method: "GET" | "POST", url: string) => (await app.inject({ method, url })).statusCode;
	expect(await status("POST", "/add")).toBe(200);

	await vi.waitFor(
		async () => {
			const until = performance.now() + 500;
			while (performance.now() < until);
			await nextTurn();
			taken = 0;
			const response = await app.inject({ method: "POST", url: "/add" });
			expect([response.statusCode, response.headers["retry-after"], response.headers["cache-control"]]).toEqual([
				503,
				"2",
				"no-store",
			]);
			expect(response.json()).toEqual({
				status: false,
				message: expect.stringMatching(/^The school’s server is very busy/),
			});
			expect(taken).toBe(0);
			expect([await status("POST", "/webhook"), await status("GET", "/healthz")]).toEqual([200, 200]);
		},
		{ timeout: 60_000, interval: 0 },
	);
	await vi.waitFor(async () => expect(await status("POST", "/add")).toBe(200), { timeout: 60_000 });
});
