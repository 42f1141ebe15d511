import { mkdirSync, writeFileSync } from "node:fs";
import { type DrawnDocument, drawnDocuments } from "#demo/records/office/documents.ts";
import { cvOf, jobApplicants } from "#demo/records/office/job-applicants.ts";
import { renderCurriculumVitae } from "./curriculum-vitae.ts";
import { renderMarkSheet } from "./mark-sheet.ts";
import { renderPassport } from "./passport.ts";

const folder = "demo/samples";

/** Draws the documents of the sample applications. */
export async function drawSamples() {
	mkdirSync(folder, { recursive: true });
	for (const document of drawnDocuments) writeFileSync(`${folder}/${document.file}`, await drawDocument(document));
	for (const [index, applicant] of jobApplicants.entries())
		writeFileSync(`${folder}/${cvOf(applicant, index).file}`, await renderCurriculumVitae(applicant));
}

function drawDocument(document: DrawnDocument): Promise<Uint8Array> {
	const { kind } = document;
	return kind === "passport" ? renderPassport(document) : renderMarkSheet(kind, document);
}
