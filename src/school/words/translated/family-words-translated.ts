import type { feeWords } from "#src/school/words/sets/fee-words.ts";
import type { fieldsWords } from "#src/school/words/sets/field-words.ts";
import type { guardianWords } from "#src/school/words/sets/guardian-words.ts";
import type { payerWords } from "#src/school/words/sets/payer-words.ts";
import type { WordSet } from "#src/school/words/word-set.ts";
import hindi from "./hindi.json" with { type: "json" };
import tamil from "./tamil.json" with { type: "json" };

/** What a guardian reads: every word. */
type Whole<Set extends WordSet> = WordSet<Record<keyof Set["words"], string>>;
/** What the page of a payer link and its payment dialog say, and no other page that has these words. */
type Part<Set extends WordSet> = WordSet<Partial<Record<keyof Set["words"], string>> & Record<string, string>>;

export const guardianWordsInTamil = {
	text: "guardianWords",
	group: "tamil",
	words: tamil.guardian,
} as const satisfies Whole<typeof guardianWords>;

export const guardianWordsInHindi = {
	text: "guardianWords",
	group: "hindi",
	words: hindi.guardian,
} as const satisfies Whole<typeof guardianWords>;

export const payerWordsInTamil = {
	text: "payerWords",
	group: "tamil",
	words: tamil.payer,
} as const satisfies Part<typeof payerWords>;

export const feeWordsInTamil = {
	text: "payerWords",
	group: "tamilDialog",
	words: tamil.fee,
} as const satisfies Part<typeof feeWords>;

export const fieldsWordsInTamil = {
	text: "payerWords",
	group: "tamilFields",
	words: tamil.fields,
} as const satisfies Part<typeof fieldsWords>;

export const payerWordsInHindi = {
	text: "payerWords",
	group: "hindi",
	words: hindi.payer,
} as const satisfies Part<typeof payerWords>;

export const feeWordsInHindi = {
	text: "payerWords",
	group: "hindiDialog",
	words: hindi.fee,
} as const satisfies Part<typeof feeWords>;

export const fieldsWordsInHindi = {
	text: "payerWords",
	group: "hindiFields",
	words: hindi.fields,
} as const satisfies Part<typeof fieldsWords>;
