import styles from "#src/office/case/case-page.module.css";
import { givenTo } from "#src/office/given.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import type { Refusal } from "./take-case-act.server.ts";

/** A note for colleagues; a name after an @ notifies that member. */
export function NoteForm({ refusal }: { refusal: Refusal | undefined }) {
	return (
		<form method="post" className={styles.compose}>
			<input type="hidden" name="act" value="note" />
			<textarea
				className={controls.field}
				name="text"
				rows={2}
				required
				maxLength={4000}
				aria-label="Note for colleagues"
				placeholder="A note; @name tells a colleague"
				defaultValue={givenTo(refusal, { act: "note" })?.text}
				data-key="n"
				data-submit-keys=""
			/>
			<button className={controls.button} data-low="" type="submit">
				Note <KeyCaps keys="Ctrl Enter" />
			</button>
		</form>
	);
}
