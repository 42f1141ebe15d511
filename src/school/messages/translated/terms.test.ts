import { expect, it } from "vitest";
import { compile } from "#src/messages/compile.ts";
import { namesIn } from "#src/messages/names-in.ts";
import type { MessageSet } from "#src/school/messages/message-set.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { guardianMessages } from "#src/school/messages/sets/guardian-messages.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import * as translated from "./family-messages-translated.ts";

/** Terms that mislead or that our glossaries of both languages have another word for. */
const unwanted = {
	tamil: /பள்ளி|குறிப்பு எண்|சாதன|தவறு|\}\}-/,
	hindi: /स्कूल|संदर्भ संख्या|कृपया|क़ानून|आख़िरी|ई-मेल|पृष्ठ|ता\/ती/,
};
const { guardianMessagesInTamil, guardianMessagesInHindi } = translated;
const { payerMessagesInTamil, feeMessagesInTamil, payerMessagesInHindi, feeMessagesInHindi } = translated;
const languages = [
	["tamil", [guardianMessagesInTamil, payerMessagesInTamil, feeMessagesInTamil]],
	["hindi", [guardianMessagesInHindi, payerMessagesInHindi, feeMessagesInHindi]],
] as const;

it.each(languages)("what families read in %s has the terms of its glossary", (language, sets) => {
	const texts = sets.flatMap(({ messages }) => Object.values(messages));
	expect(texts.filter((text) => unwanted[language].test(text))).toEqual([]);
});

it.each([
	[guardianMessagesInTamil, guardianMessages],
	[guardianMessagesInHindi, guardianMessages],
	[payerMessagesInTamil, payerMessages],
	[payerMessagesInHindi, payerMessages],
	[feeMessagesInTamil, feeMessages],
	[feeMessagesInHindi, feeMessages],
] as readonly [MessageSet, MessageSet][])(
	"messages have the values and tags of the English ones: %#",
	(inLanguage, english) => {
		const namesOf = (text = "") => [...namesIn(compile(text))].sort();
		for (const [name, text] of Object.entries(inLanguage.messages))
			expect([name, namesOf(text)]).toEqual([name, namesOf(english.messages[name])]);
	},
);
