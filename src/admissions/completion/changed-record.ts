import { type Answers, applicableFields, type FormDefinition, isAnswered, questionsOf } from "#src/forms/definition.ts";
import { type AnswerLine, describeAnswers } from "#src/forms/describe-answers.ts";
import type { CheckedChanges } from "./check-changes.ts";

export type AskedStep = { title: string; lines: AnswerLine[] };

/**
 * The values of an application once changes are made: unchanged answers stay as they are stored, those to questions
 * that are no longer asked go.
 */
export function changedValues(form: FormDefinition, stored: Answers, checked: CheckedChanges): Answers {
	const asked = namesAsked(form, checked.answers);
	const questions = new Set(questionsOf(form).map(({ name }) => name));
	const unchanged = Object.entries(stored).filter(
		([name]) => !questions.has(name) || (asked.has(name) && !checked.changed.has(name)),
	);
	const changed = [...checked.changed].flatMap((name) =>
		asked.has(name) && isAnswered(checked.values[name]) ? [[name, checked.values[name]] as const] : [],
	);
	return { ...Object.fromEntries(unchanged), ...Object.fromEntries(changed) };
}

function namesAsked(form: FormDefinition, answers: Answers): Set<string> {
	const fields = form.steps.flatMap((step) => applicableFields(form, step, answers));
	return new Set(fields.map(({ name }) => name));
}

/** The questions whose values differ. */
export function differences(before: Answers, after: Answers): string[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/**
 * What was asked and answered, once changes are made. Lines whose answer has not changed stay in the words in which
 * they were asked, and so do questions that the form no longer has.
 */
export function changedLines(
	form: FormDefinition,
	stored: readonly AskedStep[],
	answers: { before: Answers; after: Answers },
): AskedStep[] {
	const questions = new Set(questionsOf(form).map(({ name }) => name));
	const linesBefore = describeAnswers(form, answers.before).flatMap(({ lines }) => lines);
	const earlier = new Map(linesBefore.map(({ name, answer }) => [name, answer]));
	/** A step may have been called otherwise since: it is the one that asked the same questions. */
	const storedStep = (title: string, lines: readonly AnswerLine[]) =>
		stored.find((step) => step.title === title) ??
		stored.find((step) => step.lines.some(({ name }) => lines.some((line) => line.name === name)));
	const steps = describeAnswers(form, answers.after).map(({ step, lines }): AskedStep => {
		const { title, lines: asked } = storedStep(step.title, lines) ?? { title: step.title, lines: [] };
		const unchanged = (line: AnswerLine) =>
			line.answer === earlier.get(line.name) ? asked.find(({ name }) => name === line.name) : undefined;
		return {
			title,
			lines: [...lines.map((line) => unchanged(line) ?? line), ...asked.filter(({ name }) => !questions.has(name))],
		};
	});
	return [...steps, ...stored.filter(({ title }) => !steps.some((step) => step.title === title))];
}
