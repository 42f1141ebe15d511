import { expect, it } from "vitest";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

it("every link that can be reached from the home page leads somewhere", async () => {
	const found = await crawl(site.url);
	const broken = [...found]
		.filter(([, { status }]) => status !== 200)
		.map(([path, { status, from }]) => `${path} (${status}) on ${from}`);
	expect(broken).toEqual([]);
	expect(found.size).toBeGreaterThan(150);
});

/** Every address of the site that a link leads to, starting from the home page, with the page that first named it. */
async function crawl(url: string) {
	const seen = new Map<string, { status: number; from: string }>();
	const queue: [path: string, from: string][] = [["/", "the start"]];
	for (let next = queue.shift(); next; next = queue.shift()) {
		const [path, from] = next;
		if (seen.has(path)) continue;
		const answer = await fetch(`${url}${path}`);
		seen.set(path, { status: answer.status, from });
		const body = await answer.text();
		if (answer.headers.get("content-type")?.startsWith("text/html"))
			for (const [, link = ""] of body.matchAll(/<a [^>]*?href="(\/[^"#]*)/g))
				queue.push([link.replaceAll("&amp;", "&"), path]);
	}
	return seen;
}
