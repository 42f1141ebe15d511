import { beforeAll, describe, expect, it } from "vitest";
import { allSchoolTexts } from "#src/school-texts.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { auditedWidths, officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const blog = {
	title: "Rain",
	author: "Devi",
	date: "2026-05-05",
	description: "It rains.",
	picture: "section-1",
	picture_alt: "A slope",
};

describe.each(onEngine("sqlite"))("a text in the editor (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let priya: SignedIn;
	let arun: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan", role: "editor" });
		arun = await signedInMember(site, { name: "Arun Selvam", role: "owner" });
	});

	async function visit(options: Parameters<typeof openPage>[1] = desktop, as = priya) {
		const openedPage = await openPage(site, options);
		await actAs(openedPage.page, site, as);
		return openedPage;
	}

	it("is saved automatically, tells two who write one text, and loses nothing", async () => {
		const { page, complaints } = await visit();
		await page.goto("/office/content/announcements/new");
		await whenScripted(page);
		await page.getByLabel("Title", { exact: true }).pressSequentially("Gates");
		await page.getByText(/^Saved \d\d:\d\d:\d\d$/).waitFor();
		expect(new URL(page.url()).pathname).toMatch(/announcements\/\d+$/);
		const other = await visit(desktop, arun);
		await other.page.goto(page.url());
		await whenScripted(other.page);
		await other.page.getByLabel("Title", { exact: true }).fill("Gates close");
		await other.page.getByRole("button", { name: "Save draft" }).click();
		await other.page.getByText("You saved a draft.").waitFor();
		await page.getByLabel("Title", { exact: true }).fill("Gates open");
		await page.getByText("Arun Selvam changed this in the meantime.", { exact: false }).first().waitFor();
		await page.getByRole("button", { name: "Save draft" }).click();
		await page.getByRole("heading", { name: "Arun Selvam changed this while you were writing" }).waitFor();
		expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Gates open");
		await page.getByRole("button", { name: "Keep mine" }).click();
		await page.getByText("You saved a draft.").waitFor();
		expect(await page.locator("#publishing li", { hasText: "Arun Selvam" }).count()).toBeGreaterThan(0);
		expect(complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
	});

	it("offers to publish once something is new, and names links that lead nowhere as it is saved", async () => {
		const { page } = await visit();
		await page.goto("/office/content/blogs/new");
		await whenScripted(page);
		const field = (name: string) => page.locator(`[name="${name}"]`);
		for (const [name, text] of Object.entries({ ...blog, description: "See [the fees](/feess)." }))
			await field(name).fill(text);
		const before = page.getByRole("region", { name: "Before you publish" });
		await before.getByText("There’s nothing at /feess.").waitFor();
		await field("description").fill("See [the fees](/fees).");
		await expect.poll(() => before.getByText("/feess").count()).toBe(0);
		expect(await page.getByRole("button", { name: "Publish now" }).getAttribute("data-act")).toBe("");
	});

	it.runIf(engine === "sqlite")("leaves the button quiet while nothing differs from what is published", async () => {
		const { page } = await visit();
		await page.goto("/office/content/blogs/new");
		await whenScripted(page);
		for (const [name, text] of Object.entries(blog)) await page.locator(`[name="${name}"]`).fill(text);
		const publish = page.getByRole("button", { name: "Publish now" });
		await publish.click();
		await page.getByText("You published it.").waitFor();
		await whenScripted(page);
		expect(await publish.getAttribute("data-act")).toBeNull();
		await page.getByText("No changes since it was published.").waitFor();
		await page.getByLabel("Title", { exact: true }).pressSequentially(" 2");
		await expect.poll(() => publish.getAttribute("data-act")).toBe("");
	});

	it.runIf(engine === "sqlite")("is accessible at each audited width", async () => {
		// The announcement of the first test, after the fixed texts.
		const first = `/announcements/${allSchoolTexts.length + 1}`;
		const faults: string[] = [];
		for (const width of auditedWidths) {
			const { page } = await visit(width < 500 ? phone : { viewport: { width, height: 900 } });
			await page.addInitScript(axe);
			for (const path of ["", "/news", "/news?state=trashed", "/news/new", first, `${first}#publishing`]) {
				await page.goto(`/office/content${path}`);
				await whenScripted(page);
				// Nothing then lies below the bar at a phone's foot.
				await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
				faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
			}
			for (const path of [`${first}/versions/2`, "/redirects", "/links/broken"]) {
				await page.goto(`/office/content${path}`);
				await whenScripted(page);
				// Nothing then lies below the bar at a phone's foot.
				await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
				faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
			}
		}
		expect(faults).toEqual([]);
	});
});
