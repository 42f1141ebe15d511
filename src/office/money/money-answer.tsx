import controls from "#src/office/parts/controls.module.css";
import styles from "./money.module.css";
import type { MoneyAnswer } from "./take-money-act.server.ts";

/** What became of a form. */
export function MoneyAnswerLine({ answer }: { answer: MoneyAnswer | undefined }) {
	if (!answer) return null;
	return (
		<div className={styles.answer} data-ok={answer.ok ? "" : undefined} role={answer.ok ? "status" : "alert"}>
			<p>{answer.message}</p>
			{answer.left !== undefined && (
				<form method="post">
					<input type="hidden" name="finding" value={answer.left} />
					<button className={controls.button} type="submit" name="act" value="show">
						Undo
					</button>
				</form>
			)}
		</div>
	);
}
