import { expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { openOffice } from "#tests/support/office/open-office.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

// Capitals alone, as on many mark sheets: these are as wide as names of 22 letters come.
it.each(["Meenakshi Sundaraswamy", "ABDUL RAHMAN MOHAMED A", "LAKSHMI NARAYANAN MANI"])(
	"%s, of 22 letters, is whole on the desk, at the widths of laptops and between them",
	async (name) => {
		await sendApplication(site.url, { ...barchAnswers, name, email: `${name.length}${name.slice(0, 3)}@example.com` });
		const member = await signedInMember(site, { role: "owner", name: `Reader of ${name}` });
		const { page, complaints } = await openOffice(site, member, officePaths.cases(), desktop);
		await whenScripted(page);
		const link = page.locator("tbody th a").filter({ hasText: name });
		for (const width of [1920, 1488, 1440, 1424, 1423, 1366, 1280, 1279, 1121, 1100, 1057, 1024, 800, 768]) {
			await page.setViewportSize({ width, height: 800 });
			const cut = await link.evaluate((element) => {
				const cell = element.closest("th") ?? element;
				const range = document.createRange();
				range.selectNodeContents(element.firstChild ?? element);
				return range.getBoundingClientRect().right > cell.getBoundingClientRect().right - 4;
			});
			expect([width, cut]).toEqual([width, false]);
		}
		expect(complaints).toEqual([]);
	},
);
