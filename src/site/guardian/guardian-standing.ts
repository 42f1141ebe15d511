import type { GuardianLink } from "#src/admissions/guardian-consent/guardian-link.server.ts";
import type { minorWords } from "#src/school/words/sets/minor-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";

/** How the consent stands, in a sentence for the applicant. */
export function guardianStanding(
	words: WordsOf<typeof minorWords>,
	{ state, name, reason, guardianToken }: GuardianLink,
): string {
	if (state === "none") return words.consentNeededLater;
	if (state === "expired") return words.expired;
	if (state === "asked") return guardianToken ? words.linkCreated : `${words.linkCreated} ${words.createdElsewhere}`;
	return words[state]({ name: name || words.unnamedGuardian, reason: reason ?? "" });
}
