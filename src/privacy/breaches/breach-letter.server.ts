import { z } from "zod";
import { type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import { defineLetter, fillLetter, type Letter } from "#src/school/letters/define-letter.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { dataEmailMessages } from "#src/school/messages/sets/emails/email-messages.ts";
import { letterTexts } from "./breach.ts";

const words = [...letterTexts, "in_tamil", "in_hindi"] as const;
const textsSchema = z.record(z.enum(words), z.string());

type BreachTexts = z.output<typeof textsSchema>;

const toldSchema = z.object({ id: z.number(), name: z.string(), words: textsSchema });

/** Tells one person of a breach (DPDP Rules 2025, rule 7(1)). */
export function breachEmail(school: School, address: string, data: z.input<typeof toldSchema>): QueuedEmail {
	return emailBy(breachTold, data, toPerson(school, `breach ${data.id}`, { name: data.name, address }));
}

/** The texts of a breach that letters have. */
export function wordsOf(breach: BreachTexts): BreachTexts {
	return Object.fromEntries(words.map((name) => [name, breach[name]])) as BreachTexts;
}

const letter = defineLetter({
	key: "breach-told",
	name: "A data breach has affected your data",
	when: "When the office notifies people about a breach that affects them. The details are shown below the text.",
	to: "people affected by the breach",
	placeholders: {},
	texts: {
		subject: "Data breach at {{school}}: your data is affected",
		title: "A data breach has affected your data",
		preview: "What happened, the likely consequences, and what you can do.",
		opening:
			"Hello,\n\nWe’re sorry to tell you that a security incident at {{school}} affected your personal data. Here’s " +
			"what happened, and what you can do.",
		note:
			"We never ask for passwords, card numbers or one-time codes, by email or by phone. If you’re not satisfied " +
			"with our response, you can complain to the Data Protection Board of India.",
	},
});

export const breachTold = defineEmail<typeof toldSchema, EmailContext, Letter>({
	key: "breach-told",
	title: "Data breach notice",
	to: "person",
	data: toldSchema,
	letters: [
		[
			letter,
			{
				id: 1,
				name: example.name,
				words: {
					happened: "Someone left an office laptop on a bus.",
					data: "Names and phone numbers.",
					period: "On 12 May 2027. We noticed it the next day.",
					consequences: "Calls by strangers.",
					measures: "Its disk is encrypted.",
					advice: "Don’t tell anyone a one-time password.",
					contact: "The admissions office",
					in_tamil: "",
					in_hindi: "",
				},
			},
		],
	],
	write: ({ words }, { school }) => {
		const filledLetter = fillLetter(letter, {}, school);
		const messages = messagesIn(dataEmailMessages, school.schoolMessages);
		const blocks = [
			...paragraphBlocks(filledLetter.opening),
			...block(messages.breachHappened, words.happened),
			...block(messages.breachData, words.data),
			...block(messages.breachPeriod, words.period),
			...block(messages.breachConsequences, words.consequences),
			...block(messages.breachMeasures, words.measures),
			...block(messages.breachAdvice, words.advice),
			...block(messages.breachContact, words.contact),
			...block(messages.breachInTamil, words.in_tamil),
			...block(messages.breachInHindi, words.in_hindi),
		];
		return letterEmail({ ...filledLetter, opening: "" }, school, { blocks });
	},
});

function block(heading: string, words: string): EmailBlock[] {
	return words.trim() === "" ? [] : [{ heading }, ...paragraphBlocks(words)];
}
