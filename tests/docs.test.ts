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
