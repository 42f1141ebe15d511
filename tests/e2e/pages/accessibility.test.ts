import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { auditViews } from "#tests/support/browser/audit-views.ts";
import { viewsOf } from "#tests/support/browser/views.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
/** Pages of the same parts as another one, with other texts and pictures. */
const alike: readonly string[] = [
	...[paths.library, paths.hostel, paths.mess, paths.playground, paths.fitness],
	...[paths.postgraduate, paths.marchUrban, paths.terms, paths.refunds],
];

it("no kind of page has a fault on a phone; the rehearsal of the audit has every page, every state of it and two more widths", async () => {
	const pages = (await viewsOf(site.url)).filter(({ reach, path }) => !reach && !alike.includes(path));
	expect(pages.length).toBeGreaterThan(40);
	const { faults, titles } = await auditViews(site.url, pages, [360]);
	expect(faults).toEqual([]);
	expect(titles.size).toBeGreaterThan(35);
	const same = [...Map.groupBy(titles, ([, title]) => title).values()].filter((pages) => pages.length > 1);
	expect(same).toEqual([]);
}, 600_000);
