import type { Transaction } from "kysely";
import { issueToken } from "#src/admissions/applications/access-token.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import { addressee, type EmailContext, rowsOf, senderOf, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import * as paths from "#src/paths.ts";

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
	write: ({ reference, name, lines, token }, { school, siteUrl }) => ({
		subject: `${reference}: we have your changes`,
		email: {
			title: "We have your changes",
			preheader: lines.map(({ label }) => label).join(", "),
			reference,
			sender: senderOf(school),
			blocks: [
				{ paragraph: `Dear ${addressee(name, "applicant")},` },
				{ paragraph: `Your application ${reference} now says:` },
				{ rows: rowsOf(lines) },
				{ action: { label: "See the application", url: siteUrl + paths.application(token) } },
				{
					note:
						"Whoever has this link can see the application, so please do not pass this mail on. " +
						`If you have changed nothing, write to ${school.email} and name the reference.`,
				},
			],
		},
	}),
};

export const addressChanged: EmailTemplate<{ reference: string }, EmailContext> = {
	name: "address-changed",
	write: ({ reference }, { school }) => ({
		subject: `${reference}: this address was taken out`,
		email: {
			title: "This address was taken out",
			preheader: "We write about this application to another address now.",
			reference,
			sender: senderOf(school),
			blocks: [
				{
					paragraph:
						`Somebody with the link to the application ${reference} has entered another e-mail address in it. ` +
						"We write there from now on.",
				},
				{
					note:
						`If that was not you, write to ${school.email} and name the reference. ` +
						"Otherwise nothing is to be done.",
				},
			],
		},
	}),
};
