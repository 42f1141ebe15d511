import { type ApplicationType, formOf } from "#src/admissions/forms/application-forms.ts";
import { withDocuments } from "#src/admissions/forms/asked-documents.ts";
import type { GuardianState } from "#src/admissions/guardians/guardian.ts";
import { formatMonth } from "#src/calendar/format.ts";
import { type Answers, applicableFields, type FormDefinition } from "#src/forms/definition.ts";
import type { DocumentRules } from "#src/school/forms/application-form-settings.ts";
import { type LineDefinition, linesOf } from "./checklists.ts";
import { judgeRule, type RuleVerdict } from "./line-rules.ts";

/** asked: another document was asked for. wrong: judged so, and not asked for again. */
export type LineState = "accepted" | "unjudged" | "asked" | "missing" | "wrong" | "not-needed";

/** Verdict of the office on a document or a line. */
export type LineCheck = {
	state: "accepted" | "incorrect" | "unreadable" | "outdated";
	reason: string | null;
	checkedAt: string;
};

/** Facts from which the checklist of an application is made. Times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export type ChecklistFacts = {
	type: ApplicationType;
	/** Values by question, as they are stored. */
	answers: Answers;
	/** Rules by which documents were asked for when it was sent. */
	rules?: DocumentRules;
	receivedAt: string;
	files: readonly { field: string; key: string; sentAt: string | null }[];
	/** Checks by storage key, or by `line:` and the line's key. */
	checks: ReadonlyMap<string, LineCheck>;
	/** Requests that no one has answered, by question. */
	requests: ReadonlyMap<string, { askedAt: string; dueOn: string }>;
	fee: { state: string; paidAt: string | null } | null;
	/** Person who answers for an applicant under 18, if a link was made. */
	guardian?: { state: GuardianState; name: string; since: string } | null;
};

export type ChecklistLine = {
	key: string;
	label: string;
	short: string;
	state: LineState;
	/** Reason, in a few words; empty where the state says it all. */
	reason: string;
	/** The question for its document; null for a line without one, and where none is asked for. */
	field: string | null;
	/** The storage key of the document that counts. */
	fileKey: string | null;
	/** Time from which it has been so, as far as that is known. */
	since: string;
	/** The day by which it was asked for. */
	dueOn: string | null;
};

/** The checklist of an application: each line with its state and its reason. */
export function checklistOf(facts: ChecklistFacts): ChecklistLine[] {
	return linesOf(facts.type).map((line) => {
		const checklistFinding =
			line.rule.kind === "document" ? documentLine(facts, line.rule.fields) : ruleLine(facts, line, line.rule);
		const { key, label, short } = line;
		return { key, label, short, field: null, fileKey: null, since: facts.receivedAt, dueOn: null, ...checklistFinding };
	});
}

/** Tells whether nothing is left to be sent, judged or paid, so that the application can be decided. */
export function isSettled({ state }: Pick<ChecklistLine, "state">): boolean {
	return state === "accepted" || state === "not-needed";
}

type LineFinding = { state: LineState; reason: string } & Partial<ChecklistLine>;

function documentLine(facts: ChecklistFacts, names: readonly string[]): LineFinding {
	const form: FormDefinition = withDocuments(formOf(facts.type).form, facts.rules);
	const askedNames = form.steps.flatMap((step) => applicableFields(form, step, facts.answers)).map(({ name }) => name);
	const fields = names.filter((name) => askedNames.includes(name));
	// A document of an awaited result may come before its question is asked.
	const sentFiles = names.flatMap((name) => facts.files.find(({ field }) => field === name) ?? []);
	const file = sentFiles.find(({ key }) => facts.checks.get(key)?.state === "accepted") ?? sentFiles[0];
	const [first] = fields;
	const field = file?.field ?? first ?? null;
	const request = names.map((name) => facts.requests.get(name)).find((each) => each !== undefined);
	const check = file && facts.checks.get(file.key);
	const at = { field, fileKey: file?.key ?? null, since: file?.sentAt ?? facts.receivedAt };
	if (check?.state === "accepted") return { ...at, since: check.checkedAt, state: "accepted", reason: "" };
	if (file && !check) return { ...at, state: "unjudged", reason: "" };
	const reason = check ? (check.reason ?? check.state) : "";
	if (request) return { ...at, state: "asked", reason, since: request.askedAt, dueOn: request.dueOn };
	if (file) return { ...at, state: "wrong", reason };
	return awaitedLine(facts, names, field);
}

/** A document that has not come: because its result is awaited, because it is not asked for, or just so. */
function awaitedLine({ answers }: ChecklistFacts, names: readonly string[], field: string | null): LineFinding {
	const suffix = /^certificate_(.+)$/.exec(names[0] ?? "")?.[1];
	const month = suffix && answers[`expected_${suffix}`];
	if (typeof month === "string")
		return { field: names[0] ?? null, state: "missing", reason: `expected in ${formatMonth(month)}` };
	return field === null
		? { state: "not-needed", reason: "not requested" }
		: { field, state: "missing", reason: "not sent" };
}

function ruleLine(facts: ChecklistFacts, { key }: LineDefinition, rule: LineDefinition["rule"]): LineFinding {
	const check = facts.checks.get(`line:${key}`);
	const { state, reason, since }: RuleVerdict = judgeRule(rule, facts);
	if (!check) return { state, reason, ...(since && { since }) };
	return check.state === "accepted"
		? { state: "accepted", reason: check.reason ?? reason, since: check.checkedAt }
		: { state: "wrong", reason: check.reason ?? reason };
}
