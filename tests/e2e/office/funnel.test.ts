import { expect, it } from "vitest";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { choose, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ PAYMENTS: "off" });

it("a link of the office goes with the steps of the form that it opens, and with what is begun there", async () => {
	const member = await signedInMember(site, { name: "Meera Nair", role: "admissions" });
	const meera = officeBrowser(site, member.cookie);
	const made = await meera.post(officePaths.funnel(), { act: "add", word: "school-fair", label: "School fair" });
	expect(made.status).toBe(200);
	const link = `${paths.barchApplication}?from=school-fair`;
	expect(await (await meera.get(officePaths.funnel("form=barch"))).text()).toContain(link);
	const programme = await (await meera.get(officePaths.funnel("form=urbanDesign"))).text();
	expect(programme).toContain("Of those sent");
	expect(programme).not.toContain("Visits to the form");

	const { page } = await openPage(site, phone);
	const seen = () =>
		page.waitForResponse((answer) => answer.url().endsWith(`${apiUrl(apiPaths.formStep)}?from=school-fair`));
	const first = seen();
	await page.goto(link);
	await whenScripted(page);
	expect((await first).status()).toBe(204);
	const second = seen();
	await fillPersonal(page, { email: "fair@example.com" });
	await page.getByRole("button", { name: "Next" }).click();
	expect((await second).status()).toBe(204);
	const begun = page.waitForResponse((answer) =>
		answer.url().endsWith(`${apiUrl(apiPaths.draftAdd)}?from=school-fair`),
	);
	await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf("ten", 10_000));
	expect((await begun).status()).toBe(201);
});
