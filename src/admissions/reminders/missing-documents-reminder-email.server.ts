import { z } from "zod";
import { describeResults, describeSeat } from "#src/admissions/completion/seat-needs.ts";
import { form, linkWarning, name, reference } from "#src/admissions/season/season-letter-texts.ts";
import { applicantNamed, paragraphBlocks } from "#src/forms/email-parts.ts";
import { example, exampleApplication } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { reminderEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";
import { reminderData, reminderEnd, reminderSample } from "./reminder-email.ts";

const missing = reminderData.extend({
	reference: z.string(),
	name: z.string(),
	formTitle: z.string(),
	/** Missing documents, as the form calls them; months are `YYYY-MM`. */
	documents: z.array(z.string()),
	results: z.array(z.object({ label: z.string(), expected: z.string().nullable() })),
	/** Day by which an accepted seat needs them. */
	neededBy: z.string().nullable().optional(),
	token: secret(),
});

/** Reminds of documents and results that an application still needs. */
export const missingDocumentsReminder = defineLetterEmail({
	key: "missing-documents-reminder",
	title: "Document reminder",
	data: missing,
	sample: ({ school }) => ({
		...reminderSample,
		...exampleApplication(school),
		token: example.token,
		documents: ["Class 12 mark sheet"],
		results: [{ label: "NATA score", expected: "2027-06" }],
	}),
	letter: {
		name: "Add what’s still missing",
		when: "When documents or results are missing, at most three times, and once more before the reporting date of an accepted seat. The email lists them.",
		to: "the applicant",
		placeholders: { name, form, reference },
		texts: {
			subject: "Add your missing documents or results ({{reference}})",
			title: "Add what’s still missing",
			preview: "We have your {{form}}, but some documents or results are still missing.",
			opening:
				"Dear {{name}},\n\nWe have your {{form}}, but some documents or results are still missing. You can add them on " +
				"your application page, even from a phone.",
			results: "If a result isn’t out yet, you don’t need to do anything until it is.",
			note: linkWarning,
		},
		needs: { subject: ["reference"] },
	},
	facts: ({ name, formTitle: form, reference }, { school }) => ({
		name: applicantNamed(name, school),
		form,
		reference,
	}),
	parts: ({ reference, documents, results, neededBy, token, ...end }, texts, context) => {
		const messages = messagesIn(reminderEmailMessages, context.school.schoolMessages);
		const resultLines = describeResults(messages, results);
		return {
			reference,
			blocks: [
				{ rows: [...rowOf(messages.documentsLabel, documents), ...rowOf(messages.resultsLabel, resultLines)] },
				...(neededBy ? [{ paragraph: describeSeat(context.school.schoolMessages, neededBy) }] : []),
				{ action: { label: messages.addDocuments, url: context.siteUrl + paths.application(token) } },
				...(results.length > 0 ? paragraphBlocks(texts.results) : []),
			],
			...reminderEnd(end, context),
		};
	},
});

const rowOf = (label: string, lines: string[]) => (lines.length > 0 ? [{ label, value: lines.join("\n") }] : []);
