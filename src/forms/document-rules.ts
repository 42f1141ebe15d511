import { z } from "zod";
import { makeOnce } from "#src/fields/make-once.ts";
import type { FileRefusal } from "./checks/say-rule.ts";
import {
	type DocumentExtension,
	type DocumentFile,
	type DocumentKind,
	type DocumentRules,
	documentExtension,
	documentKinds,
	maxFileNameLength,
} from "./documents.ts";

const nameOf = (refusal: FileRefusal) => refusal;

export const requiredDocument = makeOnce((kind: DocumentKind = "certificate") => {
	const { extensions, maxSize, notTaken, tooLarge, missing }: DocumentRules = documentKinds[kind];
	const none = missing ?? nameOf("required");
	const isTaken = (extension: DocumentExtension | undefined) =>
		extension !== undefined && extensions.includes(extension);
	return z
		.object({ name: z.string(none), size: z.number(none) }, none)
		.refine((file) => isTaken(documentExtension(file.name)), { error: notTaken, abort: true })
		.refine((file) => file.size <= maxSize, tooLarge)
		.refine((file) => file.size > 0, nameOf("empty"))
		.refine((file) => file.name.length <= maxFileNameLength, nameOf("fileNameTooLong"))
		.refine((file) => !file.name.includes("\u0000"), nameOf("fileNameUnsavable"));
});

/** Finds what is wrong with a document by its name and size. */
export function refuseDocument(file: DocumentFile, kind: DocumentKind): FileRefusal | undefined {
	// The rule's own messages.
	return requiredDocument(kind).safeParse(file).error?.issues[0]?.message as FileRefusal | undefined;
}

export const optionalDocument = (kind?: DocumentKind) => requiredDocument(kind).optional();
