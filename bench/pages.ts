import { listedPages } from "../src/site/page-table.ts";

const fixedPaths = listedPages.map(([path]) => path);

/** @param url of the site @returns paths: all pages with a fixed address, and one of each kind of record */
export async function samplePages(url: string): Promise<string[]> {
	const map = await (await fetch(`${url}/sitemap.xml`)).text();
	const paths = [...map.matchAll(/<loc>([^<]+)</g)].map(([, loc = ""]) => new URL(loc).pathname);
	const records = paths.filter((path) => !fixedPaths.includes(path));
	return [...fixedPaths, ...new Map(records.map((path) => [path.split("/")[1], path])).values()];
}
