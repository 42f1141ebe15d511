import { z } from "zod";
import { idKinds, relations, ways } from "#src/admissions/guardians/guardian.ts";
import { isMailAddress } from "#src/forms/contact-details/mail-address.ts";
import { normalisePhone } from "#src/forms/contact-details/phone.ts";
import { limits } from "#src/forms/limits.ts";
import type { GuardianWords } from "#src/school/words/sets/guardian-words.ts";

/** The answer of a guardian, with messages in the language of the page. */
export function answerRules(words: GuardianWords) {
	const name = z.string(words.nameMissing).trim().min(1, words.nameMissing).max(limits.name, words.nameMissing);
	const email = z
		.string()
		.trim()
		.default("")
		.refine((text) => text === "" || isMailAddress(text), words.emailWrong)
		.transform((text) => text || null);
	const relation = z.enum(relations, words.relationMissing);
	const declaration = z.literal("true", words.declarationMissing);
	const phone = z
		.string(words.phoneMissing)
		.trim()
		.min(1, words.phoneMissing)
		.max(limits.phone, words.phoneWrong)
		.transform((text, { addIssue }) => {
			const number = normalisePhone(text);
			if (number === undefined) addIssue(words.phoneWrong);
			return number ?? z.NEVER;
		});
	const id_kind = z.enum(idKinds, words.idKindMissing);
	const id_end = z
		.string(words.idEndWrong)
		.trim()
		.regex(/^[\p{L}\p{N}]{4}$/u, words.idEndWrong)
		.transform((text) => text.toUpperCase());
	const who = { name, relation, email, declaration };
	return {
		withheld: z.object(who),
		given: z.object({ ...who, phone, way: z.enum(ways, words.wayMissing) }),
		details: z.object({ id_kind, id_end }),
	};
}
