import styles from "./go-home.module.css";

/** In place of the sentences when nothing waits. */
export function GoHome() {
	return (
		<div className={styles.empty}>
			<div className={styles.block}>
				<p>Go home.</p>
				<p>
					<b>Nothing waits for the office.</b>
					<br />
					What is still awaited lies with the applicants, who are reminded by themselves.
				</p>
			</div>
		</div>
	);
}
