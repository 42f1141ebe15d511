import { english, languageNow } from "#src/languages/language.ts";
import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import type { FeeKind } from "./fee/fee.ts";

/** Describes what a fee is for in the language of now: the plan in English, its kind in others. */
export function planName(
	{ kind, plan }: { kind: FeeKind; plan: string },
	schoolMessages: SchoolMessages | undefined,
): string {
	if (languageNow().tag === english) return plan;
	const { seatFee, applicationFee } = messagesIn(payerMessages, schoolMessages);
	return kind === "seat" ? seatFee : applicationFee;
}
