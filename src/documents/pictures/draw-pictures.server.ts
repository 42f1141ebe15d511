import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { DocumentFault } from "#src/documents/inspection/document-fault.ts";
import { pdfOverhead, writePdf } from "#src/forms/document-scanner/pdf/write-pdf.ts";
import { maxPages } from "#src/forms/document-scanner/scanned-pages.ts";
import { maxScanSize } from "#src/forms/documents.ts";
import { redrawPicture } from "./redraw-picture.server.ts";
import { type PictureFormat, pictureFormats } from "./redraw-task.ts";

/** A picture that has come. */
export type SentPicture = { name: string; path: string; format: PictureFormat };
/** Document that the picture becomes. */
export type DrawnDocument = { name: string; path: string };

/** The name of a file without its ending. */
const baseOf = (name: string) => name.replace(/\.[^.]*$/, "");

/** Finds the reason why a picture of a kind, by the ending that its content gives it, cannot be drawn. */
export function faultOfKind(ending: string): DocumentFault | undefined {
	if (ending === "apng") return "moving";
	return Object.hasOwn(pictureFormats, ending) ? undefined : "picture";
}

/** Draws a picture again, which is never larger than a document, also where its sender may send more. */
export async function drawPicture({ name, path, format }: SentPicture): Promise<DrawnDocument | DocumentFault> {
	const output = `${path}.drawn`;
	const result = await redrawPicture({ input: path, output, format, maxSize: maxScanSize });
	if (!result.ok) return result.fault;
	const isNamed = (result.extension === "jpg" ? /\.jpe?g$/i : /\.png$/i).test(name);
	return { name: isNamed ? name : `${baseOf(name)}.${result.extension}`, path: output };
}

/** Makes a PDF of pictures, a page each, as the scanner of the forms does. */
export async function joinPictures(pictures: readonly SentPicture[]): Promise<DrawnDocument | DocumentFault> {
	const [first] = pictures;
	if (!first || pictures.length > maxPages) return "unpacked";
	const maxSize = Math.floor((maxScanSize - pdfOverhead(pictures.length)) / pictures.length);
	const pages = [];
	for (const { path, format } of pictures) {
		const output = `${path}.page`;
		const result = await redrawPicture({ input: path, output, format, asJpeg: true, maxSize });
		if (!result.ok) return result.fault;
		pages.push({ jpeg: await openAsBlob(output), width: result.width, height: result.height });
	}
	const path = `${first.path}.pdf`;
	await writeFile(path, writePdf(pages, baseOf(first.name), new Date()).stream());
	return { name: `${baseOf(first.name)}.pdf`, path };
}
