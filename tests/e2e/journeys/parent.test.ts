import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

it("a parent can check the school: approvals, teachers, placement, refunds, whom to complain to", async () => {
	const { page, complaints } = await openPage(site, desktop);
	const main = page.locator("main");
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	const follow = async (name: string, path: string) => {
		await footer.getByRole("link", { name, exact: true }).first().click();
		await page.waitForURL(`**${path}`);
	};
	await page.goto(paths.approvals);
	await expect.poll(() => main.getByText("In force", { exact: true }).count()).toBe(4);
	await follow("Faculty & Staff", paths.staff);
	await main.getByRole("link", { name: "Dr. Farida Contractor" }).click();
	await main.getByRole("heading", { name: "Works" }).waitFor();
	await main.getByRole("link", { name: "farida.contractor@" }).waitFor();
	await follow("Placement", paths.placement);
	const batches = await main.locator("section", { has: page.locator("#record") }).innerText();
	expect(new Set(batches.match(/20\d\d/g)).size).toBeGreaterThanOrEqual(3);
	await follow("Cancellation and refunds", paths.refunds);
	await main.getByRole("heading", { name: "How to ask, and how long it takes" }).waitFor();
	await follow("Grievances", paths.grievance);
	await follow("No ragging", paths.antiRagging);
	await follow("Scholarships", paths.scholarships);
	await main.getByText("₹").first().waitFor();
	await follow("All programmes", paths.programmes);
	await expect.poll(() => main.getByRole("article").count()).toBe(4);
	expect(complaints).toEqual([]);
});
