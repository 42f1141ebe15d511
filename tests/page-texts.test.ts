import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

const spoken = /^(?:label|alt|title|heading|lead|placeholder|aria-label)$/;
/** The names of languages are the same in each, and so is a space that doesn't break. */
const isText = (text: string) =>
	/\p{L}{2,}/u.test(text.replace("&nbsp;", "")) && !/^English, \p{Script=Tamil}/u.test(text);

/** Texts that a component has in its markup. */
function textsIn(file: string): string[] {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
	const found: string[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isJsxText(node) && isText(node.text)) found.push(`${file}: ${node.text.trim()}`);
		const value = ts.isJsxAttribute(node) && spoken.test(node.name.getText()) ? node.initializer : undefined;
		if (value && ts.isStringLiteral(value) && isText(value.text)) found.push(`${file}: ${value.text}`);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

it("components that visitors see say messages, and have no text of their own", () => {
	const files = globSync("src/**/*.tsx", { exclude: ["src/office/**", "**/*.test.tsx"] });
	expect(files.length).toBeGreaterThan(300);
	expect(files.flatMap(textsIn)).toEqual([]);
});
