import styles from "#src/office/case/case-page.module.css";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import type { caseActs } from "./case-page-acts.server.ts";

/** A note for colleagues; a name after an @ notifies that member. */
export function NoteForm() {
	return (
		<ActForm<typeof caseActs> act="note" className={styles.compose}>
			{(values) => (
				<>
					<textarea
						className={controls.field}
						name="text"
						rows={2}
						required
						maxLength={4000}
						aria-label="Note for colleagues"
						placeholder="Write a note. @name notifies a team member"
						defaultValue={values.text}
						data-key="n"
						data-submit-keys=""
					/>
					<button className={controls.button} data-low="" type="submit">
						Add note <KeyCaps keys="Ctrl Enter" />
					</button>
				</>
			)}
		</ActForm>
	);
}
