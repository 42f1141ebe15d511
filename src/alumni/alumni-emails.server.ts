import type { AnswerLine } from "#src/forms/describe-answers.ts";
import {
	addressee,
	type EmailContext,
	letterEmail,
	rowsOf,
	senderOf,
	toOffice,
	toPerson,
} from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { alumniThanksLetter } from "#src/school/letters/guest-letters.ts";

export type AlumnusEmail = {
	id: number;
	name: string;
	email: string;
	/** The questions and answers in the words that the alumnus saw, per step; no passwords. */
	steps: { title: string; lines: AnswerLine[] }[];
};

/** The thanks to the alumnus and the notice to the office. */
export function alumniEmails(school: School, data: AlumnusEmail): QueuedEmail[] {
	const { id, name, email } = data;
	const about = `alumni ${id}`;
	return [
		emailBy(alumniThanks, { name }, toPerson(school, about, { name, address: email })),
		emailBy(newAlumnus, data, toOffice(school, about, { name, address: email })),
	];
}

/** Repeats nothing but the name, since anybody can enter anybody's address. */
export const alumniThanks: EmailTemplate<{ name: string }, EmailContext> = {
	name: "alumni-thanks",
	write: ({ name }, { school, siteUrl }) => {
		const filled = fillLetter(alumniThanksLetter, { name: addressee(name, "alumnus or alumna") }, school);
		return letterEmail(filled, school, {
			blocks: [{ action: { label: "See who else is there", url: siteUrl + paths.alumni } }],
		});
	},
};

export const newAlumnus: EmailTemplate<AlumnusEmail, EmailContext> = {
	name: "new-alumnus",
	write: ({ id, name, steps }, { school }) => ({
		subject: `New alumni registration: ${name}`,
		email: {
			title: "New alumni registration",
			preheader: name,
			reference: `No. ${id}`,
			sender: senderOf(school),
			blocks: [
				...steps.flatMap(({ title, lines }): EmailBlock[] => [{ heading: title }, { rows: rowsOf(lines) }]),
				{ note: "A reply to this mail goes to the sender." },
			],
		},
	}),
};
