import { z } from "zod";
import { fileKey, line } from "#src/content/fields.ts";

/** What an author decides about an approval document. */
export const approvalDocumentFields = z.object({
	title: line(),
	/** The PDF's key; src/content/picture.ts knows its address. */
	file: fileKey,
});

export type ApprovalDocumentFields = z.output<typeof approvalDocumentFields>;
