import { z } from "zod";
import type { ApiItem } from "#src/content/api-schema.ts";
import { approvalDocumentUrl } from "#src/content/picture.ts";
import type { ApprovalDocumentFields } from "./approval-documents.ts";

const schema = z.object({ title: z.string(), url: z.string().describe("The PDF: an absolute path on this site") });

export const approvalDocumentItem: ApiItem<ApprovalDocumentFields, typeof schema> = {
	schema,
	serialize: ({ title, file }) => ({ title, url: approvalDocumentUrl(file) }),
};
