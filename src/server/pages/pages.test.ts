import Fastify, { type FastifyInstance } from "fastify";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { handleErrors } from "#src/server/http/errors.ts";
import { protect } from "#src/server/http/security.ts";
import { createResponseCache } from "#src/server/page-cache/response-cache.ts";
import { answerInLanguage } from "#src/server/request-language.ts";
import { servePages } from "./pages.ts";
import type { PageFacts } from "./render-page.ts";

type Args = { request: Request };

let renders = 0;
const echo = ({ request }: Args) => {
	renders += 1;
	const headers = new Headers({ "content-type": "text/plain" });
	if (request.headers.get("cookie")) {
		headers.append("set-cookie", "seen=1; Path=/");
		headers.append("set-cookie", "session=; Max-Age=0");
	}
	return new Response(`${request.method} cookie=${request.headers.get("cookie")} ${"x".repeat(400)}`, { headers });
};
let gate = Promise.withResolvers<void>();
const slow = async () => {
	await gate.promise;
	return new Response("rendered");
};
const act = async ({ request }: Args) => {
	const body = await request.text();
	const status = body.includes("wrong") ? 422 : 200;
	return new Response(`${request.method} ${request.headers.get("cookie")} ${body}`, {
		status,
		headers: { "content-type": "text/plain" },
	});
};

/** Receives what a page has failed on, as the site's context is. */
let noteFailure: PageFacts["noteFailure"];
const fail = ({ request }: Args) => {
	const code = new URL(request.url).searchParams.get("code");
	noteFailure?.(Object.assign(new Error("It failed"), { code }));
	return new Response("<html>It failed</html>", { status: 500, headers: { "content-type": "text/html" } });
};

const route = (id: string, module: object) => ({
	[id]: { id, parentId: "root", path: id, module },
});
const build = {
	routes: {
		root: { id: "root", path: "", module: { default: () => null } },
		...route("news", { loader: echo }),
		...route("questions/:slug", { loader: () => new Response("no such question", { status: 404 }) }),
		...route("slow/:number", { loader: slow }),
		...route("contact", { loader: echo, action: act }),
		...route("failing", { loader: fail, handle: { personal: true } }),
		...route("desk", { loader: echo, action: act, handle: { personal: true } }),
	},
	assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "" },
	entry: { module: { default: () => new Response("<html>nowhere</html>", { status: 404 }) } },
	future: {},
	publicPath: "/",
	basename: "/",
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

let app: FastifyInstance;
beforeAll(async () => {
	app = Fastify({ trustProxy: "127.0.0.1" });
	handleErrors(app);
	answerInLanguage(app, []);
	const siteUrl = "http://www.school.example";
	await protect(app, { siteUrl, rateLimit: true, sendersPerAddress: 3, development: false });
	const options = {
		build,
		client: ".",
		languages: [],
		siteUrl,
		staging: { folder: "." },
		withRazorpay: false,
		securityHeaders: { "x-content-type-options": "nosniff" },
		context: async (_request: unknown, own: PageFacts = {}) => {
			({ noteFailure } = own);
			return new RouterContextProvider();
		},
		readSite: async () => ({ open: true, placeholders: new Set<never>(), hidden: new Set<string>() }),
		schoolName: () => "The School",
		findRedirect: async (url: string) => (["/old?a=b", "/questions/old?a=b"].includes(url) ? "/news?a=b" : undefined),
	};
	await servePages(app, options, { responses: createResponseCache(100_000), version: () => "1" });
});
afterAll(() => app.close());

const cookie = "session=secret";
const form = { "content-type": "application/x-www-form-urlencoded" };
type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
const send = (method: Method, url: string, headers: Record<string, string> = {}, payload?: string) =>
	app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });

it("leads on from an address where something was, without browsers remembering it for ever", async () => {
	const { statusCode, headers } = await app.inject({ url: "/old?a=b" });
	expect([statusCode, headers.location, headers["cache-control"]]).toEqual([301, "/news?a=b", "no-cache"]);
	expect((await app.inject({ url: "/older" })).statusCode).toBe(404);
});

it("leads on from where a page has nothing any more", async () => {
	const { statusCode, headers } = await app.inject({ url: "/questions/old?a=b" });
	expect([statusCode, headers.location, headers["cache-control"]]).toEqual([301, "/news?a=b", "no-cache"]);
	const missing = await app.inject({ url: "/questions/older" });
	expect([missing.statusCode, missing.body]).toEqual([404, "no such question"]);
});

it("asks to come back where a page has failed on what it stands on, and not where it is the page itself", async () => {
	const response = await send("GET", "/failing?code=ECONNREFUSED");
	expect([response.statusCode, response.headers["retry-after"], response.body]).toEqual([
		503,
		"30",
		"<html>It failed</html>",
	]);
	expect(response.headers["cache-control"]).toMatch(/no-store/);
	const wrong = await send("GET", "/failing?code=23505");
	expect([wrong.statusCode, wrong.headers["retry-after"]]).toEqual([500, undefined]);
});

it("renders a shared page once, without any visitor's cookie", async () => {
	renders = 0;
	const responses = [
		await send("GET", "/news", { cookie }),
		await send("GET", "/news?x=1"),
		await send("HEAD", "/news"),
	];
	expect(renders).toBe(1);
	for (const { statusCode, headers } of responses) {
		expect([statusCode, headers["set-cookie"], headers.etag]).toEqual([200, undefined, expect.any(String)]);
	}
	expect(responses[0]?.body).toContain("GET cookie=null");
});

