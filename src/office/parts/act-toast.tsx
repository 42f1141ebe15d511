import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import styles from "./act-toast.module.css";
import controls from "./controls.module.css";
import { KeyCaps } from "./key-cap.tsx";

/**
 * Shows what was just done, with an undo if the member may. Code hides it after a while; the timeline still offers the
 * undo.
 */
export function ActToast({ message, actId }: { message: string; actId: number | null }) {
	// Says nothing after a refusal, because the message was already shown.
	if (useActAnswer()?.ok === false) return null;
	return (
		<div className={styles.toast} role="status" data-toast="" data-dark="">
			<span>{message}</span>
			{actId !== null && (
				<ActForm act="undo" quiet>
					<button className={controls.button} data-low="" type="submit" name="actId" value={actId} data-key="z">
						Undo <KeyCaps keys="Z" />
					</button>
				</ActForm>
			)}
		</div>
	);
}
