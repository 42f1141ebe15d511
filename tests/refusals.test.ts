import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

/** The doors of visitors, and what else says rules and refusals to them. */
const isDoor = (file: string) => /^src\/(?:site|api(?!\/integrations|\/content)|api-client)\//.test(file);
const saysRefusals = /messages\/sets\/(?:rule-|refusal-|forms\/connection-)messages|checks\/say-rule/;
const files = globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "src/school/messages/sets/**"] }).filter(
	(file) => isDoor(file) || saysRefusals.test(readFileSync(file, "utf8")),
);
/** Calls that refuse, and show why. */
const refuses = /^(?:refuse\w*|invalid|wrong|failure|addIssue|set(?:Error|Failure|Refusal)|conflict|say)$/;
const names = /^(?:message|messages|error|errors|refused|refusal|failure|reason)$/;

it("says no refusal to visitors that is no message", () => {
	expect(files.flatMap(literalRefusals)).toEqual([]);
});

function literalRefusals(file: string): string[] {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
	const refusals: string[] = [];
	const visit = (node: ts.Node) => {
		const text = sentenceIn(node);
		if (text !== undefined && isRefusal(node)) refusals.push(`${file}: ${text}`);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return refusals;
}
function sentenceIn(node: ts.Node): string | undefined {
	const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? node.getText() : "";
	const words = text.replace(/\$\{[^}]*\}/g, "…");
	return /^`?[\p{Lu}…].*\p{L}[\p{L}’]*,? \p{Ll}/su.test(words) ? text : undefined;
}
function isRefusal(node: ts.Node): boolean {
	const { parent } = node;
	if (ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent) || ts.isParenthesizedExpression(parent))
		return isRefusal(parent);
	if (ts.isPropertyAssignment(parent)) return names.test(parent.name.getText());
	if (ts.isVariableDeclaration(parent)) return /[.!?]["'`]?$/.test(node.getText());
	return ts.isCallExpression(parent) && refuses.test(parent.expression.getText().split(".").at(-1) ?? "");
}
