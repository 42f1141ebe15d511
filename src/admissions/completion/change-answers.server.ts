import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { isOver } from "#src/admissions/applications/stage.ts";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { formOf } from "#src/admissions/forms/application-forms.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { yearAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Answers, FieldErrors, FormDefinition } from "#src/forms/definition.ts";
import { officeMessages, type School } from "#src/forms/school.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { textsOf } from "#src/forms/stored-texts.ts";
import { type Invalid, invalid } from "#src/forms/submission/submission.server.ts";
import { languageNow } from "#src/languages/language.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { confirmChanges } from "./change-emails.server.ts";
import { type AskedStep, changedLines, changedValues, differences } from "./changed-record.ts";
import { type CheckedChanges, checkChanges } from "./check-changes.ts";
import { canCorrect } from "./correction.ts";
import { findNextChange, lockApplication, type OpenApplication } from "./lock-application.server.ts";
import { notifyOffice } from "./office-notice.server.ts";
import { awaitedResults } from "./outstanding.ts";
import { refuseChange } from "./refusals.ts";
import { typedForm } from "./typed-form.ts";

type Texts = Record<string, string>;

/** `version` of the answers on which the change is based; `answers` as texts by question; `actor` for the audit log. */
export type AnswersChange = { applicationId: number; version: string; answers: Texts; actor: string };

export type ChangeResult =
	| { ok: true /** False when the answers were so already. */; changed: boolean }
	| { ok: false; reason: "gone" }
	| { ok: false; reason: "refused"; message: string }
	| { ok: false; reason: "too-often"; message: string; again: Date }
	/** Other answers were stored since; these are what is stored now. */
	| { ok: false; reason: "changed-elsewhere"; version: string; answers: Texts }
	| Invalid;

/** Identifies the stored answers of an application. */
export function versionOf(answers: string): string {
	return createHash("sha256").update(answers).digest("base64url").slice(0, 22);
}

/**
 * Corrects answers of an application until it is read, and takes results that were awaited until it is over. Record,
 * audit log and emails are one transaction.
 */
export function changeAnswers(
	{ db, school }: { db: Db; school: School },
	change: AnswersChange,
	now: Date,
): Promise<ChangeResult> {
	return db.transaction().execute(async (trx): Promise<ChangeResult> => {
		const { schoolMessages } = school;
		const messages = messagesIn(applicationRefusalMessages, schoolMessages);
		const application = await lockApplication(trx, change.applicationId);
		if (!application) return { ok: false, reason: "gone" };
		if (isOver(application.stage)) return { ok: false, reason: "refused", message: messages.ended };
		const form: FormDefinition = withSchoolQuestionTexts(formOf(application.application_type).form, schoolMessages);
		const values: Answers = JSON.parse(application.answers);
		const texts = textsOf(form, values);
		const checkedChanges = checkChanges(form, texts, change.answers, schoolMessages);
		const refusal = refuseFixed(school, application, checkedChanges.changed);
		if (refusal) return refusal;
		const after = changedValues(form, values, checkedChanges);
		const errors = { ...checkedChanges.errors, ...refuseYearAhead(school, application, values, checkedChanges, now) };
		const wrong = Object.keys(errors).length > 0;
		if (!wrong && differences(values, after).length === 0) return { ok: true, changed: false };
		const version = versionOf(application.answers);
		if (change.version !== version) return { ok: false, reason: "changed-elsewhere", version, answers: texts };
		const message = refuseLate(school, application, values, checkedChanges.changed);
		if (message !== undefined) return { ok: false, reason: "refused", message };
		if (wrong) return invalid(school, errors, form);
		const again = await findNextChange(trx, application.id, now);
		if (again) return { ok: false, reason: "too-often", message: messages.tooManyChanges, again };
		await store(trx, school, { application, form, actor: change.actor, before: values, after }, now);
		return { ok: true, changed: true };
	});
}

/** Refuses answers that can never be changed here. */
function refuseFixed(
	school: School,
	{ application_type: type }: OpenApplication,
	changedNames: ReadonlySet<string>,
): Invalid | undefined {
	const fixedNames = [...changedNames].filter((name) => !canCorrect(typedForm(type), name));
	const { answerFixed } = messagesIn(applicationRefusalMessages, school.schoolMessages);
	const errors: FieldErrors = Object.fromEntries(fixedNames.map((name) => [name, answerFixed]));
	return fixedNames.length > 0 ? invalid(school, errors, answerFixed) : undefined;
}

