import type { Language } from "#src/school/messages/language.ts";
import { type MessageSet, type SchoolMessages, textsIn } from "#src/school/messages/message-set.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import * as translated from "./family-messages-translated.ts";

/** Each set with the one that has its words in another language. */
const translations: Record<Exclude<Language, "en">, readonly (readonly [set: MessageSet, inLanguage: MessageSet])[]> = {
	ta: [
		[payerMessages, translated.payerMessagesInTamil],
		[feeMessages, translated.feeMessagesInTamil],
		[fieldsMessages, translated.fieldsMessagesInTamil],
	],
	hi: [
		[payerMessages, translated.payerMessagesInHindi],
		[feeMessages, translated.feeMessagesInHindi],
		[fieldsMessages, translated.fieldsMessagesInHindi],
	],
};

/** The school's words with those of a language in the place of English ones, as the office has written them. */
export function wordsInLanguage(
	schoolMessages: SchoolMessages | undefined,
	language: Language,
): SchoolMessages | undefined {
	if (language === "en") return schoolMessages;
	const words: Record<string, unknown> = { ...schoolMessages };
	for (const [set, inLanguage] of translations[language]) {
		const group = { ...textsIn(set, schoolMessages), ...textsIn(inLanguage, schoolMessages) };
		words[set.text] = { ...(words[set.text] as object | undefined), [set.group]: group };
	}
	return words;
}
