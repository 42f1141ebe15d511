import { beforeAll, describe, expect, it } from "vitest";
import { dayAtSchool } from "#src/calendar/day.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const names = ["Meenakshi Raman", "Harish Venkatesan", "Joel Daniel", "Fathima Rizwana"];

describe.each(onEngine("sqlite"))("a morning at the office (%s)", (engine) => {
	// Noon, because what is hidden until tomorrow would be back at midnight.
	const noon = `${dayAtSchool(new Date())}T12:00:00+05:30`;
	const site = ownSite({ DEMO: "off", ...clockAt(noon) }, engine);
	let owner: SignedIn;
	beforeAll(async () => {
		owner = await signedInMember(site, { role: "owner", now: new Date(noon) });
	});

	async function visit(member: SignedIn, options = desktop) {
		const openedPage = await openPage(site, options);
		await actAs(openedPage.page, site, member);
		return openedPage;
	}

	it("says that you’re done while nothing waits, and what waits when something does", async () => {
		const { page, complaints } = await visit(owner);
		await page.goto("/office");
		await page.getByText("You’re done.").waitFor();
		for (const name of names) {
			const email = `${name.toLowerCase().replace(" ", ".")}@example.in`;
			const phone_no = `98430${String(10_000 + name.length * 311)}`;
			const files = name === names[0] ? await certificates() : [];
			await sendApplication(site.url, { ...barchAnswers, name, email, phone_no }, files);
		}
		await page.reload();
		await page.getByText("documents to review.").waitFor();
		await expect.poll(() => page.locator("main [data-act]").count()).toBe(1);
		expect(complaints).toEqual([]);
	});

	it("finds a person and a place by the palette, with keys alone", async () => {
		const { page, complaints } = await visit(owner);
		await page.goto("/office");
		await whenScripted(page);
		await page.keyboard.press("Control+k");
		await page.getByRole("dialog", { name: "Search for a person or a page" }).waitFor();
		await page.keyboard.type("harish");
		await page
			.getByRole("dialog")
			.getByRole("link", { name: /Harish Venkatesan/ })
			.waitFor();
		await page.keyboard.press("Enter");
		await page.waitForURL("**/office/cases/application/*");
		await whenScripted(page);
		await page.keyboard.press("g");
		await page.keyboard.press("d");
		await page.waitForURL("**/office/cases");
		expect(complaints).toEqual([]);
	});

	it("accepts a document by one key, and takes that back by another", async () => {
		const { page } = await visit(owner);
		await page.goto("/office/cases?q=meenakshi");
		await page.locator("tbody th a").click();
		await whenScripted(page);
		await page.keyboard.press("a");
		await page.getByRole("status").getByText("verified a document").waitFor();
		await expect.poll(() => page.locator("#papers").innerText()).toMatch(/Class 10 mark sheet\s+verified/);
		await whenScripted(page);
		await page.keyboard.press("z");
		await page.getByRole("status").getByText("undid").waitFor();
		await expect.poll(() => page.locator("#papers").innerText()).toMatch(/Class 10 mark sheet\s+received/);
	});

	it("assigns all that match in one batch, reports it, and undoes it", async () => {
		const { page, complaints } = await visit(owner);
		await page.goto("/office/cases?type=application");
		await whenScripted(page);
		await page.keyboard.press("j");
		await page.keyboard.press("x");
		await page.getByText("1 selected").waitFor();
		await page.getByLabel("All 4 that match").check();
		await page.keyboard.press("a");
		await page.getByLabel("Assign to").selectOption({ label: "Priya Raghavan, you" });
		await page.getByRole("button", { name: "Continue" }).locator("visible=true").click();
		await page.waitForURL("**/office/cases/batch/*");
		await page.getByRole("heading", { name: "Assign to Priya Raghavan: 4 cases." }).waitFor();
		await page.getByRole("button", { name: /^Apply to 4/ }).click();
		await page.getByRole("heading", { name: "4 of 4 done." }).waitFor();
		await page.goto("/office/cases?assignee=me");
		await expect.poll(() => page.locator("tbody tr").count()).toBe(4);
		await page.goBack();
		await page.getByRole("button", { name: /^Undo all 4/ }).click();
		await page.getByRole("heading", { name: "4 of 4 undone." }).waitFor();
		await page.goto("/office/cases?assignee=me");
		await page.getByText("No cases match").waitFor();
		expect(complaints).toEqual([]);
	});

	it("does what a menu of the selected cases says when Enter is pressed in it", async () => {
		const { page } = await visit(owner);
		await page.goto("/office/cases?type=application");
		await whenScripted(page);
		await page.keyboard.press("j");
		await page.keyboard.press("x");
		await page.getByText("1 selected").waitFor();
		await page.keyboard.press("t");
		await page.keyboard.type("hostel");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/office/cases/batch/*");
		await page.getByRole("heading", { name: /hostel.*: 1 case\./ }).waitFor();
	});

	it("saves a list as a view under a name, and deletes it", async () => {
		const { page } = await visit(owner, { ...desktop, javaScriptEnabled: false } as typeof desktop);
		await page.goto("/office/cases?type=barch&complete=no");
		await page.getByText("Save as view").click();
		await page.getByLabel("View name").fill("B.Arch to complete");
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await page.getByRole("link", { name: /^B.Arch to complete/ }).waitFor();
		const title = () => page.getByRole("heading", { level: 1 }).textContent();
		expect(await title()).toBe("B.Arch to complete");
		await page
			.locator("summary")
			.filter({ hasText: /^View$/ })
			.click();
		await page.getByRole("button", { name: "Delete B.Arch to complete" }).click();
		await page.getByRole("button", { name: "Delete B.Arch to complete" }).waitFor({ state: "detached" });
		expect(await title()).toBe("All cases");
	});
});
