import { type EmailContext, letterEmail, paragraphBlocks, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import type { EmailBlock } from "#src/mail/template/email-model.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { breachLetter as letter } from "#src/school/letters/privacy-letters.ts";
import { letterTexts } from "./breach.ts";

export type BreachWords = Record<(typeof letterTexts)[number] | "in_tamil" | "in_hindi", string>;

type Letter = { id: number; name: string; language: string | null; words: BreachWords };

/** Tells one person of a breach (DPDP Rules 2025, rule 7(1)). */
export function breachEmail(school: School, address: string, data: Letter): QueuedEmail {
	return emailBy(breachTold, data, toPerson(school, aboutBreach(data.id), { name: data.name, address }));
}

/** What the office finds these letters by. */
export const aboutBreach = (id: number) => `breach ${id}`;

/** The texts of a breach that letters have. */
export function wordsOf(breach: BreachWords): BreachWords {
	const names = [...letterTexts, "in_tamil", "in_hindi"] as const;
	return Object.fromEntries(names.map((name) => [name, breach[name]])) as BreachWords;
}

const headings = {
	happened: "What happened",
	data: "Which data",
	period: "When",
	consequences: "What may follow from it",
	measures: "What we have done",
	advice: "What you can do",
	contact: "Whom to ask",
} as const satisfies Record<(typeof letterTexts)[number], string>;

export const breachTold: EmailTemplate<Letter, EmailContext> = {
	name: "breach-told",
	write: ({ language, words }, { school }) => {
		const filled = fillLetter(letter, {}, school);
		const english: EmailBlock[] = Object.entries(headings).flatMap(([name, heading]) => [
			{ heading },
			...paragraphBlocks(words[name as keyof typeof headings]),
		]);
		const tamil = block("தமிழில்", words.in_tamil);
		const hindi = block("हिन्दी में", words.in_hindi);
		const own = language === "ta" ? tamil : language === "hi" ? hindi : [];
		const others = [...tamil, ...hindi].filter((each) => !own.includes(each));
		const blocks = [...own, ...paragraphBlocks(filled.opening), ...english, ...others];
		return letterEmail({ ...filled, opening: "" }, school, { blocks });
	},
};

function block(heading: string, words: string): EmailBlock[] {
	return words.trim() === "" ? [] : [{ heading }, ...paragraphBlocks(words)];
}
