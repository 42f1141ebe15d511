import Fastify, { type FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { sessionCookie } from "#src/office/session-cookie.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { protect } from "#src/server/http/security.ts";
import { createResponseCache } from "#src/server/page-cache/response-cache.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { serveOffice } from "./serve-office.ts";

/** The office's door, before an office that says how many bytes came. */
async function doorOf(db: Db, rateLimit = false) {
	const staff = staffOn(db);
	const { siteUrl } = staff.context;
	const app: FastifyInstance = Fastify();
	await protect(app, { siteUrl, rateLimit, sendersPerAddress: 1, development: false });
	const openOffice = () => async (request: Request) => {
		const body = await request.arrayBuffer();
		return request.url.includes("/here")
			? new Response(`${request.url} ${Buffer.from(body)}`)
			: Response.json(body.byteLength);
	};
	const services = { db, siteUrl, now: staff.now } as unknown as OfficeServices;
	await serveOffice(app, { load: async () => ({ openOffice }) }, services, {
		responses: createResponseCache(1000),
		shared: undefined,
	});
	const send = (url: string, bytes: number, headers: Record<string, string> = {}) =>
		app.inject({
			method: "POST",
			url,
			body: Buffer.alloc(bytes, "x"),
			headers: { "content-type": "multipart/form-data; boundary=x", ...headers },
		});
	const cookieOf = (token: string) => sessionCookie(token, siteUrl).split(";")[0] ?? "";
	return { ...staff, app, send, cookieOf };
}

const megabyte = 1024 * 1024;

describeDatabase("sqlite", "the office's door", (freshDb) => {
	it("reads what is large from members alone", async () => {
		const { send, cookieOf, member, newcomer, wait } = await doorOf(await freshDb());
		expect((await send(officePaths.signIn(), megabyte)).statusCode).toBe(413);
		expect((await send(officePaths.signIn(), megabyte, { cookie: cookieOf("forged") })).statusCode).toBe(413);
		expect((await send(officePaths.signIn(), 100, { "transfer-encoding": "chunked" })).statusCode).toBe(413);
		expect((await send(officePaths.signIn(), 100)).json()).toBe(100);
		const cookie = cookieOf(await newcomer("Arun"));
		expect((await send(officePaths.mediaUpload, megabyte, { cookie })).statusCode).toBe(413);
		const priya = { cookie: cookieOf((await member("Priya")).token) };
		expect((await send(officePaths.mediaUpload, megabyte, priya)).json()).toBe(megabyte);
		wait(121);
		expect((await send(officePaths.mediaUpload, megabyte, priya)).statusCode).toBe(413);
	});

	it("answers none of the addresses at which a program would get what a loader returns", async () => {
		const { app, cookieOf, member } = await doorOf(await freshDb());
		const cookie = cookieOf((await member("Priya")).token);
		const addresses = [
			"cases.data",
			"cases.data?page=1&size=200",
			"cases.data?_routes=desk%2Fdesk-page",
			"Cases.DATA",
			"cases%2Edata",
			"cases.d%61ta",
			"cases.da%00ta",
			"cases.data/",
			"cases/application/1.data",
			"_root.data",
			"_.data",
			"money/_.data",
			"nowhere.data",
			"__manifest",
			"__manifest?version=1&paths=/office/cases",
			"__MANIFEST/",
		];
		for (const address of addresses) {
			for (const method of ["GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"] as const) {
				const answer = await app.inject({ method, url: `/office/${address}`, headers: { cookie } });
				expect([method, address, answer.statusCode]).toEqual([method, address, 404]);
			}
		}
		expect((await app.inject({ url: "/office.data", headers: { cookie } })).statusCode).toBe(404);
		expect((await app.inject({ url: "/office/cases?q=.data", headers: { cookie } })).statusCode).toBe(200);
	});

	it.each(["a%00b", "a\0b", "a%0%000b", "a%0%0%00%0000b", "a%0\x0000b", "%%00000%00"])(
		"passes on no NUL, however it is written in what is posted: %j",
		async (text) => {
			const { app } = await doorOf(await freshDb());
			const headers = { "content-type": "application/x-www-form-urlencoded" };
			const address = `/office/here?q=${encodeURI(text).replaceAll("%25", "%")}`;
			const answer = await app.inject({ method: "POST", url: address, headers, body: `text=${text}` });
			const [url = "", body = ""] = answer.body.split(" ");
			for (const part of [new URL(url).search, body]) expect([...new URLSearchParams(part)].join()).not.toContain("\0");
			expect(body).toMatch(/^text=./);
		},
	);

	it("lets one network ask for 120 challenges in ten minutes", async () => {
		const { app } = await doorOf(await freshDb(), true);
		const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
		const addresses = ["/office/passkey-options", "/office/school-account?to=a", "/office/School-account/"];
		for (let count = 0; count < 120; count++) {
			const { statusCode } = await ask(addresses[count % 3] ?? "", `2001:db8::${count}`);
			expect(statusCode).toBe(200);
		}
		const response = await ask("/office/passkey-options", "2001:db8::1");
		expect(response.statusCode).toBe(429);
		expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
		expect((await ask("/office/school-account", "2001:db8::2")).statusCode).toBe(429);
		expect((await ask("/office/school-account/return", "2001:db8::2")).statusCode).toBe(200);
		expect((await ask("/office/passkey-options", "2001:db8:1::1")).statusCode).toBe(200);
	});
});
