import type { DrawnDocument } from "#demo/records/office/documents.ts";
import type { DocumentContent } from "#src/pdf/document-content.ts";
import type { PdfTheme } from "#src/pdf/pdf-theme.ts";
import { renderPdf } from "#src/pdf/render-pdf.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { pdfMessages } from "#src/school/messages/sets/emails/pdf-messages.ts";
import { pdfTheme } from "#demo/pdf-theme.ts";

/** The look of another institution: grey, with a circle and a triangle for a crest. */
const theme: PdfTheme = {
	...pdfTheme,
	colours: { ink: "#22262a", brand: "#5b3a29", muted: "#6b6b6b", hairline: "#d4cfc6" },
	logo: { path: "M50 6A44 44 0 1 1 49.9 6ZM22 68L50 20L78 68Z", size: 100, strokeWidth: 4 },
};

const sheets = {
	"class-10": {
		board: "SAMPLE Board of Secondary Education",
		title: "SAMPLE: statement of marks, class 10",
		subjects: ["English", "Second language", "Mathematics", "Science", "Social science"],
	},
	"class-12": {
		board: "SAMPLE Board of Higher Secondary Education",
		title: "SAMPLE: statement of marks, class 12",
		subjects: ["English", "Second language", "Physics", "Chemistry", "Mathematics", "Computer science"],
	},
	degree: {
		board: "SAMPLE University",
		title: "SAMPLE: consolidated statement, B.Arch",
		subjects: ["Architectural design", "Building construction", "Theory of structures", "Services", "Thesis"],
	},
} as const;

const spread = [4, -3, 6, -5, 1, -3];

/** A sheet of marks whose mean is near the applicant's. It is marked as a sample all over. */
export function renderMarkSheet(kind: keyof typeof sheets, { applicant, file }: DrawnDocument) {
	const { board, title, subjects } = sheets[kind];
	const mean = applicant.percent || 70;
	const content: DocumentContent = {
		title,
		subject: "A drawn specimen, not a document",
		footer: "SAMPLE, not a document",
		facts: [
			{ label: "Name", value: applicant.name },
			{ label: "Register number", value: `SAMPLE ${file.replaceAll(/\D/g, "").padStart(5, "0")}` },
			{ label: "Result", value: mean >= 50 ? "Passed" : "Passed, third class" },
		],
		sections: [
			{
				heading: "Marks of 100",
				rows: subjects.map((label, index) => ({
					label,
					value: String(Math.min(100, Math.round(mean + (spread[index % spread.length] ?? 0)))),
				})),
			},
			{
				heading: "SAMPLE",
				paragraphs: ["Drawn by the demo school’s scripts. No board has issued it, and no such person exists."],
			},
		],
		note: "SAMPLE SAMPLE SAMPLE SAMPLE SAMPLE SAMPLE SAMPLE SAMPLE",
		sender: { name: board, lines: ["Invented for", "the demo school"] },
		date: new Date("2026-01-01T00:00:00Z"),
	};
	return renderPdf(content, theme, messagesIn(pdfMessages, undefined));
}
