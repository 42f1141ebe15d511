import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { axe, faultsOf } from "#tests/support/browser/audit.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownProcess } from "#tests/support/server/site.ts";

const site = ownProcess(clockAt("2027-02-10T12:00:00+05:30"));

it("a reminder leaves while the process runs; its button stops the reminders, its link alone does not", async () => {
	await sendApplication(site.url);
	await site.stop();
	await readDatabase(site, (db) =>
		db.updateTable("applications").set({ created_at: "2027-02-06T06:00:00.000Z" }).execute(),
	);
	await site.restart();
	const mail = await waitForMail(site.dataDir, "meenakshi@example.com", /pay your application fee/);
	const [address = ""] = /http:\/\/\S+\/reminders\/[\w-]{43}/.exec(mail.text ?? "") ?? [];
	expect(mail.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe(`<${address}>`);

	const readStopped = async () => {
		const rows = await readDatabase(site, (db) =>
			db.selectFrom("applications").select("reminders_stopped_at").execute(),
		);
		return rows.filter((row) => row.reminders_stopped_at !== null).length;
	};
	const { page, complaints } = await openPage(site, phone);
	await page.addInitScript(axe);
	const response = await page.goto(address);
	expect(response?.headers()).toMatchObject({ "cache-control": "no-store, private", "referrer-policy": "no-referrer" });
	await whenScripted(page);
	expect([await faultsOf(page), await readStopped()]).toEqual([[], 0]);
	await page.getByRole("button", { name: "Stop these reminders" }).click();
	await page.getByRole("heading", { name: "No more reminders" }).waitFor();
	await whenScripted(page);
	expect([await faultsOf(page), await readStopped()]).toEqual([[], 1]);
	await page.getByRole("button", { name: "Turn reminders back on" }).click();
	await page.getByRole("heading", { name: "Stop the reminders?" }).waitFor();
	expect([complaints, await readStopped()]).toEqual([[], 0]);
});

it("a link to reminders of nothing says so", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	expect((await page.goto(paths.reminders("s".repeat(43))))?.status()).toBe(404);
	await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
});
