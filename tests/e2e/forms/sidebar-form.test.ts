import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import {
	desktop,
	nextFrames,
	phone,
	reloadRestoring,
	wakeIslands,
	whenScripted,
} from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { loseAnswers, openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
keepPages();
let page: Page;
let complaints: string[];

const focused = () =>
	page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent);

describe("Ready to Get Started?", () => {
	const form = () => page.getByRole("form", { name: "Ready to Get Started?" });
	const fill = async () => {
		await form().getByLabel("Name").fill("Meera N");
		await form().getByLabel("Email").fill("meera@example.com");
		await form().getByLabel("Phone number").fill("98765 43210");
		await form().getByLabel("Message").fill("When does the camp begin?");
	};
	const openPanel = async () => {
		await page.getByRole("button", { name: "About and contact" }).click();
		await wakeIslands(page, "#side-panel");
	};
	const start = async () => {
		({ page, complaints } = await openPage(site, desktop));
		await page.goto(paths.academic);
		await whenScripted(page);
		await openPanel();
	};
	const send = () => form().getByRole("button", { name: "Send message" }).click();

	it("asks for each field in its own words, and takes focus to the first", async () => {
		await start();
		await send();
		const messages = () => form().locator("p[id$='-error']").allInnerTexts();
		await expect
			.poll(messages)
			.toEqual([
				"Please enter your name",
				"Please enter your email",
				"Please enter your phone number",
				"Please enter your message",
			]);
		expect(await focused()).toBe("name");
	});

	it("sends the four answers as JSON, once, thanks, is empty again, and writes to the sender", async () => {
		await start();
		await fill();
		const sentBodies: unknown[] = [];
		page.on(
			"request",
			(request) => request.url().endsWith("/sidebar-form/add") && sentBodies.push(request.postDataJSON()),
		);
		await form().getByRole("button", { name: "Send message" }).dblclick();
		await form().getByText("Thank you! We will contact you soon.").waitFor();
		expect(sentBodies).toEqual([
			expect.objectContaining({
				name: "Meera N",
				email: "meera@example.com",
				phone_number: "+91 98765 43210",
				message: "When does the camp begin?",
			}),
		]);
		expect(await form().getByLabel("Message").inputValue()).toBe("");
		const mail = await waitForMail(site.dataDir, "meera@example.com", /^We’ve received your message$/);
		expect(mail.text).not.toContain("camp");
		expect(complaints).toEqual([]);
	});

	it("keeps what was typed while it was being sent", async () => {
		await start();
		await fill();
		await page.route("**/sidebar-form/add", async (route) => {
			await form().getByLabel("Message").fill("And when does it end?");
			await route.fulfill({ json: { status: true, message: "Thank you" } });
		});
		await send();
		await form().getByText("Thank you! We will contact you soon.").waitFor();
		expect(await form().getByLabel("Message").inputValue()).toBe("And when does it end?");
	});

	it.each([
		["a refusal, with its sentence at the field", 422, "Email is not known"],
		["too many messages, and says when to come back", 429, "Please try again in 10 minutes."],
		["a broken connection, in words", 0, "couldn’t reach"],
	])("keeps what was typed after %s", async (_name, status, text) => {
		await start();
		const refusal =
			status === 422 ? { message: "Check these fields: email.", errors: { email: text } } : { message: text };
		await page.route("**/sidebar-form/add", (route) =>
			status ? route.fulfill({ status, json: { status: false, ...refusal } }) : route.abort(),
		);
		await fill();
		await send();
		await form().getByText("Your message wasn’t sent.").waitFor();
		await form().getByText(text).waitFor();
		expect(await form().getByLabel("Message").inputValue()).toBe("When does the camp begin?");
	});

	it("is stored once when it is sent again after a lost answer, also from another tab", async () => {
		await start();
		await fill();
		const lost = await loseAnswers(page, "**/sidebar-form/add");
		await send();
		await form().getByText("couldn’t reach").waitFor();
		await page.unroute("**/sidebar-form/add");
		const statuses: number[] = [];
		page.context().on("response", (answer) => {
			if (answer.url().endsWith("/sidebar-form/add")) statuses.push(answer.status());
		});
		await send();
		await form().getByText("Thank you! We will contact you soon.").waitFor();
		page = await page.context().newPage();
		await page.goto(paths.academic);
		await whenScripted(page);
		await openPanel();
		await fill();
		await send();
		await form().getByText("Thank you! We will contact you soon.").waitFor();
		// The very first message of this file was the same one.
		expect([...lost, ...statuses]).toEqual([200, 200, 200]);
		const storedNames = await readDatabase(site, (db) => db.selectFrom("enquiries").select("name").execute());
		expect(storedNames).toEqual([{ name: "Meera N" }]);
	});

	it("keeps what was typed and not sent when the page is loaded again, until it is sent", async () => {
		await start();
		await fill();
		await page.goto(paths.staff);
		await whenScripted(page);
		await openPanel();
		await expect.poll(() => form().getByLabel("Message").inputValue()).toBe("When does the camp begin?");
		expect(await form().getByLabel("Phone number").inputValue()).toBe("98765 43210");
		await send();
		await form().getByText("Thank you! We will contact you soon.").waitFor();
		await page.reload();
		await whenScripted(page);
		await openPanel();
		expect(await form().getByLabel("Message").inputValue()).toBe("");
		expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("camp");
	});

	it("keeps the country of a number when the page is loaded again", async () => {
		await start();
		await fill();
		await form().getByLabel("Phone number").fill("+1 202 555 0123");
		await form().getByRole("button", { name: "Country: United States" }).waitFor();
		await form().getByLabel("Message").fill("When does it begin?");
		expect(await form().getByLabel("Phone number").inputValue()).toBe("202 555 0123");
		await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("+1 202 555 0123");
		await reloadRestoring(page);
		await whenScripted(page);
		await openPanel();
		await form().getByRole("button", { name: "Country: United States" }).waitFor();
		expect(await form().getByLabel("Phone number").inputValue()).toBe("202 555 0123");
		const sendingRequest = page.waitForRequest("**/sidebar-form/add");
		await send();
		expect(Object.values((await sendingRequest).postDataJSON())).toContain("+1 202 555 0123");
	});

	it("is a plain post to a page of its own without scripts", async () => {
		await start();
		expect(
			await form().evaluate((element: HTMLFormElement) => [element.method, new URL(element.action).pathname]),
		).toEqual(["post", paths.getStarted]);
	});

	it("closes the list of countries by Escape, and itself by another", async () => {
		await start();
		await form()
			.getByRole("button", { name: /^Country/ })
			.click();
		await form().getByRole("combobox").waitFor();
		await page.keyboard.press("Escape");
		expect([await form().getByRole("combobox").count(), await form().isVisible(), await focused()]).toEqual([
			0,
			true,
			"Country: India, IN +91",
		]);
		await page.keyboard.press("Escape");
		await expect.poll(() => form().isVisible()).toBe(false);
	});
});

