import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openContext, openPage, recordComplaints } from "#tests/support/browser/open-page.ts";
import { inEnglish, staleTexts, translate } from "#tests/support/browser/translator.ts";
import { show, type View, viewsOf } from "#tests/support/browser/views.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ MIN_FILL_MS: "0" });
/** Shown in the place of a part that could not be rendered. */
const stoppedText = "This part of the page has stopped working";

/**
 * Messages of the browser itself about what a view makes fail on the way, and of React if the browser goes back to the
 * original just while React looks at the page: that leaves no trace of why they differ.
 */
const ofTheWay = /^console: Failed to load resource|^foreign: |React error #418/;

describe("a page that the browser translates while it is used", () => {
	it("reaches every state that it reaches untranslated, and says in each what is the case now", async () => {
		const views = (await viewsOf(site.url)).filter(({ reach }) => reach);
		expect(views.length).toBeGreaterThan(40);
		const faults: string[] = [];
		const faultsOf = async (view: View) => {
			const problems: string[] = [];
			const context = await openContext({ ...desktop, serviceWorkers: "block" });
			const page = await context.newPage();
			const complaints = recordComplaints(page, site.url);
			await translate(page, "marked", { flipMs: 300 });
			const note = (what: string) => problems.push(`${view.name}: ${what}`);
			await show(page, site.url, view).catch((error) => note(`not reached: ${error}`));
			for (const complaint of complaints)
				if (!ofTheWay.test(complaint) && !view.complains?.test(complaint)) note(complaint);
			for (const text of await staleTexts(page)) note(`shows what was before ${text}`);
			if (await page.getByText(stoppedText).count()) note("has stopped working");
			await context.close();
			return problems;
		};
		const work = async () => {
			for (let view = views.shift(); view; view = views.shift()) {
				const foundFaults = await faultsOf(view);
				// Playwright focuses a box and types into it in two steps. When React makes the markup again in between, the
				// text lands in the box before, which no one who types can bring about twice.
				faults.push(
					...(foundFaults.some((fault) => fault.includes("not reached")) ? await faultsOf(view) : foundFaults),
				);
			}
		};
		await Promise.all([work(), work(), work()]);
		expect(faults).toEqual([]);
	}, 600_000);

	it("finds questions by the words of both languages", async () => {
		const { page, complaints } = await openPage(site, phone);
		await page.goto(paths.questions);
		await whenScripted(page);
		const entries = page.locator("[data-question]:visible");
		const all = await entries.count();
		await page.locator("[data-find-question] input").fill("hostel");
		await expect.poll(() => entries.count()).toBeLessThan(all);
		const found = await entries.count();
		expect(found).toBeGreaterThan(0);
		await page.locator("[data-find-question] input").fill("");
		await expect.poll(() => entries.count()).toBe(all);
		for (const words of await page.locator("[data-question] :is(h3, p)").all())
			await words.evaluate((element) => {
				const font = document.createElement("font");
				font.textContent = (element.textContent ?? "").replaceAll(/hostel/gi, "விடுதி");
				element.replaceChildren(font);
			});
		for (const words of ["விடுதி", "hostel"]) {
			await page.locator("[data-find-question] input").fill(words);
			await expect.poll(() => entries.count()).toBe(found);
		}
		expect(complaints).toEqual([]);
	});

	it.each([true, false])(
		"goes on with the typing where it was when a form's code comes (translated: %s)",
		async (translated) => {
			const { page } = await openPage(site, phone);
			const { promise: focused, resolve: letLoad } = Promise.withResolvers<void>();
			await page.route("**/react-dom-*.js", async (route) => {
				await focused;
				await route.continue();
			});
			await page.goto(`${paths.quickEnquiry}?about=${paths.fees}`);
			const island = page.locator("[data-island]").filter({ has: page.getByRole("form", { name: "Quick Enquiry" }) });
			const question = island.getByLabel("Your question");
			const original = await question.elementHandle();
			await question.evaluate((box: HTMLTextAreaElement, translated) => {
				box.focus();
				box.setSelectionRange(7, 14);
				for (const label of (translated && box.form?.querySelectorAll("label")) || []) {
					const font = document.createElement("font");
					font.append(...label.childNodes);
					label.append(font);
				}
			}, translated);
			letLoad();
			await page.waitForFunction(() => document.querySelector("[data-island][data-awake] textarea"));
			expect(await original?.evaluate((box) => box.isConnected)).toBe(!translated);
			await page.keyboard.insertText("write to");
			expect(await question.inputValue()).toBe("Please write to back about “Fees”.");
		},
	);

	it("counts the pictures of the gallery in another language's letters", async () => {
		const { page, complaints } = await openPage(site, desktop);
		await translate(page, "foreign");
		await page.goto(paths.gallery);
		await whenScripted(page);
		const attribute = await page.locator("[data-shown]").getAttribute("data-shown");
		const [, total] = /of (\d+)/.exec(attribute ?? "") ?? [];
		await page.locator("[data-entry] a").first().click();
		const count = page.locator("dialog [role=status]");
		for (const number of [1, 2, 3]) {
			await expect.poll(async () => inEnglish(await count.innerText())).toBe(`${number} of ${total}`);
			await page.keyboard.press("ArrowRight");
		}
		expect(complaints).toEqual([]);
	});
});
