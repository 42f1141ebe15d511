import { globSync, readdirSync, readFileSync } from "node:fs";
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
