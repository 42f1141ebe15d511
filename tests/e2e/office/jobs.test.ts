import { expect, it } from "vitest";
import { z } from "zod";
import { enqueueJob } from "#src/jobs/enqueue-job.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { holdExport } from "#tests/support/exports/hold-export.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({}, "postgres");

it("shows an owner what the office does automatically, what has failed and why, and lets it run again", async () => {
	const owner = await signedInMember(site, { name: "Meera Nair", role: "owner" });
	const browser = officeBrowser(site, owner.cookie);
	const page = async () => (await browser.get(officePaths.jobs)).text();
	await expect.poll(page).toContain("Empty the trash");
	expect(await page()).toContain("No failed tasks.");
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
	expect(await (await browser.get(officePaths.home)).text()).toContain("background task failed.");
	expect((await browser.post(officePaths.jobs, { act: "again", job: String(id) })).status).toBe(200);
	await expect.poll(page).toContain("No failed tasks.");
	const acts = await readDatabase(site, (db) =>
		db.selectFrom("audit_log").select(["actor", "act"]).where("subject_kind", "=", "job").execute(),
	);
	expect(acts).toEqual([{ actor: "Meera Nair", act: "job-run-again" }]);
	expect((await browser.post(officePaths.jobs, { act: "again", job: "999999" })).status).toBe(409);
});

it("shows what waits, what runs and how far it is, and what was given up, which its button brings to its end", async () => {
	const owner = await signedInMember(site, { name: "Olivia Roy", role: "owner" });
	const exportRequest = { by: owner, list: "nothing", title: "List of nothing", ids: [] };
	const brokenHeldExport = await holdExport(site, exportRequest, ["name"]);
	const running = await holdExport(site, { ...exportRequest, list: "members", title: "Members", ids: [owner.id] }, [
		"name",
	]);
	const update = (id: number, values: object) =>
		readDatabase(site, (db) => db.updateTable("jobs").set(values).where("id", "=", id).execute());
	// The last try that it has.
	await update(brokenHeldExport.jobId, { attempts: 4, run_at: 0 });
	await running.begin();
	await running.progress(1200, 3400);
	const job = { kind: "next year's job", schema: z.null(), payload: null };
	const [fresh, late] = await readDatabase(site, (db) =>
		db.transaction().execute(async (trx) => [await enqueueJob(trx, job), await enqueueJob(trx, job)]),
	);
	await update(late ?? 0, { run_at: Date.now() - 600_000 });

	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, owner);
	const lineIn = (title: string) =>
		page
			.getByRole("region", { name: title, exact: true })
			.getByRole("listitem")
			.filter({ hasText: /export|next year/i });
	await expect
		.poll(async () => {
			await page.goto(officePaths.jobs);
			return lineIn("Failed").allInnerTexts();
		})
		.toEqual([
			expect.stringMatching(/^Export a list\s+The list “nothing” no longer exists\.\s+Failed after 5 attempts, /),
		]);
	const moment = /\d{1,2} \w+( \d{4})?, \d\d:\d\d/.source;
	expect(await lineIn("Running and waiting").allInnerTexts()).toEqual([
		expect.stringMatching(new RegExp(`^Export a list\\s+Running since ${moment}, 1,200 of 3,400\\.$`)),
		expect.stringMatching(
			new RegExp(
				`^“next year's job”, from another version\\s+Waiting since ${moment}\\. No process runs tasks of this type\\.$`,
			),
		),
		expect.stringMatching(new RegExp(`^“next year's job”, from another version\\s+Waiting since ${moment}\\.$`)),
	]);
	// Jobs that run or wait are not started a second time by hand.
	expect(await lineIn("Running and waiting").getByRole("button").count()).toBe(0);

	// The job waits as long as no process takes it, and nothing of the failure is gone.
	await readDatabase(site, (db) =>
		db.updateTable("exports").set({ list: "members" }).where("id", "=", brokenHeldExport.id).execute(),
	);
	await update(brokenHeldExport.jobId, { kind: "export of tomorrow" });
	await page.goto(officePaths.jobs);
	await lineIn("Failed")
		.getByRole("button", { name: /^Run again.*“export of tomorrow”/ })
		.click();
	await page.getByRole("status").getByText("The task will start in a moment.").waitFor();
	const [waits] = await lineIn("Failed").allInnerTexts();
	expect(waits).toContain("The list “nothing” no longer exists.");
	expect(waits).toMatch(new RegExp(`Will run again, waiting since ${moment}\\.`));
	await update(brokenHeldExport.jobId, { kind: "export" });
	const history = async () => {
		await page.goto(officePaths.jobs);
		return lineIn("History").allInnerTexts();
	};
	await expect
		.poll(history)
		.toEqual([
			expect.stringMatching(/^Export a list\s+0 exported/),
			expect.stringMatching(/^Export a list\s+Failed: The list “nothing” no longer exists\./),
		]);
	expect(await page.getByText("No failed tasks.").count()).toBe(1);
	await running.giveBack();
	await expect.poll(async () => (await history())[0]).toMatch(/^Export a list\s+1 exported/);
	for (const id of [fresh, late])
		await readDatabase(site, (db) =>
			db
				.deleteFrom("jobs")
				.where("id", "=", id ?? 0)
				.execute(),
		);
	expect(complaints).toEqual([]);
});
