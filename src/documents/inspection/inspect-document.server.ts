import { open } from "node:fs/promises";
import pLimit from "p-limit";
import { type DocumentExtension, maxScanSize } from "#src/forms/documents.ts";
import type { DocumentFault } from "./document-fault.ts";
import { inspectDoc } from "./inspect-doc.ts";
import { inspectDocx } from "./inspect-docx.server.ts";
import { inspectPdf } from "./inspect-pdf.server.ts";

const typeOf = { jpg: "jpg", jpeg: "jpg", png: "png" } as const;
/** Recognises a type by the first bytes. */
async function typeOfHead(bytes: Buffer) {
	const { fileTypeFromBuffer } = await import("file-type");
	return fileTypeFromBuffer(bytes.subarray(0, 4100));
}

const zipSignature = Buffer.from("PK\x03\x04");

/** A document is in memory as a whole while it is inspected. */
const oneAtATime = pLimit(1);

/** Used again by one file after the other: megabytes that are left behind are collected later than more are wanted. */
let reused: Buffer | undefined;

async function readWhole(path: string): Promise<Buffer> {
	const file = await open(path, "r");
	try {
		const { size } = await file.stat();
		if (size <= maxScanSize) reused ??= Buffer.allocUnsafeSlow(maxScanSize);
		const bytes = size <= maxScanSize && reused ? reused.subarray(0, size) : Buffer.allocUnsafeSlow(size);
		let read = 0;
		while (read < size) {
			const { bytesRead } = await file.read(bytes, read, size - read, read);
			if (bytesRead === 0) break;
			read += bytesRead;
		}
		return bytes.subarray(0, read);
	} finally {
		await file.close();
	}
}

/**
 * Finds the reason not to accept a file as what its extension says; undefined if there is none. Pictures are judged by
 * their first bytes only: they are decoded when they are redrawn (`redrawPicture`).
 * @throws what the file system throws
 */
export function inspectDocument(path: string, extension: DocumentExtension): Promise<DocumentFault | undefined> {
	return oneAtATime(async () => {
		const bytes = await readWhole(path);
		if (extension === "pdf") return inspectPdf(bytes);
		if (extension === "docx" || extension === "doc") {
			const isType = extension === "doc" || bytes.subarray(0, zipSignature.length).equals(zipSignature);
			if (!isType) return "type";
			// Readers of PDF look for its beginning in the first 1024 bytes.
			if (bytes.subarray(0, 1032).includes("%PDF-")) return "mixed";
			return extension === "doc" ? inspectDoc(bytes) : inspectDocx(path);
		}
		const type = await typeOfHead(bytes);
		if (type?.ext !== typeOf[extension] && !(type?.ext === "apng" && extension === "png")) return "type";
		return type?.ext === "apng" ? "moving" : undefined;
	});
}

/**
 * Recognises a file by its content, whatever it is called.
 * @returns the ending of its kind, such as "webp"; undefined if it is neither a picture, a PDF nor a DOCX
 */
export function endingByContent(path: string): Promise<string | undefined> {
	return oneAtATime(async () => {
		const type = await typeOfHead(await readWhole(path));
		return type && (type.mime.startsWith("image/") || type.ext === "pdf" || type.ext === "docx") ? type.ext : undefined;
	});
}
