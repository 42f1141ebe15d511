import { z } from "zod";
import { madeOnce } from "#src/fields/made-once.ts";
import {
	type DocumentExtension,
	type DocumentFile,
	type DocumentKind,
	type DocumentRules,
	documentExtension,
	documentKinds,
	documentMessages,
	maxFileNameLength,
} from "./documents.ts";

export const requiredDocument = madeOnce((kind: DocumentKind = "certificate") => {
	const { taken, maxSize, notTaken, tooLarge, missing }: DocumentRules = documentKinds[kind];
	const isTaken = (extension: DocumentExtension | undefined) => extension !== undefined && taken.includes(extension);
	return z
		.object({ name: z.string(), size: z.number() }, missing ?? documentMessages.required)
		.refine((file) => isTaken(documentExtension(file.name)), { error: notTaken, abort: true })
		.refine((file) => file.size <= maxSize, tooLarge)
		.refine((file) => file.size > 0, documentMessages.empty)
		.refine((file) => file.name.length <= maxFileNameLength, documentMessages.name)
		.refine((file) => !file.name.includes("\u0000"), documentMessages.nameCharacter);
});

/** What is wrong with a document by its name and size: a message, or undefined. */
export function refuseDocument(file: DocumentFile, kind: DocumentKind): string | undefined {
	return requiredDocument(kind).safeParse(file).error?.issues[0]?.message;
}

export const optionalDocument = (kind?: DocumentKind) => requiredDocument(kind).optional();
