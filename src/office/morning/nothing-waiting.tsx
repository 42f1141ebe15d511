import styles from "./nothing-waiting.module.css";

/** Message in place of the sentences when nothing waits. */
export function NothingWaiting() {
	return (
		<div className={styles.empty}>
			<div className={styles.block}>
				<p>You’re done.</p>
				<p>
					<b>Nothing needs attention.</b>
					<br />
					We’re waiting for applicants. They get automatic reminders.
				</p>
			</div>
		</div>
	);
}
