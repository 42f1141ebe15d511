import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptiedUnlessMadeFrom } from "../../scripts/building/made-from.ts";
import { type DrawnDocument, drawnDocuments } from "../records/office/documents.ts";
import { cvOf, jobApplicants } from "../records/office/job-applicants.ts";

const folder = "build/samples";
const inputs = ["demo/samples", "demo/records/office", "demo/drawings/text.ts", "src/pdf", "demo/pdf-theme.ts"];

/** Draws the documents of the samples into `build/samples`, unless they are there and up to date. */
export async function drawSamples(say: (text: string) => void) {
	emptiedUnlessMadeFrom(folder, inputs);
	const missing = all.filter(({ file }) => !existsSync(join(folder, file)));
	if (missing.length === 0) return;
	say(`Drawing ${missing.length} sample documents`);
	for (const { file, draw } of missing) {
		const path = join(folder, file);
		writeFileSync(`${path}.part`, await draw());
		renameSync(`${path}.part`, path);
	}
}

type Drawn = { file: string; draw: () => Promise<Uint8Array> };

const all: readonly Drawn[] = [
	...drawnDocuments.map((document) => ({ file: document.file, draw: () => drawDocument(document) })),
	...jobApplicants.map((applicant, index) => ({
		file: cvOf(applicant, index).file,
		draw: async () => (await import("./curriculum-vitae.ts")).renderCurriculumVitae(applicant),
	})),
];

async function drawDocument(document: DrawnDocument) {
	const { kind } = document;
	if (kind === "passport") return (await import("./passport.ts")).renderPassport(document);
	return (await import("./mark-sheet.ts")).renderMarkSheet(kind, document);
}
