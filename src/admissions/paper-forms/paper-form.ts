import type { Condition, Field, FormQuestions } from "#src/forms/definition.ts";
import { questionsOf } from "#src/forms/definition.ts";
import type { BlankQuestion, WritingRoom } from "#src/pdf/document-content.ts";

/** A question with its number on the printed form, and when it is asked, in words; empty for always. */
export type NumberedQuestion = { number: number; field: Field; condition: string };

/** The questions of a form's steps that are printed, numbered through all steps. */
export function numberedSteps(form: FormQuestions): { title: string; questions: NumberedQuestion[] }[] {
	const printedQuestions = questionsOf(form).filter(isPrinted);
	const numbers = new Map(printedQuestions.map(({ name }, index) => [name, index + 1]));
	return form.steps.map(({ title, fields }) => ({
		title,
		questions: fields.filter(isPrinted).map((field) => ({
			// Not by its name: departments may ask for the same document in different ways.
			number: printedQuestions.indexOf(field) + 1,
			field,
			condition: describeCondition(form, field.when, numbers),
		})),
	}));
}

/** The same as they are printed, with room for each answer. */
export function printedSteps(form: FormQuestions): { title: string; questions: BlankQuestion[] }[] {
	return numberedSteps(form).map(({ title, questions }) => ({
		title,
		questions: questions.map(({ number, field, condition }) => ({
			number,
			label: field.optional ? `${field.label} (optional)` : field.label,
			help: [condition, field.onPaper ?? field.help].filter(Boolean).join(" "),
			room: roomFor(field),
		})),
	}));
}

function isPrinted({ hidden, same, kind }: Field): boolean {
	return !hidden && !same && kind !== "password";
}

/** "Only with “Yes” in 9." */
function describeCondition(
	form: FormQuestions,
	when: Condition | undefined,
	numbers: ReadonlyMap<string, number>,
): string {
	const question = when && questionsOf(form).find(({ name }) => name === when.field);
	if (!question || !("options" in question)) return "";
	const labels = question.options.filter(({ value }) => when.is.includes(value)).map(({ label }) => `“${label}”`);
	const also = describeCondition(form, when.and, numbers)
		.replace(/^Only with/, " and")
		.replace(/\.$/, "");
	return `Only with ${labels.join(" or ")} in ${numbers.get(question.name)}${also}.`;
}

const addressLines = 3;

function roomFor(field: Field): WritingRoom {
	switch (field.kind) {
		case "radio":
		case "select":
		case "checks":
			return { boxes: field.options.map(({ label }) => label) };
		case "file":
			return { boxes: field.optional ? ["A copy is enclosed", "I’ll send it later"] : ["A copy is enclosed"] };
		case "date":
			return { squares: [group("Day", 2), group("Month", 2), group("Year", 4)] };
		case "month":
			return { squares: [group("Month", 2), group("Year", 4)] };
		case "textarea":
			return { lines: addressLines };
		default:
			return { lines: 1 };
	}
}

const group = (caption: string, count: number) => ({ caption, count });
