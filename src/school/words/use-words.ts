import { createContext, use } from "react";
import { type SchoolWords, type WordSet, wordsIn } from "./word-set.ts";

/** On the server the school's texts, in an island the words that differ from the product's. */
export const WordsContext = createContext<SchoolWords | undefined>(undefined);

/** The words of a set as the school says them. */
export function useWords<Words extends Readonly<Record<string, string>>>(set: WordSet<Words>) {
	return wordsIn(set, use(WordsContext));
}
