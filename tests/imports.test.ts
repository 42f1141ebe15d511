import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";

const sources = globSync("src/**/*.{ts,tsx}");
const importsOf = (file: string) =>
	[...readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(([, path = ""]) => path);
const filesThat = (offend: (path: string) => boolean) => sources.filter((file) => importsOf(file).some(offend));

it("src imports the school's folder, whichever it is, and the demo school in tests only", () => {
	const offenders = filesThat((path) => path.startsWith("#demo/"));
	expect(offenders.filter((file) => !file.includes(".test."))).toEqual([]);
});

it("imports are ./ within a folder and below, and #src/ otherwise", () => {
	expect(filesThat((path) => path.startsWith("../") && !path.endsWith(".css"))).toEqual([]);
});

it("every folder of admissions has its place in the order in which they import each other", () => {
	const rules = readFileSync(".dependency-cruiser.cjs", "utf8");
	const [, list = ""] = /const admissions = \[([^\]]*)\]/.exec(rules) ?? [];
	const ordered = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
	expect(ordered.toSorted()).toEqual(readdirSync("src/admissions").toSorted());
});

/** What rehearsals and the bench have installed beside themselves. */
const installed = ["**/node_modules/**"];

/** Each file is one drawing or one picture of a film. */
const ofOneKind = ["demo/drawings/kinds", "demo/public/film"];

it("no folder holds more than 20 files, but for many of one kind", () => {
	const files = globSync("{src,demo,blank-school,office,peers,tests,bench,scripts}/**/*.*", { exclude: installed });
	const perFolder = Map.groupBy(files, (file) => dirname(file));
	const full = [...perFolder].filter(([, inside]) => inside.length > 20).map(([folder]) => folder);
	expect(full.toSorted()).toEqual(ofOneKind.toSorted());
});

/** Each of these names means the same in every folder: a layer of styles, a root, a part of the site and of the office. */
const sharedNames = (
	"answers application-routes autosave base content-routes entry entry.client failure-page fonts " +
	"guardian-section navigation page-actions presence root routes school sentences start tokens unasked"
).split(" ");

it("no two files of src share a name and not a meaning", () => {
	const files = globSync("src/**/*.{ts,tsx,css}").filter((file) => !/\.test\.|\/testing\//.test(file));
	const perName = Map.groupBy(files, (file) => basename(file));
	const shared = [...perName].filter(([, same]) => same.length > 1).map(([name]) => name);
	const stems = shared.map((name) => name.replace(/(\.server|\.module)?\.(tsx?|css)$/, ""));
	expect([...new Set(stems)].toSorted()).toEqual(sharedNames.toSorted());
});

it("no file has more than 300 lines, but tests, sets of words and drawings", () => {
	const files = globSync("{src,peers,scripts,demo,bench,blank-school,office,tests}/**/*.{ts,tsx,mjs}", {
		exclude: installed,
	});
	const may = /\.test\.tsx?$|^src\/school\/words\/sets\/|^demo\/drawings\//;
	const long = files.filter((file) => !may.test(file) && readFileSync(file, "utf8").split("\n").length > 301);
	expect(long).toEqual([]);
});
