import { z } from "zod";
import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { stageMessageNames } from "#src/admissions/stage-messages/stage-message-names.ts";
import { isStageMessagesKey } from "#src/admissions/stage-messages/stage-messages.ts";
import { actMessages } from "#src/audit/act-messages.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";

const details = z.object({ at: z.string(), place: z.string(), answerBy: z.string(), by: z.string() }).partial();

const shape = {
	stage: z.string(),
	details,
	field: z.string(),
	fields: z.array(z.string()),
	dueOn: z.string(),
	check: z.object({ state: z.string(), reason: z.string().nullable() }).partial().nullable(),
	name: z.string(),
	outcome: z.string().nullable(),
	marks: z.string().nullable(),
	place: z.number(),
	checked: z.string().nullable(),
	word: z.string(),
	key: z.string(),
	words: z.unknown(),
};

/**
 * Messages for acts of members, applicants and guardians on applications, and of members on seats, interviews and texts
 * of stages.
 */
export const admissionActMessages = actMessages(shape, {
	"application-entered": "entered the application for the applicant",
	"document-sent": ({ name = "a document" }) => `sent ${name}`,
	"document-replaced": ({ name = "a document" }) => `replaced a document with ${name}`,
	"answers-corrected": "corrected answers",
	"result-given": "added a result",
	"document-judged": ({ check }) => {
		if (!check?.state) return "reviewed a document";
		if (check.state === "accepted") return "verified a document";
		return `rejected a document as ${check.state}${check.reason ? `: “${check.reason.replace(/\.$/, "")}”` : ""}`;
	},
	"document-requested": ({ field }) => `requested ${(field && labelOfQuestion(field)) || "a document"}`,
	"request-reminded": ({ fields }) => `sent a reminder about ${documents(fields)}`,
	"request-extended": ({ fields, dueOn }) =>
		dueOn
			? `set the due date of ${documents(fields)} to ${formatLong(dueOn)}`
			: `changed the due date of ${documents(fields)}`,
	"request-withdrawn": ({ fields }) => `cancelled the request for ${documents(fields)}`,
	"request-passed-on": ({ fields }) => `created a link to share for ${documents(fields)}`,
	"guardian-given": ({ name }) => `gave consent${name ? `: ${name}` : ""}`,
	"guardian-withheld": ({ name }) => `refused consent${name ? `: ${name}` : ""}`,
	"guardian-withdrawn": ({ name }) => `withdrew consent${name ? `: ${name}` : ""}`,
	"guardian-checked": ({ checked }) =>
		checked === "refused" ? "couldn’t confirm the guardian’s consent" : "confirmed the guardian’s consent",
	"guardian-entered": ({ name = "a guardian" }) => `recorded the consent of ${name}`,
	"guardian-asked": "requested a guardian’s consent",
	"interview-invited": "invited the applicant to an interview",
	"interview-noted": ({ outcome, marks }) =>
		outcome || marks
			? `recorded the interview result: ${[outcome, marks && `${marks} marks`].filter(Boolean).join(", ")}`
			: "removed the interview result",
	"interview-slots-added": "added interview slots",
	"interview-slot-changed": "changed an interview slot",
	"interview-slot-cancelled": "cancelled an interview slot",
	"waitlist-moved": ({ place = "?" }) => `moved it to number ${place} on the waiting list`,
	"stage-changed": ({ stage = "", details: of }) => `moved it to “${nameOf(stage, of)}”${describeDetails(of)}`,
	"stage-undone": { act: undone, undo: undone },
	"seats-set": "set the seats",
	"seat-fee-set": "set the seat acceptance fee",
	"seat-fee-undone": { act: "undid the seat acceptance fee", undo: "undid the seat acceptance fee" },
	"source-added": ({ word = "" }) => `started counting the link ${word}`,
	"source-ended": ({ word = "" }) => `stopped counting the link ${word}`,
	"status-words-changed": {
		act: ({ key, words }) =>
			words === null ? `restored the default message for “${stage(key)}”` : `edited the message for “${stage(key)}”`,
		undo: ({ key }) => `undid the change to the message for “${stage(key)}”`,
	},
});

function documents(fields: readonly string[] = []): string {
	return fields.map(labelOfDocument).join(" and ") || "a document";
}

function describeDetails(of: z.output<typeof details> | undefined): string {
	if (of?.at) return `, ${formatDateTime(new Date(of.at))}${of.place ? `, ${of.place}` : ""}`;
	return of?.answerBy ? `, accept by ${formatLong(of.answerBy)}` : "";
}

function undone({ stage: at = "", details: of }: { stage?: string; details?: z.output<typeof details> }): string {
	return `undid the stage change: it’s at “${nameOf(at, of)}” again`;
}

const stage = (key: string | undefined) => (isStageMessagesKey(key) ? stageMessageNames[key] : "a stage");
/** An offer that its applicant has declined is not called as a rejection is. */
const nameOf = (key: string, of: z.output<typeof details> | undefined) =>
	stage(key === "declined" && of?.by ? "place-declined" : key);
