import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

/** Files whose imports are what React runs in the browser. */
const islands = "src/site/island-components.ts";
const samples = "tests/support/browser/bare-texts.tsx";

/**
 * Texts that React could not find again once a browser has translated them: those beside other children, in fragments,
 * or returned by a component. A text alone in an element is safe, since React writes it by the element.
 */
function findBareTexts(program: ts.Program, entry: string): string[] {
	const checker = program.getTypeChecker();
	const offenders: string[] = [];

	const visit = (node: ts.Node) => {
		if (ts.isJsxElement(node) || ts.isJsxFragment(node)) judgeChildren(node);
		if (isComponent(node) && mayHaveText(returned(node))) note(node, "is returned");
		ts.forEachChild(node, visit);
	};
	function judgeChildren(parent: ts.JsxElement | ts.JsxFragment) {
		const children = parent.children.filter(
			(child) =>
				!(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
				!(ts.isJsxExpression(child) && child.expression === undefined),
		);
		const isFragment = ts.isJsxFragment(parent) || parent.openingElement.tagName.getText() === "Fragment";
		if (children.length < 2 && !isFragment) return;
		const areAlwaysThere = !isFragment && children.every((child) => isSpace(child) || isElement(child));
		for (const child of children) {
			if (isElement(child) || (isSpace(child) && areAlwaysThere)) continue;
			const type = ts.isJsxExpression(child) && child.expression && checker.getTypeAtLocation(child.expression);
			if (!type || mayHaveText(type)) note(child, "has no element of its own");
		}
	}
	function mayHaveText(type: ts.Type, within: readonly ts.Type[] = []): boolean {
		if (within.includes(type)) return false;
		if (type.isStringLiteral() && type.value === "") return false;
		const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
		if (type.flags & (textual | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
		const parts = type.isUnion() ? type.types : (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? []);
		return [parts].flat().some((part) => mayHaveText(part, [...within, type]));
	}
	function returned(component: ts.SignatureDeclaration): ts.Type {
		const signature = checker.getSignatureFromDeclaration(component);
		return signature ? checker.getReturnTypeOfSignature(signature) : checker.getAnyType();
	}
	function note(node: ts.Node, what: string) {
		const file = node.getSourceFile();
		const { line } = file.getLineAndCharacterOfPosition(node.getStart());
		const words = node.getText().trim().replaceAll(/\s+/g, " ").slice(0, 60) || "(space)";
		offenders.push(`${relative(process.cwd(), file.fileName)}:${line + 1} ${words}: ${what}`);
	}

	for (const file of importedBy(program, entry)) visit(file);
	return offenders;
}

const isElement = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

const isSpace = (node: ts.JsxChild) =>
	ts.isJsxText(node)
		? node.text.trim() === ""
		: ts.isJsxExpression(node) && node.expression !== undefined && /^"\s+"$/.test(node.expression.getText());

function isComponent(node: ts.Node): node is ts.FunctionDeclaration | ts.ArrowFunction {
	if (ts.isFunctionDeclaration(node)) return /^[A-Z]/.test(node.name?.text ?? "");
	return ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) && /^[A-Z]/.test(node.parent.name.getText());
}

/** The components among what a file imports when it runs, directly or not. */
function importedBy(program: ts.Program, entry: string): ts.SourceFile[] {
	const seenFiles = new Set<ts.SourceFile>();
	const add = (path: string) => {
		const file = program.getSourceFile(path);
		if (!file || seenFiles.has(file)) return;
		seenFiles.add(file);
		const visit = (node: ts.Node): void => {
			const isImport = ts.isImportDeclaration(node) && node.importClause?.isTypeOnly !== true;
			const name = isImport || ts.isExportDeclaration(node) ? node.moduleSpecifier : lazilyImported(node);
			if (name && ts.isStringLiteral(name) && /\.tsx?$/.test(name.text))
				add(join(name.text.startsWith("#") ? "." : join(file.fileName, ".."), name.text.replace("#", "")));
			ts.forEachChild(node, visit);
		};
		visit(file);
	};
	add(entry);
	return [...seenFiles].filter(({ fileName }) => fileName.endsWith(".tsx"));
}

const lazilyImported = (node: ts.Node) =>
	ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;

/** Made once: reading all types takes some seconds. */
function createProgram(): ts.Program {
	const { config } = ts.readConfigFile("tsconfig.json", (path) => readFileSync(path, "utf8"));
	const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
	return ts.createProgram([islands, samples], options);
}

it("texts that React runs in the browser have elements of their own, so that a page can be translated", () => {
	const program = createProgram();
	expect(findBareTexts(program, islands)).toEqual([]);
	expect(findBareTexts(program, samples).map((line) => line.replace(/^\S+ /, ""))).toEqual([
		'{text ?? "none"}: has no element of its own',
		"of: has no element of its own",
		"{count}: has no element of its own",
		'{isNew && "new"}: has no element of its own',
		"(space): has no element of its own",
		"{children}: has no element of its own",
		"{names}: has no element of its own",
		"(space): has no element of its own",
		"{count}: has no element of its own",
		"{text}: has no element of its own",
		"function Returned({ text }: { text: string }) { return text;: is returned",
	]);
}, 120_000);
