import { ActButton, ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import styles from "./health-page.module.css";
import type { FailureLine } from "./read-health.server.ts";

const acts = {
	new: [
		{ act: "seen", label: "Mark as seen" },
		{ act: "quiet", label: "Mute" },
	],
	seen: [
		{ act: "quiet", label: "Mute" },
		{ act: "new", label: "Mark as new" },
	],
	quiet: [{ act: "new", label: "Notify again" }],
} as const;

/** A failure that visitors saw, how often, and how it stands. */
export function FailureItem({ id, title, frame, times, when, standing }: FailureLine) {
	return (
		<li>
			<div>
				<p className={styles.failure}>
					<b>{title}</b> {times}
				</p>
				{frame !== "" && <p className={styles.frame}>{frame}</p>}
				<p className={controls.soft}>{when}</p>
			</div>
			<ActForm act={["seen", "quiet", "new"]} fields={{ failure: id }} quiet className={layout.row}>
				{acts[standing].map(({ act, label }) => (
					<ActButton key={act} className={controls.button} data-low="" act={act}>
						{label}
						<span className={controls.hidden}>{`: ${title}`}</span>
					</ActButton>
				))}
			</ActForm>
		</li>
	);
}
