import type { Picture } from "./picked-picture.ts";

/** A4 in points, 1/72 inch. */
const a4 = { short: 595.28, long: 841.89 };
const margin = 24;

/** Most bytes that a PDF of so many pages has beyond its pictures. */
export const pdfFrame = (pages: number) => 2048 + 768 * pages;

/**
 * A PDF of one picture a page, on A4 upright or across as the picture is, as large as the margins let it be (ISO 32000-1).
 * The JPEGs stand in it as they are; nothing is read into memory.
 * @param title what a viewer shows in its title bar; cut after 120 characters
 */
export function picturesAsPdf(pictures: readonly Picture[], title: string, made: Date): Blob {
	const pageOf = (index: number) => 4 + 3 * index;
	const kids = pictures.map((_, index) => `${pageOf(index)} 0 R`).join(" ");
	const objects: BlobPart[][] = [
		["<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>"],
		[`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`],
		[
			`<< /Title ${textString([...title].slice(0, 120).join(""))} /CreationDate (D:${made.toISOString().replace(/\D/g, "").slice(0, 14)}Z) >>`,
		],
		...pictures.flatMap((picture, index) => pageObjects(picture, pageOf(index))),
	];

	const parts: BlobPart[] = [];
	let length = 0;
	const write = (...pieces: BlobPart[]) => {
		parts.push(...pieces);
		for (const piece of pieces) length += sizeOf(piece);
	};
	// Bytes above 127 in the second line tell programs that pass files on that this one is not text.
	write("%PDF-1.7\n%", new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]), "\n");
	const offsets = objects.map((pieces, index) => {
		const offset = length;
		write(`${index + 1} 0 obj\n`, ...pieces, "\nendobj\n");
		return offset;
	});
	const table = length;
	// Each entry is 20 bytes long, its end of line included.
	const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
	write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${table}\n%%EOF\n`);
	return new Blob(parts, { type: "application/pdf" });
}

/** The page, what is painted on it, and the picture: three objects, the first of this number. */
function pageObjects({ jpeg, width, height }: Picture, number: number): BlobPart[][] {
	const [across, up] = width > height ? [a4.long, a4.short] : [a4.short, a4.long];
	const scale = Math.min((across - 2 * margin) / width, (up - 2 * margin) / height);
	const [shownWidth, shownHeight] = [width * scale, height * scale];
	const place = [shownWidth, 0, 0, shownHeight, (across - shownWidth) / 2, (up - shownHeight) / 2]
		.map((value) => value.toFixed(3))
		.join(" ");
	const painting = `q ${place} cm /P Do Q`;
	const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
	return [
		[
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${up}] `,
			`/Contents ${number + 1} 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
		],
		[`<< /Length ${painting.length} >>\nstream\n${painting}\nendstream`],
		[`<< ${image} /Length ${jpeg.size} >>\nstream\n`, jpeg, "\nendstream"],
	];
}

/** Any text as a PDF string: UTF-16BE in hexadecimal digits, after the byte order mark. */
function textString(text: string): string {
	const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, "0"));
	return `<feff${units.join("")}>`;
}

/** In bytes; the strings are all ASCII. */
function sizeOf(piece: BlobPart): number {
	if (typeof piece === "string") return piece.length;
	return piece instanceof Blob ? piece.size : piece.byteLength;
}
