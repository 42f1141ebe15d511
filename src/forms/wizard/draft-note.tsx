import { Notice } from "../../ui/notice.tsx";
import type { useDraft } from "./use-draft.ts";
import styles from "./wizard.module.css";

const dayAndTime = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** What stays off the device, and what to do about it after coming back. */
const unkept = {
	files: { never: "Files are not kept.", again: "Files are not kept: please choose them again before you submit." },
	passwords: { never: "Passwords are not kept.", again: "Passwords are not kept: please enter yours again before you submit, if you want one." },
	none: { never: "", again: "" },
};

type DraftNoteProps = { draft: ReturnType<typeof useDraft>; hasAnswers: boolean; without: keyof typeof unkept; onClear: () => void };

/** Says what is kept on this device and what is not, and lets the visitor clear it. */
export function DraftNote({ draft, hasAnswers, without, onClear }: DraftNoteProps) {
	if (!hasAnswers) return null;
	const clear = (
		<button type="button" className={styles.textButton} onClick={onClear}>
			Clear my answers now
		</button>
	);
	if (!draft.kept) return <Notice tone="alert">This device does not let the page keep your answers. Please finish in one go, without reloading.</Notice>;
	if (draft.restoredFrom === undefined) {
		return (
			<p className={styles.kept}>
				Your answers are kept on this device for 7 days. {unkept[without].never} {clear}
			</p>
		);
	}
	return (
		<Notice title={`Welcome back. Your answers of ${dayAndTime.format(draft.restoredFrom)} are here.`} actions={clear}>
			<p>They were kept on this device. {unkept[without].again}</p>
		</Notice>
	);
}
