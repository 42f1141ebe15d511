import { applicableFields, type FormQuestions, isAnswered } from "#src/forms/definition.ts";
import { type AnswerLine, describeAnswers } from "#src/forms/describe-answers.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { wizardMessages } from "#src/school/messages/sets/forms/wizard-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { SummaryList } from "#src/ui/page/summary-list.tsx";
import type { ChosenFiles } from "./use-uploads.ts";
import type { Navigation } from "./use-wizard.ts";
import styles from "./wizard.module.css";

type ReviewProps = {
	form: FormQuestions;
	answers: Record<string, string>;
	files: ChosenFiles;
	navigation: Navigation;
	/** The answers can only be read. */
	closed: boolean;
};

/** Shows what is to be sent, as the school will read it; folded while the last step has questions to answer. */
export function Review({ form, answers, files, navigation, closed }: ReviewProps) {
	const messages = useMessages(wizardMessages);
	const given = { ...answers, ...files };
	const described = describeAnswers(form, given);
	const all = described.flatMap(({ lines }) => lines);
	const answered = all.filter(({ answer }) => answer).length;
	const last = form.steps.at(-1);
	const complete =
		last && applicableFields(form, last, given).every(({ optional, name }) => optional || isAnswered(given[name]));
	return (
		<section aria-labelledby="review-title" className={styles.review}>
			<h3 className="size-4" id="review-title">
				{messages.reviewTitle}
			</h3>
			<details open={closed || complete}>
				<summary>{messages.reviewCount({ answered, left: all.length - answered })}</summary>
				{described.map(({ step, lines }, index) => (
					<div key={step.key}>
						<div className={styles.reviewHead}>
							<h4>{step.title}</h4>
							{index !== navigation.step && (
								<button type="button" className={styles.textButton} onClick={() => navigation.goTo(index)}>
									{messages.changeStep({ what: step.title.toLowerCase() })}
								</button>
							)}
						</div>
						<SummaryList rows={rowsOf(messages, lines)} />
					</div>
				))}
			</details>
		</section>
	);
}

/** A row per answer, and one that lists the questions without. */
function rowsOf(messages: MessagesOf<typeof wizardMessages>, lines: readonly AnswerLine[]) {
	const unanswered = lines.filter(({ answer }) => !answer).map(({ label }) => label);
	return [
		...lines.filter(({ answer }) => answer).map(({ label, answer }) => ({ term: label, detail: answer })),
		...(unanswered.length > 0 ? [{ term: messages.notGiven, detail: unanswered.join("; ") }] : []),
	];
}
