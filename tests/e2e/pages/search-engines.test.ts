import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
let addresses: string[];
beforeAll(async () => {
	addresses = [...(await text(paths.sitemap)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = ""]) => new URL(address).pathname,
	);
});

const answerOf = (path: string) => fetch(`${site.url}${path}`);
const text = async (path: string) => (await read(path)).text;

type Answer = { status: number; type: string; text: string };
/** Answers by path. */
const answers = new Map<string, Promise<Answer>>();

/** Reads what an address answers, asked once for all tests. */
function read(path: string): Promise<Answer> {
	const ask = async () => {
		const answer = await answerOf(path);
		return {
			status: answer.status,
			type: answer.headers.get("content-type") ?? "",
			text: await answer.text(),
		};
	};
	const askedAnswer = answers.get(path) ?? ask();
	answers.set(path, askedAnswer);
	return askedAnswer;
}
const contentOf = (html: string, name: string) =>
	new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
type Thing = { "@type": string; itemListElement?: { item: string }[]; startDate?: string; headline?: string };
const graphOf = (html: string): Thing[] =>
	[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
		([, json = ""]) => JSON.parse(json)["@graph"] ?? [],
	);

it("the site map names every page of the site and every record, and each answers", async () => {
	for (const path of ["/", paths.news, paths.events, paths.gallery, paths.staff, paths.careers, paths.contact])
		expect(addresses).toContain(path);
	for (const kind of ["news", "event", "blog", "staff", "carrers"])
		expect(addresses.filter((path) => path.startsWith(`/${kind}-details/`)).length).toBeGreaterThan(5);
	const failures: string[] = [];
	for (const path of addresses) {
		const { status } = await read(path);
		if (status !== 200) failures.push(`${status} ${path}`);
	}
	expect(failures).toEqual([]);
});

it("every page has a title, a description and a canonical address of its own, and a picture", async () => {
	const seenTexts = {
		title: new Map<string, string>(),
		description: new Map<string, string>(),
		canonical: new Map<string, string>(),
	};
	const twice: string[] = [];
	for (const path of addresses) {
		const html = await text(path);
		const found = {
			title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
			description: contentOf(html, "description"),
			canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
		};
		for (const [what, label] of Object.entries(found) as [keyof typeof seenTexts, string | undefined][]) {
			const other = label && seenTexts[what].get(label);
			if (!label || other) twice.push(`${what} of ${path}: ${label ? `as ${other}` : "missing"}`);
			seenTexts[what].set(label ?? "", path);
		}
		if (found.canonical !== `${site.url}${path}`) twice.push(`canonical of ${path} is ${found.canonical}`);
		if (!contentOf(html, "og:image")?.endsWith(".png")) twice.push(`no picture on ${path}`);
		if (contentOf(html, "twitter:card") !== "summary_large_image") twice.push(`no card on ${path}`);
	}
	expect(twice).toEqual([]);
});

it("every link that can be reached from the home page leads somewhere", async () => {
	const namedOn = new Map([["/", "the start"]]);
	const brokenLinks: string[] = [];
	for (const [path, from] of namedOn) {
		const { status, type, text } = await read(path);
		if (status !== 200) brokenLinks.push(`${path} (${status}) on ${from}`);
		if (!type.startsWith("text/html")) continue;
		for (const [, link = ""] of text.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
			const next = link.replaceAll("&amp;", "&");
			if (!namedOn.has(next)) namedOn.set(next, path);
		}
	}
	expect(brokenLinks).toEqual([]);
	expect(namedOn.size).toBeGreaterThan(150);
});

it.each(["/", paths.news, "/blog-details/1", "/staff-details/1"])(
	"the picture of %s is a PNG of 1200 by 630 that caches may keep",
	async (path) => {
		const address = contentOf(await text(path), "og:image") ?? "";
		const answer = await fetch(address);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
		expect(answer.headers.get("cache-control")).toMatch(/public, max-age=\d+/);
		const bytes = Buffer.from(await answer.arrayBuffer());
		const { format, width, height } = await sharp(bytes).metadata();
		expect([format, width, height]).toEqual(["png", 1200, 630]);
		expect(bytes.length).toBeLessThan(200_000);
	},
);

it("there are no pictures of pages that are not there", async () => {
	for (const path of [
		"/og/no-such-page.png",
		"/og/news-details/nothing-here.png",
		"/og/news",
		"/og/a/b/c.png",
		"/og/%2e%2e.png",
	]) {
		expect([path, (await answerOf(path)).status]).toEqual([path, 404]);
	}
});

it.each([
	["/", ["CollegeOrUniversity"]],
	[paths.about, ["CollegeOrUniversity", "BreadcrumbList"]],
	[paths.contact, ["CollegeOrUniversity", "BreadcrumbList"]],
	[paths.undergraduate, ["Course", "BreadcrumbList"]],
	[paths.postgraduate, ["Course", "BreadcrumbList"]],
	[paths.marchUrban, ["Course", "BreadcrumbList"]],
	[paths.diploma, ["Course", "BreadcrumbList"]],
	[paths.news, ["BreadcrumbList"]],
	["news", ["NewsArticle", "BreadcrumbList"]],
	["events", ["Event", "BreadcrumbList"]],
	["blogs", ["BlogPosting", "BreadcrumbList"]],
	["careers", ["JobPosting", "BreadcrumbList"]],
])("%s says to machines what it is", async (kind, types) => {
	let path = kind;
	if (!kind.startsWith("/")) {
		const { data } = await (await answerOf(`/api/v1/website/${kind}/list`)).json();
		const page = { news: "news-details", events: "event-details", blogs: "blog-details", careers: "carrers-details" }[
			kind
		];
		path = `/${page}/${kind === "blogs" ? data[0].id : data[0].primaryId}`;
	}
	const graph = graphOf(await text(path));
	expect(graph.map((thing) => thing["@type"])).toEqual(types);
	if (types.includes("BreadcrumbList")) expect(graph.at(-1)?.itemListElement?.at(-1)?.item).toBe(`${site.url}${path}`);
});

