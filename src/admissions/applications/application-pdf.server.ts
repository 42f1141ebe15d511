import { type PdfFile, renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { languageNow, translateText } from "#src/languages/language.ts";
import type { DocumentContent, DocumentSection } from "#src/pdf/document-content.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { applicationPdfMessages } from "#src/school/messages/sets/emails/pdf-messages.ts";
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
	const messages = messagesIn(applicationPdfMessages, school.schoolMessages);
	const sentFields = new Set(files.map(({ field }) => field));
	return {
		title,
		subject: messages.subject({ reference }),
		footer: reference,
		facts: [
			{ label: messages.applicationNumberLabel, value: reference },
			{ label: messages.receivedLabel, value: formatDateTime(new Date(receivedAt)) },
			...(stage === "withdrawn" ? [{ label: messages.statusLabel, value: messages.withdrawn }] : []),
		],
		sections: [
			...steps.map((step): DocumentSection => {
				const lines = step.lines.filter(({ name }) => !sentFields.has(name));
				return {
					heading: step.title,
					rows: lines.map(({ label, answer }) => ({ label, value: answer || messages.notGiven })),
				};
			}),
			files.length > 0
				? {
						heading: messages.documentsTitle,
						rows: files.map((file) => ({ label: file.label, value: `${file.name}\n${describeFile(messages, file)}` })),
					}
				: { heading: messages.documentsTitle, paragraphs: [messages.noDocuments] },
			{
				heading: messages.consentTitle,
				paragraphs: [...consentTexts(messages, consent), ...legalTexts(messages, consent)],
			},
		],
		note: messages.note({ email: school.email }),
		sender: senderOf(school),
		date: new Date(receivedAt),
	};
}

type PdfMessages = MessagesOf<typeof applicationPdfMessages>;

/** The consent as it was shown, and in English before it for those who read another language. */
function consentTexts(messages: PdfMessages, consent: ApplicationView["consent"]): string[] {
	if (!consent) return [messages.notAsked];
	const { version, text, at, language, english } = consent;
	const values = { at: formatDateTime(new Date(at)), version };
	if (text === null) return [messages.consentGiven(values)];
	if (english === null || language === languageNow().tag)
		return [messages.consentGivenTo({ ...values, consent: text })];
	return [messages.consentGivenTo({ ...values, consent: english }), text];
}

/** "Terms and conditions, version 3": the texts in the wording that the form referred to. */
function legalTexts(messages: PdfMessages, consent: ApplicationView["consent"]): string[] {
	return (consent?.legal ?? []).map(({ name, number, hash, shown }) => {
		const say = shown ? messages.legalTextShown : messages.legalTextInForce;
		return say({ title: translateText(schoolText(name).title), number: String(number), hash: hash.slice(0, 16) });
	});
}

function describeFile(messages: PdfMessages, { size, sentAt }: ApplicationView["files"][number]): string {
	if (!sentAt) return fileSize(size);
	return messages.fileSentOn({ size: fileSize(size), day: formatLong(dayAtSchool(new Date(sentAt))) });
}
