import { gzipSync } from "node:zlib";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { lightAt } from "#src/site/home/hero/light.ts";
import { withAnnouncementsSeen } from "#tests/support/browser/announcements.ts";
import { desktop, moving, phone, wakeIslands, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { layoutShift } from "#tests/support/browser/layout-shift.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();
let page: Page;
let complaints: string[];

type Opening = { consent?: boolean; announced?: boolean; clock?: boolean };

async function open(device: BrowserContextOptions, { consent, announced = false, clock = false }: Opening = {}) {
	({ page, complaints } = await openPage(site, { ...moving, ...device }));
	if (consent !== undefined)
		await page.context().addCookies([{ name: "userConsent", value: String(consent), url: site.url }]);
	if (clock) await page.clock.install();
	if (!announced) await withAnnouncementsSeen(page, site.url);
	await page.goto("/");
	if (device.javaScriptEnabled !== false) await whenScripted(page);
}

const calm = (device: BrowserContextOptions): BrowserContextOptions => ({ ...device, reducedMotion: "reduce" });
const headings = () => page.locator("main h2").filter({ visible: true }).allInnerTexts();

describe("the home page", () => {
	it("shows the hill in the light of the hour, still and without scripts", async () => {
		await open({ ...calm(desktop), javaScriptEnabled: false });
		const hero = page.locator("section[data-light]");
		expect(await hero.getAttribute("data-light")).toBe(lightAt(new Date()).light);
		expect(await hero.getByText(/Sun(rise|set) at about \d\d:\d\d/).isVisible()).toBe(true);
		expect(await hero.getByText(/in an average \w+\.$/).isVisible()).toBe(true);
		const scene = hero.locator("svg").first();
		expect(Buffer.byteLength(gzipSync(await scene.evaluate((svg) => svg.outerHTML)))).toBeLessThan(2500);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	});

	it("has both acts of the hero in the first view of a phone, beside each other", async () => {
		await open(calm(phone));
		const boxes = await page.locator("[data-light] a[data-likely], [data-light] a[href='/programmes']").all();
		const [apply, programmes] = await Promise.all(boxes.map((box) => box.boundingBox()));
		expect(programmes?.y).toBe(apply?.y);
		expect((programmes?.y ?? Infinity) + (programmes?.height ?? 0)).toBeLessThan(phone.viewport.height);
	});

	it("has every section in its order, with scripts and without", async () => {
		const order = [
			"Next dates",
			/^We draw/,
			"Academics",
			"Ask us anything about admission",
			"Why DSA",
			"Student stories",
			"Campus Life",
			"News",
			"Where our students work",
		];
		await open(calm(phone));
		const expectedOrder = order.map((words) => (typeof words === "string" ? words : expect.stringMatching(words)));
		expect(await headings()).toEqual(expectedOrder);
		expect(await page.getByRole("link", { name: "Apply Now" }).first().getAttribute("href")).toBe(paths.academic);
		expect(complaints).toEqual([]);
		await page.context().close();
		await open({ ...phone, javaScriptEnabled: false });
		expect(await headings()).toEqual(expectedOrder);
		expect(await page.locator("main").getByText("2,000+").first().isVisible()).toBe(true);
		expect(await page.getByRole("button", { name: /Play|Pause/ }).count()).toBe(0);
	});

	it("stands still for visitors who want little motion: no film, no counting, no carousel", async () => {
		await open(calm(phone), { clock: true });
		const row = page.getByRole("list", { name: "Recruiters" });
		await row.scrollIntoViewIfNeeded();
		await page.clock.runFor(10_000);
		expect(await page.locator("video").evaluate((video: HTMLVideoElement) => [video.paused, video.readyState])).toEqual(
			[true, 0],
		);
		expect(await row.evaluate((list) => list.scrollLeft)).toBe(0);
		await page.getByRole("button", { name: "Play: Recruiters" }).waitFor();
		for (const number of ["17+", "2,000+", "50+"])
			expect(await page.locator("main").getByText(number).first().innerText()).toBe(number);
	});

	it.each([
		["a phone", phone],
		["a desktop", desktop],
		// Fonts that a busy machine delivers late move the page, so the best of three loads counts.
	])("asks no one outside, and does not move while it loads, on %s", { retry: 2 }, async (_name, device) => {
		await open(device, { announced: true });
		await page.locator("dialog[open], [data-announcement] > section:visible").waitFor();
		expect(await layoutShift(page)).toBeLessThan(0.02);
		expect(complaints).toEqual([]);
	});

	it("moves its film once it has loaded, without sound and round and round, and stops it on request", async () => {
		await open(phone);
		const film = page.locator("video");
		expect(await film.evaluate((video: HTMLVideoElement) => [video.loop, video.muted, video.preload])).toEqual([
			true,
			true,
			"none",
		]);
		await page.getByRole("button", { name: "Pause the video" }).click();
		await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
		await page.getByRole("button", { name: "Play the video", exact: true }).waitFor();
	});

	it("counts up in 100 steps of 30 ms when the numbers come into view", async () => {
		await open(phone, { clock: true });
		const students = page.locator("main [aria-hidden]", { hasText: /^[\d,]+\+$/ }).nth(1);
		await students.scrollIntoViewIfNeeded();
		await page.clock.pauseAt(Date.now() + 60_000);
		await page.reload();
		// The page's code waits for the browser's leisure or the first touch, and here no time passes by itself.
		await page.keyboard.press("Shift");
		await students.scrollIntoViewIfNeeded();
		const count = async () => Number.parseInt(await students.innerText(), 10);
		const step = async () => {
			await page.clock.runFor(30);
			return count();
		};
		await expect.poll(step).toBeLessThan(2000);
		const begun = await count();
		await page.clock.runFor(30 * 20);
		expect((await count()) - begun).toBe(20 * 20);
		await page.clock.runFor(3000);
		expect(await students.innerText()).toBe("2,000+");
	});
});

describe("the Quick Enquiry", () => {
	const form = () => page.getByRole("form", { name: "Quick Enquiry" });
	const fill = async () => {
		await wakeIslands(page);
		await form().getByLabel("Name").fill("Meera N");
		await form().getByLabel("Phone").fill("+91 98765-43210");
		await form().getByLabel("City").fill("Coonoor");
		await form().getByLabel("Course").selectOption({ label: "M.Arch in Environmental Architecture" });
	};
	const send = () => form().getByRole("button", { name: "Send enquiry" }).click();

	it("is sent as JSON, thanked for, and empty again", async () => {
		await open(phone, { consent: false });
		await fill();
		const [request] = await Promise.all([page.waitForRequest("**/enquiry-form/add"), send()]);
		expect(request.postDataJSON()).toMatchObject({
			name: "Meera N",
			phone: "+91 98765-43210",
			city: "Coonoor",
			course: "march",
		});
		await form().getByText("Thank you! We will contact you soon.").waitFor();
		expect(await form().getByLabel("Name").inputValue()).toBe("");
		expect(await form().getByLabel("Course").inputValue()).toBe("");
	});

	it.each([
		["a refusal", 200],
		["a failure of the server", 500],
		["a broken connection", 0],
	])("keeps what was typed after %s, and says to try again", async (_name, status) => {
		await open(desktop, { consent: false });
		await page.route("**/enquiry-form/add", (route) =>
			status ? route.fulfill({ status, json: { status: false, message: "Not now." } }) : route.abort(),
		);
		await fill();
		await send();
		await form().getByText("Submission failed. Please try again.").waitFor();
		expect(await form().getByLabel("City").inputValue()).toBe("Coonoor");
	});

	it("is held back by the browser while an answer is missing or the phone is none", async () => {
		await open(desktop, { consent: false });
		const phoneField = form().getByLabel("Phone");
		expect(
			await form().evaluate(
				(element: HTMLFormElement) => [...element.elements].filter((one) => one.matches(":required")).length,
			),
		).toBe(4);
		expect(await form().getByRole("option", { name: "Select Course" }).isDisabled()).toBe(true);
		for (const wrong of ["123456", "call me"]) {
			await fill();
			await phoneField.fill(wrong);
			await send();
			await expect
				.poll(() => phoneField.evaluate((input: HTMLInputElement) => input.validationMessage), { message: wrong })
				.toBe("Please enter a valid phone number");
		}
		// A number has 15 digits at most, the country’s code among them; more are not taken.
		await phoneField.fill("1234567890123456");
		expect(await phoneField.inputValue()).toBe("1234567890123");
		for (const right of ["1234567", "+91 423 000 0000", "+12345 67890 12345"]) {
			await phoneField.fill(right);
			expect(await phoneField.evaluate((input: HTMLInputElement) => input.validity.valid), right).toBe(true);
		}
	});
});

describe("news and recruiters", () => {
	it.each([
		[590, 1],
		[620, 2],
		[1010, 3],
	])("shows, %i px wide, so many news side by side: %i", async (width, count) => {
		await open(calm({ viewport: { width, height: 900 } }));
		const news = page.getByRole("list", { name: "Latest news" });
		const [row, item] = await news.evaluate((list) => [
			list.clientWidth,
			list.children[0]?.getBoundingClientRect().width ?? 0,
		]);
		expect(Math.round((row ?? 0) / (item ?? 1))).toBe(count);
		const links = await news.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(links).toEqual([0, 1, 2].map(() => expect.stringMatching(/^\/news-details\/[a-z0-9-]+$/)));
		expect(await page.getByRole("link", { name: "All news" }).getAttribute("href")).toBe(paths.news);
	});

	it("gives of each news item the first eight words", async () => {
		await open(calm(desktop));
		const excerpts = await page.getByRole("list", { name: "Latest news" }).locator("h3 + p").allInnerTexts();
		expect(excerpts.map((text) => text.replace("…", "").split(/\s+/).length)).toEqual([8, 8, 8]);
	});

	it.each([
		["Latest news", 3000, phone],
		["Recruiters", 2500, desktop],
	] as const)("moves %s every %i ms, and not while it is held or stopped", async (label, interval, device) => {
		await open(device, { consent: false, clock: true });
		const row = page.getByRole("list", { name: label });
		const place = () => row.evaluate((list) => Math.round(list.scrollLeft));
		await row.scrollIntoViewIfNeeded();
		await page.getByRole("button", { name: `Pause: ${label}` }).waitFor();
		const later = async () => {
			await page.clock.runFor(interval + 100);
			return place();
		};
		await expect.poll(later).toBeGreaterThan(0);
		await page.getByRole("button", { name: `Pause: ${label}` }).click();
		const stopped = await place();
		await page.clock.runFor(3 * interval);
		await page.getByRole("button", { name: `Previous: ${label}` }).click();
		await expect.poll(place).toBeLessThan(stopped + 1);
	});

	it("has eighteen recruiters, each with its name", async () => {
		await open(calm(desktop));
		const marks = page.getByRole("list", { name: "Recruiters" }).getByRole("img");
		await expect.poll(() => marks.count()).toBe(18);
		expect(await marks.evaluateAll((all) => all.filter((mark) => !mark.getAttribute("alt")).length)).toBe(0);
	});
});