it("structured data passes the page's content security policy", async () => {
	const { page, complaints } = await openPage(site);
	await page.goto(paths.news);
	await whenScripted(page);
	await expect.poll(() => page.locator("head script[type='application/ld+json']").count()).toBe(1);
	expect(complaints.filter((complaint) => complaint.includes("Security Policy"))).toEqual([]);
});

it.each([
	["/news/atom.xml", paths.news, "news"],
	["/blogs/atom.xml", paths.blogs, "blogs"],
])("%s is a well-formed feed with lasting ids and full dates", async (path, home, table) => {
	const answer = await answerOf(path);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/atom+xml; charset=utf-8"]);
	const xml = await answer.text();
	const { page } = await openPage(site);
	const feed = await page.evaluate((source) => {
		const parsed = new DOMParser().parseFromString(source, "application/xml");
		const words = (parent: Element | Document, name: string) => parent.getElementsByTagName(name)[0]?.textContent ?? "";
		return {
			error: parsed.querySelector("parsererror")?.textContent ?? "",
			links: [...parsed.querySelectorAll("feed > link")].map((link) => link.getAttribute("href")),
			updated: words(parsed, "updated"),
			entries: [...parsed.querySelectorAll("entry")].map((entry) => ({
				id: words(entry, "id"),
				updated: words(entry, "updated"),
				content: words(entry, "content"),
			})),
		};
	}, xml);
	await page.context().close();
	expect(await text(home)).toContain(
		`type="application/atom+xml" title="${home === "/news" ? "News" : "Blogs"}" href="${path}"`,
	);
	expect(feed.error).toBe("");
	expect(feed.links).toEqual([`${site.url}${path}`, `${site.url}${home}`]);
	expect(feed.entries).toHaveLength(20);
	for (const { id, updated, content } of feed.entries) {
		expect(id).toMatch(new RegExp(`^tag:localhost,2026:${table}/\\d+$`));
		expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\+05:30$/);
		expect(content).toMatch(/^<(p|h2|ul|ol|blockquote)/);
		expect(content).not.toMatch(/(href|src)="\//);
	}
	expect(feed.updated).toBe(feed.entries[0]?.updated);
});

it("the events are a calendar, and each event is one", async () => {
	const { data } = await (await answerOf("/api/v1/website/events/list")).json();
	const [event] = data;
	for (const path of [paths.eventsCalendar, `/event-details/${event.primaryId}.ics`]) {
		const answer = await answerOf(path);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
		const source = await answer.text();
		expect(source.replaceAll("\r\n", "").includes("\n")).toBe(false);
		expect(source.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
		const lines = source.replaceAll("\r\n ", "").split("\r\n");
		expect([lines[0], lines.at(-2)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
		const start = new Date(`${event.date}T${event.starts_at}:00+05:30`).toISOString().replace(/[-:]|\.000/g, "");
		expect(lines).toContain(`DTSTART:${start}`);
		expect(lines.filter((line) => /^UID:event-\d+@localhost$/.test(line)).length).toBeGreaterThan(0);
		expect(lines).toContain(`URL:${site.url}/event-details/${event.primaryId}`);
		expect(lines.filter((line) => line === "BEGIN:VEVENT").length).toBe(
			lines.filter((line) => line.startsWith("DTSTAMP:")).length,
		);
	}
	expect((await answerOf("/event-details/nothing-here.ics")).status).toBe(404);
});

it("robots.txt names the site map and keeps personal pages out", async () => {
	const robots = await text(paths.robots);
	expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
	expect(robots).toContain("Disallow: /application/");
});

it("security.txt names whom to tell of a fault, and for how long that holds", async () => {
	const lines = (await text(paths.securityTxt)).trimEnd().split("\n");
	const fields = lines.map((line) => line.split(/: (.*)/).slice(0, 2));
	expect(fields.map(([name]) => name)).toEqual(["Contact", "Contact", "Expires", "Preferred-Languages", "Canonical"]);
	expect(lines).toContain("Contact: mailto:hello@doddabetta.example");
	expect(lines).toContain(`Canonical: ${site.url}/.well-known/security.txt`);
	const days = (Date.parse(fields[2]?.[1] ?? "") - Date.now()) / 86_400_000;
	expect(days > 170 && days < 365).toBe(true);
	expect((await answerOf("/.well-known/nothing")).status).toBe(404);
});

it("the manifest names icons that are there, in the sizes that it says", async () => {
	const answer = await answerOf(paths.manifest);
	expect(answer.headers.get("content-type")).toContain("application/manifest+json");
	const { name, icons } = await answer.json();
	expect(name).toBe("Doddabetta School of Architecture");
	for (const { src, sizes } of [...icons, { src: "/icons/apple-touch-icon.png", sizes: "180x180" }]) {
		const { width, height, format } = await sharp(Buffer.from(await (await answerOf(src)).arrayBuffer())).metadata();
		expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
	}
	expect(icons.some(({ purpose }: { purpose: string }) => purpose === "maskable")).toBe(true);
});
