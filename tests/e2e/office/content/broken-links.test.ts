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
		const [since, broken] = ["2026-06-01T06:00:00.000Z", "2026-06-02T06:00:00.000Z"];
		const failed = { created_at: since, due_at: broken, checked_at: broken, failed_since: since, broken_at: broken };
		await readDatabase(site, (db) =>
			db
				.insertInto("link_checks")
				.values(
					["/none", "/fees"].map((href) => ({
						type: "news",
						record_id: 1,
						href,
						words: "the fees",
						fault: `There is nothing at ${href}.`,
						...failed,
					})),
				)
				.execute(),
		);
	});

	it("are named with their text, checked again, left, and named again by Undo", async () => {
		const browser = officeBrowser(site, priya.cookie);
		const shown = async (path = page) => (await browser.get(path)).text();
		const first = await shown();
		expect(first).toContain("There is nothing at /none.");
		expect(first).toMatch(/href="\/office\/content\/news\/\d+" aria-label="Edit /);
		const link = (href: string) =>
			readDatabase(site, (db) =>
				db.selectFrom("link_checks").select("id").where("href", "=", href).executeTakeFirstOrThrow(),
			).then(({ id }) => String(id));
		const works = await browser.post(page, { act: "check", link: await link("/fees") });
		expect(await works.text()).toContain("/fees leads somewhere again.");
		const fails = await browser.post(page, { act: "check", link: await link("/none") });
		expect(await fails.text()).toContain("Still wrong: /none. There is nothing at /none.");
		expect(await shown()).not.toContain('href="/fees"');
		expect(await shown("/office")).toContain("link leads nowhere any more.");
		const left = await browser.post(page, { act: "leave", link: await link("/none") });
		expect(await shown()).toContain("Every link leads somewhere.");
		expect(await shown(`${page}?state=left`)).toContain("Left by Priya Raghavan.");
		const actId = new URL(left.headers.get("location") ?? "", site.url).searchParams.get("done") ?? "";
		expect((await browser.post(page, { act: "undo", actId })).status).toBe(302);
		expect(await shown()).toContain("There is nothing at /none.");
	});
});
