import { withRule } from "#src/admissions/forms/asked-documents.ts";
import { yes } from "#src/admissions/forms/questions.ts";
import { type Condition, type Field, type FormQuestions, ownPrefix, type QuestionStep } from "#src/forms/definition.ts";
import { type AskedRule, movedFields, rulesByField } from "#src/school/forms/asked-question.ts";
import type { OwnForm } from "#src/school/forms/own-form.ts";
import type { OwnQuestion } from "#src/school/forms/own-question.ts";

/** Most answers that are shown as buttons; more are a list to choose from. */
const maxButtons = 6;

/** Values by which a No may be sent. */
const no = ["false", "2"] as const;

/** Name of the field of a school's own question. */
export const ownName = ({ key }: Pick<OwnQuestion, "key">) => `${ownPrefix}${key}`;

/**
 * A form as the school asks it: with its own questions, without those it leaves out. Its version tells the difference.
 * Definitions need `withOwnRules` too.
 * @param own undefined for the product's form
 */
export function withOwnQuestions<Form extends FormQuestions>(form: Form, own: OwnForm | undefined): Form {
	if (!own) return form;
	const rules = rulesByField(own.asked ?? []);
	const adapt = (field: Field): Field[] => {
		const inList = own.categories && field.name === "category" ? { ...field, options: own.categories } : field;
		return asRuled(inList as Field, rules.get(field.name));
	};
	const steps = stepsInOrder(form, own).map((step) => ({
		...step,
		fields: [...ownFields(own, `${step.key}_start`), ...step.fields.flatMap(adapt), ...ownFields(own, step.key)],
	}));
	// Steps have other fields than before, and nothing else has changed.
	const kept = steps.filter(({ fields }) => fields.length > 0);
	return {
		...form,
		version: `${form.version}-${fingerprint(JSON.stringify(own))}`,
		steps: kept,
	} as FormQuestions as Form;
}

/** The steps of a form and the school's own, each with the product's questions that the school asks there. */
function stepsInOrder({ steps }: FormQuestions, { asked = [], ownStep }: OwnForm): readonly QuestionStep[] {
	const moved = movedFields(asked);
	const isMoved = ({ name }: Field) => moved.some((each) => each.name === name);
	const movedTo = (key: string) =>
		moved.flatMap(({ name, step: target }) =>
			steps.flatMap((step) => ((target ?? step.key) === key ? step.fields.filter((field) => field.name === name) : [])),
		);
	const all = [...steps, { key: "own", title: ownStep || "More about you", fields: [] }];
	return all.map((step) => ({
		...step,
		fields: [...step.fields.filter((field) => !isMoved(field)), ...movedTo(step.key)],
	}));
}

const ownFields = ({ questions = [] }: OwnForm, place: string) =>
	questions.filter(({ step }) => step === place).map((question) => fieldOf(question, questions));

/** The question under a rule of the school's. Of several that belong together, those that always appear follow it. */
function asRuled(field: Field, rule: AskedRule | undefined): Field[] {
	if (rule === undefined || rule === "usual") return [field];
	return rule === "none" || followsRule(field) ? withRule(field, rule) : [field];
}

/** A question that appears only after an answer to another stays as it is, unless it stands for its own. */
export const followsRule = ({ name, when }: Field) => when === undefined || name === "percentage_pcm";

function fieldOf(question: OwnQuestion, all: readonly OwnQuestion[]): Field {
	const { label, kind, required, options = [] } = question;
	const when = conditionOf(question, all);
	const help = [question.help, ...describeRange(question)].filter(Boolean).join(" ");
	const base = {
		name: ownName(question),
		label,
		...(help && { help }),
		...(!required && { optional: true }),
		...(when && { when }),
	};
	switch (kind) {
		case "paragraph":
			return { ...base, kind: "textarea" };
		case "choice":
			return {
				...base,
				kind: options.length > maxButtons ? "select" : "radio",
				options: options.map((option) => ({ value: option, label: option })),
			};
		case "number":
			return { ...base, kind, inputMode: "decimal" };
		case "date":
			return { ...base, kind };
		case "link":
			return { ...base, kind: "text", inputMode: "url", exact: "none" };
		case "file":
			return {
				...base,
				kind,
				document: "certificate",
				help: [question.help, "PDF or Word file up to 5 MB, or photos."].filter(Boolean).join(" "),
				onPaper: question.help ?? "",
			};
		default:
			return { ...base, kind: "text" };
	}
}

function conditionOf({ audience, follows, answer }: OwnQuestion, all: readonly OwnQuestion[]): Condition | undefined {
	const earlier = follows ? all.find(({ label }) => label === follows) : undefined;
	const after: Condition | undefined = earlier && { field: ownName(earlier), is: [answer ?? ""] };
	if (audience === "everyone") return after;
	const field = "is_international_student";
	return { field, is: audience === "international" ? yes : no, ...(after && { and: after }) };
}

function describeRange({ kind, least, most }: OwnQuestion): string[] {
	if (kind !== "number") return [];
	if (least !== undefined && most !== undefined) return [`From ${least} to ${most}.`];
	if (least !== undefined) return [`${least} or more.`];
	return most === undefined ? [] : [`${most} or less.`];
}

/** Tells two sets of questions apart, in browsers too; no secret. */
function fingerprint(text: string): string {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return (hash >>> 0).toString(36);
}