/** Refuses a result of a year that has not come: it can only be awaited. */
function refuseYearAhead(
	{ schoolMessages }: School,
	{ application_type: type }: OpenApplication,
	values: Answers,
	{ changed: changedNames, answers }: CheckedChanges,
	now: Date,
): FieldErrors {
	const { resultAhead } = messagesIn(applicationRefusalMessages, schoolMessages);
	const years = awaitedResults(type, values)
		.flatMap(({ questions }) => questions)
		.filter((name) => name.startsWith("yop_") && changedNames.has(name) && Number(answers[name]) > yearAtSchool(now));
	return Object.fromEntries(years.map((name) => [name, resultAhead]));
}

/**
 * Returns the reason why these answers can no longer be changed; undefined while they can, and for results that are
 * awaited.
 */
function refuseLate(
	{ schoolMessages }: School,
	{ application_type: type, stage }: OpenApplication,
	values: Answers,
	changedNames: ReadonlySet<string>,
): string | undefined {
	const results = awaitedResults(type, values).flatMap(({ out, questions }) => [...Object.keys(out), ...questions]);
	return [...changedNames].every((name) => results.includes(name)) ? undefined : refuseChange(stage, schoolMessages);
}

type AnswersEdit = {
	application: OpenApplication;
	form: FormDefinition;
	actor: string;
	before: Answers;
	after: Answers;
};

async function store(
	trx: Transaction<Database>,
	school: School,
	{ application, form, actor, before, after }: AnswersEdit,
	now: Date,
): Promise<void> {
	const { id, application_type: type, name, email, phone_no } = application;
	const files = await documentsOf(trx, id);
	const askedSteps: AskedStep[] = JSON.parse(application.asked);
	// The office reads English.
	const changed = {
		before: { ...textsOf(form, before), ...files },
		after: { ...textsOf(form, after), ...files },
	};
	const described = changedLines(withSchoolQuestionTexts(form, officeMessages(school)), askedSteps, changed);
	// Nothing is known to be shown any more once it was changed in another language.
	const shown: AskedStep[] | null =
		application.asked_as_shown && application.language === languageNow().tag
			? changedLines(form, JSON.parse(application.asked_as_shown), changed)
			: null;
	const applicant = {
		name: textOr(after.name, name),
		email: textOr(after.email, email),
		phone_no: textOr(after.phone_no, phone_no),
	};
	await trx
		.updateTable("applications")
		.set({
			answers: JSON.stringify(after),
			asked: JSON.stringify(described),
			asked_as_shown: shown && JSON.stringify(shown),
			...applicant,
		})
		.where("id", "=", id)
		.execute();
	const names = differences(before, after);
	const laterResults = awaitedResults(type, before).filter(({ known }) =>
		known.some((question) => names.includes(question)),
	);
	const act = {
		actor,
		act: laterResults.length > 0 ? "result-given" : "answers-corrected",
		subject: { kind: "application", id },
		before: Object.fromEntries(names.map((question) => [question, before[question]])),
		after: Object.fromEntries(names.map((question) => [question, after[question]])),
	} as const;
	await recordAct(trx, act, now);
	await storeApplicationCase(trx, id, now, { bySender: true });
	const lines = described.flatMap((step) => step.lines).filter((line) => names.includes(line.name));
	const isResult = (question: string) => laterResults.some(({ questions }) => questions.includes(question));
	const items = lines.map((line) => ({
		kind: isResult(line.name) ? ("result" as const) : ("correction" as const),
		label: line.label,
		value: line.answer || "Not given",
	}));
	await notifyOffice(trx, school, { reference: application.reference, ...applicant }, items, now);
	await confirmChanges(trx, school, { application, applicant, lines }, now);
}

const textOr = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);

/** Documents by their question, as answers name them. */
async function documentsOf(trx: Transaction<Database>, applicationId: number): Promise<Answers> {
	const files = await trx
		.selectFrom("application_files")
		.select(["field", "original_name", "size"])
		.where("application_id", "=", applicationId)
		.execute();
	return Object.fromEntries(files.map(({ field, original_name: name, size }) => [field, { name, size }]));
}
