import type { Language } from "#src/school/words/language.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { fieldsWords } from "#src/school/words/sets/field-words.ts";
import { payerWords } from "#src/school/words/sets/payer-words.ts";
import { type SchoolWords, textsIn, type WordSet } from "#src/school/words/word-set.ts";
import * as translated from "./family-words-translated.ts";

/** Each set with the one that has its words in another language. */
const translations: Record<Exclude<Language, "en">, readonly (readonly [set: WordSet, inLanguage: WordSet])[]> = {
	ta: [
		[payerWords, translated.payerWordsInTamil],
		[feeWords, translated.feeWordsInTamil],
		[fieldsWords, translated.fieldsWordsInTamil],
	],
	hi: [
		[payerWords, translated.payerWordsInHindi],
		[feeWords, translated.feeWordsInHindi],
		[fieldsWords, translated.fieldsWordsInHindi],
	],
};

/** The school's words with those of a language in the place of English ones, as the office has written them. */
export function wordsInLanguage(schoolWords: SchoolWords | undefined, language: Language): SchoolWords | undefined {
	if (language === "en") return schoolWords;
	const words: Record<string, unknown> = { ...schoolWords };
	for (const [set, inLanguage] of translations[language]) {
		const group = { ...textsIn(set, schoolWords), ...textsIn(inLanguage, schoolWords) };
		words[set.text] = { ...(words[set.text] as object | undefined), [set.group]: group };
	}
	return words;
}
