import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

/** Emails to people outside the office, PDFs and calendar files: what defines them, and what they are made of. */
const defines =
	/\b(?:defineEmail|defineLetterEmail|DocumentContent|DocumentSection|WritingRoom|StageLetter|LetterParts|writeCalendar)\b|BEGIN:VCALENDAR/;
/** Files with texts that only the office, its members and authorities read. */
const ofOffice = /[\w/]\.(?:test|d)\.|^src\/(?:office|accounts|health|mail)\/|^src\/privacy\/breaches\/report-/;
const files = globSync("src/**/*.{ts,tsx}").filter(
	(file) => !ofOffice.test(file) && defines.test(readFileSync(file, "utf8")),
);

/** The parts of a definition that are letters' texts and the names of emails, which the office has already. */
const ofLetter = new Set(["letter", "letters", "sample", "title", "key", "placeholders"]);
const definitions = new Set(["defineEmail", "defineLetterEmail"]);

it("knows the files that define emails and PDFs", () => {
	for (const name of ["stage-letter.ts", "receipt-pdf.server.ts", "visit-emails.server.ts", "calendar-file.server.ts"])
		expect(files.some((file) => file.endsWith(`/${name}`))).toBe(true);
});

it("writes no sentence and no label into emails and PDFs that is no message", () => {
	expect(files.flatMap(literalsIn)).toEqual([]);
});

it("finds a sentence wherever a definition has it", () => {
	const written = (code: string) => literalsOf(ts.createSourceFile("a.ts", code, ts.ScriptTarget.Latest, true));
	const email = (to: string) =>
		`export const a = defineEmail({ to: "${to}", title: "A name of it", write: () => text });`;
	const text = `const text = "We have it.";`;
	expect(written(`${text}${email("person")}`)).toEqual(["We have it."]);
	expect(written(`${text}${email("office")}`)).toEqual([]);
	expect(written('export const rows = () => [{ label: "Day" }];')).toEqual(["Day"]);
	const template = ["`Pay $", "{day}`"].join("");
	expect(written(`export const pay = (day: string) => ({ value: ${template} });`)).toEqual([template]);
	expect(written('const warning = "Do not share it."; export const a = defineLetter({ note: warning });')).toEqual([]);
});

function literalsIn(file: string): string[] {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
	return literalsOf(source).map((text) => `${file}: ${text}`);
}

/**
 * Finds the literals reached from what a file exports, without those that only letters' texts and emails to the office
 * read.
 */
function literalsOf(source: ts.SourceFile): string[] {
	const local = new Map<string, ts.Node>();
	const queue: ts.Node[] = [];
	for (const statement of source.statements) {
		const parts = ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement];
		for (const part of parts) {
			const name = (part as ts.FunctionDeclaration).name?.getText();
			if (name) local.set(name, part);
			if (/^export\b/.test(statement.getText())) queue.push(part);
		}
	}
	const texts: string[] = [];
	const seen = new Set<ts.Node>(queue);
	const visit = (node: ts.Node) => {
		if (isOfOffice(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
		if (isWritten(node)) texts.push((node as ts.StringLiteral).text ?? node.getText());
		const declared = ts.isIdentifier(node) ? local.get(node.text) : undefined;
		if (declared && !seen.has(declared)) {
			seen.add(declared);
			queue.push(declared);
		}
		ts.forEachChild(node, visit);
	};
	for (let node = queue.shift(); node; node = queue.shift()) visit(node);
	return texts;
}

function isOfOffice(node: ts.Node): boolean {
	if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
		const call = node.parent.parent;
		return ofLetter.has(node.name.getText()) && ts.isCallExpression(call) && isDefinition(call);
	}
	if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
	if (!ts.isCallExpression(node)) return false;
	if (node.expression.getText() === "defineLetter") return true;
	return isDefinition(node) && /\bto: "office"/.test(node.arguments[0]?.getText() ?? "");
}

function isDefinition({ expression }: ts.CallExpression): boolean {
	const name = ts.isIdentifier(expression) ? expression.text : "";
	return definitions.has(name) || /^[a-z]\w*Email$/.test(name);
}

/** A sentence, or a label. */
function isWritten(node: ts.Node): boolean {
	if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
	const words = node
		.getText()
		.slice(1, -1)
		.replace(/\$\{[^}]*\}/g, "…");
	if (/^[\p{Lu}…].*\p{L}[\p{L}’]*,? \p{Ll}/su.test(words)) return true;
	if (/^\p{Lu}\p{Ll}+[,:]? …/u.test(words)) return true;
	const { parent } = node;
	const isLabel =
		ts.isPropertyAssignment(parent) && /^(?:label|heading|title|note|paragraph)$/.test(parent.name.getText());
	return isLabel && /^[\p{Lu}]/u.test(words);
}