it("renders a personal page for each request, with its cookies in both directions, cached by no one", async () => {
	renders = 0;
	for (const _ of [1, 2]) {
		const { body, headers } = await send("GET", "/desk", { cookie });
		expect(body).toContain(`GET cookie=${cookie}`);
		expect(headers).toMatchObject({
			"cache-control": "no-store, private",
			"set-cookie": ["seen=1; Path=/", "session=; Max-Age=0"],
			vary: "accept-encoding",
		});
		expect(headers.etag).toBeUndefined();
	}
	expect(renders).toBe(2);
});

it("names the letters of a personal page’s data", async () => {
	const { headers } = await app.inject("/desk.data");
	expect(headers["content-type"]).toBe("text/x-script; charset=utf-8");
});

it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("runs the action of a personal page for %s", async (method) => {
	const { statusCode, body, headers } = await send(method, "/desk", { ...form, cookie }, "a=1");
	expect([statusCode, body, headers["cache-control"]]).toEqual([200, `${method} ${cookie} a=1`, "no-store"]);
});

it("has who sends a form too often come back later, and all behind one address three times as often", async () => {
	const mustWait = async (payload: string) => {
		const request = { method: "POST" as const, url: "/contact", headers: form, payload, remoteAddress: "192.0.2.7" };
		return (await app.inject(request)).headers["retry-after"] !== undefined;
	};
	const waits: boolean[] = [];
	for (let count = 0; count < 5; count++) waits.push(await mustWait("email=asha%40school.example&answer=wrong"));
	for (let count = 0; count < 20; count++) waits.push(await mustWait("email=asha%40school.example"));
	for (let count = 0; count < 34; count++) waits.push(await mustWait(`email=${count}%40school.example`));
	expect(waits).not.toContain(true);
	expect(await mustWait("email=Asha%40school.example")).toBe(true);
	expect(await mustWait("email=34%40school.example")).toBe(true);
});

it("takes only POST, only from its own site, only as a form, on pages that are otherwise shared", async () => {
	expect((await send("POST", "/contact", { ...form, cookie }, "a=1")).body).toBe(`POST ${cookie} a=1`);
	expect((await send("PUT", "/contact", form, "a=1")).statusCode).toBe(404);
	expect((await send("POST", "/contact", { ...form, origin: "https://evil.example" }, "a=1")).statusCode).toBe(403);
	expect((await send("POST", "/contact", { "content-type": "application/json" }, "{}")).statusCode).toBe(415);
});

it.each(["/news", "/nowhere"])("refuses forms sent to %s, which has no action", async (url) => {
	const { statusCode, body } = await send("POST", url, { "content-type": "text/xml" }, "<a/>");
	expect([statusCode, JSON.parse(body)]).toEqual([
		404,
		{ status: false, message: "There’s nothing at this URL for POST." },
	]);
});

it("queues 200 renderings, asks further visitors to come back, and still serves cached pages", async () => {
	await send("GET", "/news");
	const ask = (number: number) =>
		app.inject({ url: `/slow/${number}`, remoteAddress: `10.0.${Math.floor(number / 15)}.1` });
	const pages = Promise.all(Array.from({ length: 300 }, (_, number) => ask(number)));
	expect((await send("GET", "/news")).statusCode).toBe(200);
	gate.resolve();
	const responses = await pages;
	const refusedResponses = responses.filter(({ statusCode }) => statusCode === 503);
	expect([refusedResponses.length, responses.filter(({ statusCode }) => statusCode === 200).length]).toEqual([99, 201]);
	for (const { headers, body } of refusedResponses) {
		expect([headers["retry-after"], headers["cache-control"]]).toEqual(["3", "no-store"]);
		expect(body).toContain('<meta http-equiv="refresh" content="3">');
	}
	expect((await send("GET", "/slow/299")).statusCode).toBe(200);
});

it.each([
	["an address", () => "203.0.113.7"],
	["a /64 of IPv6", (number: number) => `2001:db8:0:7::${number.toString(16)}`],
])("refuses what %s wants beyond its share, and nobody else", async (_, addressOf) => {
	gate = Promise.withResolvers();
	const ask = (url: string, address: string) =>
		app.inject({ url, remoteAddress: "127.0.0.1", headers: { "x-forwarded-for": address } });
	const greedy = Array.from({ length: 250 }, (_, number) => ask(`/slow/${number}-${addressOf(1)}`, addressOf(number)));
	// Applicants’ pages do not wait behind shared ones.
	expect((await ask("/desk", "2001:db8:0:8::1")).statusCode).toBe(200);
	expect((await ask("/desk", addressOf(1))).statusCode).toBe(200);
	const visitor = ask("/slow/visitor", "2001:db8:0:8::1");
	gate.resolve();
	const refusedResponses = (await Promise.all(greedy)).filter(({ statusCode }) => statusCode === 503);
	expect([refusedResponses.length, (await visitor).statusCode]).toEqual([229, 200]);
	for (const { headers } of refusedResponses) expect(headers["retry-after"]).toBe("3");
});
