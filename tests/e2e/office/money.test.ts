import { expect, test } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { verifyStatement } from "#src/payment/statements/verify-statement.server.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { payFee } from "#tests/support/payment/pay-fee.ts";
import { apply } from "#tests/support/payment/payer.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

test("a part of a fee goes back by two people; the applicant reads of it", async () => {
	const { reference, token } = await apply(site);
	await payFee(site, reference);
	const accounts = await signedInMember(site, { name: "Meena Joseph", role: "accounts" });
	const owner = await signedInMember(site, { name: "Priya Raghavan", role: "owner" });
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, accounts);
	await page.goto(officePaths.fees(`q=${reference}`));
	await page.getByRole("link", { name: "Meenakshi Raman" }).click();
	await page.getByText("Ask for a refund").click();
	await page.getByLabel("Rupees, at most ₹10.00").fill("4.50");
	await page.getByLabel("Why it goes back").fill("Withdrew before the test");
	await page.getByRole("button", { name: "Ask for it" }).click();
	await page.getByRole("status").getByText("Another person confirms it.").waitFor();
	await page.goto(officePaths.money());
	await page.getByText("You asked for this").waitFor();
	expect(await page.getByRole("button", { name: "Confirm" }).count()).toBe(0);
	await actAs(page, site, owner);
	await page.goto(officePaths.money());
	await page.getByText("“Withdrew before the test”").waitFor();
	await page.getByRole("button", { name: "Confirm" }).click();
	await page.getByRole("status").getByText("The refund is confirmed and carried out.").waitFor();
	expect(await page.getByRole("row", { name: /^All/ }).innerText()).toMatch(
		/1\s+10\.00\s+–\s+–\s+1\s+−4\.50\s+–\s+5\.50/,
	);
	await page.goto(paths.application(token));
	await page.getByText("₹4.50 was given back.").waitFor();
	const { text } = await waitForMail(site.dataDir, "meenakshi@example.com", /₹4\.50 goes back/);
	expect(text).toContain("Still with us");
	expect(complaints).toEqual([]);
});

test("what was found at the provider is left as it is, and shown again by Undo", async () => {
	const message = "The provider has order_1 over another sum.";
	await readDatabase(site, (db) =>
		db
			.insertInto("money_findings")
			.values({ kind: "other-at-provider", subject: "order_1", message, created_at: new Date().toISOString() })
			.execute(),
	);
	const accounts = await signedInMember(site, { name: "Ravi Menon", role: "accounts" });
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, accounts);
	await page.goto(officePaths.money());
	const row = page.getByRole("row").filter({ hasText: message });
	await row.getByRole("button", { name: "I have seen to it" }).click();
	await page.getByRole("status").getByText("It is left as it is").waitFor();
	expect(await row.count()).toBe(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("status").getByText("It is on the desk again.").waitFor();
	await row.getByRole("button", { name: "I have seen to it" }).click();
	await page.getByRole("status").getByText("It is left as it is").waitFor();
	expect(complaints).toEqual([]);
});

test("a settlement report is read, what does not agree stands on top, and a member explains it", async () => {
	const accounts = await signedInMember(site, { name: "Anita Rao", role: "accounts" });
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, accounts);
	await page.goto(officePaths.settlements());
	const send = async (report: string) => {
		const buffer = Buffer.from(report);
		await page.getByLabel("Combined settlement report").setInputFiles({ name: "r.csv", mimeType: "text/csv", buffer });
		await page.getByRole("button", { name: "Read the report" }).click();
	};
	const head = "entity_id,type,debit,credit,amount,currency,fee,tax,settled_at,settlement_id\n";
	await send(`${head}pay_shop,payment,0,1464.60,1500,INR,35.40,5.40\n`);
	await page.getByRole("alert").getByText("Row 2 has 8 cells, and the first row has 10.").waitFor();
	await send(`${head}pay_shop,payment,0,1464.60,1500,INR,35.40,5.40,24/11/2026 12:00:00,setl_e2e\n`);
	await page.getByRole("status").getByText("1 line is new.").waitFor();
	expect(await page.getByText("That much more was settled").innerText()).toContain("That much more");
	await page.getByText("+₹1,500.00").first().waitFor();
	await page.getByText("Explain it").click();
	await page.getByLabel("Why pay_shop is right").fill("The book shop");
	await page.getByRole("button", { name: "It is right" }).click();
	await page.getByText("Nothing is missing, and nothing is too much.").waitFor();
	expect(await page.getByRole("row", { name: /^setl_e2e/ }).innerText()).toMatch(/1,500\.00.*−35\.40.*1,464\.60/);
	await page.getByRole("button", { name: "Take it back" }).click();
	await page.getByText("A payment that nobody knows here").waitFor();
	// The damaged report is a bad request.
	expect(complaints).toEqual([expect.stringContaining("status of 400")]);
});

test("a month that is over is closed; its signed statement is downloaded as CSV and PDF", async () => {
	// What was paid above, in a month that is long over.
	await readDatabase(site, (db) =>
		db.updateTable("fee_events").set({ created_at: "2020-05-10T06:00:00.000Z" }).execute(),
	);
	const accounts = await signedInMember(site, { name: "Suresh Nair", role: "accounts" });
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, accounts);
	await page.goto(officePaths.months);
	await page.getByText("To be closed next: May 2020").waitFor();
	await page.getByRole("button", { name: "Close May 2020" }).click();
	await page.getByText("May 2020 is closed, and its statement is signed.").waitFor();
	// In transit before and after, with what was taken and given back between them.
	expect(await page.getByRole("row", { name: /^May 2020/ }).innerText()).toMatch(/–\s+10\.00\s+−4\.50\s+–\s+5\.50/);
	const download = async (format: string) => (await page.request.get(officePaths.statement("2020-05", format))).body();
	const csv = String(await download("csv"));
	expect(csv).toContain("Taken by the provider");
	expect(await readDatabase(site, (db) => verifyStatement(db, csv))).toBe("genuine");
	expect(String(await download("pdf"))).toMatch(/^%PDF-1\.7/);
	expect((await page.request.get(officePaths.statement("2020-06", "pdf"))).status()).toBe(404);
	expect(complaints).toEqual([]);
});
