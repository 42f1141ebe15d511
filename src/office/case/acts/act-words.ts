import { z } from "zod";
import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { CaseStatus } from "#src/cases/case.ts";
import { statusWords } from "#src/office/desk/desk-words.ts";

type Members = readonly { id: number; name: string }[];
type Words = { text: string; undoable: boolean };

/** The values of an act, each as far as it has them. */
const values = z
	.object({
		assignee_id: z.number().nullable(),
		status_set: z.string().nullable(),
		due_set: z.string().nullable(),
		duplicate_of: z.number().nullable(),
		tag: z.string(),
		stage: z.string(),
		details: z.object({ at: z.string(), place: z.string(), answerBy: z.string() }).partial(),
		field: z.string(),
		fields: z.array(z.string()),
		dueOn: z.string(),
		check: z.object({ state: z.string(), reason: z.string().nullable() }).partial().nullable(),
		name: z.string(),
		outcome: z.string().nullable(),
		marks: z.string().nullable(),
		place: z.number(),
		subject: z.string(),
		checked: z.string().nullable(),
	})
	.partial();
type Values = z.output<typeof values>;

type Write = (before: Values, after: Values, members: Members) => string;

const written: Record<string, Write> = {
	"application-entered": () => "entered the application for the applicant.",
	"case-assigned": (_before, { assignee_id }, members) =>
		assignee_id === null
			? "gave the case to nobody."
			: `gave the case to ${members.find(({ id }) => id === assignee_id)?.name ?? "a former member"}.`,
	"case-status-set": (_before, { status_set }) =>
		status_set ? `set the state: ${statusWords[status_set as CaseStatus]}.` : "left the state to the papers.",
	"case-due-set": (_before, { due_set }) =>
		due_set ? `set the due day: ${formatLong(due_set)}.` : "left the due day to the rule.",
	"case-merged": (_before, { duplicate_of }) =>
		duplicate_of ? "joined the case with another one." : "let the case count by itself again.",
	"case-noted": () => "wrote a note.",
	"case-tagged": (_before, { tag }) => `added the tag ${tag}.`,
	"case-untagged": ({ tag }) => `removed the tag ${tag}.`,
	"document-judged": (_before, { check }) =>
		check?.state
			? `judged a document: ${check.state}${check.reason ? `, “${check.reason.replace(/\.$/, "")}”` : ""}.`
			: "judged a document.",
	"document-requested": (_before, { field }) => `asked for ${(field && labelOfQuestion(field)) || "a document"}.`,
	"request-reminded": (_before, { fields }) => `reminded of ${documents(fields)}.`,
	"request-extended": (_before, { fields, dueOn }) =>
		dueOn ? `gave until ${formatLong(dueOn)} for ${documents(fields)}.` : `set another day for ${documents(fields)}.`,
	"request-withdrawn": (_before, { fields }) => `withdrew the request for ${documents(fields)}.`,
	"request-passed-on": (_before, { fields }) => `made a link to pass on for ${documents(fields)}.`,
	"guardian-given": (_before, { name }) => `agreed${name ? `: ${name}` : ""}.`,
	"guardian-withheld": (_before, { name }) => `did not agree${name ? `: ${name}` : ""}.`,
	"guardian-withdrawn": (_before, { name }) => `withdrew the consent${name ? `: ${name}` : ""}.`,
	"guardian-checked": (_before, { checked }) =>
		checked === "refused" ? "could not confirm the guardian’s consent." : "confirmed the guardian’s consent.",
	"guardian-entered": (_before, { name }) => `entered the consent of ${name ?? "a guardian"}.`,
	"guardian-asked": () => "asked for the consent of a guardian.",
	"interview-invited": () => "invited to an interview.",
	"interview-noted": (_before, { outcome, marks }) =>
		outcome || marks
			? `noted the interview: ${[outcome, marks && `${marks} marks`].filter(Boolean).join(", ")}.`
			: "noted nothing of the interview any more.",
	"waitlist-moved": (_before, { place }) => `put it at place ${place ?? "?"} of those who wait.`,
	"contact-shown": () => "saw the telephone number and e-mail address.",
	"document-viewed": (_before, { name }) => `read ${name ?? "a document"}.`,
	"document-loaded-ahead": (_before, { name }) => `loaded ${name ?? "a document"} ahead of its turn.`,
	"document-downloaded": (_before, { name }) => `downloaded ${name ?? "a document"}.`,
	"documents-erased": () => "erased the documents, since their time is over.",
	"replaced-documents-erased": () => "erased replaced documents, since their time is over.",
	"notes-erased": () => "erased notes of the office, since their time is over.",
	"mail-written": (before, after) => `wrote “${after.subject ?? before.subject ?? "a mail"}”.`,
	"stage-changed": (_before, { stage, details }) => `moved it to ${stage}${detailWords(details)}.`,
	"stage-undone": (_before, { stage }) => `took the stage back: it is at ${stage} again.`,
};

const final = new Set([
	"application-entered",
	"stage-undone",
	"waitlist-moved",
	"contact-shown",
	"guardian-given",
	"guardian-withheld",
	"guardian-withdrawn",
	"document-viewed",
	"document-loaded-ahead",
	"document-downloaded",
]);
const undoable = new Set(Object.keys(written).filter((name) => !final.has(name)));

/** An undo of one is recorded as the other. */
const opposites: Record<string, string> = { "case-tagged": "case-untagged", "case-untagged": "case-tagged" };

/** What was done, in words that go on after who did it; of an undo, what was undone. */
export function actWords({ act, before, after, undoes }: RecordedAct, members: Members): Words {
	const [from, to] = [values.safeParse(before ?? {}).data ?? {}, values.safeParse(after ?? {}).data ?? {}];
	const isUndo = undoes !== null && act !== "stage-undone";
	const write = written[(isUndo && opposites[act]) || act];
	if (!write) return { text: `${isUndo ? "undid: " : ""}${act.replaceAll("-", " ")}.`, undoable: false };
	// An undo leads from what the act has made to what was there before it.
	const text = isUndo ? `undid: ${write({ ...from, ...to }, { ...to, ...from }, members)}` : write(from, to, members);
	return { text, undoable: undoable.has(act) };
}

function documents(fields: readonly string[] = []): string {
	return fields.map(labelOfDocument).join(" and ") || "a document";
}

function detailWords(details: Values["details"]): string {
	if (details?.at) return `, ${formatDateTime(new Date(details.at))}${details.place ? `, ${details.place}` : ""}`;
	return details?.answerBy ? `, to be answered by ${formatLong(details.answerBy)}` : "";
}
