import type { GuardianLanguage } from "#src/admissions/guardians/guardian.ts";
import type { FormDefinition } from "#src/forms/definition.ts";
import { guardianWords } from "#src/school/words/sets/guardian-words.ts";
import { guardianWordsInHindi, guardianWordsInTamil } from "#src/school/words/translated/family-words-translated.ts";
import { type SchoolWords, type WordSet, type WordsOf, wordsIn } from "#src/school/words/word-set.ts";

/** Of the notice as the product has it; the words that were shown are stored beside it. */
export const noticeVersion = "2026-11-28";

const sets: Record<GuardianLanguage, WordSet> = {
	en: guardianWords,
	ta: guardianWordsInTamil,
	hi: guardianWordsInHindi,
};

/** Translations have the values of the English messages. */
export type GuardianWords = WordsOf<typeof guardianWords>;

/** The words of a language, as the school says them. */
export function guardianWordsOf(language: GuardianLanguage, schoolWords: SchoolWords | undefined): GuardianWords {
	return wordsIn(sets[language], schoolWords) as unknown as GuardianWords;
}

/** What a guardian agrees to: every question of the form by step, the purposes, the rights and the sentence. */
export type Notice = {
	lead: string;
	/** The questions of the form, in its language. */
	asked: readonly { title: string; labels: readonly string[] }[];
	purposes: readonly string[];
	declaration: string;
	consent: string;
};

type Facts = { applicant: string; school: string; form: FormDefinition };

export function noticeOf(words: GuardianWords, { applicant, school, form }: Facts): Notice {
	return {
		lead: words.lead({ applicant: applicant || words.anApplicant, school, form: form.title }),
		asked: form.steps.map(({ title, fields }) => ({ title, labels: fields.filter(isShown).map(({ label }) => label) })),
		purposes: [words.purpose, words.howLong, words.rights],
		declaration: words.declaration,
		consent: words.consent({ school }),
	};
}

const isShown = ({ hidden }: { hidden?: boolean | undefined }) => !hidden;

/** All of it as one text, of which the consent stores the SHA-256. */
export function textOf({ lead, asked, purposes, declaration, consent }: Notice): string {
	const questions = asked.map(({ title, labels }) => `${title}: ${labels.join("; ")}`);
	return [lead, ...questions, ...purposes, declaration, consent].join("\n");
}
