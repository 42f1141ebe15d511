import { expect, onTestFinished, test } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
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
	await page.getByText("Request a refund").click();
	await page.getByLabel("Amount in rupees, at most ₹10.00").fill("4.50");
	await page.getByLabel("Reason for the refund").fill("Withdrew before the test");
	await page.getByRole("button", { name: "Send for confirmation" }).click();
	await page.getByRole("status").getByText("Another person must confirm it.").waitFor();
	await page.goto(officePaths.money());
	await page.getByText("You requested this").waitFor();
	expect(await page.getByRole("button", { name: "Confirm" }).count()).toBe(0);
	await actAs(page, site, owner);
	await page.goto(officePaths.money());
	await page.getByText("“Withdrew before the test”").waitFor();
	await page.getByRole("button", { name: "Confirm" }).click();
	await page.getByRole("status").getByText("The refund is confirmed and paid.").waitFor();
	expect(await page.getByRole("row", { name: /^All/ }).innerText()).toMatch(
		/1\s+10\.00\s+–\s+–\s+1\s+−4\.50\s+–\s+5\.50/,
	);
	await page.goto(paths.application(token));
	await page.getByText("We’ve refunded ₹4.50.").waitFor();
	const { text } = await waitForMail(site.dataDir, "meenakshi@example.com", /refunded ₹4\.50/);
	expect(text).toContain("Not refunded");
	expect(complaints).toEqual([]);
});

test("a provider that fails is told of in a sentence, and the fee stays as it is", async () => {
	const { reference } = await apply(site);
	const accounts = await signedInMember(site, { name: "Latha Menon", role: "accounts" });
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, accounts);
	const answers = (answers: "error" | "none") =>
		fetch(`${site.url}/sandbox/razorpay/control/faults`, {
			method: "PUT",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ answers }),
		});
	await answers("error");
	onTestFinished(() => void answers("none"));
	await page.goto(officePaths.fees(`q=${reference}`));
	await page.getByRole("link", { name: "Meenakshi Raman" }).first().click();
	await page.getByRole("button", { name: "Check with Razorpay" }).click();
	await page.getByText("Razorpay isn’t available right now (500). Try again later.").waitFor();
	await page.goto(officePaths.money());
	await page.getByRole("button", { name: "Compare now" }).click();
	await page.getByText(/Razorpay isn’t available right now|There are no paid fees to compare/).waitFor();
	expect(complaints.filter((each) => !each.includes("the server responded with a status of 409"))).toEqual([]);
});

test("what was found at the provider is left as it is, and shown again by Undo", async () => {
	const message = "Razorpay has a different amount for order_1.";
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
	await row.getByRole("button", { name: "Mark as resolved" }).click();
	await page.getByRole("status").getByText("Marked as resolved.").waitFor();
	expect(await row.count()).toBe(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("status").getByText("It’s back among the mismatches.").waitFor();
	await row.getByRole("button", { name: "Mark as resolved" }).click();
	await page.getByRole("status").getByText("Marked as resolved.").waitFor();
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
		await page.getByRole("button", { name: "Import the report" }).click();
	};
	// Firefox shows a month as a box of text.
	const month = page.getByLabel("Month", { exact: true });
	await month.evaluate((box) => box.setAttribute("type", "text"));
	await month.fill("Oct 2026");
	await page.getByRole("button", { name: "Import from Razorpay" }).click();
	await page.getByRole("status").getByText("Razorpay settled nothing in October 2026.").waitFor();
	const head = "entity_id,type,debit,credit,amount,currency,fee,tax,settled_at,settlement_id\n";
	await send(`${head}pay_shop,payment,0,1464.60,1500,INR,35.40,5.40\n`);
	await page.getByRole("alert").getByText("Row 2 has 8 cells, and the first row has 10.").waitFor();
	await send(`${head}pay_shop,payment,0,1464.60,1500,INR,35.40,5.40,24/11/2026 12:00:00,setl_e2e\n`);
	await page.getByRole("status").getByText("1 line is new.").waitFor();
	await page.getByText("Razorpay settled this much more than was paid here.").waitFor();
	await page.getByText("+₹1,500.00").first().waitFor();
	await page.getByText("Explain", { exact: true }).click();
	await page.getByLabel("Reason pay_shop is correct").fill("The book shop");
	await page.getByRole("button", { name: "Mark as correct" }).click();
	await page.getByText("Settlements match payments.").waitFor();
	expect(await page.getByRole("row", { name: /^setl_e2e/ }).innerText()).toMatch(/1,500\.00.*−35\.40.*1,464\.60/);
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByText("Unknown payment").waitFor();
	// The damaged report is a bad request.
	expect(complaints).toEqual([expect.stringContaining("status of 409")]);
});

