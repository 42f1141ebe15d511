import styles from "./nothing-waiting.module.css";
import { ShowHidden } from "./show-hidden.tsx";

/** In place of the sentences when nothing waits, but what the member has `hidden` until tomorrow. */
export function NothingWaiting({ hidden }: { hidden: number }) {
	return (
		<div className={styles.empty}>
			<div className={styles.block}>
				<p>You’re done.</p>
				{hidden > 0 ? (
					<div>
						<b>Nothing else needs attention today.</b>
						<ShowHidden hidden={hidden} />
					</div>
				) : (
					<p>
						<b>Nothing needs attention.</b>
						<br />
						We’re waiting for applicants. They get automatic reminders.
					</p>
				)}
			</div>
		</div>
	);
}
