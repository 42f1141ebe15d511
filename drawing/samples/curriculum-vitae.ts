import type { JobApplicant } from "#demo/records/office/job-applicants.ts";
import { renderPdf } from "#src/pdf/render-pdf.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { pdfMessages } from "#src/school/messages/sets/emails/pdf-messages.ts";
import { pdfTheme } from "#demo/pdf-theme.ts";

/** An applicant's life on a page. It is marked as a sample all over. */
export function renderCurriculumVitae({ name, place, work, note }: JobApplicant) {
	return renderPdf(
		{
			title: `SAMPLE: ${name}`,
			subject: "A drawn specimen, not a document",
			footer: "SAMPLE, not a document",
			facts: [
				{ label: "Name", value: name },
				{ label: "Place", value: place },
			],
			sections: [
				{ heading: "Work and degrees", paragraphs: [...work] },
				...(note === undefined ? [] : [{ heading: "Why here", paragraphs: [note] }]),
				{ heading: "SAMPLE", paragraphs: ["Drawn by the demo school’s scripts. No such person exists."] },
			],
			note: "SAMPLE SAMPLE SAMPLE SAMPLE SAMPLE SAMPLE SAMPLE SAMPLE",
			sender: { name: "SAMPLE", lines: ["Invented for", "the demo school"] },
			date: new Date("2026-01-01T00:00:00Z"),
		},
		pdfTheme,
		messagesIn(pdfMessages, undefined),
	);
}
