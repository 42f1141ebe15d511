import { describe, expect, it } from "vitest";
import { dayAtSchool } from "#src/calendar/day.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { auditedWidths, officeFaultsOf } from "#tests/support/office/faults.ts";
import { firstOwner } from "#tests/support/office/office-browser.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownProcess } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("a school set up from nothing (%s)", (engine) => {
	const site = ownProcess({ DEMO: "off", EMPTY: "on" }, engine);

	it("has its own name without code; its news is published, corrected, scheduled and rolled back", async () => {
		const { browser, name } = await firstOwner(site);
		const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
		await actAs(page, site, { id: 1, name, cookie: browser.cookie() });
		const field = (path: string) => page.locator(`[name="${path}"]`);
		const ask = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator("input, textarea, select"));
		const publish = () => page.getByRole("button", { name: "Publish now" }).click();
		const waitForPublished = () => page.getByText("You published it.").waitFor();
		/** Shows every field: sections of a long form are closed. */
		const openAll = async () => {
			const locator = page.locator("form[data-record-form] details:not([open]) > summary");
			while ((await locator.count()) > 0) await locator.first().click();
		};

		await page.goto("/office/site");
		await page.getByRole("link", { name: "Set up the website" }).click();
		await page.getByRole("button", { name: "Open the website" }).click();
		await page.getByText("Before you open the website, publish the school’s name and address, and its terms").waitFor();
		await page.goto("/office/site/identity");
		await field("name").fill("");
		await field("shortName").fill("KSA 1");
		await publish();
		await page.getByText("Name is missing.").first().waitFor();
		expect(await field("shortName").inputValue()).toBe("KSA 1");
		await field("name").fill("Kotagiri School of Architecture");
		await field("shortName").fill("KSA");
		await openAll();
		await page.getByRole("button", { name: "Add a line" }).click();
		await openAll();
		await field("address.lines.2").fill("The Nilgiris");
		await page.getByRole("button", { name: "Move Line 3 up" }).click();
		await openAll();
		expect(await field("address.lines.1").inputValue()).toBe("The Nilgiris");
		await page.getByRole("button", { name: "Remove Line 3" }).click();
		await openAll();
		await field("email").fill("office@kotagiri.example");
		await field("colours.paper").fill("#777777");
		await publish();
		await page.getByText("has a contrast of").first().waitFor();
		await openAll();
		await field("colours.paper").fill("#fffdf5");
		await publish();
		await waitForPublished();
		await page.goto("/office/site/admissions");
		await openAll();
		await page.getByRole("button", { name: "Add a season" }).click();
		await openAll();
		await field("seasons.0.year").fill("2031");
		await field("seasons.0.opens").fill("2030-11-01");
		await field("seasons.0.closes").fill("2030-10-01");
		await publish();
		await page.getByText("Season 1: Last day must not be before the first day.").first().waitFor();
		await openAll();
		await field("seasons.0.closes").fill("2031-05-31");
		await publish();
		await waitForPublished();
		for (const name of ["terms", "refunds", "privacy"]) {
			await page.goto(`/office/site/${name}`);
			await page.getByText("We’ve drafted this text").waitFor();
			await publish();
			await page.getByText("Fill in the blanks before you publish: [").first().waitFor();
			await openAll();
			for (const box of await page
				.locator("form[data-record-form] :is(input[type=text], input:not([type]), textarea)")
				.all()) {
				const text = await box.inputValue();
				if (text.includes("[")) await box.fill(text.replace(/\[[^\]]+\]/g, "Kotagiri"));
				expect(text).not.toContain("{");
			}
			await publish();
			await waitForPublished();
		}
		expect((await fetch(`${site.url}/contact`)).status).toBe(503);
		await page.goto("/office/set-up");
		await page.getByRole("button", { name: "Open the website" }).click();
		await page.getByText("You opened the website.").waitFor();
		await page.getByRole("button", { name: "Undo" }).first().click();
		await page.getByText("You closed the website again.").waitFor();
		await page.goto("/office/set-up");
		await page.getByRole("button", { name: "Open the website" }).click();
		await page.getByText("You opened the website.").waitFor();
		const home = async () => (await fetch(site.url)).text();
		await expect.poll(home).toContain("Kotagiri School of Architecture");
		expect(await home()).toContain("--paper:#fffdf5");
		await page.goto("/office/content/news/new");
		for (const [label, text] of [
			["Title", "The school begins"],
			["Category", "School"],
			["Place", "Kotagiri"],
			["Text", "Forty drawing boards have come."],
			["Photo", "blank-0"],
			["Alternative text", "No photo yet"],
		] as const)
			await ask(label).fill(text);
		await ask("Date").fill(dayAtSchool(new Date()));
		await publish();
		await waitForPublished();

		// Visitors see what is published within a second.
		const title = async () =>
			/The school (?:begins|has begun)/.exec(await (await fetch(`${site.url}/news`)).text())?.[0];
		await expect.poll(title).toBe("The school begins");
		const contact = await (await fetch(`${site.url}/contact`)).text();
		expect(contact).toContain("The Nilgiris");
		expect(contact).toContain("office@kotagiri.example");
		expect(contact).not.toContain("Doddabetta");

		await ask("Title").fill("The school has begun");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("You published it.").waitFor();
		await expect.poll(title).toBe("The school has begun");
		await page.getByRole("button", { name: "Undo" }).click();
		await page.getByText("You undid: published it.").waitFor();
		await expect.poll(title).toBe("The school begins");
		await ask("Date and time (IST)").first().fill("2031-01-01T09:00");
		await page.getByRole("button", { name: "Publish at that time" }).click();
		await page.getByText(/will be published on Wed 1 Jan 2031, 09:00 IST/).waitFor();

		// Scheduled changes go out when their time has come, whatever the process did until then.
		expect(await title()).toBe("The school begins");
		await site.stop();
		await site.restart(clockAt("2031-01-01T09:00:05+05:30"));
		await expect.poll(title, { timeout: 30_000 }).toBe("The school has begun");
		const former = await fetch(`${site.url}/news-details/the-school-begins`, { redirect: "manual" });
		expect([former.status, former.headers.get("location")]).toEqual([301, "/news-details/the-school-has-begun"]);

		// Back to the first version, as a draft that is published.
		await site.stop();
		await site.restart();
		// Sessions have ended by then.
		await actAs(page, site, await signedInMember(site, { name: "Priya Raghavan", role: "editor" }));
		const versions = page.url().replace(/[?#].*/, "");
		await page.goto(`${versions}/versions/1`);
		await page.getByRole("button", { name: /restore/i }).click();
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("You published it.").waitFor();
		await expect.poll(title).toBe("The school begins");
		const back = await fetch(`${site.url}/news-details/the-school-begins`, { redirect: "manual" });
		expect(back.status).toBe(200);
	});

	it("has rows that are added, moved and removed in place, with what was typed elsewhere", async () => {
		const { page, complaints } = await openPage(site, desktop);
		await actAs(page, site, await signedInMember(site, { name: "Arun Selvam", role: "owner" }));
		await page.goto("/office/site/identity");
		await whenScripted(page);
		await page.getByLabel("Tagline", { exact: true }).fill("Two thousand metres up");
		await page.locator("summary", { hasText: "Social media" }).click();
		await page.getByRole("button", { name: "Add a profile" }).click();
		await page.locator('[name="social.0.name"]:focus').selectOption("X");
		await page.locator('[name="social.0.url"]').fill("https://x.example/ksa");
		await page.getByRole("button", { name: "Add a profile" }).click();
		await page.locator('[name="social.1.name"]:focus').selectOption("YouTube");
		await page.getByRole("button", { name: "Move Profile 2 up" }).click();
		await expect.poll(() => page.locator('[name="social.1.url"]').inputValue()).toBe("https://x.example/ksa");
		expect(await page.getByLabel("Tagline", { exact: true }).inputValue()).toBe("Two thousand metres up");
		await page.getByRole("button", { name: "Remove Profile 1" }).click();
		await expect.poll(() => page.locator('[name="social.0.url"]').inputValue()).toBe("https://x.example/ksa");
		await page.getByRole("button", { name: "Undo" }).click();
		await page.getByText("You undid: saved a draft.").waitFor();
		expect(await page.locator('[name="social"]').inputValue()).toBe("2");
		expect(complaints).toEqual([]);
	});

	it("shows the fields of a question that its kind of answer asks for", async () => {
		const { page, complaints } = await openPage(site, desktop);
		await actAs(page, site, await signedInMember(site, { name: "Lakshmi Iyer", role: "owner" }));
		await page.goto("/office/site/outlines");
		await whenScripted(page);
		const rows = "programmes.0.questions";
		await page.locator('details[data-row-of="programmes.0"] > summary').click();
		await page.locator(`button[value="add ${rows}"]`).click();
		const field = (name: string) => page.locator(`[id="field-${rows}.0.${name}"]`);
		await field("label").waitFor();
		const seen = () => Promise.all(["options", "least", "most"].map((name) => field(name).isVisible()));
		expect(await seen()).toEqual([false, false, false]);
		await field("kind").selectOption("number");
		expect(await seen()).toEqual([false, true, true]);
		await field("least").fill("1");
		await field("kind").selectOption("choice");
		expect(await seen()).toEqual([true, true, false]);
		expect([await field("step").inputValue(), await field("audience").inputValue()]).toEqual(["education", "everyone"]);
		expect(complaints).toEqual([]);
	});

	it.runIf(engine === "sqlite")(
		"has pages that are accessible at each audited width",
		async () => {
			const owner = await signedInMember(site, { name: "Meera Rao", role: "owner" });
			const faults: string[] = [];
			for (const width of auditedWidths) {
				const { page } = await openPage(site, width < 500 ? phone : { viewport: { width, height: 900 } });
				await actAs(page, site, owner);
				await page.addInitScript(axe);
				for (const path of ["/set-up", "/site", "/site/identity"]) {
					await page.goto(`/office${path}`);
					await whenScripted(page);
					await page.evaluate(() => {
						for (const each of document.querySelectorAll("details")) each.open = true;
						scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
					});
					faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
				}
			}
			expect(faults).toEqual([]);
		},
		180_000,
	);
});
