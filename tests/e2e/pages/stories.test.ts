import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stories } from "#demo/texts/stories.ts";
import * as paths from "#src/paths.ts";
import { moving, nextFrames, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const player = "https://www.youtube-nocookie.com/**";
/** Says that it is there, as the real player does when it is spoken to. */
const answering = `<!doctype html><title>player</title><script>addEventListener("message", (event) => parent.postMessage('{"event":"onReady"}', event.origin))</script>`;

const site = sharedSite();
keepPages();

describe("the students' stories", () => {
	let page: Page;
	let complaints: string[];

	async function open(consent: boolean | undefined, options: BrowserContextOptions = phone) {
		({ page, complaints } = await openPage(site, { ...moving, ...options }));
		if (consent !== undefined)
			await page.context().addCookies([{ name: "userConsent", value: String(consent), url: site.url }]);
		await page.route(player, (route) => route.fulfill({ contentType: "text/html", body: answering }));
		await page.goto(paths.studentStories);
		if (options.javaScriptEnabled !== false) await whenScripted(page);
	}
	const frames = () => page.locator("iframe");
	const story = (index: number) => page.locator("article").nth(index);

	it("are five, and none asks another site before a click, with cookies undecided or declined", async () => {
		for (const consent of [undefined, false]) {
			await open(consent);
			await expect.poll(() => page.getByRole("button", { name: /^Play the video/ }).count()).toBe(5);
			await story(4).scrollIntoViewIfNeeded();
			await nextFrames(page);
			expect(await frames().count()).toBe(0);
			expect(complaints).toEqual([]);
			await page.context().close();
		}
		await open(false);
	});

	it("show the student's portrait and what they have made, and say that the film is not theirs", async () => {
		await open(false);
		for (const [index, { studentName, portrait, built }] of stories.entries()) {
			await story(index).getByRole("img", { name: portrait.alt }).waitFor();
			await story(index).getByText(studentName).waitFor();
			await story(index).getByText(built.text).waitFor();
			for (const { label, to } of built.links) {
				expect(await story(index).getByRole("link", { name: label }).getAttribute("href")).toBe(to);
				expect([to, (await fetch(`${site.url}${to}`)).status]).toEqual([to, 200]);
			}
		}
		await page.getByText("are here in place of the students’ own").waitFor();
	});

	it("play automatically with consent, without sound, only near the view", async () => {
		await open(true);
		await story(0).scrollIntoViewIfNeeded();
		await story(0).locator("iframe[data-answer=come]").waitFor();
		expect(await story(0).locator("iframe").getAttribute("src")).toContain("autoplay=1&mute=1&loop=1");
		expect(await story(4).locator("iframe").count()).toBe(0);
		await story(4).scrollIntoViewIfNeeded();
		await story(4).locator("iframe").waitFor();
		await story(0).locator("iframe").waitFor({ state: "detached" });
	});

	it.each([true, false])(
		"show twenty words and the rest on Read More, one story at a time (scripts: %s)",
		async (javaScriptEnabled) => {
			await open(false, { ...phone, javaScriptEnabled });
			const text = (index: number) => story(index).locator(":has(> details) p:visible").last().innerText();
			const short = await text(0);
			expect(short.endsWith("…")).toBe(true);
			expect(short.replace("…", "").split(/\s+/)).toHaveLength(20);
			await story(0).getByText("Read More").click();
			await story(0).getByText("Read Less").waitFor();
			expect((await text(0)).startsWith(short.replace("…", ""))).toBe(true);
			expect((await text(0)).length).toBeGreaterThan(short.length);
			await story(1).getByText("Read More").click();
			await story(1).getByText("Read Less").waitFor();
			await story(0).getByText("Read More").waitFor();
			await story(1).getByText("Read Less").click();
			expect(await page.getByText("Read Less").and(page.locator(":visible")).count()).toBe(0);
		},
	);

	it("play on a click, from the host that sets no cookies", async () => {
		await open(false);
		await story(0)
			.getByRole("button", { name: /^Play the video/ })
			.click();
		const frame = story(0).locator("iframe");
		await frame.and(page.locator("[data-answer=come]")).waitFor();
		const [source, policy] = await frame.evaluate((element: HTMLIFrameElement) => [
			element.src,
			element.referrerPolicy,
		]);
		expect(source).toContain(
			"https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=0&loop=1&playlist=aqz-KE-bpKQ",
		);
		expect(policy).toBe("strict-origin-when-cross-origin");
		await expect.poll(() => frames().count()).toBe(1);
	});

	it("stand still with consent where little movement is wanted", async () => {
		await open(true, { ...phone, reducedMotion: "reduce" });
		await story(0).scrollIntoViewIfNeeded();
		await nextFrames(page);
		expect(await frames().count()).toBe(0);
	});

	it("keep their picture when the player does not come, and say where the film is", async () => {
		({ page } = await openPage(site, { ...moving, ...phone }));
		await page.clock.install();
		await page.context().addCookies([{ name: "userConsent", value: "false", url: site.url }]);
		await page.route(player, (route) => route.abort());
		await page.goto(paths.studentStories);
		await whenScripted(page);
		await story(1)
			.getByRole("button", { name: /^Play the video/ })
			.click();
		await story(1).locator("iframe").waitFor({ state: "attached" });
		await page.clock.runFor(8100);
		await story(1).getByText("The video didn’t load.").waitFor();
		expect(await story(1).getByRole("link", { name: "Watch it on YouTube" }).getAttribute("href")).toBe(
			"https://www.youtube.com/watch?v=eRsGyueVLvQ",
		);
	});

	it("ask for consent on the first visit, begin with it, and end when it is withdrawn", async () => {
		await open(undefined);
		const question = page.getByRole("region", { name: "Cookies and videos" });
		await question.getByRole("button", { name: "Accept" }).click();
		await story(0).scrollIntoViewIfNeeded();
		await story(0).locator("iframe[data-answer=come]").waitFor();
		expect(await story(0).getByRole("button").count()).toBe(0);
		await page.getByRole("button", { name: "Cookie settings" }).click();
		await question.getByRole("button", { name: "Decline" }).click();
		await expect.poll(() => frames().count()).toBe(0);
		await story(0)
			.getByRole("button", { name: /^Play the video/ })
			.waitFor();
	});

	it("say where the film is when the player's code does not come, and try again on a click", async () => {
		await open(false);
		await page.route("**/film-player-*.js*", (route) => route.abort());
		const play = story(1).getByRole("button", { name: /^Play the video/ });
		const missing = story(1).getByText("The video didn’t load.");
		await play.click();
		await missing.waitFor();
		await page.unroute("**/film-player-*.js*");
		await play.click();
		await story(1).locator("iframe[data-answer=come]").waitFor();
		await missing.waitFor({ state: "hidden" });
	});
});
