import { z } from "zod";
import { paragraphsOf } from "#src/formatting/paragraphs.ts";
import type { Facts } from "#src/formatting/placeholders.ts";
import type { EmailContent } from "#src/mail/define-email.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { emailMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import type { AnswerLine } from "./describe-answers.ts";
import type { School } from "./school.ts";

/** Facts about the school that email templates get when an email leaves. */
export type EmailContext = { school: School; siteUrl: string };

/** The envelope of an email to a person, with replies to the school. The name is repeated only if it can be one. */
export function toPerson(school: School, about: string, { name = "", address }: { name?: string; address: string }) {
	return {
		about,
		to: { name: addressee(name, ""), address },
		replyTo: { name: school.name, address: school.email },
	};
}

/** The envelope of a notice to the office. */
export function toOffice(school: School, about: string, replyTo?: { name?: string; address: string }) {
	return { about, to: { name: school.name, address: school.officeEmail }, replyTo };
}

/** The footer of an email. */
export function senderOf(school: School) {
	const { name, addressLines, phone, email, look } = school;
	return { name, lines: [...addressLines, phone, email], colours: look?.colours };
}

type LetterMessages = { subject: string; title: string; preview: string; opening: string; note?: string };

export type LetterParts = {
	/** Reference above the title. */
	reference?: string | undefined;
	/** Blocks between the opening and the note. */
	blocks?: readonly EmailBlock[];
	/** Blocks below the note. */
	after?: readonly EmailBlock[];
	/** The absolute address at which a POST stops such emails (RFC 8058). */
	unsubscribeUrl?: string;
};

/** An email whose words are a letter's, with the school's footer. */
export function letterEmail(
	letter: LetterMessages,
	school: School,
	{ reference, blocks = [], after = [], ...stop }: LetterParts = {},
): EmailContent {
	const { subject, title, preview, opening, note = "" } = letter;
	const email = {
		title,
		preheader: preview,
		sender: senderOf(school),
		blocks: [...paragraphBlocks(opening), ...blocks, ...noteBlocks(note), ...after],
	};
	return { subject, email: reference === undefined ? email : { ...email, reference }, ...stop };
}

/** Words with an empty line between paragraphs. */
export function paragraphBlocks(text: string): EmailBlock[] {
	return paragraphsOf(text).map((paragraph) => ({ paragraph }));
}

/** The same in small print. */
export function noteBlocks(text: string): EmailBlock[] {
	return paragraphsOf(text).map((note) => ({ note }));
}

/** "Dear Asha Menon,", or "Hello," to anyone who gave no name. */
export function greetingTo(name: string, { schoolMessages }: WritingSchool): string {
	return messagesIn(emailMessages, schoolMessages).greeting(greetingValues(name));
}

/** A name as a greeting has it, and whether it has one. */
export function greetingValues(name: string) {
	const greeted = addressee(name, "");
	return { name: greeted, named: greeted ? "yes" : "no" };
}

type WritingSchool = Pick<School, "schoolMessages">;

/** The name of an applicant, or "applicant" where it can be none. */
export function applicantNamed(name: string, { schoolMessages }: WritingSchool): string {
	return addressee(name, messagesIn(emailMessages, schoolMessages).unnamedApplicant);
}

/** Answers as an email has them. */
export const answerLines = z.array(z.object({ name: z.string(), label: z.string(), answer: z.string() }));

/** The same for each step of a form. */
export const answerSteps = z.array(z.object({ title: z.string(), lines: answerLines }));

/** Rows of an email. */
export const emailRows = z.array(z.object({ label: z.string(), value: z.string() }));

/** Answers as rows of an email. */
export function rowsOf(lines: readonly AnswerLine[], { schoolMessages }: WritingSchool) {
	const { notGiven } = messagesIn(emailMessages, schoolMessages);
	return lines.map(({ label, answer }) => ({ label, value: answer || notGiven }));
}

const maxNameLength = 60;

/**
 * A name as an email to its owner may repeat it. Anyone can enter anyone's address, so only what can be a name is
 * passed on: nothing long, no second line, no phone number, nothing that a mail program turns into a link.
 */
export function addressee(name: string, otherwise: string): string {
	const trimmed = name.trim();
	const isName =
		/^(?:[\p{L}\p{M} .,'’-]|\u200c|\u200d)+$/u.test(trimmed) &&
		trimmed.length <= maxNameLength &&
		!/\p{L}\.[\p{L}\p{M}]{2}/u.test(trimmed);
	return isName ? trimmed : otherwise;
}

/** Returns the values of placeholders in any text to a person; a name that cannot be one is empty. */
export function personFacts(name: string, { name: school, phone, email }: Pick<School, "name" | "phone" | "email">) {
	return {
		"first name": firstName(name),
		name: addressee(name, ""),
		school,
		"school phone": phone,
		"school e-mail": email,
	} satisfies Facts;
}

/** The first name that is more than an initial. */
function firstName(name: string): string {
	const words = addressee(name, "").split(" ").filter(Boolean);
	return words.find((word) => word.replace(/[.,]/g, "").length > 1) ?? words.join(" ");
}
