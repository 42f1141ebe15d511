import { type PdfFile, paperSender, pdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { applicationConsent } from "#src/forms/consent.ts";
import type { School } from "#src/forms/mail-words.ts";
import { type Paper, type PaperBlock, printPaper } from "#src/pdf/paper.ts";
import type { ApplicationView } from "./read-application.server.ts";

/** Everything that was sent with an application as a PDF, in the words that the applicant saw. */
export async function printApplication(school: School, application: ApplicationView): Promise<PdfFile> {
	return pdfFile(`application-${application.reference}`, await printPaper(applicationPaper(school, application)));
}

/** What stands on it. */
export function applicationPaper(
	school: School,
	{ reference, title, receivedAt, steps, files, consent }: ApplicationView,
): Paper {
	const sent = new Set(files.map(({ field }) => field));
	return {
		title,
		subject: `The application ${reference} as the school received it`,
		mark: reference,
		facts: [
			{ label: "Reference", value: reference },
			{ label: "Received", value: formatDateTime(new Date(receivedAt)) },
		],
		blocks: [
			...steps.map((step): PaperBlock => {
				const lines = step.lines.filter(({ name }) => !sent.has(name));
				return {
					heading: step.title,
					rows: lines.map(({ label, answer }) => ({ label, value: answer || "Not given" })),
				};
			}),
			files.length > 0
				? {
						heading: "Documents",
						rows: files.map(({ label, name, size }) => ({ label, value: `${name}\n${fileSize(size)}` })),
					}
				: { heading: "Documents", paragraphs: ["No documents came with it."] },
			{ heading: "Consent", paragraphs: [consentWords(consent)] },
		],
		note: `This is what the school stores under this reference. If something in it is wrong, write to ${school.email} and name the reference.`,
		sender: paperSender(school),
		date: new Date(receivedAt),
	};
}

function consentWords(consent: ApplicationView["consent"]): string {
	if (!consent) return "The form was sent by a program that did not ask for consent.";
	const given = `Given on ${formatDateTime(new Date(consent.at))}, in the wording of ${consent.version}.`;
	return consent.version === applicationConsent.version ? `“${applicationConsent.text}” ${given}` : given;
}
