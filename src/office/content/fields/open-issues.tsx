import layout from "#src/office/parts/layout.module.css";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import styles from "./open-issues.module.css";
import type { RecordFormView } from "./record-form-view.server.ts";

/**
 * Shows what is missing or wrong before a record is published, its links among it. It sits above the button that
 * publishes it.
 */
export function OpenIssues({ view: { issues, faults } }: { view: Pick<RecordFormView, "issues" | "faults"> }) {
	const open = [...issues, ...faults];
	return (
		<section className={`${layout.titled} ${styles.issues}`} aria-label="Before you publish">
			<h2>
				Before you publish <span>{open.length > 0 ? `${open.length} to fix` : "nothing to fix"}</span>
			</h2>
			<ul>
				{open.map(({ field, message }) => (
					<li key={`${field} ${message}`}>
						<StateMark state="late" />
						<span>{message}</span>
						<a href={`#field-${field}`}>Go there</a>
					</li>
				))}
				{issues.length === 0 && (
					<li>
						<StateMark state="complete" />
						<span>Everything required is filled in</span>
					</li>
				)}
			</ul>
		</section>
	);
}
