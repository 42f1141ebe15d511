import { mark } from "#demo/logo.ts";
import type { School } from "#src/forms/mail-words.ts";
import type { Paper } from "#src/pdf/paper.ts";

/** A PDF to download or to send along; the name says what it is and of which number. */
export type PdfFile = { filename: string; contentType: "application/pdf"; content: Uint8Array<ArrayBuffer> };

/** @param name without its ending; letters, digits and hyphens */
export function pdfFile(name: string, content: Uint8Array<ArrayBuffer>): PdfFile {
	return { filename: `${name}.pdf`, contentType: "application/pdf", content };
}

/** The school at the head of a paper. */
export function paperSender(school: School): Paper["sender"] {
	return { name: school.name, lines: [...school.lines, school.phone, school.email], emblem: mark };
}
