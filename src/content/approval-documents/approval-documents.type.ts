import { defineContentType } from "#src/content/content-type.ts";
import { approvalDocumentOffice } from "./approval-documents.office.ts";
import { approvalDocumentFields } from "./approval-documents.ts";

/** In the order in which they were added. The API has them outside the common envelope: see src/api/content. */
export const approvalDocumentType = defineContentType({
	table: "approval_documents",
	fields: approvalDocumentFields,
	office: approvalDocumentOffice,
	baseSlug: ({ title }) => title,
	needsSecondPerson: () => true,
	list: () => [{ orderBy: "id", direction: "asc" }],
});
