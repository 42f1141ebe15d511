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

/** Most that the parts of a docx may unpack to, in bytes, and the most parts it may have. */
const docxLimits = { unpacked: 200 * 1024 * 1024, entries: 2000 };

/** Tells whether a file's content is what its ending says. Nothing is unpacked or decoded. */
export async function contentAgrees(path: string, extension: DocumentExtension): Promise<boolean> {
	const file = await open(path, "r");
	try {
		const { size } = await file.stat();
		const head = await readAt(file, 0, Math.min(headBytes, size));
		if (extension === "pdf")
			return isPdf(head, await readAt(file, Math.max(0, size - tailBytes), Math.min(tailBytes, size)));
		if (extension === "docx") return await isDocx(file, size, head);
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

/** The header may stand within the first 1024 bytes (ISO 32000-1, annex H); a file cut short has no cross-reference pointer. */
function isPdf(head: Buffer, tail: Buffer): boolean {
	return head.subarray(0, 1024).includes("%PDF-") && tail.includes("startxref");
}

async function isDocx(file: FileHandle, size: number, head: Buffer): Promise<boolean> {
	if (head.readUInt32BE(0) !== 0x504b0304) return false;
	const entries = await readZipDirectory(file, size, docxLimits.entries);
	if (!entries) return false;
	const names = entries.map((entry) => entry.name);
	const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedSize, 0);
	const escapes = names.some((name) => name.startsWith("/") || name.includes("\\") || name.split("/").includes(".."));
	const macros = names.some((name) => /vbaProject\.bin$/i.test(name));
	return (
		names.includes("[Content_Types].xml") &&
		names.includes("word/document.xml") &&
		!escapes &&
		!macros &&
		unpacked <= docxLimits.unpacked
	);
}
