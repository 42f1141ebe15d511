import { connect, constants } from "node:http2";
import { type RequestOptions, request } from "node:https";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as apiPaths from "#src/api-paths.ts";
import * as paths from "#src/paths.ts";
import { freePort } from "#tests/support/database/postgres.ts";
import { marchAnswers, multipart } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { type RunningCaddy, startCaddy } from "#tests/support/packaging/caddy.ts";
import { installNeeded } from "#tests/support/packaging/needed-packages.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

let site: RunningServer;
let caddy: RunningCaddy;

beforeAll(async () => {
	installNeeded("caddy");
	const https = await freePort();
	site = await startServer("sqlite", {
		SITE_URL: `https://localhost:${https}`,
		PAYMENTS: "sandbox",
		TRUST_PROXY: "127.0.0.1",
		RATE_LIMIT: "on",
		SENDERS_PER_ADDRESS: "1",
	});
	caddy = await startCaddy({ https, site: Number(new URL(site.url).port) });
});
afterAll(async () => {
	await caddy?.stop();
	await site?.drop();
});

type Answer = { status: number; headers: Record<string, unknown>; body: string };

function ask(path: string, { body, ...options }: RequestOptions & { body?: Buffer } = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sentRequest = request(new URL(path, caddy.url), { ca: caddy.ca(), agent: false, ...options });
		sentRequest.once("error", reject);
		sentRequest.once("response", async (answer) => {
			const text = (await buffer(answer)).toString();
			resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
		});
		sentRequest.end(body);
	});
}

it("serves pages by HTTPS and HTTP/2, with the site’s headers, and leads plain HTTP there", async () => {
	const { status, headers, body } = await ask("/");
	expect([status, body.includes("<h1")]).toEqual([200, true]);
	expect(headers["strict-transport-security"]).toContain("max-age=31536000");
	expect(headers["content-security-policy"]).toContain("default-src");
	expect(body).toContain(`<link rel="canonical" href="${caddy.url}`);
	const plain = await fetch(`${caddy.httpUrl}${paths.readiness}`, { redirect: "manual" });
	expect([plain.status, plain.headers.get("location")]).toEqual([308, expect.stringMatching(/^https:\/\/localhost/)]);
	const program = await fetch(`${caddy.httpUrl}/api/v1/office/events`, { redirect: "manual" });
	expect([program.status, await program.json()]).toEqual([403, { status: false, message: expect.any(String) }]);
	const session = connect(caddy.url, { ca: caddy.ca() });
	const stream = session.request({ [constants.HTTP2_HEADER_PATH]: paths.readiness });
	const answeredStatus = await new Promise((resolve) => stream.once("response", (each) => resolve(each[":status"])));
	stream.resume();
	session.close();
	expect(answeredStatus).toBe(200);
});

it("lets the site count each visitor apart, whatever a visitor says of where it comes from", async () => {
	const send = (localAddress: string, headers = {}) =>
		ask(`/api/v1${apiPaths.draftAdd}`, {
			method: "POST",
			localAddress,
			family: 4,
			headers: { "content-type": "application/json", ...headers },
			body: Buffer.from(JSON.stringify({ application_type: "barch" })),
		});
	let last = await send("127.0.0.2");
	for (let count = 1; count < 400 && last.status < 400; count++) last = await send("127.0.0.2");
	expect(last.status).toBe(429);
	expect((await send("127.0.0.2", { "x-forwarded-for": "203.0.113.9" })).status).toBe(429);
	expect((await send("127.0.0.3")).status).toBeLessThan(300);
});

it("passes an application of 33 MB, and stops what is larger than the site takes", async () => {
	const sizes = {
		certificate_10: 4_800_000,
		certificate_12: 4_800_000,
		certificate_ug: 4_800_000,
		portfolio: 19_000_000,
	};
	const files = await Promise.all(
		Object.entries(sizes).map(async ([field, size]) => {
			return { field, name: `${field}.pdf`, content: await makePdf(field, size) };
		}),
	);
	const { body, contentType } = await multipart(marchAnswers, files);
	expect(body.length).toBeGreaterThan(33_000_000);
	const send = (body: Buffer) =>
		ask(`/api/v1${apiPaths.applicationAdd}`, {
			method: "POST",
			headers: { "content-type": contentType, "content-length": body.length },
			body,
		});
	const answer = await send(body);
	expect([answer.status, JSON.parse(answer.body).status]).toEqual([201, true]);
	const tooLarge = await send(Buffer.alloc(70 * 1024 * 1024)).catch((error) => ({ status: error.code }));
	expect([413, 400, "EPIPE", "ECONNRESET"]).toContain(tooLarge.status);
	expect((await ask(paths.readiness)).status).toBe(200);
});

it("lets requests wait while the site restarts", async () => {
	await site.stop();
	const waiting = ["/", paths.readiness, paths.news].map((path) => ask(path));
	await site.restart();
	expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it("writes no token into its log, from headers or addresses, when requests succeed and when they fail", async () => {
	const startedAnswer = await ask(`/api/v1${apiPaths.draftAdd}`, {
		method: "POST",
		localAddress: "127.0.0.4",
		family: 4,
		headers: { "content-type": "application/json" },
		body: Buffer.from(JSON.stringify({ application_type: "barch" })),
	});
	const { token } = JSON.parse(startedAnswer.body).data;
	expect(token).toMatch(/^[\w-]{20,}$/);
	const withIt = () => [
		ask(`/api/v1${apiPaths.draft}`, {
			headers: { authorization: `Bearer ${token}`, referer: `${caddy.url}/?t=${token}` },
		}),
		ask(paths.application(token)),
		ask(`/office/setup?token=${token}`, { headers: { cookie: `office=${token}` } }),
	];
	expect((await Promise.all(withIt())).map(({ status }) => status)).toEqual([200, 404, expect.any(Number)]);
	await site.kill();
	const failedAnswers = await Promise.all(withIt());
	expect(failedAnswers.map(({ status }) => status)).toEqual([502, 502, 502]);
	await site.restart();
	const lines = caddy.log().trim().split("\n");
	expect(lines.filter((line) => line.includes('"status":502')).length).toBeGreaterThanOrEqual(3);
	expect(lines.filter((line) => line.includes(token))).toEqual([]);
});
