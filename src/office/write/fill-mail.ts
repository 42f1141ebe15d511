import { type Facts, fillPlaceholders } from "#src/formatting/placeholders.ts";
import { trackerLink } from "./known-facts.ts";

export type MailText = { subject: string; text: string };

/** A mail with its placeholders filled, and why it cannot be sent so, each in a sentence. */
export type FilledMail = MailText & { problems: string[] };

const maxSubjectLength = 200;
const maxTextLength = 10_000;

/** Fills what a member has typed, or what a snippet says. */
export function fillMail({ subject, text }: MailText, facts: Facts): FilledMail {
	const { [trackerLink]: _, ...ofSubjects } = facts;
	const [head, body] = [fillPlaceholders(subject, ofSubjects), fillPlaceholders(text, facts)];
	const unknown = new Set([...head.unknownNames, ...body.unknownNames]);
	const empty = new Set([...head.empty, ...body.empty]);
	return {
		subject: head.text,
		text: body.text,
		problems: [
			...[...unknown].map((placeholder) => `${placeholder} isn’t a placeholder. Replace it with text.`),
			...[...empty].map(
				(placeholder) => `${placeholder} has no value in this case. Replace it with text, or delete it.`,
			),
			...(subject.trim() === "" ? ["Enter a subject."] : []),
			...(text.trim() === "" ? ["Write the email."] : []),
			...(subject.length > maxSubjectLength ? [`A subject can have at most ${maxSubjectLength} characters.`] : []),
			...(text.length > maxTextLength ? [`An email can have at most ${maxTextLength} characters.`] : []),
		],
	};
}
