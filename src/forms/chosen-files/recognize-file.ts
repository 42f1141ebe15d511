import { documentExtension, documentTypes } from "#src/forms/documents.ts";

/** Beginnings of pictures: JPEG, PNG, GIF, BMP, TIFF, WebP, JPEG XL, and AVIF and HEIC (ISO/IEC 23008-12). */
const pictures =
	/^(\xff\xd8\xff|.PNG|GIF8|BM|II\*|MM.\*|RIFF.{4}WEBP|.{4}JXL |.{4}ftyp(avi[fs]|hei[cmsx]|hev[cmsx]|mif[12]|msf1))/s;
/** Beginnings of documents: PDF, and the containers of DOCX and DOC. */
const documents = [
	["pdf", /^%PDF-/],
	["docx", /^PK/],
	["doc", /^\xd0\xcf/],
] as const;

/** @returns a file's first bytes, a character each; "" of an empty file and of one that can't be read any more */
export async function readHead(file: Blob): Promise<string> {
	return file
		.slice(0, 12)
		.arrayBuffer()
		.then(
			(bytes) => String.fromCharCode(...new Uint8Array(bytes)),
			() => "",
		);
}

/**
 * Recognises a chosen file by its content: a name may have another ending, or none. A document that is named as another
 * kind of document gets its own ending, and a PDF does whatever it is called.
 */
export async function recognizeFile(file: File): Promise<{ file: File; isPicture: boolean }> {
	const head = await readHead(file);
	const [kind] = documents.find(([, begins]) => begins.test(head)) ?? [];
	const nameExtension = documentExtension(file.name);
	if (
		kind &&
		nameExtension !== kind &&
		(kind === "pdf" || (nameExtension && !/image/.test(documentTypes[nameExtension])))
	)
		return { file: new File([file], `${file.name}.${kind}`, { type: documentTypes[kind] }), isPicture: false };
	// Browsers know more kinds than these, by the name.
	const isPicture = pictures.test(head) || (file.type.startsWith("image/") && !kind);
	return { file, isPicture };
}
