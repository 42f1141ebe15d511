import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { auditViews } from "#tests/support/browser/audit-views.ts";
import { viewsOf } from "#tests/support/browser/views.ts";
import { empty } from "#tests/support/browser/views-in-use.ts";
import { viewsOfTracker } from "#tests/support/browser/views-of-tracker.ts";
import { renameTablesAway } from "#tests/support/database/broken-tables.ts";
import { ownSite } from "#tests/support/server/site.ts";

const widths = [1440, 768, 360];

const site = ownSite();
const emptySite = ownSite({ DEMO: "off", LOG_LEVEL: "error" });

it("no page and no state of a page has a fault at three widths, a complaint or sideways scrolling", async () => {
	const views = [...(await viewsOf(site.url)), ...(await viewsOfTracker(site))];
	expect(views.length).toBeGreaterThan(80);
	expect((await auditViews(site.url, views, widths)).faults).toEqual([]);
});

it("no list has a fault while it is empty or cannot be loaded", async () => {
	expect((await auditViews(emptySite.url, empty, widths)).faults).toEqual([]);
	const putBack = await renameTablesAway(site, ["news"]);
	try {
		await expect.poll(async () => (await fetch(`${site.url}/news`)).status).toBe(503);
		const brokenNews = { name: "news, out of order", path: paths.news, complains: /503/ };
		expect((await auditViews(site.url, [brokenNews], widths)).faults).toEqual([]);
	} finally {
		await putBack();
	}
});
