import { applicationTypes, formOf } from "#src/admissions/forms/application-forms.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import type { Cell } from "#src/exports/sheet.ts";
import { type Answers, type Field, type FormDefinition, type Option, questionsOf } from "#src/forms/definition.ts";
import { describeAnswer } from "#src/forms/describe-answers.ts";
import { shortLabel } from "#src/office/case/short-labels.ts";

/** Answers given in the form of a case. */
export type AnswersOfForm = { type: string; answers: Answers };

/** Questions whose answers the desk has itself. */
const onDesk = ["name", "email", "phone_no"];
const onDeskOfEnquiries = [...onDesk, "phone", "city"];
const wideKinds: readonly Field["kind"][] = ["text", "textarea", "email"];

/** Beginning of the keys of these columns, before the name of the field. */
export const answerPrefix = "answer-";

/** A column for each question that any form asks now. */
export function answerColumns() {
	const questions = [
		...applicationTypes().flatMap((type) => askedIn(type, formOf(type).form, onDesk)),
		...Object.values(enquiryForms).flatMap(({ config, definition }) =>
			askedIn(config.key, definition, onDeskOfEnquiries),
		),
	];
	return [...Map.groupBy(questions, ({ field }) => field.name)].map(([name, group]) => ({
		key: `${answerPrefix}${name}`,
		title: group[0]?.field.label ?? name,
		head: group[0] && shortLabel(name, group[0].field.label),
		width: group[0] && wideKinds.includes(group[0].field.kind) ? 28 : 16,
		value: ({ answered }: { answered?: AnswersOfForm }) =>
			answered ? cellOf(group.find(({ type }) => type === answered.type)?.field, answered.answers[name]) : null,
	}));
}

/** Answers of applications to filter by, as `nata_status:waiting`: those that are chosen from a list. */
export function answerLabels(): Readonly<Record<string, string>> {
	const fields = applicationTypes().flatMap((type) => questionsOf(formOf(type).form));
	return Object.fromEntries(
		fields.flatMap((field) =>
			"options" in field && !isYesOrNo(field.options)
				? field.options.map(({ value, label }) => [
						`${field.name}:${value}`,
						`${shortLabel(field.name, field.label)}: ${label}`,
					])
				: [],
		),
	);
}

/** Answers that are stored as true or false. */
const isYesOrNo = (options: readonly Option[]) =>
	options.some(({ value, also }) => value === "true" || also !== undefined);

/** The questions of a form that give columns. */
function askedIn(type: string, form: FormDefinition, except: readonly string[]): { type: string; field: Field }[] {
	return questionsOf(form)
		.filter(({ kind, name }) => kind !== "file" && kind !== "password" && !except.includes(name))
		.map((field) => ({ type, field }));
}

/** Numbers and days as such, everything else as a person reads it. */
function cellOf(field: Field | undefined, value: Answers[string]): Cell {
	if (!field || value === undefined || value === null || value === "") return null;
	if (field.kind === "number" && Number.isFinite(Number(value))) return Number(value);
	if (field.kind === "date" && /^\d{4}-\d\d-\d\d$/.test(String(value))) return { day: String(value) };
	return describeAnswer(field, value);
}
