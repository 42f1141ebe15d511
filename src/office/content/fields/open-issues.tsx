import { StateMark } from "#src/office/parts/state-mark.tsx";
import styles from "./open-issues.module.css";
import type { RecordFormView } from "./record-form-view.server.ts";

/** What has to be filled in before a record can be published. Stands above the button that publishes it. */
export function OpenIssues({ view: { issues } }: { view: Pick<RecordFormView, "issues"> }) {
	return (
		<section className={styles.issues} aria-label="Before it goes out">
			<h2>
				Before it goes out <span>{issues.length > 0 ? `${issues.length} open` : "nothing open"}</span>
			</h2>
			<ul>
				{issues.map(({ field, message }) => (
					<li key={field}>
						<StateMark state="late" />
						<span>{message}</span>
						<a href={`#field-${field}`}>Go there</a>
					</li>
				))}
				{issues.length === 0 && (
					<li>
						<StateMark state="complete" />
						<span>Everything that is needed is filled in</span>
					</li>
				)}
			</ul>
		</section>
	);
}
