import { z } from "zod";
import { type ApiItem, apiDay } from "#src/content/api-schema.ts";
import { approvalDocumentUrl } from "#src/content/picture.ts";
import type { ApprovalDocumentFields } from "./approval-documents.ts";

const schema = z.object({
	title: z.string().describe("Title of the document"),
	url: z.string().describe("Path of the PDF on this site"),
	body: z.string().optional().describe("Who issued it"),
	number: z.string().optional().describe("The issuer's number"),
	valid_from: apiDay.optional().describe("First day it’s valid, YYYY-MM-DD in IST"),
	valid_until: apiDay.optional().describe("Last day it’s valid, YYYY-MM-DD in IST"),
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
