import { describe, expect, it } from "vitest";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import { openWebsite } from "#tests/support/content/open-website.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { publishLegalTexts } from "#tests/support/forms/publish-legal-texts.ts";
import { planningSchool } from "#tests/support/school/other-schools.ts";
import { ownSite, type Site, sharedSite } from "#tests/support/server/site.ts";

const by = { id: null, name: "The office" };

function publish(site: Site, name: "identity" | "outlines", fields: object) {
	const part = { name, fields, names: Object.keys(fields), by } as const;
	return readDatabase(site, (db) => db.transaction().execute((trx) => publishPart(trx, part, new Date())));
}

/** Symbols, a logo, a logo with the name in it, and a spot, which without hills belongs to any school. */
const marks = new Set(["0 0 24 24", "0 0 40 40", "0 0 160 40", "0 0 390 150"]);
/** Classes of what the logo is shown in, and of charts. */
const charts = /_(?:contours|chart|rings|bar|plot|along|down|steps|house|stools)\b/;
/** Layers of a cost: as wide as their place and as high as their share, or within the waiver’s frame. */
const layers = /^<svg(?: data-[\w-]+="[^"]*")* (?:width="100%" height="\d+" class="block"|viewBox="-1 -\d+ )/;
/** Classes of what is a picture in a chart, or is drawn without an svg. */
const pictures = /[" ][\w-]+_(?:climber|summit|eaves|legs|treads|station|spot|ridge)(?=[" ])/g;

/** Returns what a page draws that is neither its school's own nor a chart. */
function drawingsOf(html: string): string[] {
	const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
	const found = [...body.matchAll(/<img[^>]* src="(\/static\/[^"]*)/g)].map(([, address = ""]) => address);
	for (const [tag] of body.matchAll(/<svg\b[^>]*>/g)) {
		const box = /viewBox="([^"]*)"/.exec(tag)?.[1] ?? "";
		// The legend of a chart has no class, nor have the layers of a cost.
		if (!(marks.has(box) || charts.test(tag) || box === "-10 -10 20 20" || layers.test(tag))) found.push(tag);
	}
	return [...found, ...[...body.matchAll(pictures)].map(([name]) => name.slice(1))];
}

/** Looks at every page that a visitor finds, and at those after an application. */
async function crawl(site: { url: string }): Promise<Map<string, string[]>> {
	const open: string[] = [...listedPages.map(([path]) => path), paths.success, paths.failure, paths.cancel, "/nowhere"];
	const seen = new Set(open);
	const drawings = new Map<string, string[]>();
	for (let path = open.shift(); path !== undefined; path = open.shift()) {
		const answer = await fetch(site.url + path);
		if (!answer.headers.get("content-type")?.includes("html")) continue;
		const html = await answer.text();
		drawings.set(path, drawingsOf(html));
		for (const [, link = ""] of html.matchAll(/<a[^>]* href="(\/[^"#?]*)/g)) {
			if (seen.has(link) || /^\/(?:office|api|media|uploads|film)(?:\/|$)/.test(link)) continue;
			seen.add(link);
			open.push(link);
		}
	}
	return drawings;
}

const drawn = (drawings: Map<string, string[]>) => [...drawings].filter(([, found]) => found.length > 0);

describe("a school that begins empty", () => {
	const site = ownSite({ EMPTY: "on", DEMO: "off" });

	it("draws only its logo and its figures, on every page", async () => {
		expect(drawingsOf(await (await fetch(site.url + paths.home)).text())).toEqual([]);
		await publish(site, "identity", planningSchool.identity);
		await publish(site, "outlines", { programmes: planningSchool.programmes });
		await readDatabase(site, async (db) => {
			await publishLegalTexts(db);
			await openWebsite(db);
		});
		await expect.poll(async () => (await fetch(site.url + paths.academic)).status).toBe(200);
		const drawings = await crawl(site);
		expect(drawings.size).toBeGreaterThan(listedPages.length);
		expect(drawn(drawings)).toEqual([]);
	});
});

describe("a school with much to show, and no contour lines", () => {
	const site = ownSite();

	it("draws only its logo and its figures, on every page", async () => {
		await publish(site, "identity", { contours: undefined });
		const home = async () => drawingsOf(await (await fetch(site.url + paths.home)).text());
		await expect.poll(home).toEqual([]);
		expect(drawn(await crawl(site))).toEqual([]);
	});
});

it("the demo school keeps its own", async () => {
	const drawings = await crawl(sharedSite());
	const pages = [
		paths.home,
		paths.academic,
		paths.undergraduate,
		paths.placement,
		paths.barchApplication,
		paths.success,
		paths.cancel,
		paths.campus,
		paths.mess,
		paths.achievements,
		paths.careers,
		"/nowhere",
	];
	for (const path of pages)
		expect([path, drawings.get(path)]).toEqual([path, expect.arrayContaining([expect.any(String)])]);
});
