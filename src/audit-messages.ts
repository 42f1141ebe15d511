import { accountActMessages } from "./accounts/account-act-messages.ts";
import { admissionActMessages } from "./admissions/desk/admission-act-messages.ts";
import { type ActChange, actMessages, type Names } from "./audit/act-messages.ts";
import { caseActMessages } from "./cases/case-act-messages.ts";
import { contentActMessages } from "./content/content-act-messages.ts";
import { paymentActMessages } from "./payment/payment-act-messages.ts";
import { privacyActMessages } from "./privacy/privacy-act-messages.ts";

/** Messages of areas and services with a few acts. */
const otherMessages = actMessages(
	{},
	{
		"visit-cancelled": {
			act: (_visit, { guest = "a visitor" }) => `cancelled the campus tour of ${guest}`,
			undo: (_visit, { guest = "a visitor" }) => `restored the campus tour of ${guest}`,
		},
		"export-asked": "requested an export",
		"export-made": "created an export",
		"export-downloaded": "downloaded an export",
		"webhook-made": "created a webhook",
		"webhook-paused": "paused the webhook",
		"webhook-active": "resumed the webhook",
		"webhook-ended": "deleted the webhook",
		"webhook-tested": "sent a test to the webhook",
		"delivery-sent-again": "resent an event to the webhook",
		"deliveries-left": "dismissed the failed events",
		"job-run-again": "ran a background task again",
		"failure-new": "marked an error as new",
		"failure-seen": "marked an error as seen",
		"failure-quiet": "muted an error",
	},
);

/** Everything that the audit log can have, in words: what isn't here can't be recorded. */
const messages = {
	...caseActMessages,
	...admissionActMessages,
	...contentActMessages,
	...paymentActMessages,
	...privacyActMessages,
	...accountActMessages,
	...otherMessages,
};

/** The name of an act in the audit log. */
export type ActName = keyof typeof messages;

/**
 * Returns true if the log can have acts of this name. A later release may have recorded some that this one doesn't
 * know.
 */
export function isActName(name: string): name is ActName {
	return Object.hasOwn(messages, name);
}

/** Describes what an act did, in a phrase that follows the name of who did it; for an undo, what was undone. */
export function describeAct(auditEntry: ActChange & { act: ActName }, names: Names = {}): string {
	const { act }: { act: string } = auditEntry;
	return isActName(act) ? messages[act](auditEntry, names) : act.replaceAll("-", " ");
}
