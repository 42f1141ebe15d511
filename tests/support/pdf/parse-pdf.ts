/**
 * A PDF object: names and operators are text with their `/`, strings as bytes in latin1, streams with their dictionary.
 */
export type PdfValue = number | PdfString | PdfName | PdfReference | PdfDictionary | PdfValue[];
export type PdfName = string;
export type PdfDictionary = { [key: string]: PdfValue };
export class PdfString {
	readonly bytes: Buffer;
	constructor(bytes: Buffer) {
		this.bytes = bytes;
	}
	/** Text as PDF stores it: UTF-16BE after a byte order mark, otherwise latin1. */
	get text(): string {
		if (this.bytes[0] !== 0xfe || this.bytes[1] !== 0xff) return this.bytes.toString("latin1");
		return Buffer.from(this.bytes.subarray(2)).swap16().toString("utf16le");
	}
}
export class PdfReference {
	readonly id: number;
	constructor(id: number) {
		this.id = id;
	}
}

const whitespace = /\s/;
const token = /\/[^\s/<>[\]()]*|[^\s/<>[\]()]+/y;
const reference = /(\d+) \d+ R(?=[\s/<>[\]()])/y;
const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads objects and operators one after the other, and throws at anything that is neither. */
export class PdfParser {
	at: number;
	readonly #text: string;

	constructor(text: string, at = 0) {
		this.#text = text;
		this.at = at;
	}

	get done(): boolean {
		this.#skipWhitespace();
		return this.at >= this.#text.length;
	}

	next(): PdfValue {
		this.#skipWhitespace();
		const match = this.#match(reference);
		if (match) return new PdfReference(Number(match[1]));
		if (this.#text.startsWith("<<", this.at)) return this.#dictionary();
		if (this.#text[this.at] === "<") return this.#hexString();
		if (this.#text[this.at] === "(") return this.#literalString();
		if (this.#text[this.at] === "[") return this.#until("]");
		const [value] = this.#match(token) ?? [];
		if (value === undefined) throw new Error(`No PDF object at byte ${this.at}`);
		return /^[-+]?[\d.]+$/.test(value) ? Number(value) : value;
	}

	expect(text: string) {
		this.#skipWhitespace();
		if (!this.#text.startsWith(text, this.at)) throw new Error(`No "${text}" at byte ${this.at}`);
		this.at += text.length;
	}

	#dictionary(): PdfDictionary {
		this.at += 1;
		const entries = this.#until(">>");
		if (entries.length % 2 > 0) throw new Error(`A key without a value before byte ${this.at}`);
		return Object.fromEntries(
			entries.flatMap((key, index) => (index % 2 > 0 ? [] : [[String(key), entries[index + 1] ?? ""]])),
		);
	}

	#until(end: string): PdfValue[] {
		this.at += 1;
		const values: PdfValue[] = [];
		for (this.#skipWhitespace(); !this.#text.startsWith(end, this.at); this.#skipWhitespace()) values.push(this.next());
		this.at += end.length;
		return values;
	}

	#hexString(): PdfString {
		const end = this.#text.indexOf(">", this.at);
		const digits = this.#text.slice(this.at + 1, end).replace(/\s/g, "");
		if (!/^(?:[\da-f]{2})*$/i.test(digits)) throw new Error(`A broken hexadecimal string at byte ${this.at}`);
		this.at = end + 1;
		return new PdfString(Buffer.from(digits, "hex"));
	}

	#literalString(): PdfString {
		let value = "";
		let depth = 0;
		for (;;) {
			const character = this.#text[this.at++];
			if (character === undefined) throw new Error("A string without an end");
			if (character === "\\") {
				const escaped = this.#text[this.at++] ?? "";
				value += escapes[escaped] ?? escaped;
				continue;
			}
			if (character === "(") depth += 1;
			if (character === ")") depth -= 1;
			if (depth === 0) return new PdfString(Buffer.from(value.slice(1), "latin1"));
			value += character;
		}
	}

	#match(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = this.at;
		const match = pattern.exec(this.#text);
		if (match) this.at = pattern.lastIndex;
		return match;
	}

	#skipWhitespace() {
		while (whitespace.test(this.#text[this.at] ?? "")) this.at += 1;
	}
}
