import type { GuardianLink } from "#src/admissions/guardian-consent/guardian-link.server.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { minorMessages } from "#src/school/messages/sets/minor-messages.ts";

/** Describes the state of the consent, in a sentence for the applicant. */
export function guardianStanding(
	messages: MessagesOf<typeof minorMessages>,
	{ state, name, reason, guardianToken }: GuardianLink,
): string {
	if (state === "none") return messages.consentNeededLater;
	if (state === "expired") return messages.expired;
	if (state === "asked")
		return guardianToken ? messages.linkCreated : `${messages.linkCreated} ${messages.createdElsewhere}`;
	return messages[state]({ name: name || messages.unnamedGuardian, reason: reason ?? "" });
}
