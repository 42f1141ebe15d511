import type { Condition, Field, FormDefinition, Step } from "#src/forms/definition.ts";
import { questionsOf } from "#src/forms/definition.ts";
import type { BlankQuestion, WritingRoom } from "#src/pdf/document-content.ts";

/** The questions of a form's steps as they are printed: numbered through all steps, with conditions in words. */
export function printedSteps(form: FormDefinition): { title: string; questions: BlankQuestion[] }[] {
	const printed = questionsOf(form).filter(isPrinted);
	const numbers = new Map(printed.map(({ name }, index) => [name, index + 1]));
	const print = (field: Field): BlankQuestion => ({
		number: numbers.get(field.name),
		label: field.optional ? `${field.label} (optional)` : field.label,
		help: [conditionWords(form, field.when, numbers), field.onPaper ?? field.help].filter(Boolean).join(" "),
		room: roomFor(field),
	});
	return form.steps.map((step: Step) => ({
		title: step.title,
		questions: step.fields.filter(isPrinted).map(print),
	}));
}

function isPrinted({ hidden, same, kind }: Field): boolean {
	return !hidden && !same && kind !== "password";
}

/** "Only with “Yes” in 9." */
function conditionWords(
	form: FormDefinition,
	when: Condition | undefined,
	numbers: ReadonlyMap<string, number>,
): string {
	const asked = when && questionsOf(form).find(({ name }) => name === when.field);
	if (!asked || !("options" in asked)) return "";
	const labels = asked.options.filter(({ value }) => when.is.includes(value)).map(({ label }) => `“${label}”`);
	return `Only with ${labels.join(" or ")} in ${numbers.get(asked.name)}.`;
}

const addressLines = 3;

function roomFor(field: Field): WritingRoom {
	switch (field.kind) {
		case "radio":
		case "select":
		case "checks":
			return { boxes: field.options.map(({ label }) => label) };
		case "file":
			return { boxes: field.optional ? ["A copy is enclosed", "It follows later"] : ["A copy is enclosed"] };
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
