import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")];
/** A path in code quotes, such as `src/paths.ts` or `payment/fee/fee.ts`; not an address, a pattern or a command. */
const quotedPath = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|css|md))`/g;
const link = /\]\((?!https?:|#)([^)#\s]+)/g;

it.each(documents)("%s names only files that exist", (document) => {
	const text = readFileSync(document, "utf8");
	const paths = [...text.matchAll(quotedPath)].map(([, path = ""]) => path);
	const isThere = (path: string) => existsSync(path) || existsSync(join("src", path)) || publications.test(path);
	expect(paths.filter((path) => !isThere(path))).toEqual([]);
	const links = [...text.matchAll(link)].map(([, path = ""]) => join(dirname(document), path));
	expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

/** The example of docs/content.md, which a test of its own follows. */
const publications = /publications/;

it("docs/tour.md is true to its counts", () => {
	const sections = readFileSync("docs/tour.md", "utf8").split(/^## /m).slice(1);
	const counts = sections.map((section) => section.match(/^\d+\. `/gm)?.length);
	expect(counts).toEqual([24, 7, 6, 10]);
});

it("docs/security/asvs.md has each requirement of levels 1 and 2 once, with what is said of it", () => {
	const text = readFileSync("docs/security/asvs.md", "utf8");
	const rows = [...text.matchAll(/^\| (\d+)\.(\d+)\.(\d+) \| ([12]) \| (.+) \| (.+) \| (.+) \| (.+) \|$/gm)];
	const numbers = rows.map(([, ...parts]) => parts.slice(0, 3).map(Number));
	const order = numbers.map(([chapter = 0, section = 0, number = 0]) => chapter * 10_000 + section * 100 + number);
	expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
	const perChapter = Object.values(Object.groupBy(numbers, ([chapter]) => String(chapter))).map((each) => each?.length);
	expect(perChapter).toEqual(asvsPerChapter);
	const said = (state: string) => rows.filter(([, , , , , , given]) => given === state).length;
	const [met, partly, unmet, elsewhere] = ["met", "partly", "not met", "does not apply"].map(said);
	expect(text).toContain(`${met} are met, ${partly} partly, ${unmet} not, and ${elsewhere} do not apply.`);
	for (const [row, , , , , , state, , shown] of rows)
		expect([row, state !== "met" || /test|rehearse|by review/.test(shown ?? "")]).toEqual([row, true]);
});

/** How many of levels 1 and 2 version 5.0.0 has in each of its 17 chapters. */
const asvsPerChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
