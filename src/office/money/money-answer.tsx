import styles from "./money.module.css";
import type { MoneyAnswer } from "./take-money-act.server.ts";

/** What became of a form. */
export function MoneyAnswerLine({ answer }: { answer: MoneyAnswer | undefined }) {
	if (!answer) return null;
	return (
		<p className={styles.answer} data-ok={answer.ok ? "" : undefined} role={answer.ok ? "status" : "alert"}>
			{answer.message}
		</p>
	);
}
