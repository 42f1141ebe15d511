import type { FileRefusal } from "./checks/say-rule.ts";

/** Types of documents by ending; the content must agree, which only the server can tell. */
export const documentTypes = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	doc: "application/msword",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
} as const;
export type DocumentExtension = keyof typeof documentTypes;

const megabyte = 1_048_576;

/**
 * Rules for the files accepted under a question: endings that a picker offers, endings that the server accepts, and
 * size.
 */
export const documentKinds = {
	certificate: {
		picked: ["pdf", "docx"],
		extensions: ["jpg", "jpeg", "png", "pdf", "doc", "docx"],
		/** Bytes. */
		maxSize: 5 * megabyte,
		tooLarge: "over5MB",
		notPicked: "onlyPdfOrDocxOffered",
		notTaken: "onlyDocuments",
	},
	/**
	 * The same from a page without code, which has no scanner: pictures of any kind, whatever they are called, become
	 * JPEG or PNG when they arrive, and may be larger.
	 */
	photographed: {
		picked: ["pdf", "docx"],
		extensions: ["jpg", "jpeg", "png", "pdf", "doc", "docx"],
		maxSize: 20 * megabyte,
		tooLarge: "over20MB",
		notPicked: "onlyPdfOrDocxOffered",
		notTaken: "onlyDocuments",
		anyPicture: true,
	},
	portfolio: {
		picked: ["pdf"],
		extensions: ["pdf"],
		maxSize: 20 * megabyte,
		tooLarge: "over20MB",
		notPicked: "onlyPdfOffered",
		notTaken: "onlyPdf",
	},
	/** Documents of someone who applies for a post. */
	cv: {
		picked: ["pdf"],
		extensions: ["pdf"],
		maxSize: 5 * megabyte,
		tooLarge: "over5MB",
		notPicked: "onlyPdfOffered",
		notTaken: "onlyPdf",
		missing: "cvMissing",
	},
} as const satisfies Record<string, DocumentRules>;
export type DocumentKind = keyof typeof documentKinds;

export type DocumentRules = {
	picked: readonly DocumentExtension[];
	extensions: readonly DocumentExtension[];
	maxSize: number;
	tooLarge: FileRefusal;
	notPicked: FileRefusal;
	notTaken: FileRefusal;
	/** Pictures are recognised by their content, not by their names. */
	anyPicture?: boolean;
	/** Message if none is chosen, in place of the one for certificates. */
	missing?: FileRefusal;
};

/** Size limit of the kind that may be largest, in bytes. */
export const largestDocument = Math.max(...Object.values(documentKinds).map(({ maxSize }) => maxSize));

/** 5 MB, in bytes: what a scanned document may have. */
export const maxScanSize = documentKinds.certificate.maxSize;
export const maxFileNameLength = 255;

/** Returns the endings that a picker of the site offers, as the `accept` of an input. */
export const pickerAccept = (kind: DocumentKind) => documentKinds[kind].picked.map((ending) => `.${ending}`).join(",");

/** Tells whether pictures are taken: where there is no scanner, several of them as one document. */
export function takesPictures(kind: DocumentKind): boolean {
	const { extensions }: DocumentRules = documentKinds[kind];
	return extensions.includes("jpg");
}

/** The part of a file that browser and server both know. */
export type DocumentFile = { name: string; size: number };

/** The extension of a file name in lower case when it is one that the server takes. */
export function documentExtension(name: string): DocumentExtension | undefined {
	const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
	return ending !== undefined && Object.hasOwn(documentTypes, ending) ? (ending as DocumentExtension) : undefined;
}

/** Finds the reason why the site's own picker doesn't accept a chosen file; undefined when it may be sent. */
export function refusePicked(file: DocumentFile, kind: DocumentKind): FileRefusal | undefined {
	const { picked, maxSize, notPicked, tooLarge }: DocumentRules = documentKinds[kind];
	const extension = documentExtension(file.name);
	if (extension === undefined || !picked.includes(extension)) return notPicked;
	if (file.size > maxSize) return tooLarge;
	return file.size === 0 ? "empty" : undefined;
}
