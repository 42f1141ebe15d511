import type { Transaction } from "kysely";
import { issueToken } from "#src/admissions/applications/access-token.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import { addressee, type EmailContext, letterEmail, rowsOf, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import * as paths from "#src/paths.ts";
import { addressChangedLetter, answersChangedLetter } from "#src/school/letters/application-letters.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";

type Changes = {
	/** As it was before. */
	application: { id: number; reference: string; email: string };
	applicant: { name: string; email: string };
	lines: AnswerLine[];
};

/**
 * Confirms changed answers to the applicant, with another link to the application. A changed e-mail address is
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

export const answersChanged: EmailTemplate<
	{ reference: string; name: string; lines: AnswerLine[]; token: string },
	EmailContext
> = {
	name: "answers-changed",
	write: ({ reference, name, lines, token }, { school, siteUrl }) => {
		const changes = lines.map(({ label }) => label).join(", ") || "Your answers";
		const facts = { name: addressee(name, "applicant"), reference, changes };
		const filled = fillLetter(answersChangedLetter, facts, school);
		return letterEmail(filled, school, {
			reference,
			blocks: [
				{ rows: rowsOf(lines) },
				{ action: { label: "See the application", url: siteUrl + paths.application(token) } },
			],
		});
	},
};

export const addressChanged: EmailTemplate<{ reference: string }, EmailContext> = {
	name: "address-changed",
	write: ({ reference }, { school }) => {
		const filled = fillLetter(addressChangedLetter, { reference }, school);
		return letterEmail(filled, school, { reference });
	},
};
