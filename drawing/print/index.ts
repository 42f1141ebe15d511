import { mkdirSync, writeFileSync } from "node:fs";
import { newsletters } from "#demo/newsletters.ts";
import { approvalDocuments } from "#demo/records/approval-documents.ts";
import { renderApprovalDocument } from "./approval-document.ts";
import { renderNewsletter } from "./newsletter.ts";

const folder = "demo/public/uploads";

/** Renders the newsletters and approval documents. */
export async function printDocuments() {
	for (const name of ["news-letters", "approval-documents"]) mkdirSync(`${folder}/${name}`, { recursive: true });
	for (const newsletter of newsletters)
		writeFileSync(`${folder}/news-letters/${newsletter.key}.pdf`, await renderNewsletter(newsletter));
	for (const [order, document] of approvalDocuments.entries())
		writeFileSync(
			`${folder}/approval-documents/${document.key}.pdf`,
			await renderApprovalDocument(document, order),
		);
}
