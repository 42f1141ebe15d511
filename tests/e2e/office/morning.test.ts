import { beforeAll, describe, expect, it } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const names = ["Meenakshi Raman", "Harish Venkatesan", "Joel Daniel", "Fathima Rizwana"];

describe.each(["sqlite", "postgres"] as const)("a morning at the office (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let owner: SignedIn;
	beforeAll(async () => {
		owner = await signedInMember(site, { role: "owner" });
	});

	async function visit(member: SignedIn, options = desktop) {
		const opened = await openPage(site, options);
		await actAs(opened.page, site, member);
		return opened;
	}

	it("says to go home while nothing waits, and what waits when something does", async () => {
		const { page, complaints } = await visit(owner);
		await page.goto("/office");
		await page.getByText("Go home.").waitFor();
		for (const name of names) {
			const email = `${name.toLowerCase().replace(" ", ".")}@example.in`;
			const phone_no = `98430${String(10_000 + name.length * 311)}`;
			const files = name === names[0] ? await certificates() : [];
			await sendApplication(site.url, { ...barchAnswers, name, email, phone_no }, files);
		}
		await page.reload();
		await page.getByText("documents are to be judged.").waitFor();
		expect(await page.locator("main [data-act]").count()).toBe(1);
		expect(complaints).toEqual([]);
	});

	it("finds a person and a place by the palette, with keys alone", async () => {
		const { page, complaints } = await visit(owner);
		await page.goto("/office");
		await whenScripted(page);
		await page.keyboard.press("Control+k");
		await page.getByRole("dialog", { name: "Find anyone" }).waitFor();
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
		await page.getByRole("status").getByText("judged a document: accepted").waitFor();
		await expect.poll(() => page.locator("#papers").innerText()).toMatch(/Class X\s+accepted/);
		await whenScripted(page);
		await page.keyboard.press("z");
		await page.getByRole("status").getByText("undid").waitFor();
		await expect.poll(() => page.locator("#papers").innerText()).toMatch(/Class X\s+came/);
	});

	it("assigns all that match in one batch, reports it, and undoes it", async () => {
		const { page, complaints } = await visit(owner);
		await page.goto("/office/cases?type=application");
		await whenScripted(page);
		await page.keyboard.press("j");
		await page.keyboard.press("x");
		await page.getByText("1 picked").waitFor();
		await page.getByLabel("All 4 that match").check();
		await page.keyboard.press("a");
		await page.getByLabel("To whom").selectOption({ label: "Priya Raghavan, you" });
		await page.getByRole("button", { name: "Go on" }).locator("visible=true").click();
		await page.waitForURL("**/office/cases/batch/*");
		await page.getByRole("heading", { name: "Assign to Priya Raghavan: 4 cases." }).waitFor();
		await page.getByRole("button", { name: /^Do it with 4/ }).click();
		await page.getByRole("heading", { name: "4 of 4 done." }).waitFor({ timeout: 20_000 });
		await page.goto("/office/cases?assignee=me");
		expect(await page.locator("tbody tr").count()).toBe(4);
		await page.goBack();
		await page.getByRole("button", { name: /^Undo all 4/ }).click();
		await page.getByRole("heading", { name: "4 of 4 undone." }).waitFor({ timeout: 20_000 });
		await page.goto("/office/cases?assignee=me");
		await page.getByText("No case matches").waitFor();
		expect(complaints).toEqual([]);
	});

	it("saves a list as a view under a name", async () => {
		const { page } = await visit(owner);
		await page.goto("/office/cases?type=barch&complete=no");
		await page.getByText("Save as view").click();
		await page.getByLabel("Name of the view").fill("B.Arch to complete");
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await page.getByRole("link", { name: /^B.Arch to complete/ }).waitFor();
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("B.Arch to complete");
	});

	it.runIf(engine === "sqlite")("is accessible on every width, empty or not", async () => {
		const editor = await signedInMember(site, { name: "Sam Editor", role: "editor" });
		const faults: string[] = [];
		for (const width of [1440, 1024, 768, 360]) {
			for (const [member, path] of [
				[owner, "/office"],
				[editor, "/office"],
				[owner, "/office/find?q=harish"],
				[owner, "/office/nowhere"],
				[editor, "/office/cases"],
			] as const) {
				const { page } = await visit(member, width < 500 ? phone : { viewport: { width, height: 900 } });
				await page.addInitScript(axe);
				await page.goto(path);
				await whenScripted(page);
				faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
			}
		}
		expect(faults).toEqual([]);
	});
});
