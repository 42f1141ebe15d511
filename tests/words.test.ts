import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import type { WordSet } from "#src/school/words/word-set.ts";
import { productWords } from "#src/school/words/word-texts.ts";

const files = globSync("{src,demo}/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "src/school/words/sets/**"] });
/** Those that say words of the sets: questions are said field by field. */
const sets = Object.entries(productWords).flatMap(([text, groups]) =>
	text.startsWith("questions-") ? [] : Object.values(groups),
);

it("offers every set to the office", async () => {
	const modules = await Promise.all(globSync("src/school/words/sets/*.ts").map((file) => import(resolve(file))));
	const made: WordSet[] = modules.flatMap((each) => Object.values(each));
	const offered: Readonly<Record<string, Readonly<Record<string, object>>>> = productWords;
	expect(made.filter(({ text, group, words }) => offered[text]?.[group] !== words)).toEqual([]);
});

it("says each of the product's words somewhere", () => {
	const said = new Set(
		files.flatMap((file) => readFileSync(file, "utf8").match(/(?<=\.)\w+|(?<=")\w+(?=")|(?<=[{,] )\w+/g) ?? []),
	);
	expect(sets.flatMap((words) => Object.keys(words)).filter((name) => !said.has(name))).toEqual([]);
});

it("gives a value to each placeholder of its words, and to no other", () => {
	const wrong = files.flatMap((file) => {
		const text = readFileSync(file, "utf8");
		return text.includes("fillWords(") ? fillsOf(file, text).filter(({ name, given }) => !fits(name, given)) : [];
	});
	expect(wrong).toEqual([]);
});

function fits(name: string, given: string): boolean {
	const known = sets.flatMap((words) => (words[name] === undefined ? [] : [placeholdersOf(words[name])]));
	return known.includes(given);
}

const placeholdersOf = (words: string) =>
	[...new Set([...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort().join(" ");

/** The calls `fillWords(words.name, { … })` of a file. */
function fillsOf(file: string, text: string): { file: string; name: string; given: string }[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found: { file: string; name: string; given: string }[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isCallExpression(node) && node.expression.getText() === "fillWords") {
			const [words, values] = node.arguments;
			if (words && ts.isPropertyAccessExpression(words) && values && ts.isObjectLiteralExpression(values)) {
				const given = values.properties.map((property) => property.name?.getText() ?? "");
				found.push({ file, name: words.name.text, given: given.sort().join(" ") });
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}
