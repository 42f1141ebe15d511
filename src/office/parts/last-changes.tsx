import { ActForm, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import styles from "./last-changes.module.css";

/** A change that can be undone; `when` as it is shown. */
export type LastChange = { id: number; who: string; text: string; when: string };

/** Shows the last changes on a page of settings, each with its undo; shows nothing to a member who may not undo. */
export function LastChanges({ changes }: { changes: readonly LastChange[] }) {
	const mayUndo = usePermitted()("undo");
	if (changes.length === 0 || !mayUndo) return null;
	return (
		<section className={`${layout.titled} ${styles.changes}`}>
			<h2>Latest changes</h2>
			<ol className={layout.lines}>
				{changes.map(({ id, who, text, when }) => (
					<li key={id}>
						<span>
							<b>{who}</b> {text}, {when}
						</span>
						<ActForm act="undo" quiet>
							<button
								type="submit"
								className={controls.textButton}
								name="actId"
								value={id}
								aria-label={`Undo: ${text}`}
							>
								Undo
							</button>
						</ActForm>
					</li>
				))}
			</ol>
		</section>
	);
}
