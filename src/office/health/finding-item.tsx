import controls from "#src/office/parts/controls.module.css";
import styles from "./health-page.module.css";
import type { HealthLine } from "./read-health.server.ts";

/** What a probe has found, and what to do. */
export function FindingItem({ title, sentence, todo, when }: HealthLine) {
	return (
		<li>
			<div>
				<p>
					<b>{title}</b>
				</p>
				<p className={when === "" ? controls.soft : controls.problem}>{sentence}</p>
				{todo !== null && <p>{todo}</p>}
			</div>
			<p className={`${controls.soft} ${styles.when}`}>{when}</p>
		</li>
	);
}
