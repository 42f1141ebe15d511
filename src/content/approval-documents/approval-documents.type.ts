import { z } from "zod";
import { type ApiItem, apiDay } from "#src/content/api-schema.ts";
import { defineContentType } from "#src/content/content-type.ts";
import { approvalDocumentUrl } from "#src/content/picture.ts";
import { type ApprovalDocumentFields, approvalDocumentFields } from "./approval-documents.ts";

const schema = z.object({
	title: z.string().describe("Title of the document"),
	url: z.string().describe("Path of the PDF on this site"),
	body: z.string().optional().describe("Name of the issuer"),
	number: z.string().optional().describe("The issuer’s number for this document"),
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

/**
 * Approval documents, in the order in which they were added. The API has them outside the common envelope: see
 * src/api/content.
 */
export const approvalDocumentType = defineContentType({
	table: "approval_documents",
	fields: approvalDocumentFields,
	office: {
		names: { many: "Approval documents", one: "approval document" },
		fields: {
			title: { label: "Title" },
			body: { label: "Issued by" },
			number: { label: "Number", hint: "The issuer’s number for this document." },
			valid_from: { label: "Valid from" },
			valid_until: { label: "Valid until", hint: "The last valid day. Leave blank if it doesn’t expire." },
			file: { label: "File", hint: "A PDF from the library." },
		},
	},
	translated: ["title", "body"],
	baseSlug: ({ title }) => title,
	needsSecondPerson: () => true,
	list: () => [{ orderBy: "id", direction: "asc" }],
});
