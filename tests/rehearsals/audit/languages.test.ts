import { expect, it } from "vitest";
import { addressIn } from "#src/languages/addresses.ts";
import { knownLanguages } from "#src/languages/catalogue.server.ts";
import { auditViews } from "#tests/support/browser/audit-views.ts";
import { viewsOf } from "#tests/support/browser/views.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

it.each(knownLanguages())("no page in %s has a fault at two widths, a complaint or sideways scrolling", async (tag) => {
	const views = (await viewsOf(site.url)).filter(({ reach }) => !reach);
	expect(views.length).toBeGreaterThan(40);
	const inLanguage = views.map((view) => ({
		...view,
		name: `${view.name} (${tag})`,
		path: addressIn(tag, view.path),
	}));
	expect((await auditViews(site.url, inLanguage, [1440, 360])).faults).toEqual([]);
});
