import type { Picture } from "#src/forms/document-scanner/canvas.ts";

/** A4 in points, 1/72 inch. */
const a4 = { short: 595.28, long: 841.89 };
const margin = 24;

/** The most bytes that a PDF of this many pages needs besides its pictures. */
export const pdfOverhead = (pages: number) => 2048 + 768 * pages;

/**
 * A PDF (ISO 32000-1) with one picture per A4 page, portrait or landscape to match it, as large as the margins allow.
 * The JPEGs are embedded unchanged, as Blobs: nothing is read into memory.
 * @param title for the viewer's title bar; cut after 120 characters
 */
export function writePdf(pictures: readonly Picture[], title: string, createdAt: Date): Blob {
	const pageOf = (index: number) => 4 + 3 * index;
	const timestamp = createdAt.toISOString().replace(/\D/g, "").slice(0, 14);
	const kids = pictures.map((_, index) => `${pageOf(index)} 0 R`).join(" ");
	const objects: BlobPart[][] = [
		["<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>"],
		[`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`],
		[`<< /Title ${textString([...title].slice(0, 120).join(""))} /CreationDate (D:${timestamp}Z) >>`],
		...pictures.flatMap((picture, index) => pageObjects(picture, pageOf(index))),
	];

	const parts: BlobPart[] = [];
	let length = 0;
	const write = (...pieces: BlobPart[]) => {
		parts.push(...pieces);
		for (const piece of pieces) length += sizeOf(piece);
	};
	// Bytes above 127 on the second line mark the file as binary for transfer programs.
	write("%PDF-1.7\n%", new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]), "\n");
	const offsets = objects.map((pieces, index) => {
		const offset = length;
		write(`${index + 1} 0 obj\n`, ...pieces, "\nendobj\n");
		return offset;
	});
	const tableOffset = length;
	// Each entry is 20 bytes, line ending included.
	const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
	write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${tableOffset}\n%%EOF\n`);
	return new Blob(parts, { type: "application/pdf" });
}

/** Three objects, numbered from `number`: the page, its content stream and its picture. */
function pageObjects({ jpeg, width, height }: Picture, number: number): BlobPart[][] {
	const [pageWidth, pageHeight] = width > height ? [a4.long, a4.short] : [a4.short, a4.long];
	const scale = Math.min((pageWidth - 2 * margin) / width, (pageHeight - 2 * margin) / height);
	const [drawnWidth, drawnHeight] = [width * scale, height * scale];
	const matrix = [drawnWidth, 0, 0, drawnHeight, (pageWidth - drawnWidth) / 2, (pageHeight - drawnHeight) / 2]
		.map((value) => value.toFixed(3))
		.join(" ");
	const content = `q ${matrix} cm /P Do Q`;
	const size = `/Width ${width} /Height ${height}`;
	const image = `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
	return [
		[
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] `,
			`/Contents ${number + 1} 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
		],
		[`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
		[`<< ${image} /Length ${jpeg.size} >>\nstream\n`, jpeg, "\nendstream"],
	];
}

/** Any text as a PDF string: UTF-16BE in hexadecimal, with a byte order mark. */
function textString(text: string): string {
	const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, "0"));
	return `<feff${units.join("")}>`;
}

/** Returns the size in bytes; all strings are ASCII. */
function sizeOf(piece: BlobPart): number {
	if (typeof piece === "string") return piece.length;
	return piece instanceof Blob ? piece.size : piece.byteLength;
}
