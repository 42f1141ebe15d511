import { expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({}, "postgres");

it("shows an owner what the office does by itself, what has failed and why, and lets it run again", async () => {
	const owner = await signedInMember(site, { name: "Meera Nair", role: "owner" });
	const browser = officeBrowser(site, owner.cookie);
	const page = async () => (await browser.get(officePaths.jobs)).text();
	await expect.poll(page).toContain("Open cases for records that have none");
	expect(await page()).toContain("Nothing has failed.");
	const ofMail = <Row>(ask: (id: number) => Promise<Row>) =>
		readDatabase(site, async (db) => {
			const { id } = await db.selectFrom("jobs").select("id").where("kind", "=", "mail").executeTakeFirstOrThrow();
			return ask(id);
		});
	const id = await ofMail(async (mail) => mail);
	await readDatabase(site, (db) =>
		db
			.updateTable("jobs")
			.set({ last_error: "The mail server does not answer.", attempts: 3, run_at: Date.now() + 3_600_000 })
			.where("id", "=", id)
			.execute(),
	);
	expect(await page()).toContain("The mail server does not answer.");
	expect(await (await browser.get(officePaths.home)).text()).toContain("job has failed and is not done.");
	expect((await browser.post(officePaths.jobs, { act: "again", job: String(id) })).status).toBe(200);
	await expect.poll(page).toContain("Nothing has failed.");
	const acts = await readDatabase(site, (db) =>
		db.selectFrom("audit_log").select(["actor", "act"]).where("subject_kind", "=", "job").execute(),
	);
	expect(acts).toEqual([{ actor: "Meera Nair", act: "job-run-again" }]);
	expect((await browser.post(officePaths.jobs, { act: "again", job: "999999" })).status).toBe(400);
});
