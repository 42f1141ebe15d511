import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
const siteFiles = "build/site/client";
const officeFiles = "build/office/client";
const filesIn = (folder: string) => globSync("**/*.{js,css}", { cwd: folder });

it("answers for one person alone: stored by no one, indexed by no one, framed by no one, nothing inline", async () => {
	const answer = await fetch(`${site.url}/office/nowhere`, { redirect: "manual" });
	const { headers } = answer;
	expect(headers.get("cache-control")).toBe("no-store");
	expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
	expect(headers.get("x-frame-options")).toBe("DENY");
	const policy = headers.get("content-security-policy") ?? "";
	expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).not.toMatch(/unsafe|sha256|https?:/);
	const html = await answer.text();
	expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
});

it.each(["cross-site", "same-site"])("takes no form from a %s page", async (from) => {
	const headers = { "sec-fetch-site": from, "content-type": "application/x-www-form-urlencoded" };
	const answer = await fetch(`${site.url}/office/sign-in`, { method: "POST", headers, body: "email=a" });
	expect(answer.status).toBe(403);
});

it("takes only forms", async () => {
	const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
	expect((await fetch(`${site.url}/office/sign-in`, json)).status).toBe(415);
	expect((await fetch(`${site.url}/office/sign-in`, { method: "DELETE" })).status).toBe(404);
});

it("says what is wrong with a form that cannot be read", async () => {
	const headers = { "content-type": "multipart/form-data; boundary=x" };
	const cut = await fetch(`${site.url}/office/sign-in`, { method: "POST", headers, body: "--x\r\ncontent-disp" });
	expect([cut.status, (await cut.json()).message]).toEqual([400, expect.stringContaining("couldn’t read this form")]);
});

it("is in no file of the site, nor in its sitemap", async () => {
	const naming = filesIn(siteFiles).filter((file) => readFileSync(join(siteFiles, file), "utf8").includes("/office"));
	expect(naming).toEqual([]);
	expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain("/office");
	expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain("Disallow: /office\n");
});

it("asks for at most 30 KB of script on its first page, and for no framework", async () => {
	const html = await (await fetch(`${site.url}/office`)).text();
	const files = [...html.matchAll(/(?:src|href)="\/office\/(static\/[^"]+\.js)"/g)].map(([, file = ""]) => file);
	expect(files.length).toBeGreaterThan(0);
	const sizes = files.map((file) => readFileSync(join(officeFiles, `${file}.br`)).length);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
	expect(files.map((file) => readFileSync(join(officeFiles, file), "utf8")).join("")).not.toContain("react");
});
