import { z } from "zod";

/** What a document is by its ending; the content must agree, which only the server can tell. */
export const documentTypes = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	doc: "application/msword",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
} as const;
export type DocumentExtension = keyof typeof documentTypes;

/** 5 MB, in bytes. */
export const maxDocumentSize = 5_242_880;
export const maxFileNameLength = 255;

export const documentMessages = {
	tooLarge: "File size exceeds 5MB.",
	picker: "Invalid file type. Only .pdf and .docx are allowed.",
	type: "Invalid file type. Only JPG, PNG, PDF, DOC, DOCX are allowed.",
	empty: "This file is empty. Please choose it again.",
	name: "The name of this file is too long. Please give it a shorter name.",
	nameCharacter: "The name of this file contains a character that cannot be stored. Please give it another name.",
	required: "Certificate is required",
} as const;

/** What a picker of the site offers. */
export const pickerAccept = ".pdf,.docx";

/** The part of a file that browser and server both know. */
export type DocumentFile = { name: string; size: number };

/** The extension of a file name in lower case when it is one that the server takes. */
export function documentExtension(name: string): DocumentExtension | undefined {
	const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
	return ending !== undefined && Object.hasOwn(documentTypes, ending) ? (ending as DocumentExtension) : undefined;
}

/** What the site's own picker says of a chosen file: a message, or undefined when the file may be sent. */
export function refusePicked(file: DocumentFile): string | undefined {
	const extension = documentExtension(file.name);
	if (extension !== "pdf" && extension !== "docx") return documentMessages.picker;
	if (file.size > maxDocumentSize) return documentMessages.tooLarge;
	return file.size === 0 ? documentMessages.empty : undefined;
}

export const requiredDocument = z
	.object({ name: z.string(), size: z.number() }, documentMessages.required)
	.refine((file) => documentExtension(file.name) !== undefined, { error: documentMessages.type, abort: true })
	.refine((file) => file.size <= maxDocumentSize, documentMessages.tooLarge)
	.refine((file) => file.size > 0, documentMessages.empty)
	.refine((file) => file.name.length <= maxFileNameLength, documentMessages.name)
	.refine((file) => !file.name.includes("\u0000"), documentMessages.nameCharacter);

/** What is wrong with a document by its name and size: a message, or undefined. */
export function refuseDocument(file: DocumentFile): string | undefined {
	return requiredDocument.safeParse(file).error?.issues[0]?.message;
}

export const optionalDocument = requiredDocument.optional();
