import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { productMessages } from "#src/message-texts.ts";
import { compile } from "#src/messages/compile.ts";
import type { CompiledMessage } from "#src/messages/compiled-message.ts";

const [plain, marked] = ["aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ"];

/** A text with an accent on each vowel; values, tags, cases, placeholders and addresses are as before. */
export function invent(text: string): string {
	// Kinds of what the open braces are around: words, or the cases of a choice.
	const around = ["words"];
	const pieces = /\{\{[^}]*\}\}|\]\([^)]*\)|<\/?\w+>|\{\w+\}|\{\w+, ?\w+,|[{}]|[^{}<\]]/g;
	return text.replace(pieces, (piece) => {
		// A case of one word looks like a value.
		if (/^\{\w+\}$/.test(piece) && around.at(-1) === "cases") return `{${invent(piece.slice(1, -1))}}`;
		if (piece === "}") around.pop();
		else if (piece === "{") around.push("words");
		else if (piece.endsWith(",") && piece.length > 1) around.push("cases");
		else if (piece.length === 1 && around.at(-1) === "words") return marked[plain.indexOf(piece)] ?? piece;
		return piece;
	});
}

type Tree = { [name: string]: string | Tree };
const inventIn = (tree: Tree): Tree =>
	Object.fromEntries(
		Object.entries(tree).map(([name, part]) => [name, typeof part === "string" ? invent(part) : inventIn(part)]),
	);

const months = "January February March April May June July August September October November December";
const language = {
	name: invent("Invented"),
	offer: invent("This page is invented too."),
	dates: {
		months: months.split(" ").map(invent),
		weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ").map(invent),
		times: [
			[0, invent("{time} before noon")],
			[12, invent("{time} after noon")],
		],
	},
};

/** Texts of the school and words of letters: those that another language has, too. */
const texts = Object.keys(JSON.parse(readFileSync("translations/ta/texts.json", "utf8")));

/** The files of an invented language, as a translator fills them. */
export function inventedFiles(): Readonly<Record<string, object>> {
	const all = Object.entries(inventIn(productMessages as unknown as Tree));
	const isQuestions = ([name]: [string, unknown]) => name.startsWith("questions-");
	return {
		"language.json": language,
		...Object.fromEntries(all.filter((each) => !isQuestions(each)).map(([name, part]) => [`${name}.json`, part])),
		"questions.json": Object.fromEntries(all.filter(isQuestions)),
		"texts.json": Object.fromEntries(texts.map((text) => [text, invent(text)])),
	};
}

/** Writes files of a language to where a school adds it. */
export function addLanguage(dataDir: string, tag: string, files: Readonly<Record<string, object>>) {
	const folder = join(dataDir, "translations", tag);
	mkdirSync(folder, { recursive: true });
	for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
}

function messagesOf(message: CompiledMessage): string[] {
	if (typeof message === "string") return [message];
	return message.flatMap((part): string[] => {
		if (typeof part === "string") return [part];
		const [, kind, inside] = part;
		if (inside === undefined) return [];
		return kind === "tag" ? messagesOf(inside) : Object.values(inside).flatMap(messagesOf);
	});
}

/** Everything that the product says in English, without what is spelt alike in the invented language. */
export const englishPieces: ReadonlySet<string> = new Set(
	Object.values(productMessages)
		.flatMap((groups) => Object.values(groups as Record<string, Record<string, string>>))
		.flatMap((texts) => Object.values(texts))
		.flatMap((message) => messagesOf(compile(message)))
		.map((piece) => piece.trim())
		// The school’s own, too: names of degrees, and the place of an event.
		.filter((piece) => piece.length > 2 && invent(piece) !== piece && !/^(Library|[BM]\.Arch)$/.test(piece)),
);
