import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "#src/net/public-address.server.ts";
import { createRequestExternal } from "./request-external.server.ts";

const userAgent = "Link check of a school";
const signal = new AbortController().signal;
const servers: Server[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** @returns the address of a server on the loopback */
async function listen(answer: RequestListener): Promise<string> {
	const server = createServer(answer);
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Allows 127.0.0.1 only, as production allows the public internet. */
const onLoopback = { userAgent, isAllowed: (address: string) => address === "127.0.0.1" };
const ask = createRequestExternal(onLoopback);
const faultAt = async (href: string) => (await ask(href, signal)).fault;

describe("another site", () => {
	it("is asked by HEAD, then by GET, under the school's name", async () => {
		const requestedUrls: string[] = [];
		const site = await listen(({ method, url, headers }, answer) => {
			requestedUrls.push(`${method} ${url} ${headers["user-agent"]}`);
			answer.writeHead(method === "HEAD" && url === "/no-head" ? 405 : 200).end();
		});
		expect([await faultAt(`${site}/page`), await faultAt(`${site}/no-head`)]).toEqual([null, null]);
		expect(requestedUrls).toEqual([
			`HEAD /page ${userAgent}`,
			`HEAD /no-head ${userAgent}`,
			`GET /no-head ${userAgent}`,
		]);
	});

	it.each([
		[404, "The other website says this page doesn’t exist (404)."],
		[410, "The other website says this page doesn’t exist (410)."],
		[500, "The other website responds with an error (500)."],
		[403, null],
		[429, null],
	])("that answers %d", async (status, fault) => {
		expect(await faultAt(await listen((_, answer) => answer.writeHead(status).end()))).toBe(fault);
	});

	it("may lead on, but not for ever", async () => {
		const site = await listen(({ url }, answer) => {
			if (url === "/moved") answer.writeHead(301, { location: "/here" }).end();
			else if (url === "/here") answer.end();
			else answer.writeHead(302, { location: `${url}o` }).end();
		});
		expect(await faultAt(`${site}/moved`)).toBeNull();
		expect(await faultAt(`${site}/o`)).toBe("It redirects in a loop.");
	});

	it("that says nothing, or is not there, does not answer", async () => {
		const silent = await listen(() => {});
		const impatient = createRequestExternal({ ...onLoopback, timeoutMs: 300 });
		expect(await impatient(silent, signal)).toEqual({ fault: "It doesn’t respond.", offline: true });
		const closedUrl = await listen(() => {});
		servers.pop()?.close();
		expect(await ask(closedUrl, signal)).toEqual({ fault: "It doesn’t respond.", offline: true });
	});

	it("gets no connection to an address that isn’t allowed, directly, by name or by a redirect", async () => {
		let asked = 0;
		const inside = await listen((_, answer) => {
			asked += 1;
			answer.end();
		});
		const { port } = new URL(inside);
		const asProduction = createRequestExternal({ userAgent });
		const fault = "Its host isn’t on the public internet.";
		for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "0"])
			expect((await asProduction(`http://${host}:${port}/`, signal)).fault, host).toBe(fault);
		const outside = await listen((_, answer) => answer.writeHead(302, { location: `http://127.0.0.2:${port}/` }).end());
		expect(await faultAt(outside)).toBe(fault);
		expect(asked).toBe(0);
	});
});

describe("an address", () => {
	it.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700::1111"])("is public: %s", (address) => {
		expect(isPublicAddress(address)).toBe(true);
	});

	it.each([
		"10.1.2.3",
		"127.9.9.9",
		"169.254.169.254",
		"172.31.0.1",
		"192.168.1.1",
		"100.64.0.1",
		"0.0.0.0",
		"224.0.0.1",
		"255.255.255.255",
		"::",
		"::1",
		"::ffff:8.8.8.8",
		"fd00::1",
		"fe80::1",
		"64:ff9b::7f00:1",
		"school.example",
	])("is not: %s", (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});
});
