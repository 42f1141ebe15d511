import { listedPages } from "../src/listed-pages.ts";
import * as paths from "../src/paths.ts";

/** Pages that React runs in the browser: its own code is one task, so they have a budget of their own. */
const formPaths: readonly string[] = [
	paths.barchApplication,
	paths.marchApplication,
	paths.diplomaApplication,
	paths.alumniRegistration,
];

export const isForm = (path: string) => formPaths.includes(path);

const fixedPaths = listedPages.map(([path]) => path);

/** @param url of the site @returns paths: all pages with a fixed address, and one of each kind of record */
export async function samplePages(url: string): Promise<string[]> {
	const map = await (await fetch(`${url}/sitemap.xml`)).text();
	const listedPaths = [...map.matchAll(/<loc>([^<]+)</g)].map(([, loc = ""]) => new URL(loc).pathname);
	const records = listedPaths.filter((path) => !fixedPaths.includes(path));
	return [...fixedPaths, ...new Map(records.map((path) => [path.split("/")[1], path])).values()];
}
