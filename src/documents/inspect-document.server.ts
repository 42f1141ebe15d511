import { type FileHandle, open } from "node:fs/promises";
import type { DocumentExtension } from "#src/forms/documents.ts";
import { readZipDirectory } from "./zip-directory.server.ts";

const typeOf: Record<DocumentExtension, string[]> = {
	pdf: ["pdf"],
	docx: ["docx"],
	doc: ["cfb"],
	jpg: ["jpg"],
	jpeg: ["jpg"],
	png: ["png"],
};
const headBytes = 4100;
const tailBytes = 8192;

const zipSignature = Buffer.from("PK\x03\x04");

/** The most bytes that the parts of a DOCX may unpack to, and the most parts it may have. */
const docxLimits = { unpackedSize: 200 * 1024 * 1024, entries: 2000 };

/** Whether a file's content is what its extension says. Nothing is unpacked or decoded. */
export async function contentMatches(path: string, extension: DocumentExtension): Promise<boolean> {
	const file = await open(path, "r");
	try {
		const { size } = await file.stat();
		const head = await readAt(file, 0, Math.min(headBytes, size));
		if (extension === "pdf")
			return isPdf(head, await readAt(file, Math.max(0, size - tailBytes), Math.min(tailBytes, size)));
		if (extension === "docx") return await isDocx(path, head);
		const { fileTypeFromBuffer } = await import("file-type");
		const found = await fileTypeFromBuffer(head);
		return found !== undefined && typeOf[extension].includes(found.ext);
	} finally {
		await file.close();
	}
}

export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
	return buffer.subarray(0, bytesRead);
}

/**
 * The header may be anywhere in the first 1024 bytes (ISO 32000-1, annex H); a truncated file has no cross-reference
 * pointer.
 */
function isPdf(head: Buffer, tail: Buffer): boolean {
	return head.subarray(0, 1024).includes("%PDF-") && tail.includes("startxref");
}

async function isDocx(path: string, head: Buffer): Promise<boolean> {
	if (!head.subarray(0, zipSignature.length).equals(zipSignature)) return false;
	const entries = await readZipDirectory(path, docxLimits.entries);
	if (!entries) return false;
	const names = entries.map((entry) => entry.name);
	const unpackedSize = entries.reduce((sum, entry) => sum + entry.unpackedSize, 0);
	const hasMacros = names.some((name) => /vbaProject\.bin$/i.test(name));
	return (
		names.includes("[Content_Types].xml") &&
		names.includes("word/document.xml") &&
		!hasMacros &&
		unpackedSize <= docxLimits.unpackedSize
	);
}
