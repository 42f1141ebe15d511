import type { Condition, Field, FormQuestions } from "#src/forms/definition.ts";
import { questionsOf } from "#src/forms/definition.ts";
import type { BlankQuestion, WritingRoom } from "#src/pdf/document-content.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { paperFormMessages } from "#src/school/messages/sets/emails/pdf-messages.ts";

export type PaperFormMessages = MessagesOf<typeof paperFormMessages>;

/** A question with its number on the printed form, and when it is asked, in words; empty for always. */
export type NumberedQuestion = { number: number; field: Field; condition: string };

/** The questions of a form's steps that are printed, numbered through all steps. */
export function numberedSteps(
	form: FormQuestions,
	messages = messagesIn(paperFormMessages, undefined),
): { title: string; questions: NumberedQuestion[] }[] {
	const printedQuestions = questionsOf(form).filter(isPrinted);
	const numbers = new Map(printedQuestions.map(({ name }, index) => [name, index + 1]));
	return form.steps.map(({ title, fields }) => ({
		title,
		questions: fields.filter(isPrinted).map((field) => ({
			// The field itself is looked up, not its name, because departments may ask for the same document in different
			// ways.
			number: printedQuestions.indexOf(field) + 1,
			field,
			condition: describeCondition(messages, form, field.when, numbers),
		})),
	}));
}

/** The same as they are printed, with room for each answer. */
export function printedSteps(
	form: FormQuestions,
	messages: PaperFormMessages,
): { title: string; questions: BlankQuestion[] }[] {
	return numberedSteps(form, messages).map(({ title, questions }) => ({
		title,
		questions: questions.map(({ number, field, condition }) => ({
			number,
			label: field.optional ? messages.optionalQuestion({ question: field.label }) : field.label,
			help: [condition, field.onPaper ?? field.help].filter(Boolean).join(" "),
			room: roomFor(messages, field),
		})),
	}));
}

function isPrinted({ hidden, same, kind }: Field): boolean {
	return !hidden && !same && kind !== "password";
}

/** "Only if you chose “Yes” in question 9." */
function describeCondition(
	messages: PaperFormMessages,
	form: FormQuestions,
	when: Condition | undefined,
	numbers: ReadonlyMap<string, number>,
): string {
	const [first, ...others] = conditionsOf(messages, form, when, numbers);
	if (first === undefined) return "";
	const conditions = others.reduce((before, condition) => messages.twoConditions({ before, condition }), first);
	return messages.onlyWith({ conditions });
}

function conditionsOf(
	messages: PaperFormMessages,
	form: FormQuestions,
	when: Condition | undefined,
	numbers: ReadonlyMap<string, number>,
): string[] {
	const question = when && questionsOf(form).find(({ name }) => name === when.field);
	if (!question || !("options" in question)) return [];
	const [first = "", ...others] = question.options
		.filter(({ value }) => when.is.includes(value))
		.map(({ label: answer }) => messages.quotedAnswer({ answer }));
	const answers = others.reduce((before, answer) => messages.eitherAnswer({ before, answer }), first);
	const condition = messages.answerIn({ answers, number: numbers.get(question.name) ?? "" });
	return [condition, ...conditionsOf(messages, form, when.and, numbers)];
}

const addressLines = 3;

function roomFor(messages: PaperFormMessages, field: Field): WritingRoom {
	switch (field.kind) {
		case "radio":
		case "select":
		case "checks":
			return { boxes: field.options.map(({ label }) => label) };
		case "file":
			return { boxes: [messages.copyEnclosed, ...(field.optional ? [messages.sentLater] : [])] };
		case "date":
			return { squares: [group(messages.day, 2), group(messages.month, 2), group(messages.year, 4)] };
		case "month":
			return { squares: [group(messages.month, 2), group(messages.year, 4)] };
		case "textarea":
			return { lines: addressLines };
		default:
			return { lines: 1 };
	}
}

const group = (caption: string, count: number) => ({ caption, count });
