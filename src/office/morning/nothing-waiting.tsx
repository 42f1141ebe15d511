import styles from "./nothing-waiting.module.css";

/** Message in place of the sentences when nothing waits. @param checked titles of what the page has looked at */
export function NothingWaiting({ checked }: { checked: readonly string[] }) {
	return (
		<div className={styles.empty}>
			<div className={styles.block}>
				<p>You’re done.</p>
				<p>
					<b>Nothing needs attention.</b>
					<br />
					We checked {new Intl.ListFormat("en-GB").format(checked)}.
				</p>
			</div>
		</div>
	);
}
