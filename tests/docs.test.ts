import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ...globSync("docs/**/*.md")];
/** A path in code quotes, such as `src/paths.ts` or `payment/fee/fee.ts`; not an address, a pattern or a command. */
const quotedPath = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|css|md|json|ya?ml))`/g;
/** A path from the root, of a folder too. */
const rooted = /`((?:src|tests|scripts|deploy|docs|peers)\/[\w./-]+)`/g;
/** A link to a heading, of this document or another. */
const headingLink = /\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g;
const link = /\]\((?!https?:|#)([^)#\s]+)/g;

it.each(documents)("%s names only files that exist", (document) => {
	const text = readFileSync(document, "utf8");
	const paths = [...text.matchAll(quotedPath)].map(([, path = ""]) => path);
	const isThere = (path: string) => existsSync(path) || existsSync(join("src", path)) || publications.test(path);
	expect(paths.filter((path) => !isThere(path))).toEqual([]);
	const links = [...text.matchAll(link)].map(([, path = ""]) => join(dirname(document), path));
	expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

it.each(documents)("%s links only to headings that exist", (document) => {
	const links = [...readFileSync(document, "utf8").matchAll(headingLink)].map(([, path, anchor = ""]) => {
		const target = path ? join(dirname(document), path) : document;
		return { target, anchor };
	});
	expect(links.filter(({ target, anchor }) => !anchorsOf(target).includes(anchor))).toEqual([]);
});

/** Makes anchors of headings as GitHub does. */
function anchorsOf(document: string): string[] {
	const headings = readFileSync(document, "utf8").matchAll(/^#+ (.+)$/gm);
	return [...headings].map(([, words = ""]) =>
		words
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s_-]/gu, "")
			.replaceAll(" ", "-"),
	);
}

/** The example of docs/content.md, which a test of its own follows. */
const publications = /publications/;

it("docs/architecture.md has every folder of src in its tree", () => {
	const [, map = ""] = readFileSync("docs/architecture.md", "utf8").split("## The tree", 2);
	const folders = globSync("src/*/").map((folder) => folder.replace(/^src\/|\/$/g, ""));
	expect(folders.length).toBeGreaterThan(20);
	expect(folders.filter((folder) => !new RegExp(`(^| )${folder}/`, "m").test(map))).toEqual([]);
});

describe("pages of tasks", () => {
	const office = globSync("docs/office/**/*.md", { exclude: ["docs/office/who-may-do-what.md"] });
	const operating = globSync("docs/operating/*.md");

	it.each(office)("%s has at most 300 words", (page) => {
		expect(readFileSync(page, "utf8").split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(300);
	});

	it("has numbered steps in the office's, and all are in its contents", () => {
		const pages = office.filter((page) => !page.endsWith("README.md"));
		expect(pages.length).toBeGreaterThan(20);
		expect(pages.filter((page) => !/^1\. .+\n(?: .+\n)*2\. /m.test(readFileSync(page, "utf8")))).toEqual([]);
		const contents = readFileSync("docs/office/README.md", "utf8");
		expect(pages.filter((page) => !contents.includes(`(${relative("docs/office", page)})`))).toEqual([]);
	});

	it.each([...office, ...operating])("%s has sentences of at most 25 words", (page) => {
		const text = readFileSync(page, "utf8").replace(/^( {4}.*|#.*|\|.*)$/gm, "");
		const sentences = text.replace(/\[(.+?)\]\(.+?\)/g, "$1").split(/(?<=[.!?:])\s+|\n\s*(?:[-*]|\d+\.)\s|\n\n/);
		expect(sentences.filter((sentence) => sentence.split(/\s+/).filter(Boolean).length > 25)).toEqual([]);
	});
});

describe("docs/decisions", () => {
	const decisions = globSync("docs/decisions/[0-9]*.md");
	const contents = readFileSync("docs/decisions/README.md", "utf8");

	it.each(decisions)("%s has its four parts on one page, and is in the contents", (page) => {
		const text = readFileSync(page, "utf8");
		const parts = [...text.matchAll(/^\*\*(Context|Decision|Consequences|When to revisit)\.\*\*/gm)].map(
			([, part]) => part,
		);
		expect(parts).toEqual(["Context", "Decision", "Consequences", "When to revisit"]);
		// A table is looked up, not read.
		const prose = text.replace(/^\|.*$/gm, "");
		expect(prose.split(/\s+/).length).toBeLessThanOrEqual(400);
		expect(contents).toContain(`(${relative("docs/decisions", page)})`);
	});

	it("says of every number that was folded where it went", () => {
		const numbers = decisions.map((page) => Number(/\d{4}/.exec(page)?.[0]));
		const moved = [...contents.matchAll(/^\| (\d+) \| .+ \| .*\]\(.+\) \|$/gm)].map(([, number]) => Number(number));
		expect(moved.length).toBeGreaterThan(20);
		expect(moved.filter((number) => numbers.includes(number))).toEqual([]);
	});
});

it("the changelog has the parts of Keep a Changelog, and a short line per change", () => {
	const text = readFileSync("CHANGELOG.md", "utf8");
	const parts = [...text.matchAll(/^### (.+)$/gm)].map(([, words = ""]) => words);
	expect(parts.filter((part) => !/^(Before the upgrade|Added|Changed|Fixed|Removed|Security)$/.test(part))).toEqual([]);
	const changes = [...text.matchAll(/^- (.+)$/gm)].map(([, words = ""]) => words);
	expect(changes.length).toBeGreaterThan(50);
	expect(changes.filter((text) => text.split(/\s+/).length > 20)).toEqual([]);
});

it("docs/settings.md has every setting", () => {
	const names = [...readFileSync("src/server/settings.ts", "utf8").matchAll(/^\t([A-Z][A-Z_]+):/gm)].map(
		([, name]) => name,
	);
	expect(names.length).toBeGreaterThan(25);
	const text = readFileSync("docs/settings.md", "utf8");
	expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

describe("docs/security/asvs.md", () => {
	const text = readFileSync("docs/security/asvs.md", "utf8");
	const rows = [...text.matchAll(/^\| ([\d.]+) \| ([12]) \| (.+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
		([, number = "", level = "", , state = "", by = "", shown = ""]) => ({ number, level, state, by, shown }),
	);

	it("has exactly the requirements of levels 1 and 2, each once and in order", () => {
		expect(rows.map(({ number, level }) => `${number} ${level}`)).toEqual(requirements);
		expect(requirements).toHaveLength(253);
		expect(text.match(/^\| \d/gm)).toHaveLength(253);
	});

	it("counts them, and says of each that is met how that is shown", () => {
		const countRows = (givenState: string) => rows.filter(({ state }) => state === givenState).length;
		const [met, partly, unmet, elsewhere] = ["met", "partly", "not met", "does not apply"].map(countRows);
		expect(text).toContain(`${met} are met, ${partly} partly, ${unmet} not, and ${elsewhere} do not apply.`);
		for (const { number, state, shown } of rows)
			expect([number, state !== "met" || /test|rehearse|by review/.test(shown)]).toEqual([number, true]);
	});

	it("names a section or a decision where nothing but this file shows it", () => {
		const documented = rows.filter(({ shown }) => shown === "`tests/docs.test.ts`");
		expect(documented.length).toBeGreaterThan(8);
		expect(documented.filter(({ by }) => !/\]\(\S+\.md#|\]\(\.\.\/decisions\//.test(by))).toEqual([]);
	});

	it("names only files, folders and decisions that exist", () => {
		expect([...text.matchAll(rooted)].map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
		const decisions = globSync("docs/decisions/*.md").map((path) => Number(/\d{4}/.exec(path)?.[0]));
		const citedDecisions = [...text.matchAll(/decisions? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, list = ""]) =>
			list.split(/, | and /).map(Number),
		);
		expect(citedDecisions.length).toBeGreaterThan(10);
		expect(citedDecisions.filter((number) => !decisions.includes(number))).toEqual([]);
	});
});

/**
 * The levels of version 5.0.0 that are 1 or 2, a line per chapter, a section's requirements from its first on: 1.2
 * begins with three of level 1. From the standard of the OWASP Foundation, CC BY-SA 4.0.
 */
const levels = `
1:22 2:111112222 3:11222222222 4:222 5:12
1:122 2:112 3:1222 4:2
2:11 3:1222 4:112222 5:11122 7:22
1:122 2:2 3:22 4:1222
1:2 2:112 3:11 4:222
1:122 2:111111112222 3:1122 4:1122 5:22222 6:222 8:2222
1:222 2:1111 3:22 4:11222 5:22 6:22
1:12 2:112 3:1 4:2
1:111 2:1222
1:22 2:22 3:2222 4:11111222222 5:22222 6:22 7:222
1:22 2:222 3:112 4:1222 5:2 6:2
1:122 2:11 3:2222
1:2 2:22222 3:22 4:12222
1:22 2:1222 3:122
1:122 2:122 3:1222222
1:2 2:22222 3:2222 4:222 5:222
1:2 2:2222 3:22`;

const requirements = levels
	.trim()
	.split("\n")
	.flatMap((chapter, index) =>
		chapter.split(" ").flatMap((section) => {
			const [number, each = ""] = section.split(":");
			return [...each].map((level, at) => `${index + 1}.${number}.${at + 1} ${level}`);
		}),
	);
