import type { AnswerLine } from "#src/forms/definition.ts";
import { addressee, rowsOf, type School, senderOf } from "#src/forms/mail-words.ts";
import type { Message } from "#src/mail/message.ts";
import type { LetterBlock } from "#src/mail/template/email-model.ts";
import { renderLetter } from "#src/mail/template/render-email.tsx";
import * as paths from "#src/paths.ts";

/** Who writes the mails, and to whom at the school. */
export type AlumniMailDesk = { school: School; office: string; siteUrl: string };

export type Registered = {
	id: number;
	name: string;
	email: string;
	asked: { step: { title: string }; lines: AnswerLine[] }[];
};

/** The thanks to the alumnus and the notice to the office. */
export function alumniMails(desk: AlumniMailDesk, registered: Registered): Message[] {
	return [thanks(desk, registered), notice(desk, registered)];
}

/** Repeats nothing but the name, since anybody can enter anybody's address. */
function thanks({ school, siteUrl }: AlumniMailDesk, { id, name, email }: Registered): Message {
	const content = renderLetter({
		title: "Thank you for registering",
		preheader: "You are on the list of our alumni.",
		sender: senderOf(school),
		blocks: [
			{ paragraph: `Dear ${addressee(name, "alumnus or alumna")},` },
			{
				paragraph: `Thank you for registering as an alumnus or alumna of ${school.name}. We will write when there is something to come back for.`,
			},
			{ action: { label: "See who else is there", url: siteUrl + paths.alumni } },
			{
				note: `To see, change or delete what we keep about you, or if you did not register, write to ${school.email}.`,
			},
		],
	});
	return {
		about: `alumni ${id}`,
		to: { name: addressee(name, ""), address: email },
		replyTo: { name: school.name, address: school.email },
		subject: "Thank you for registering with us",
		...content,
	};
}

function notice({ school, office }: AlumniMailDesk, { id, name, email, asked }: Registered): Message {
	const content = renderLetter({
		title: "New alumni registration",
		preheader: name,
		mark: `No. ${id}`,
		sender: senderOf(school),
		blocks: [
			...asked.flatMap(({ step, lines }): LetterBlock[] => [{ heading: step.title }, { rows: rowsOf(lines) }]),
			{ note: "A reply to this mail goes to the sender." },
		],
	});
	return {
		about: `alumni ${id}`,
		to: { name: school.name, address: office },
		replyTo: { name, address: email },
		subject: `New alumni registration: ${name}`,
		...content,
	};
}
