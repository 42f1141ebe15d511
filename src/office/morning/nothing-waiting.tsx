import styles from "./nothing-waiting.module.css";
import { ShowHidden } from "./show-hidden.tsx";

/** In place of the sentences when nothing waits, but what the member has `hidden` until tomorrow. */
export function NothingWaiting({ hidden }: { hidden: number }) {
	return (
		<div className={styles.empty}>
			<div className={styles.block}>
				<p>Go home.</p>
				{hidden > 0 ? (
					<div>
						<b>Nothing else waits for the office today.</b>
						<ShowHidden hidden={hidden} />
					</div>
				) : (
					<p>
						<b>Nothing waits for the office.</b>
						<br />
						What is still awaited lies with the applicants, who are reminded by themselves.
					</p>
				)}
			</div>
		</div>
	);
}
