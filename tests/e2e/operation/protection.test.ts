import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sendRaw } from "#tests/support/server/raw-request.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ RATE_LIMIT: "on" });

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(`${site.url}${path}`, { headers, redirect: "manual" });

describe("a page, a file and an answer of the API", () => {
	const scripts = readdirSync("build/site/client/static/js");
	const script = `/static/js/${scripts.find((name) => /^enhance-.*\.js$/.test(name))}`;

	it.each([
		"/",
		paths.academic,
		paths.barchApplication,
		"/nowhere",
		"/application/unknown",
		"/api/v1/nowhere",
		paths.health,
	])("keep browsers in bounds: %s", async (path) => {
		const { headers } = await get(path);
		expect(Object.fromEntries(headers)).toMatchObject({
			"x-content-type-options": "nosniff",
			"x-frame-options": "SAMEORIGIN",
			"referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
			"cross-origin-opener-policy": "same-origin-allow-popups",
			"content-security-policy": expect.stringMatching(/^default-src 'none'; script-src 'self'/),
		});
		expect(headers.get("content-security-policy")).not.toMatch(/unsafe|razorpay/);
	});

	it.each(["/", paths.barchApplication, script, "/api/v1/nowhere", "/office/sign-in"])(
		"are given to no page of another site: %s",
		async (path) => {
			const from = { origin: "https://other.example" };
			const preflightHeaders = { ...from, "access-control-request-method": "POST" };
			const preflight = await fetch(`${site.url}${path}`, { method: "OPTIONS", headers: preflightHeaders });
			for (const { headers } of [await get(path, from), preflight])
				expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
		},
	);

	it.each([script, "/icon.svg", "/recruiters/none.svg"])(
		"keeps browsers from taking a file for what it is not, in few words: %s",
		async (path) => {
			const { headers } = await get(path);
			expect(Object.fromEntries(headers)).toMatchObject({
				"x-content-type-options": "nosniff",
				"cross-origin-resource-policy": "same-origin",
			});
			expect(headers.get("content-security-policy")).toBe(
				path === "/icon.svg"
					? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
					: "frame-ancestors 'self'",
			);
			expect([...headers].join().length).toBeLessThan(500);
		},
	);

	it.each([
		"/",
		script,
		"/icon.svg",
		"/recruiters/coldframe.svg",
		"/sitemap.xml",
		"/robots.txt",
		paths.health,
		"/api/v1/nowhere",
		"/office/sign-in",
		paths.feed("news"),
		paths.eventsCalendar,
	])("names its letters where it is text: %s", async (path) => {
		expect((await get(path)).headers.get("content-type")).toMatch(/; ?charset=utf-8$/i);
	});

	it("let hashed files be kept for ever, and nothing else", async () => {
		expect((await get(script)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect((await get("/icon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
		for (const path of ["/favicon.ico", "/apple-touch-icon.png"])
			expect((await fetch(site.url + path)).headers.get("content-type")).toBe("image/png");
		const account = await get("/.well-known/change-password");
		expect([account.status, account.headers.get("location")]).toEqual([302, "/office/me"]);
		expect((await get("/")).headers.get("cache-control")).not.toMatch(/immutable|max-age=[1-9]/);
	});

	it("come compressed to those who can read it", async () => {
		for (const path of ["/", script]) {
			expect((await get(path, { "accept-encoding": "br" })).headers.get("content-encoding")).toBe("br");
			expect((await get(path, { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
			expect((await get(path, { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull();
		}
	});
});

describe("an address that makes no sense", () => {
	it.each([
		["NUL", "/%00"],
		["NUL in a token", "/application/%00"],
		["broken percent-encoding", "/%E0%A4%A"],
		["broken percent-encoding in a known place", "/application/%E0%A4%A"],
		["a long path", `/${"x".repeat(10_000)}`],
		["many slashes", `/${"a/".repeat(4000)}`],
		["dots", "/../../etc/passwd"],
		["encoded dots", "/%2e%2e/%2e%2e/etc/passwd"],
		["dots below the assets", "/static/%2e%2e%2f%2e%2e%2fserver/index.js"],
		["a source map", "/static/js/entry.client.js.map"],
		["a folder of files", "/static/js/"],
		["a folder of pictures", "/media/"],
		["a folder of documents", "/uploads/"],
		["another host", "//evil.example"],
		["half an address of IPv6", "//[::"],
		["another host, slashed back", "/\\evil.example"],
		["a data request of nowhere", "/nowhere.data"],
		["a data request of a page that all visitors share", "/news.data"],
		["a data request that asks for routes of its own", "/_root.data?_routes=%00"],
		["line ends", "/a%0d%0aset-cookie:x=1"],
		["a tab before a slash", "/%09/[::"],
	])("with %s leads to the page that says so, not to a failure of ours", async (_what, path) => {
		const first = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n\r\n`);
		expect(first).toMatch(/^HTTP\/1.1 (404|414) /);
	});

	it.each([
		["code of another release", "/static/js/enhance-AbCd1234.js"],
		["code of the office's", "/office/static/js/enhance-AbCd1234.js"],
		["a drawing", "/media/none.avif"],
		["an upload", "/media/photo-999999-1-261.avif"],
		["a document", "/uploads/none.pdf"],
	])("of %s that is not there is not kept by any cache", async (_what, path) => {
		const answer = await get(path);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, expect.stringContaining("no-store")]);
	});

	it("shows the site's own page to a person", async () => {
		const answer = await get("/%E0%A4%A");
		expect([answer.status, answer.headers.get("content-type")]).toEqual([404, expect.stringContaining("text/html")]);
	});

	it("as a whole or with a strange host names no other site in what it leads to", async () => {
		expect(await sendRaw(site.url, "GET http://evil.example/nowhere HTTP/1.1\r\nHost: evil.example\r\n\r\n")).toMatch(
			/^HTTP\/1.1 404 /,
		);
		const home = await get("/", { host: "evil.example" });
		expect(await home.text()).not.toContain("evil.example");
	});
});

it("the page of the API's documentation works within its bounds", async () => {
	const { page, complaints } = await openPage(site);
	const answer = await page.goto("/api/docs/static/index.html");
	expect(answer?.headers()["content-security-policy"]).toMatch(
		/^default-src 'none'; script-src 'self'; style-src 'self'/,
	);
	await page.getByText("/api/v1/website/application/add").first().waitFor();
	expect(complaints).toEqual([]);
});

it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("a page answers %s with a refusal in words", async (method) => {
	const answer = await fetch(`${site.url}/academic`, { method });
	expect([answer.status, await answer.json()]).toEqual([404, { status: false, message: expect.any(String) }]);
});

it("none of this was a failure in the log", () => {
	expect(site.output()).not.toMatch(/"level":(50|60)/);
});
