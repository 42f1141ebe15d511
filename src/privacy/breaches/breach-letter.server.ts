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

const textNames = [...letterTexts, "in_tamil", "in_hindi"] as const;
const textsSchema = z.record(z.enum(textNames), z.string());

type BreachTexts = z.output<typeof textsSchema>;

const dataSchema = z.object({ id: z.number(), name: z.string(), texts: textsSchema });

/** Tells one person of a breach (DPDP Rules 2025, rule 7(1)). */
export function breachEmail(school: School, address: string, data: z.input<typeof dataSchema>): QueuedEmail {
	return emailBy(breachNotice, data, toPerson(school, `breach ${data.id}`, { name: data.name, address }));
}

/** The texts of a breach that letters have. */
export function textsOf(breach: BreachTexts): BreachTexts {
	return Object.fromEntries(textNames.map((name) => [name, breach[name]])) as BreachTexts;
}

const letter = defineLetter({
	key: "breach-notice",
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

export const breachNotice = defineEmail<typeof dataSchema, EmailContext, Letter>({
	key: "breach-notice",
	title: "Data breach notice",
	to: "person",
	data: dataSchema,
	letters: [
		[
			letter,
			{
				id: 1,
				name: example.name,
				texts: {
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
	write: ({ texts }, { school }) => {
		const filledLetter = fillLetter(letter, {}, school);
		const messages = messagesIn(dataEmailMessages, school.schoolMessages);
		const blocks = [
			...paragraphBlocks(filledLetter.opening),
			...block(messages.breachHappened, texts.happened),
			...block(messages.breachData, texts.data),
			...block(messages.breachPeriod, texts.period),
			...block(messages.breachConsequences, texts.consequences),
			...block(messages.breachMeasures, texts.measures),
			...block(messages.breachAdvice, texts.advice),
			...block(messages.breachContact, texts.contact),
			...block(messages.breachInTamil, texts.in_tamil),
			...block(messages.breachInHindi, texts.in_hindi),
		];
		return letterEmail({ ...filledLetter, opening: "" }, school, { blocks });
	},
});

function block(heading: string, text: string): EmailBlock[] {
	return text.trim() === "" ? [] : [{ heading }, ...paragraphBlocks(text)];
}
