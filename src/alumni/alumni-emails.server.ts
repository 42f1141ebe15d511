import type { AnswerLine } from "#src/forms/describe-answers.ts";
import { addressee, type EmailContext, rowsOf, senderOf, toOffice, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";

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
		const thanks = `Thank you for registering as an alumnus or alumna of ${school.name}.`;
		const rights = "To see, change or delete what we keep about you, or if you did not register,";
		return {
			subject: "Thank you for registering with us",
			email: {
				title: "Thank you for registering",
				preheader: "You are on the list of our alumni.",
				sender: senderOf(school),
				blocks: [
					{ paragraph: `Dear ${addressee(name, "alumnus or alumna")},` },
					{ paragraph: `${thanks} We will write when there is something to come back for.` },
					{ action: { label: "See who else is there", url: siteUrl + paths.alumni } },
					{ note: `${rights} write to ${school.email}.` },
				],
			},
		};
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