describe("a telephone number", () => {
	const main = () => page.locator("main");
	const number = () => main().getByLabel("Phone");
	const country = () => main().getByRole("button", { name: /^Country/ });
	const search = () => main().getByRole("combobox", { name: "Country or code" });
	const option = () =>
		search().evaluate(
			(field) => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent,
		);
	const sent = () =>
		main()
			.locator("form")
			.evaluate((form: HTMLFormElement) => new FormData(form).get("phone"));
	const start = async (device: typeof desktop | typeof phone = desktop) => {
		({ page, complaints } = await openPage(site, device));
		await page.context().addCookies([{ name: "userConsent", value: "false", url: site.url }]);
		await page.goto(paths.quickEnquiry);
		await whenScripted(page);
	};

	it("is chosen a country for by the keyboard alone", async () => {
		await start();
		await main().getByLabel("Name").focus();
		await page.keyboard.press("Tab");
		expect(await focused()).toBe("Country: India, IN +91");
		await page.keyboard.press("Enter");
		await search().waitFor();
		expect([await option(), await country().getAttribute("aria-expanded")]).toEqual(["INIndia+91", "true"]);
		await page.keyboard.press("ArrowUp");
		expect(await option()).toBe("ISIceland+354");
		// Text in one piece: letter by letter on a busy machine, "unit" is searched for first, and finds as many.
		await page.keyboard.insertText("united");
		await main().getByRole("status").getByText("3 countries").waitFor({ state: "attached" });
		await page.keyboard.press("ArrowUp");
		expect(await option()).toBe("USUnited States+1");
		await page.keyboard.press("ArrowDown");
		expect(await option()).toBe("AEUnited Arab Emirates+971");
		// Enter takes what is typed by now, though the search still waits for the typing to rest.
		await page.keyboard.press("ControlOrMeta+a");
		await page.keyboard.type("+44");
		await page.keyboard.press("Enter");
		expect([await focused(), await country().textContent(), await search().count()]).toEqual([
			"phone",
			"Country: United Kingdom, GB +44",
			0,
		]);
		await page.keyboard.type("07400123456789999");
		expect(await number().inputValue()).toBe("0740012345678");
		await page.keyboard.press("Tab");
		expect(await sent()).toBe("+44 0740012345678");
		expect(complaints).toEqual([]);
	});

	it("names its country itself, typed or pasted", async () => {
		await start();
		await number().pressSequentially("+971 50");
		await main().getByRole("button", { name: "Country: United Arab Emirates, AE +971" }).waitFor();
		await number().blur();
		expect([await number().inputValue(), await sent()]).toEqual(["50", "+971 50"]);
		await number().fill("+1 (416) 555-0100");
		await number().press("Tab");
		expect([await country().textContent(), await number().inputValue(), await sent()]).toEqual([
			"Country: Canada, CA +1",
			"416 555-0100",
			"+1 416 555-0100",
		]);
		await number().fill("919876543210");
		await country().click();
		await search().fill("bharat");
		await main().getByRole("option").getByText("India", { exact: true }).click();
		expect([await number().inputValue(), await sent()]).toEqual(["98765 43210", "+91 98765 43210"]);
	});

	it("does without the list when that cannot be loaded, and asks for it again", async () => {
		await start();
		await page.route("**/country-kit-*.js*", (route) => route.abort());
		await country().click();
		await main().getByText("We couldn’t load the list of countries.").waitFor();
		await page.keyboard.press("Escape");
		await number().fill("0044 20 7946 0958");
		await number().blur();
		expect(await sent()).toBe("+44 20 7946 0958");
		await number().fill("9876543210");
		expect(await sent()).toBe("+91 98765 43210");
		await page.unroute("**/country-kit-*.js*");
		await country().click();
		await search().fill("bharat");
		await main().getByRole("option").getByText("India", { exact: true }).waitFor();
	});

	it("loads no country before it is touched, and has no fault that axe finds on a phone", async () => {
		const requestedUrls: string[] = [];
		await start(phone);
		page.on("request", (request) => requestedUrls.push(request.url()));
		await page.waitForLoadState();
		await nextFrames(page);
		expect(requestedUrls.filter((url) => /countr/.test(url))).toEqual([]);
		await country().tap();
		await search().fill("land");
		await main().getByRole("option").filter({ hasText: "Åland" }).waitFor();
		const { violations } = await new AxeBuilder({ page })
			.include("main form")
			.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
			.analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
		expect(requestedUrls.filter((url) => /countr/.test(url)).length).toBeGreaterThan(0);
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
		await search().fill("nowhere");
		await main().getByText("No country matches that name or code").waitFor();
		await number().tap();
		expect(await search().count()).toBe(0);
	});
});
