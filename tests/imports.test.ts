import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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

/** A statement needs no import where the database is passed, so imports alone do not show it. */
const statement = /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql[`<.]/;

it("doors have no SQL: areas have functions for it", () => {
	const doors = sources.filter((file) => /^src\/(site|api|office)\//.test(file) && !/\.test\.|\/testing\//.test(file));
	expect(doors.length).toBeGreaterThan(500);
	expect(doors.filter((file) => statement.test(readFileSync(file, "utf8")))).toEqual([]);
});

it("every folder of src belongs to exactly one zone", () => {
	const rules = readFileSync(".dependency-cruiser.cjs", "utf8");
	const listed = ["doors", "areas", "services"].flatMap((zone) => {
		const [, list = ""] = new RegExp(`const ${zone} = \\[([^\\]]*)\\]`).exec(rules) ?? [];
		return [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
	});
	const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
	expect([...listed, "server"].toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

/** Folders whose parts still import each other in circles. None may be added. */
const knotted = "accounts cases content office office/case payment privacy school"
	.split(" ")
	.map((name) => `src/${name}`);

it("folders beside each other do not import each other in circles", () => {
	const product = sources.filter((file) => !/\.test\.|\/testing\//.test(file) && file !== "src/db/tables.ts");
	const imported = new Map<string, Map<string, Set<string>>>();
	for (const file of product)
		for (const path of importsOf(file).filter((each) => /^(#src\/|\.\/).*\.tsx?$/.test(each))) {
			const target = path.startsWith("#") ? path.slice(1) : join(dirname(file), path);
			const [from, to] = [file.split("/"), target.split("/")];
			const at = from.findIndex((part, index) => part !== to[index]);
			const [folder, own, other] = [from.slice(0, at).join("/"), from[at] ?? "", to[at] ?? ""];
			if (at === from.length - 1 || at >= to.length - 1) continue;
			const inside = imported.get(folder) ?? new Map<string, Set<string>>();
			imported.set(folder, inside.set(own, (inside.get(own) ?? new Set()).add(other)));
		}
	expect(imported.size).toBeGreaterThan(20);
	const inCircles = [...imported].filter(([, inside]) => {
		const remaining = new Map(inside);
		const free = () => [...remaining].find(([, others]) => ![...others].some((other) => remaining.has(other)));
		for (let next = free(); next; next = free()) remaining.delete(next[0]);
		return remaining.size > 0;
	});
	expect(inCircles.map(([folder]) => folder).toSorted()).toEqual(knotted);
});

it("every folder of admissions has its place in the order in which they import each other", () => {
	const rules = readFileSync(".dependency-cruiser.cjs", "utf8");
	const [, list = ""] = /const admissions = \[([^\]]*)\]/.exec(rules) ?? [];
	const ordered = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
	expect(ordered.toSorted()).toEqual(readdirSync("src/admissions").toSorted());
});

/** Packages that rehearsals and the bench have installed beside themselves. */
const installed = ["**/node_modules/**"];

/** Each file is one picture, one part of a film, one sample document, or one migration. */
const ofOneKind = ["demo/public/film", "demo/public/media", "demo/samples", "src/db/migrations"];

it("no folder holds more than 20 files, but for many of one kind", () => {
	const files = globSync("{src,demo,blank-school,office,peers,tests,bench,scripts}/**/*.*", { exclude: installed });
	const perFolder = Map.groupBy(files, (file) => dirname(file));
	const full = [...perFolder].filter(([, inside]) => inside.length > 20).map(([folder]) => folder);
	expect(full.toSorted()).toEqual(ofOneKind.toSorted());
});

/**
 * Each of these names means the same in every folder: a layer of styles, a root, a part of the site and of the office.
 */
const sharedNames = (
	"answers application-routes auto-reload autosave base content-routes entry entry.client failure-page fonts " +
	"guardian-section navigation page-actions root routes school sentences start tokens"
).split(" ");

it("no two files of src share a name and not a meaning", () => {
	const files = globSync("src/**/*.{ts,tsx,css}").filter((file) => !/\.test\.|\/testing\//.test(file));
	const perName = Map.groupBy(files, (file) => basename(file));
	const sharedSharedNames = [...perName].filter(([, same]) => same.length > 1).map(([name]) => name);
	const stems = sharedSharedNames.map((name) => name.replace(/(\.server|\.module)?\.(tsx?|css)$/, ""));
	expect([...new Set(stems)].toSorted()).toEqual(sharedNames.toSorted());
});

it("no file has more than 300 lines, but tests, sets of messages and what is generated", () => {
	const files = globSync("{src,peers,scripts,demo,bench,blank-school,office,tests}/**/*.{ts,tsx,mjs}", {
		exclude: installed,
	});
	const may = /\.test\.tsx?$|^src\/db\/schema\.ts$|^src\/school\/messages\/sets\//;
	const long = files.filter((file) => !may.test(file) && readFileSync(file, "utf8").split("\n").length > 301);
	expect(long).toEqual([]);
});
