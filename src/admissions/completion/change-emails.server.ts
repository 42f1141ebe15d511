import type { Transaction } from "kysely";
import { z } from "zod";
import { issueToken } from "#src/admissions/applications/access-token.server.ts";
import { linkWarning, name, reference } from "#src/admissions/season/season-letter-texts.ts";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import { answerLines, applicantNamed, rowsOf, toPerson } from "#src/forms/email-parts.ts";
import { example, exampleApplication, exampleReference } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { secret } from "#src/mail/secret.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";

type Changes = {
	/** State before the change. */
	application: { id: number; reference: string; email: string };
	applicant: { name: string; email: string };
	lines: AnswerLine[];
};

/**
 * Confirms changed answers to the applicant, with another link to the application. A changed email address is
 * confirmed to the former one, too, which may be a stranger's and learns nothing else.
 */
export async function confirmChanges(
	trx: Transaction<Database>,
	school: School,
	{ application, applicant, lines }: Changes,
	now: Date,
): Promise<void> {
	const { reference } = application;
	const token = await issueToken(trx, application.id, now);
	const confirmation = emailBy(
		answersChanged,
		{ reference, name: applicant.name, lines, token },
		toPerson(school, reference, { name: applicant.name, address: applicant.email }),
	);
	await enqueue(trx, confirmation, now);
	if (applicant.email === application.email) return;
	const former = toPerson(school, reference, { address: application.email });
	await enqueue(trx, emailBy(addressChanged, { reference }, former), now);
}

const messagesOf = ({ schoolMessages }: School) => messagesIn(applicationEmailMessages, schoolMessages);

export const answersChanged = defineLetterEmail({
	key: "answers-changed",
	title: "Changes saved",
	data: z.object({ reference: z.string(), name: z.string(), lines: answerLines, token: secret() }),
	sample: ({ school }) => ({ ...exampleApplication(school), lines: [example.line], token: example.token }),
	letter: {
		name: "We’ve saved your changes",
		when: "When an applicant changes answers. The changes are listed.",
		to: "the applicant",
		placeholders: { name, reference, changes: "the questions whose answers were changed" },
		texts: {
			subject: "We’ve saved your changes ({{reference}})",
			title: "We’ve saved your changes",
			preview: "You changed: {{changes}}",
			opening: "Dear {{name}},\n\nYou’ve changed your application. It now says:",
			note: `${linkWarning}\n\nIf you didn’t make these changes, email {{school e-mail}} with your application number.`,
		},
		needs: { subject: ["reference"] },
	},
	facts: ({ reference, name, lines }, { school }) => ({
		name: applicantNamed(name, school),
		reference,
		changes: lines.map(({ label }) => label).join(", ") || messagesOf(school).yourAnswers,
	}),
	parts: ({ reference, lines, token }, _words, { school, siteUrl }) => ({
		reference,
		blocks: [
			{ rows: rowsOf(lines, school) },
			{ action: { label: messagesOf(school).seeApplication, url: siteUrl + paths.application(token) } },
		],
	}),
});

export const addressChanged = defineLetterEmail({
	key: "address-changed",
	title: "Email address changed",
	data: z.object({ reference: z.string() }),
	sample: ({ school }) => ({ reference: exampleReference(school) }),
	letter: {
		name: "Your email address was changed",
		when: "When an applicant changes their email address.",
		to: "the previous address, which may be a stranger’s",
		placeholders: { reference },
		texts: {
			subject: "Your email address was changed ({{reference}})",
			title: "Your email address was changed",
			preview: "We’ll use the new address for this application from now on.",
			opening:
				"Hello,\n\nSomeone changed the email address for application {{reference}}. We’ll use the new address from now on.",
			note: "If you didn’t change it, email {{school e-mail}} with your application number.",
		},
		needs: { subject: ["reference"] },
	},
	facts: ({ reference }) => ({ reference }),
	parts: ({ reference }) => ({ reference }),
});
