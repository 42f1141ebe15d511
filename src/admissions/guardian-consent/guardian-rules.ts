import { z } from "zod";
import { idKinds, relations, ways } from "#src/admissions/guardians/guardian.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { oneLine } from "#src/formatting/typed-text.ts";
import { normalisePhone } from "#src/forms/contact-details/phone.ts";
import { limits } from "#src/forms/limits.ts";
import { personName } from "#src/forms/rules.ts";
import type { GuardianWords } from "./notice.ts";

/** The answer of a guardian, with messages in the language of the page. */
export function answerRules(words: GuardianWords) {
	const name = z.string(words.nameMissing).transform(oneLine).pipe(personName(words.nameMissing, words.nameMissing));
	const email = z
		.string()
		.transform(oneLine)
		.default("")
		.refine((text) => text === "" || isMailAddress(text), words.emailWrong)
		.transform((text) => text || null);
	const relation = z.enum(relations, words.relationMissing);
	const declaration = z.literal("true", words.declarationMissing);
	const phone = z
		.string(words.phoneMissing)
		.transform(oneLine)
		.pipe(z.string().min(1, words.phoneMissing).max(limits.phone, words.phoneWrong))
		.transform((text, { addIssue }) => {
			const number = normalisePhone(text);
			if (number === undefined) addIssue(words.phoneWrong);
			return number ?? z.NEVER;
		});
	const id_kind = z.enum(idKinds, words.idKindMissing);
	const id_end = z
		.string(words.idEndWrong)
		.transform(oneLine)
		.refine((text) => /^[\p{L}\p{N}]{4}$/u.test(text), words.idEndWrong)
		.transform((text) => text.toUpperCase());
	const who = { name, relation, email, declaration };
	return {
		withheld: z.object(who),
		given: z.object({ ...who, phone, way: z.enum(ways, words.wayMissing) }),
		details: z.object({ id_kind, id_end }),
	};
}
