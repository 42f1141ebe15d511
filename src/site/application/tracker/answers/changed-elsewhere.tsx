import type { FormQuestions, QuestionStep } from "#src/forms/definition.ts";
import { describeAnswers } from "#src/forms/describe-answers.ts";
import { answersMessages } from "#src/school/messages/sets/answers-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { SummaryList } from "#src/ui/page/summary-list.tsx";

type ChangedElsewhereProps = {
	form: FormQuestions;
	step: QuestionStep;
	/** Answers that are stored now. */
	storedAnswers: Record<string, string>;
	/** Answers in the form below. */
	mine: Record<string, string>;
};

/** Shows what was stored since the form was opened, where it differs from the form. */
export function ChangedElsewhere({ form, step, storedAnswers, mine }: ChangedElsewhereProps) {
	const messages = useMessages(answersMessages);
	const linesOf = (answers: Record<string, string>) => describeAnswers(form, answers).flatMap(({ lines }) => lines);
	const ours = new Map(linesOf(mine).map(({ name, answer }) => [name, answer]));
	const different = linesOf(storedAnswers).filter(
		({ name, answer }) => step.fields.some((field) => field.name === name) && ours.get(name) !== answer,
	);
	return (
		<Notice tone="alert" title={messages.conflictTitle}>
			<p>{messages.storedAnswers}</p>
			<SummaryList rows={different.map(({ label, answer }) => ({ term: label, detail: answer }))} />
			<p>{messages.conflictNote}</p>
		</Notice>
	);
}
