import { yes } from "#src/admissions/forms/questions.ts";
import { type Condition, type Field, type FormQuestions, ownPrefix } from "#src/forms/definition.ts";
import type { OwnQuestion } from "#src/school/forms/own-question.ts";

/** Most answers that are shown as buttons; more are a list to choose from. */
const maxButtons = 6;

/** Values by which a No may be sent. */
const no = ["false", "2"] as const;

/** Name of the field of a school's own question. */
export const ownName = ({ key }: Pick<OwnQuestion, "key">) => `${ownPrefix}${key}`;

/**
 * A form that also asks the school's own questions, at the end of their steps. Its version tells the questions.
 * Definitions need `withOwnRules` too.
 */
export function withOwnQuestions<Form extends FormQuestions>(form: Form, questions: readonly OwnQuestion[]): Form {
	if (questions.length === 0) return form;
	const steps = form.steps.map((step) => ({
		...step,
		fields: [
			...step.fields,
			...questions.filter((question) => question.step === step.key).map((question) => fieldOf(question, questions)),
		],
	}));
	// Steps have more fields than before, and nothing else has changed.
	return { ...form, version: `${form.version}-${fingerprint(JSON.stringify(questions))}`, steps } as Form;
}

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
				help: [question.help, "PDF or DOCX, up to 5 MB, or photos."].filter(Boolean).join(" "),
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
