import { inflateSync } from "node:zlib";
import { type PdfDictionary, PdfParser, PdfReference, PdfString, type PdfValue } from "./parse-pdf.ts";

type Stored = { value: PdfValue; stream?: Buffer };

/** A PDF whose cross-reference table, objects and stream lengths have all been checked. */
export class ReadPdf {
	readonly catalog: PdfDictionary;
	readonly #info: PdfDictionary;
	readonly #objects = new Map<number, Stored>();

	/** @throws at the first fault */
	constructor(bytes: Uint8Array) {
		const text = Buffer.from(bytes).toString("latin1");
		if (!text.startsWith("%PDF-1.")) throw new Error("No PDF header");
		const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
		const [table, size, entries = ""] =
			/^xref\s+0 (\d+)\s+((?:\d{10} \d{5} [fn]\s+)+)trailer/.exec(text.slice(start)) ?? [];
		if (!table) throw new Error("No cross-reference table where startxref points");
		const offsets = [...entries.matchAll(/(\d{10}) \d{5} ([fn])/g)];
		if (offsets.length !== Number(size)) throw new Error("The cross-reference table has a wrong size");
		for (const [id, [, offset, kind]] of offsets.entries())
			if (kind === "n") this.#objects.set(id, readObject(text, id, Number(offset)));
		const trailer = asDictionary(new PdfParser(text, start + table.length).next());
		this.catalog = this.dictionary(trailer["/Root"]);
		this.#info = this.dictionary(trailer["/Info"]);
	}

	/** An entry of the document's information, such as `Title`. */
	info(name: string): string | undefined {
		const value = this.resolve(this.#info[`/${name}`]);
		return value instanceof PdfString ? value.text : undefined;
	}

	get createdAt(): Date {
		const digits = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z/.exec(this.info("CreationDate") ?? "");
		if (!digits) throw new Error("No creation date in UTC");
		const [year = 0, month = 1, ...rest] = digits.slice(1).map(Number);
		return new Date(Date.UTC(year, month - 1, ...rest));
	}

	get pages(): { width: number; height: number; dictionary: PdfDictionary }[] {
		const kids = this.resolve(this.dictionary(this.catalog["/Pages"])["/Kids"]);
		if (!Array.isArray(kids)) throw new Error("The page tree has no pages");
		return kids.map((kid) => {
			const dictionary = this.dictionary(kid);
			const [, , width, height] = this.#array(dictionary["/MediaBox"]).map(Number);
			return { width: width ?? 0, height: height ?? 0, dictionary };
		});
	}

	/** The structure tree as text, such as `Document(H1 P P)`. */
	get structure(): string {
		const root = this.dictionary(this.catalog["/StructTreeRoot"]);
		return this.#array(root["/K"])
			.map((each) => this.#element(each))
			.join(" ");
	}

	stream(value: PdfValue | undefined): Buffer {
		const storedValue = value instanceof PdfReference ? this.#objects.get(value.id) : undefined;
		if (!storedValue?.stream) throw new Error("Not a stream");
		return asDictionary(storedValue.value)["/Filter"] === "/FlateDecode"
			? inflateSync(storedValue.stream)
			: storedValue.stream;
	}

	dictionary(value: PdfValue | undefined): PdfDictionary {
		return asDictionary(this.resolve(value));
	}

	resolve(value: PdfValue | undefined): PdfValue | undefined {
		return value instanceof PdfReference ? this.#objects.get(value.id)?.value : value;
	}

	#array(value: PdfValue | undefined): PdfValue[] {
		const resolved = this.resolve(value);
		return Array.isArray(resolved) ? resolved : [];
	}

	#element(value: PdfValue): string {
		const { "/S": role, "/K": children } = this.dictionary(value);
		const elements = this.#array(children).filter((each) => each instanceof PdfReference);
		const name = String(role).slice(1);
		return elements.length > 0 ? `${name}(${elements.map((each) => this.#element(each)).join(" ")})` : name;
	}
}

function readObject(text: string, id: number, offset: number): Stored {
	const parser = new PdfParser(text, offset);
	parser.expect(`${id} 0 obj`);
	const value = parser.next();
	if (!/^\s*stream\r?\n/.test(text.slice(parser.at, parser.at + 20))) {
		parser.expect("endobj");
		return { value };
	}
	parser.expect("stream");
	const start = parser.at + (text.startsWith("\r\n", parser.at) ? 2 : 1);
	parser.at = start + Number(asDictionary(value)["/Length"]);
	const stream = Buffer.from(text.slice(start, parser.at), "latin1");
	parser.expect("endstream");
	parser.expect("endobj");
	return { value, stream };
}

function asDictionary(value: PdfValue | undefined): PdfDictionary {
	const other = typeof value !== "object" || Array.isArray(value);
	if (other || value instanceof PdfString || value instanceof PdfReference) throw new Error("Not a dictionary");
	return value;
}
