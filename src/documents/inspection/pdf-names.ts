/** Names of PDF that open, run, send or carry something, and the one of encryption. */
const unwanted = [
	"JavaScript",
	"JS",
	"Launch",
	"EmbeddedFile",
	"EmbeddedFiles",
	"RichMedia",
	"XFA",
	"SubmitForm",
	"ImportData",
	"GoToE",
	"Encrypt",
];

/** Any letter of a name may be written as # and two hexadecimal digits. */
const letter = (char: string) => `(?:${char}|#${char.charCodeAt(0).toString(16).replace(/[a-f]/g, "[$&]")})`;
const unwantedName = new RegExp(
	String.raw`\/(${unwanted.map((name) => [...name].map(letter).join("")).join("|")})(?=[\0\s<>()[\]{}/%]|$)`,
	"gi",
);

export type NamedAt = { at: number; encrypts: boolean };

/** Finds the positions of such names in a text, strings and comments included. */
export function* unwantedNames(text: string): Generator<NamedAt> {
	for (const match of text.matchAll(unwantedName)) {
		const name = match[1]?.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
		if (name !== undefined && unwanted.includes(name)) yield { at: match.index, encrypts: name === "Encrypt" };
	}
}

/** Tells whether what follows `text`, which begins with an object, is inside of a string or a comment. */
export function endsInText(text: string): boolean {
	let depth = 0;
	for (let index = 0; index < text.length; index++) {
		const char = text[index];
		if (depth > 0 && char === "\\") index += 1;
		else if (char === "(") depth += 1;
		else if (char === ")") depth = Math.max(0, depth - 1);
		else if (char === "%" && depth === 0) {
			const end = text.slice(index).search(/[\r\n]/);
			if (end < 0) return true;
			index += end;
		}
	}
	return depth > 0;
}

/** Beginning of an object stream: pairs of a number and an offset, then the objects. */
const objectsBegin = /^[\0\s]*\d+[\0\s]+\d+[\0\s]+/;

export const looksLikeObjects = (text: string) => objectsBegin.test(text);

/** Finds the names that the objects of an object stream use outside of their strings. */
export function namesInObjects(text: string): NamedAt[] {
	const first = /[^\0\s\d]/.exec(text)?.index ?? text.length;
	const numbers = text
		.slice(0, first)
		.split(/[\0\s]+/)
		.filter(Boolean)
		.map(Number);
	const starts = numbers.filter((_, index) => index % 2 === 1).map((offset) => first + offset);
	starts.push(first);
	starts.sort((a, b) => a - b);
	return [...unwantedNames(text)].filter(({ at }) => {
		const start = starts.findLast((begin) => begin <= at) ?? 0;
		return !endsInText(text.slice(start, at));
	});
}
