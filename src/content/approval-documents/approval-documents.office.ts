import type { OfficeWords } from "#src/fields/office-words.ts";
import type { ApprovalDocumentFields } from "./approval-documents.ts";

export const approvalDocumentOffice: OfficeWords<ApprovalDocumentFields> = {
	names: { many: "Approval documents", one: "approval document" },
	fields: {
		title: { label: "Title" },
		body: { label: "Issued by" },
		number: { label: "Number", hint: "The issuer’s number for this document." },
		valid_from: { label: "Valid from" },
		valid_until: { label: "Valid until", hint: "The last valid day. Leave blank if it doesn’t expire." },
		file: { label: "File", hint: "The key of its PDF." },
	},
};
