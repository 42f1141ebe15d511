import { z } from "zod";
import type { Wire } from "#src/content/api-schema.ts";
import { approvalDocumentUrl } from "#src/content/picture.ts";
import type { ApprovalDocument } from "./approval-documents.ts";

const schema = z.object({ title: z.string(), url: z.string().describe("The PDF: an absolute path on this site") });

export const approvalDocumentOnWire: Wire<ApprovalDocument, typeof schema> = {
	schema,
	from: ({ title, file }) => ({ title, url: approvalDocumentUrl(file) }),
};
