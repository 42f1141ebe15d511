import { type Answers, applicableFields, type FormDefinition, isAnswered, questionsOf } from "#src/forms/definition.ts";
import { type AnswerLine, describeAnswers } from "#src/forms/describe-answers.ts";
import type { CheckedChanges } from "./check-changes.ts";

export type AskedStep = { title: string; lines: AnswerLine[] };

/**
 * The values of an application once changes are made: unchanged answers stay as they are stored, those to questions
 * that are no longer asked go.
 */
export function changedValues(form: FormDefinition, answers: Answers, checkedChanges: CheckedChanges): Answers {
	const askedNames = namesAsked(form, checkedChanges.answers);
	const questions = new Set(questionsOf(form).map(({ name }) => name));
	const unchanged = Object.entries(answers).filter(
		([name]) => !questions.has(name) || (askedNames.has(name) && !checkedChanges.changed.has(name)),
	);
	const changedAnswers = [...checkedChanges.changed].flatMap((name) =>
		askedNames.has(name) && isAnswered(checkedChanges.values[name])
			? [[name, checkedChanges.values[name]] as const]
			: [],
	);
	return { ...Object.fromEntries(unchanged), ...Object.fromEntries(changedAnswers) };
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
 * Returns what was asked and answered, once changes are made. Lines whose answer has not changed keep the wording in
 * which they were asked, and so do questions that the form no longer has.
 */
export function changedLines(
	form: FormDefinition,
	askedSteps: readonly AskedStep[],
	answers: { before: Answers; after: Answers },
): AskedStep[] {
	const questions = new Set(questionsOf(form).map(({ name }) => name));
	const linesBefore = describeAnswers(form, answers.before).flatMap(({ lines }) => lines);
	const earlier = new Map(linesBefore.map(({ name, answer }) => [name, answer]));
	/** A step may have been called otherwise since: it is the one that asked the same questions. */
	const storedStep = (title: string, lines: readonly AnswerLine[]) =>
		askedSteps.find((step) => step.title === title) ??
		askedSteps.find((step) => step.lines.some(({ name }) => lines.some((line) => line.name === name)));
	const steps = describeAnswers(form, answers.after).map(({ step, lines }): AskedStep => {
		const { title, lines: storedLines } = storedStep(step.title, lines) ?? { title: step.title, lines: [] };
		const formerLine = (line: AnswerLine) =>
			line.answer === earlier.get(line.name) ? storedLines.find(({ name }) => name === line.name) : undefined;
		return {
			title,
			lines: [
				...lines.map((line) => formerLine(line) ?? line),
				...storedLines.filter(({ name }) => !questions.has(name)),
			],
		};
	});
	return [...steps, ...askedSteps.filter(({ title }) => !steps.some((step) => step.title === title))];
}
