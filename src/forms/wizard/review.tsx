import { describeAnswers } from "#src/forms/describe-answers.ts";
import { SummaryList } from "#src/ui/page/summary-list.tsx";
import type { WizardState } from "./use-wizard.ts";
import styles from "./wizard.module.css";

/** What will be sent, as the school will read it. */
export function Review({ wizard }: { wizard: WizardState }) {
	const described = describeAnswers(wizard.form, { ...wizard.answers, ...wizard.files });
	return (
		<section aria-labelledby="review-title" className={styles.review}>
			<h3 id="review-title">Before you submit: what the school will receive</h3>
			{described.map(({ step, lines }, index) => (
				<div key={step.key}>
					<div className={styles.reviewHead}>
						<h4>{step.title}</h4>
						{index !== wizard.step && (
							<button type="button" className={styles.textButton} onClick={() => wizard.goTo(index)}>
								Change {step.title.toLowerCase()}
							</button>
						)}
					</div>
					<SummaryList rows={lines.map(({ label, answer }) => ({ term: label, detail: answer }))} />
				</div>
			))}
		</section>
	);
}
