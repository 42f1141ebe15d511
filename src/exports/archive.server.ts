import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Storage } from "#src/storage/storage.ts";
import type { ExportDocument } from "./export-source.ts";
import type { Cell, Column } from "./sheet.ts";
import { xlsxStream } from "./xlsx.server.ts";

const ownerColumn: Column = { key: "owner", title: "Person", width: 40 };

const indexOf = (facts: readonly Column[]): readonly Column[] => [
	{ key: "file", title: "File", width: 60 },
	...facts,
	{ key: "size", title: "Bytes" },
	{ key: "sha256", title: "SHA-256", width: 66 },
	{ key: "note", title: "Note", width: 40 },
];

/**
 * An archive of documents and `index.xlsx`, as a stream that is written while it is read: one document is open at a
 * time. Documents are stored as they are, since they are compressed already.
 * @param facts columns of the index, for the facts of the documents
 */
export function archiveStream(
	storage: Pick<Storage, "open">,
	documents: AsyncIterable<ExportDocument>,
	facts: readonly Column[] = [ownerColumn],
): { stream: Readable; added: () => number } {
	const zip = new ZipFile();
	const output = zip.outputStream as Readable;
	let added = 0;
	zip.on("error", (error: Error) => output.destroy(error));
	// One listener for all documents: thousands would be called in one turn of the event loop at the end.
	let onClose = () => {};
	output.once("close", () => onClose());

	async function fill() {
		const names = new Set<string>(["index.xlsx"]);
		const index: Cell[][] = [];
		for await (const document of documents) {
			if (output.destroyed) return;
			const bytes = await storage.open(document.key).catch((error: unknown) => {
				if (error instanceof Error && error.name === "FileMissingError") return undefined;
				throw error;
			});
			const name = freeName(names, document);
			const { owner, size, sha256, facts: own = [owner] } = document;
			index.push([name, ...own, size, sha256, bytes ? null : "We no longer have this document."]);
			if (!bytes) continue;
			const archiving = new Promise<void>((resolve, reject) => {
				bytes.once("end", resolve).once("error", reject);
				onClose = resolve;
			});
			zip.addReadStreamLazy(name, { compress: false, size }, (begin) => begin(null, bytes));
			await archiving;
			added += 1;
		}
		zip.addReadStreamLazy("index.xlsx", { compress: false }, (begin) =>
			begin(null, xlsxStream(indexOf(facts), inBatches(index))),
		);
		zip.end();
	}
	fill().catch((error) => output.destroy(error));
	return { stream: output, added: () => added };
}

/** Rows that are written in one turn of the event loop. */
const rowsTogether = 100;

async function* inBatches(rows: readonly Cell[][]) {
	for (let from = 0; from < rows.length; from += rowsTogether) {
		yield rows.slice(from, from + rowsTogether);
		await new Promise(setImmediate);
	}
}

/** Characters that no system accepts in the name of a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbiddenCharacters = /[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/g;
const maxNameLength = 120;

/** `DSA-26-B-000123 Kavya Nair - Class 12 mark sheet.pdf`, with a number where it is taken. */
function freeName(names: Set<string>, { owner, name }: ExportDocument): string {
	const dot = name.lastIndexOf(".");
	const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
	const plain = `${owner} - ${stem}`
		.toWellFormed()
		.replace(forbiddenCharacters, " ")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, maxNameLength)
		.toWellFormed()
		.replace(/^\.+/, "");
	for (let number = 1; ; number++) {
		const free = `${plain}${number === 1 ? "" : ` (${number})`}${ending.replace(forbiddenCharacters, "")}`;
		const folded = free.toLowerCase();
		if (names.has(folded)) continue;
		names.add(folded);
		return free;
	}
}
