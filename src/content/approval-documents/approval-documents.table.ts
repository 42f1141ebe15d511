import type { Stored } from "#src/content/record.table.ts";
import type { ApprovalDocumentFields } from "./approval-documents.ts";

export type ApprovalDocumentsTable = Stored<ApprovalDocumentFields>;
