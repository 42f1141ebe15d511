import { z } from "zod";
import { type ApiItem, apiDay } from "#src/content/api-schema.ts";
import { approvalDocumentUrl } from "#src/content/picture.ts";
import type { ApprovalDocumentFields } from "./approval-documents.ts";

const schema = z.object({
	title: z.string(),
	url: z.string().describe("The PDF: an absolute path on this site"),
	body: z.string().optional().describe("Who issued it"),
	number: z.string().optional().describe("The issuer's number"),
	valid_from: apiDay.optional(),
	valid_until: apiDay.optional(),
});

export const approvalDocumentItem: ApiItem<ApprovalDocumentFields, typeof schema> = {
	schema,
	serialize: ({ title, file, body, number, valid_from, valid_until }) => ({
		title,
		url: approvalDocumentUrl(file),
		body: body ?? undefined,
		number: number ?? undefined,
		valid_from: valid_from ?? undefined,
		valid_until: valid_until ?? undefined,
	}),
};
