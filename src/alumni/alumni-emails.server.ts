import { z } from "zod";
import {
	addressee,
	answerSteps,
	type EmailContext,
	rowsOf,
	senderOf,
	toOffice,
	toPerson,
} from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { emailMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import { registrationNumber } from "./registration-number.ts";

const registered = z.object({
	id: z.number(),
	name: z.string(),
	email: z.string(),
	/** The questions and answers in the words that the alumnus saw, per step; no passwords. */
	steps: answerSteps,
});

export type AlumnusEmail = z.output<typeof registered>;

/** The thanks to the alumnus and the notice to the office. */
export function alumniEmails(school: School, data: AlumnusEmail): QueuedEmail[] {
	const { id, name, email } = data;
	const about = registrationNumber(id);
	return [
		emailBy(alumniThanks, { name }, toPerson(school, about, { name, address: email })),
		emailBy(newAlumnus, data, toOffice(school, about, { name, address: email })),
	];
}

/** Repeats nothing but the name, since anyone can enter anyone's address. */
export const alumniThanks = defineLetterEmail({
	key: "alumni-thanks",
	title: "Registration confirmed",
	data: z.object({ name: z.string() }),
	sample: { name: example.name },
	letter: {
		name: "Thank you for registering",
		when: "When an alumnus or alumna registers.",
		to: "the address that was entered",
		placeholders: { name: "the name, or “graduate”" },
		texts: {
			subject: "Thank you for registering with us",
			title: "Thank you for registering",
			preview: "You’re on our alumni list.",
			opening:
				"Dear {{name}},\n\nThank you for joining the alumni list of {{school}}. We’ll email you about events and news.",
			note: "To see, change or delete your data, or if you didn’t register, email {{school e-mail}}.",
		},
		needs: { note: ["school e-mail"] },
	},
	facts: ({ name }, { school }) => ({
		name: addressee(name, messagesIn(emailMessages, school.schoolMessages).unnamedAlumnus),
	}),
	parts: (_data, _words, { school, siteUrl }) => {
		const { seeAlumni: label } = messagesIn(emailMessages, school.schoolMessages);
		return { blocks: [{ action: { label, url: siteUrl + paths.alumni } }] };
	},
});

export const newAlumnus = defineEmail({
	key: "new-alumnus",
	title: "New alumni registration",
	to: "office",
	data: registered,
	sample: {
		id: 5,
		name: example.name,
		email: example.line.answer,
		steps: [{ title: "About you", lines: [example.line] }],
	},
	write: ({ id, name, email, steps }, { school }: EmailContext) => ({
		subject: `New alumni registration: ${name}`,
		email: {
			title: "New alumni registration",
			preheader: email,
			reference: registrationNumber(id),
			sender: senderOf(school),
			blocks: [
				...steps.flatMap(({ title, lines }): EmailBlock[] => [{ heading: title }, { rows: rowsOf(lines, school) }]),
				{ note: "Reply to this email to reach them." },
			],
		},
	}),
});
