import { type PdfFile, renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { DocumentContent, DocumentSection } from "#src/pdf/document-content.ts";
import { schoolText } from "#src/school-texts.ts";
import type { ApplicationView } from "./read-application.server.ts";

/** An application as a PDF: every answer as the applicant saw it, the documents' names, and the consent. */
export function renderApplication(school: School, application: ApplicationView): Promise<PdfFile> {
	return renderPdfFile(`application-${application.reference}`, applicationContent(school, application), school);
}

/** The text of that PDF. */
export function applicationContent(
	school: School,
	{ reference, title, receivedAt, stage, steps, files, consent }: ApplicationView,
): DocumentContent {
	const sentFields = new Set(files.map(({ field }) => field));
	return {
		title,
		subject: `Application ${reference}, as the school received it`,
		footer: reference,
		facts: [
			{ label: "Application number", value: reference },
			{ label: "Received", value: formatDateTime(new Date(receivedAt)) },
			...(stage === "withdrawn" ? [{ label: "Status", value: "Withdrawn by the applicant" }] : []),
		],
		sections: [
			...steps.map((step): DocumentSection => {
				const lines = step.lines.filter(({ name }) => !sentFields.has(name));
				return {
					heading: step.title,
					rows: lines.map(({ label, answer }) => ({ label, value: answer || "Not given" })),
				};
			}),
			files.length > 0
				? {
						heading: "Documents",
						rows: files.map(({ label, name, size, sentAt }) => ({
							label,
							value: `${name}\n${fileSize(size)}${laterDay(sentAt)}`,
						})),
					}
				: { heading: "Documents", paragraphs: ["No documents were sent with it."] },
			{ heading: "Consent", paragraphs: [consentText(consent), ...legalTexts(consent)] },
		],
		note:
			"This is what the school has for this application number. If something is wrong, correct it on your " +
			`application page, using the link in our email. Or email ${school.email} with your application number.`,
		sender: senderOf(school),
		date: new Date(receivedAt),
	};
}

function consentText(consent: ApplicationView["consent"]): string {
	if (!consent) return "The application was sent by a program that did not ask for consent.";
	const { version, text, at } = consent;
	const consentLine = `Given on ${formatDateTime(new Date(at))}, in the wording of ${version}.`;
	return text === null ? consentLine : `“${text}” ${consentLine}`;
}

/** "Terms and conditions, version 3": the texts in the wording that the form referred to. */
function legalTexts(consent: ApplicationView["consent"]): string[] {
	return (consent?.legal ?? []).map(({ name, number, hash, shown }) => {
		const text = `${schoolText(name).title}, version ${number}`;
		const how = shown ? "as the form showed it" : "in force at that time, because the form named none";
		return `${text}, ${how}. Its SHA-256 begins with ${hash.slice(0, 16)}.`;
	});
}

function laterDay(sentAt: string | null): string {
	return sentAt ? `, sent on ${formatLong(dayAtSchool(new Date(sentAt)))}` : "";
}
