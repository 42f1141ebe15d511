import { z } from "zod";
import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { isStageWordsKey } from "#src/admissions/stage-words/stage-words.ts";
import { stageWordsNames } from "#src/admissions/stage-words/stage-words-names.ts";
import { actsInWords } from "#src/audit/act-words.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";

const details = z.object({ at: z.string(), place: z.string(), answerBy: z.string() }).partial();

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

/** What members, applicants and guardians do on applications, and members on seats, interviews and words of stages. */
export const admissionWords = actsInWords(shape, {
	"application-entered": "entered the application for the applicant",
	"document-sent": ({ name = "a document" }) => `sent ${name}`,
	"document-replaced": ({ name = "a document" }) => `sent ${name} in place of another document`,
	"answers-corrected": "corrected answers",
	"result-given": "sent a result",
	"document-judged": ({ check }) =>
		check?.state
			? `judged a document: ${check.state}${check.reason ? `, “${check.reason.replace(/\.$/, "")}”` : ""}`
			: "judged a document",
	"document-requested": ({ field }) => `asked for ${(field && labelOfQuestion(field)) || "a document"}`,
	"request-reminded": ({ fields }) => `reminded of ${documents(fields)}`,
	"request-extended": ({ fields, dueOn }) =>
		dueOn ? `gave until ${formatLong(dueOn)} for ${documents(fields)}` : `set another day for ${documents(fields)}`,
	"request-withdrawn": ({ fields }) => `withdrew the request for ${documents(fields)}`,
	"request-passed-on": ({ fields }) => `made a link to pass on for ${documents(fields)}`,
	"guardian-given": ({ name }) => `agreed${name ? `: ${name}` : ""}`,
	"guardian-withheld": ({ name }) => `did not agree${name ? `: ${name}` : ""}`,
	"guardian-withdrawn": ({ name }) => `withdrew the consent${name ? `: ${name}` : ""}`,
	"guardian-checked": ({ checked }) =>
		checked === "refused" ? "could not confirm the guardian’s consent" : "confirmed the guardian’s consent",
	"guardian-entered": ({ name = "a guardian" }) => `entered the consent of ${name}`,
	"guardian-asked": "asked for the consent of a guardian",
	"interview-invited": "invited to an interview",
	"interview-noted": ({ outcome, marks }) =>
		outcome || marks
			? `noted the interview: ${[outcome, marks && `${marks} marks`].filter(Boolean).join(", ")}`
			: "noted nothing of the interview any more",
	"interview-slots-added": "added times of interviews",
	"interview-slot-changed": "changed a time of interviews",
	"interview-slot-cancelled": "cancelled a time of interviews",
	"waitlist-moved": ({ place = "?" }) => `put it at place ${place} of those who wait`,
	"stage-changed": ({ stage, details: of }) => `moved it to ${stage}${detailWords(of)}`,
	"stage-undone": { act: undone, undo: undone },
	"seats-set": "set the seats",
	"seat-fee-set": "set the fee of a seat",
	"seat-fee-undone": { act: "undid the fee of a seat", undo: "undid the fee of a seat" },
	"source-added": ({ word = "" }) => `added the source ${word}`,
	"source-ended": ({ word = "" }) => `ended the source ${word}`,
	"status-words-changed": {
		act: ({ key, words }) =>
			words === null ? `brought the default words of “${stage(key)}” back` : `changed the words of “${stage(key)}”`,
		undo: ({ key }) => `undid the change of “${stage(key)}”`,
	},
});

function documents(fields: readonly string[] = []): string {
	return fields.map(labelOfDocument).join(" and ") || "a document";
}

function detailWords(of: z.output<typeof details> | undefined): string {
	if (of?.at) return `, ${formatDateTime(new Date(of.at))}${of.place ? `, ${of.place}` : ""}`;
	return of?.answerBy ? `, to be answered by ${formatLong(of.answerBy)}` : "";
}

function undone({ stage: at }: { stage?: string }): string {
	return `took the stage back: it is at ${at} again`;
}

const stage = (key: string | undefined) => (isStageWordsKey(key) ? stageWordsNames[key] : "a stage");
