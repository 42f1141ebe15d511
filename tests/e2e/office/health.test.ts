import { expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

it("shows an owner what needs a person and what failed for visitors, which can be called seen", async () => {
	const owner = await signedInMember(site, { name: "Meera Nair", role: "owner" });
	const browser = officeBrowser(site, owner.cookie);
	const page = async () => (await browser.get(officePaths.health)).text();
	expect(await (await browser.post(officePaths.health, { act: "check" })).text()).toContain("It was looked at anew.");
	expect(await page()).toContain("The database answers in");
	const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
	const at = new Date().toISOString();
	await readDatabase(site, async (db) => {
		const { id } = await db
			.insertInto("failures")
			.values({
				...{
					fingerprint: "f",
					kind: "server",
					place: "page /news",
					name: "TypeError",
					frame: "loader src/site/news.tsx:3",
				},
				...{ release: "1.0.0", incident: "4f3a2b1c", standing: "new", first_at: at, last_at: at },
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await db.insertInto("failure_days").values({ failure_id: id, day, times: 3 }).execute();
		await db
			.updateTable("health_findings")
			.set({ state: "failing", sentence: "The disk is full.", todo: "Make room." })
			.where("name", "=", "disk")
			.execute();
	});
	const shown = await page();
	for (const words of [
		"TypeError at page /news",
		"3 times, today",
		"incident 4f3a2b1c",
		"The disk is full.",
		"Make room.",
	])
		expect(shown).toContain(words);
	const id = shown.match(/name="failure" value="(\d+)"/)?.[1] ?? "";
	expect((await browser.post(officePaths.health, { act: "quiet", failure: id })).status).toBe(200);
	expect(await page()).toContain("Tell again");
	expect((await browser.post(officePaths.health, { act: "quiet", failure: id })).status).toBe(400);
	expect((await browser.post(officePaths.health, { act: "nothing" })).status).toBe(404);
	const acts = await readDatabase(site, (db) =>
		db.selectFrom("audit_log").select(["actor", "act"]).where("subject_kind", "=", "failure").execute(),
	);
	expect(acts).toEqual([{ actor: "Meera Nair", act: "failure-quiet" }]);
	const metrics = await (await fetch(`${site.url}/metrics`)).text();
	expect(metrics).toContain('probe_state{probe="database"} 0');
	const elsewhere = await fetch(`${site.url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9" } });
	expect([elsewhere.status, await elsewhere.text()]).toEqual([404, expect.stringContaining("off the map")]);
});
