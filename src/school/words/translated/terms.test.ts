import { expect, it } from "vitest";
import { compile } from "#src/messages/compile.ts";
import { namesIn } from "#src/messages/names-in.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { guardianWords } from "#src/school/words/sets/guardian-words.ts";
import { payerWords } from "#src/school/words/sets/payer-words.ts";
import type { WordSet } from "#src/school/words/word-set.ts";
import * as translated from "./family-words-translated.ts";

/** Terms that mislead or that our glossaries of both languages have another word for. */
const unwanted = {
	tamil: /பள்ளி|குறிப்பு எண்|சாதன|தவறு|\}\}-/,
	hindi: /स्कूल|संदर्भ संख्या|कृपया|क़ानून|आख़िरी|ई-मेल|पृष्ठ|ता\/ती/,
};
const { guardianWordsInTamil, guardianWordsInHindi } = translated;
const { payerWordsInTamil, feeWordsInTamil, payerWordsInHindi, feeWordsInHindi } = translated;
const languages = [
	["tamil", [guardianWordsInTamil, payerWordsInTamil, feeWordsInTamil]],
	["hindi", [guardianWordsInHindi, payerWordsInHindi, feeWordsInHindi]],
] as const;

it.each(languages)("what families read in %s has the terms of its glossary", (language, sets) => {
	const texts = sets.flatMap(({ words }) => Object.values(words));
	expect(texts.filter((text) => unwanted[language].test(text))).toEqual([]);
});

it.each([
	[guardianWordsInTamil, guardianWords],
	[guardianWordsInHindi, guardianWords],
	[payerWordsInTamil, payerWords],
	[payerWordsInHindi, payerWords],
	[feeWordsInTamil, feeWords],
	[feeWordsInHindi, feeWords],
] as readonly [WordSet, WordSet][])(
	"messages have the values and tags of the English ones: %#",
	(inLanguage, english) => {
		const namesOf = (text = "") => [...namesIn(compile(text))].sort();
		for (const [name, text] of Object.entries(inLanguage.words))
			expect([name, namesOf(text)]).toEqual([name, namesOf(english.words[name])]);
	},
);
