import controls from "#src/office/parts/controls.module.css";
import styles from "./jobs-page.module.css";
import type { ShownRun } from "./read-background.server.ts";

/** How a run went. */
export function RunLine({ title, when, words, good }: ShownRun) {
	return (
		<li>
			<div>
				<p>{title}</p>
				<p className={good ? controls.soft : controls.problem}>{words}</p>
			</div>
			<p className={`${controls.soft} ${styles.when}`}>{when}</p>
		</li>
	);
}
