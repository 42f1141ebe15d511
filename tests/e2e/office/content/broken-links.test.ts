import { beforeAll, describe, expect, it } from "vitest";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const page = "/office/content/links/broken";

describe.each(onEngine("postgres"))("links that lead nowhere (%s)", (engine) => {
	const site = ownSite({}, engine);
	let priya: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan", role: "editor" });
		const link = { type: "news", record_id: 1, href: "/none", text: "the fees" };
		const checked_at = new Date(Date.now() + 3_600_000).toISOString();
		await readDatabase(site, (db) =>
			db
				.insertInto("broken_links")
				.values({ ...link, fault: "There is nothing at /none.", checked_at })
				.execute(),
		);
	});

	it("are named with their text, on a page of their own and in the morning", async () => {
		const browser = officeBrowser(site, priya.cookie);
		const readText = async (path = page) => (await browser.get(path)).text();
		// The check finds the items of records, which the list of news makes.
		await readText("/office/content/news");
		const first = await readText();
		expect(first).toContain("There is nothing at /none.");
		expect(first).toMatch(/href="\/office\/content\/news\/\d+"/);
		expect(await readText("/office")).toContain("link is broken.");
	});
});
