import { z } from "zod";
import { actMessages } from "#src/audit/act-messages.ts";
import { thousands } from "#src/formatting/thousands.ts";

const shape = {
	title: z.string(),
	reason: z.string(),
	answer: z.string(),
	words: z.string(),
	added: z.number(),
	people: z.number(),
};
type Values = Partial<z.output<z.ZodObject<typeof shape>>>;

const withReason =
	(text: string) =>
	({ title, reason, answer }: Values) => {
		const more = [title && `“${title}”`, reason ?? answer].filter(Boolean).join(", ");
		return `${text}${more && `: ${more}`}`;
	};

/** Acts of people, members and the calendar on personal data, and of members on breaches of it. */
export const privacyActMessages = actMessages(shape, {
	"privacy-correct": "asked for a correction",
	"privacy-erase": "asked to erase everything",
	"privacy-withdraw": "withdrew a consent",
	"privacy-nominate": "named someone to act for them",
	"privacy-grievance": "made a complaint",
	"privacy-taken-back": "withdrew the request",
	"privacy-taken-on": "assigned it to themselves",
	"privacy-left": "unassigned themselves",
	"privacy-done": withReason("answered it as done"),
	"privacy-refused": withReason("refused it"),
	"privacy-reopened": "reopened it",
	"privacy-settings-changed": "changed the retention periods",
	"erasure-asked": withReason("requested the erasure"),
	"erasure-confirmed": "confirmed the erasure",
	"erasure-withdrawn": "cancelled the erasure",
	"erasure-held": withReason("put the data on hold"),
	"erasure-hold-ended": withReason("ended a hold"),
	"restricted-freed": withReason("restored a restricted record"),
	"restricted-erased": withReason("erased restricted data when its period ended"),
	"documents-erased": "erased the documents when their retention period ended",
	"replaced-documents-erased": "erased replaced documents when their retention period ended",
	"notes-erased": "erased office notes when their retention period ended",
	"breach-opened": "opened it",
	"breach-written": "described what happened",
	"breach-people-added": ({ words = "", added = 0 }) => `added ${thousands(added)}: ${words}`,
	"breach-people-removed": ({ words = "" }) => `removed: ${words}`,
	"breach-letters-sent": ({ people = 0 }) => `sent the emails to ${thousands(people)}`,
	"breach-letters-again": ({ people = 0 }) => `sent ${thousands(people)} failed emails again`,
	"breach-called": "recorded a call",
	"breach-call-taken-back": "deleted the record of a call",
	"breach-reported": ({ title = "" }) => `reported: ${title}`,
	"breach-report-taken-back": ({ title = "" }) => `deleted the record of a report: ${title}`,
	"breach-closed": "closed it",
	"breach-reopened": "reopened it",
});
