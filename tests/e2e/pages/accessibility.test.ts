import { expect, it } from "vitest";
import { auditViews } from "#tests/support/browser/audit-views.ts";
import { viewsOf } from "#tests/support/browser/views.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

it("no page has a fault on a phone; the rehearsal of the audit has every state of it and two more widths", async () => {
	const pages = (await viewsOf(site.url)).filter(({ reach }) => !reach);
	expect(pages.length).toBeGreaterThan(40);
	const { faults, titles } = await auditViews(site.url, pages, [360]);
	expect(faults).toEqual([]);
	expect(titles.size).toBeGreaterThan(35);
	const same = [...Map.groupBy(titles, ([, title]) => title).values()].filter((pages) => pages.length > 1);
	expect(same).toEqual([]);
}, 600_000);
