import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { sendRaw } from "#tests/support/server/raw-request.ts";
import { fileSecurityHeaders, policyFor } from "./security.ts";

const add = "/api/v1/website/application/add";

describe("twenty applications from one address in ten minutes", () => {
	let school: TestApp;
	let send: (
		headers?: Record<string, string>,
	) => Promise<{ statusCode: number; headers: Record<string, unknown>; json: () => unknown }>;
	const open = async (settings: Record<string, string>) => {
		school = await startApp("sqlite", { PAYMENTS: "off", RATE_LIMIT: "on", ...settings });
		const { body, contentType } = await multipart(barchAnswers);
		send = (headers = {}) =>
			school.app.inject({ method: "POST", url: add, body, headers: { "content-type": contentType, ...headers } });
	};

	it("are taken; the next is refused with the time to wait, whatever address it claims", async () => {
		await open({});
		for (let count = 0; count < 20; count++) expect((await send()).statusCode).toBe(201);
		const refusedResponse = await send({ "x-forwarded-for": "203.0.113.7" });
		expect([refusedResponse.statusCode, refusedResponse.json()]).toEqual([
			429,
			{
				status: false,
				message: expect.stringMatching(/^Too many requests\. Wait \d+ seconds, then send this one again\.$/),
			},
		]);
		const { message } = (await send({ "sec-fetch-site": "same-origin" })).json() as { message: string };
		expect(message).toMatch(
			/^You, or others on the same internet connection, .* Keep this page open and try again in (a minute|\d+ minutes)\.$/,
		);
		expect(Number(refusedResponse.headers["retry-after"])).toBeGreaterThan(0);
		expect(Number(refusedResponse.headers["retry-after"])).toBeLessThanOrEqual(600);
		expect(await school.services.db.selectFrom("applications").select("id").execute()).toHaveLength(20);
		expect((await school.app.inject("/healthz")).statusCode).toBe(200);
		await school.close();
	});

	it("are counted by the visitor's own address behind a proxy that is trusted", async () => {
		await open({ TRUST_PROXY: "127.0.0.1" });
		for (let count = 0; count < 20; count++) await send({ "x-forwarded-for": "203.0.113.7" });
		expect((await send({ "x-forwarded-for": "203.0.113.7" })).statusCode).toBe(429);
		expect((await send({ "x-forwarded-for": "203.0.113.8" })).statusCode).toBe(201);
		await school.close();
	});
});

