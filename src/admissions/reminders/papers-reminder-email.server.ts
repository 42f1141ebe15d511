import { formatMonth } from "#src/calendar/format.ts";
import { addressee, type EmailContext, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as paths from "#src/paths.ts";
import { papersReminderLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { type ReminderData, reminderContent } from "./reminder-email.ts";

type PapersReminder = ReminderData & {
	reference: string;
	name: string;
	formTitle: string;
	/** What is missing, as the form calls it; months are `YYYY-MM`. */
	documents: string[];
	results: { label: string; expected: string | null }[];
	token: string;
};

/** Reminds of documents and results that an application still needs. */
export function papersReminder(school: School, address: string, data: PapersReminder): QueuedEmail {
	return emailBy(papersReminderEmail, data, toPerson(school, data.reference, { name: data.name, address }));
}

export const papersReminderEmail: EmailTemplate<PapersReminder, EmailContext> = {
	name: "papers-reminder",
	write: (data, context) => {
		const { reference, name, formTitle, documents, results, token } = data;
		const facts = { name: addressee(name, "applicant"), form: formTitle, reference };
		const filled = fillLetter(papersReminderLetter, facts, context.school);
		return reminderContent(context, data, filled, {
			reference,
			blocks: [
				{ rows: [...rowOf("Documents", documents), ...rowOf("Results", results.map(resultLine))] },
				{ action: { label: "Send what is missing", url: context.siteUrl + paths.application(token) } },
				...(results.length > 0 ? paragraphBlocks(filled.results) : []),
			],
		});
	},
};

const rowOf = (label: string, lines: string[]) => (lines.length > 0 ? [{ label, value: lines.join("\n") }] : []);

function resultLine({ label, expected }: PapersReminder["results"][number]): string {
	return expected === null ? label : `${label}, expected in ${formatMonth(expected)}`;
}