test("a month that is over is closed; its statement is downloaded as CSV and PDF", async () => {
	// Payments made above, in a month that is long over.
	await readDatabase(site, (db) =>
		db.updateTable("fee_events").set({ created_at: "2020-05-10T06:00:00.000Z" }).execute(),
	);
	const accounts = await signedInMember(site, { name: "Suresh Nair", role: "accounts" });
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, accounts);
	await page.goto(officePaths.months);
	await page.getByText("Next to close: May 2020").waitFor();
	await page.getByRole("button", { name: "Close May 2020" }).click();
	await page.getByText("May 2020 is closed.").waitFor();
	// Amounts in transit before and after, with what was taken and refunded between them.
	expect(await page.getByRole("row", { name: /^May 2020/ }).innerText()).toMatch(/–\s+10\.00\s+−4\.50\s+–\s+5\.50/);
	const download = async (format: string) => (await page.request.get(officePaths.statement("2020-05", format))).body();
	const csv = String(await download("csv"));
	expect(csv).toContain("Collected online");
	expect(String(await download("pdf"))).toMatch(/^%PDF-1\.7/);
	expect((await page.request.get(officePaths.statement("2020-06", "pdf"))).status()).toBe(404);
	expect(complaints).toEqual([]);
});

test("explanations beyond the first page are removed, and a payment for a seat given up is refunded", async () => {
	const at = new Date().toISOString();
	const lines = Array.from({ length: 25 }, (_, index) => ({
		settlement_id: "setl_old",
		entity_id: `adj_${index}`,
		kind: "other" as const,
		amount: 100,
		fee: 0,
		tax: 0,
		net: -100,
		currency: "INR",
		description: "",
		explanation: `Dispute ${index}`,
		explained_by_name: "Anita Rao",
		settled_on: `2020-01-${String(index + 1).padStart(2, "0")}`,
		created_at: at,
	}));
	await readDatabase(site, (db) => db.insertInto("settlement_lines").values(lines).execute());
	const accounts = await signedInMember(site, { name: "Lata Iyer", role: "accounts" });
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, accounts);
	await page.goto(officePaths.settlements());
	const explained = page.locator("#explained");
	await explained.getByRole("link", { name: "Next page" }).click();
	await explained.getByText("Page 2 of 2").waitFor();
	const oldest = explained.getByRole("row").filter({ hasText: "“Dispute 0”" });
	await oldest.getByRole("button", { name: "Undo" }).click();
	await page.locator("#differences").getByText("adj_0", { exact: true }).waitFor();
	await explained.getByText("Rows 21 to 24 of 24").waitFor();
	expect(await oldest.count()).toBe(0);

	const { reference } = await apply(site);
	await payFee(site, reference);
	await readDatabase(site, (db) =>
		db.updateTable("fees").set({ ended_at: "2020-01-01T00:00:00.000Z" }).where("reference", "=", reference).execute(),
	);
	await page.goto(officePaths.money());
	const late = page.getByRole("row").filter({ hasText: "Paid after the seat was given up" });
	await late.getByText("was received after the seat was given up. Refund it.").waitFor();
	await late.getByRole("button", { name: "Request a refund" }).click();
	await page.getByRole("status").getByText("Another person must confirm it.").waitFor();
	expect(await late.count()).toBe(0);
	await page.getByText("“The seat was given up before the payment arrived.”").waitFor();
	await page.goto(officePaths.home);
	await page.getByText("refund needs a second person to confirm it.").waitFor();
	await page.getByRole("link", { name: "See it" }).first().click();
	await page.getByRole("heading", { name: "Need a second person" }).waitFor();
	expect(complaints).toEqual([]);
});