describe("every answer", () => {
	let school: TestApp;
	beforeAll(async () => {
		school = await startApp("sqlite");
	});
	afterAll(() => school.close());

	it.each([
		"/healthz",
		"/api/v1/nowhere",
		"/api/docs/json",
		"/nowhere",
		"/api/v1/website/application/status",
		"/sandbox/razorpay/v1/checkout.js",
	])("carries the headers that keep browsers in bounds: %s", async (url) => {
		const { headers } = await school.app.inject(url);
		expect(headers).toMatchObject({
			"x-content-type-options": "nosniff",
			"x-frame-options": "SAMEORIGIN",
			"referrer-policy": "strict-origin-when-cross-origin",
			"cross-origin-opener-policy": "same-origin-allow-popups",
			"content-security-policy": expect.stringMatching(/^default-src 'none';.* base-uri 'none'/),
		});
		expect(headers["x-powered-by"]).toBeUndefined();
		expect(headers["strict-transport-security"]).toBeUndefined();
	});

	it.each<[string, Record<string, string>, number]>([
		["another site's form", { origin: "https://evil.example" }, 403],
		["a page without an origin", { origin: "null" }, 403],
		["another site's request without Origin", { "sec-fetch-site": "cross-site" }, 403],
		["another port of this machine", { origin: "http://localhost:9999", host: "localhost:80" }, 403],
		["a page of the site that gives no referrer", { origin: "null", "sec-fetch-site": "same-origin" }, 415],
		["the site's own page", { origin: "http://www.school.example", host: "www.school.example" }, 415],
		["a program", {}, 415],
	])("to a POST of %s is right", async (_who, headers, status) => {
		const answer = await school.app.inject({ method: "POST", url: add, headers });
		expect([answer.statusCode, answer.json()]).toEqual([status, { status: false, message: expect.any(String) }]);
	});

	const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
	const json = { "content-type": "application/json" };
	it.each<
		[
			string,
			{
				method?: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "OPTIONS" | "TRACE";
				url: string;
				body?: string;
				headers?: Record<string, string>;
			},
		]
	>([
		["a long address", { url: `/api/v1/${"x".repeat(12_000)}` }],
		["a long parameter", { url: `/api/v1/viewUserProfile/${"x".repeat(5000)}` }],
		["a long query", { url: `/api/v1/razarpay/?application=${"x".repeat(9000)}` }],
		["NUL in a parameter", { url: "/api/v1/viewUserProfile/%00" }],
		["NUL in a query", { url: "/api/v1/razarpay/?application=%00" }],
		["NUL in a header", { url: "/api/v1/website/application/status", headers: { authorization: "Bearer \u00ff" } }],
		["broken percent-encoding", { url: "/api/v1/viewUserProfile/%E0%A4%A" }],
		["broken percent-encoding in a query", { url: "/api/v1/razarpay/?application=%E0%A4%A" }],
		["a query of the same name twice", { url: "/api/v1/razarpay/?application=a&application=b" }],
		["nested JSON", { method: "POST", url: "/api/v1/razorpay", body: deep(100_000), headers: json }],
		[
			"nested JSON in a webhook",
			{ method: "POST", url: "/api/v1/razorpay/webhook", body: deep(100_000), headers: json },
		],
		[
			"JSON that reaches for prototypes",
			{ method: "POST", url: "/api/v1/razorpay", body: '{"__proto__":{"admin":true}}', headers: json },
		],
		["broken JSON", { method: "POST", url: "/api/v1/razorpay", body: '{"a":', headers: json }],
		["empty JSON", { method: "POST", url: "/api/v1/razorpay", body: "", headers: json }],
		[
			"JSON that is too large",
			{ method: "POST", url: "/api/v1/razorpay", body: `"${"x".repeat(400_000)}"`, headers: json },
		],
		[
			"a type that nobody reads",
			{ method: "POST", url: "/api/v1/razorpay", body: "<a/>", headers: { "content-type": "text/xml" } },
		],
		["a type that is none", { method: "POST", url: "/api/v1/razorpay", body: "a", headers: { "content-type": ";;;" } }],
		[
			"multipart without a boundary",
			{ method: "POST", url: add, body: "a", headers: { "content-type": "multipart/form-data" } },
		],
		[
			"an idempotency key with NUL",
			{ method: "POST", url: add, body: "", headers: { "content-type": "multipart/form-data; boundary=x" } },
		],
		["GET where POST is meant", { url: add }],
		["PUT", { method: "PUT", url: add, body: "{}", headers: json }],
		["DELETE", { method: "DELETE", url: "/api/v1/viewUserProfile/x" }],
		["PATCH", { method: "PATCH", url: "/healthz" }],
		["OPTIONS", { method: "OPTIONS", url: add }],
		["TRACE", { method: "TRACE", url: "/" }],
		[
			"a sandbox order that is none",
			{ method: "POST", url: "/sandbox/razorpay/v1/orders", body: deep(5000), headers: json },
		],
	])("to %s is a refusal, not a failure of ours", async (_what, request) => {
		const { statusCode, json } = await school.app.inject(request);
		expect(statusCode).toBeGreaterThanOrEqual(400);
		expect(statusCode).toBeLessThan(500);
		expect(json()).toMatchObject(
			request.url.startsWith("/sandbox")
				? { error: expect.anything() }
				: { status: false, message: expect.any(String) },
		);
	});

	it.each([
		["huge headers", `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${"x".repeat(20_000)}\r\n\r\n`, 431],
		["thousands of headers", `GET /healthz HTTP/1.1\r\nHost: a\r\n${"X-A: b\r\n".repeat(3000)}\r\n`, 431],
		["no host", "GET /healthz HTTP/1.1\r\n\r\n", 400],
		["a method of its own", "BREW /healthz HTTP/1.1\r\nHost: a\r\n\r\n", 400],
		["two hosts", "GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", 400],
		["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400],
		["TRACE", "TRACE /healthz HTTP/1.1\r\nHost: a\r\nCookie: office=abc\r\n\r\n", 404],
		["two lengths", "POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na", 400],
		[
			"a length beside chunks",
			"POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
			400,
		],
		["a negative length", "POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400],
		["a whole address", "GET http://evil.example/nowhere HTTP/1.1\r\nHost: a\r\n\r\n", 404],
		["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 404],
		["raw bytes in the address", "GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n", 400],
	])("to a request with %s is a refusal, and the process lives on", async (_what, request, status) => {
		expect(await sendRaw(school.url, request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect((await fetch(`${school.url}/healthz`)).status).toBe(200);
	});

	it("caused no failure in the log", () => {
		expect(school.log()).not.toContain('"level":50');
	});
});

it("asks browsers to stay with HTTPS where the site has it", async () => {
	const school = await startApp("sqlite", { SITE_URL: "https://www.school.example" });
	expect((await school.app.inject("/healthz")).headers["strict-transport-security"]).toBe(
		"max-age=31536000; includeSubDomains",
	);
	await school.close();
});

it("asks for HTTPS with files, too", async () => {
	expect(fileSecurityHeaders("https://www.school.example")).toHaveProperty("strict-transport-security");
	expect(fileSecurityHeaders("http://localhost:3000")).not.toHaveProperty("strict-transport-security");
});

it("lets a page run its own scripts only, and the checkout's only where a checkout can be opened by Razorpay", () => {
	const inline = { scripts: ["'sha256-abc'"], styles: ["'sha256-def'"] };
	for (const plain of [
		policyFor("/", inline, true),
		policyFor("/success", inline, true),
		policyFor("/failure", inline, false),
	]) {
		expect(plain).toContain("script-src 'self' 'sha256-abc';");
		expect(plain).toContain("style-src 'self' 'sha256-def';");
		expect(plain).not.toMatch(/razorpay|unsafe/);
	}
	const directives = policyFor("/failure", { scripts: [], styles: [] }, true).split("; ");
	expect(directives).toContain("script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com");
	expect(directives).toContain("style-src 'self' 'unsafe-inline'");
	expect(directives).toEqual(
		expect.arrayContaining(["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]),
	);
});
