import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import styles from "./money.module.css";

/** Shows the outcome of a form, with an undo for a dismissal. */
export function MoneyAnswerLine() {
	const answer = useActAnswer<{ dismissed: number }>();
	if (!answer) return null;
	return (
		<div
			className={styles.answer}
			data-ok={answer.ok ? "" : undefined}
			role={answer.ok ? "status" : "alert"}
			data-unplaced={answer.ok || answer.problems ? undefined : ""}
		>
			{[answer.message, ...(answer.problems ?? [])].map((message) => (
				<p key={message}>{message}</p>
			))}
			{answer.shownValues && (
				<ActForm act="show" fields={{ finding: answer.shownValues.dismissed }} quiet>
					<button className={controls.button} type="submit">
						Undo
					</button>
				</ActForm>
			)}
		</div>
	);
}
