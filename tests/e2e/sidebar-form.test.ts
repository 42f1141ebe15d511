import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { desktop, openBrowser, openPage, whenScripted } from "../support/browser.ts";
import { type RunningServer, startServer } from "../support/server.ts";

describe("Ready to Get Started?", () => {
	let browser: Browser;
	let site: RunningServer;
	let page: Page;
	beforeAll(async () => {
		[browser, site] = await Promise.all([openBrowser(), startServer("sqlite")]);
	});
	afterAll(async () => {
		await browser.close();
		await site.drop();
	});
	afterEach(() => page.context().close());

	const form = () => page.getByRole("form", { name: "Ready to Get Started?" });
	const fill = async () => {
		await form().getByLabel("Name").fill("Meera N");
		await form().getByLabel("Email").fill("meera@example.com");
		await form().getByLabel("Phone number").fill("+91 98765 43210");
		await form().getByLabel("Message").fill("When does the camp begin?");
	};
	const start = async () => {
		({ page } = await openPage(browser, site.url, desktop));
		await page.goto("/academic");
		await whenScripted(page);
		await page.getByRole("button", { name: "About the school and contact" }).click();
	};
	const send = () => form().getByRole("button", { name: "Send message" }).click();

	it("asks for each field in its own words, and takes focus to the first", async () => {
		await start();
		await send();
		const messages = await form().locator("p[id$='-error']").allInnerTexts();
		expect(messages).toEqual(["Please enter your name", "Please enter your email", "Please enter your phone number", "Please enter your message"]);
		expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
	});

	it("sends the four answers as JSON, thanks, and is empty again", async () => {
		await start();
		await fill();
		const [request] = await Promise.all([page.waitForRequest("**/sidebar-form/add"), send()]);
		expect(request.postDataJSON()).toMatchObject({
			...{ name: "Meera N", email: "meera@example.com", phone_number: "+91 98765 43210", message: "When does the camp begin?" },
		});
		await form().getByText("Thank you! We will contact you soon.").waitFor();
		expect(await form().getByLabel("Message").inputValue()).toBe("");
	});

	it.each([
		["a refusal, with its sentence at the field", 422, "Email is not known"],
		["a broken connection, in words", 0, "could not reach"],
	])("keeps what was typed after %s", async (_name, status, words) => {
		await start();
		const refusal = { status: false, message: "Please check: email.", errors: { email: "Email is not known" } };
		await page.route("**/sidebar-form/add", (route) => (status ? route.fulfill({ status, json: refusal }) : route.abort()));
		await fill();
		await send();
		await form().getByText("Your message was not sent.").waitFor();
		await form().getByText(words).waitFor();
		expect(await form().getByLabel("Message").inputValue()).toBe("When does the camp begin?");
	});

	it("is a plain post to the same address without scripts", async () => {
		await start();
		expect(await form().evaluate((element: HTMLFormElement) => [element.method, new URL(element.action).pathname])).toEqual([
			"post",
			"/api/v1/website/sidebar-form/add",
		]);
	});
});
