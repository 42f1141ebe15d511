import { Icon } from "#src/ui/icon.tsx";
import type { AutosaveStatus } from "./autosave.ts";
import { clockTime } from "./format-time.ts";
import styles from "./wizard.module.css";

/** "Saved 10:42" beside the buttons; what goes wrong is told in full above the questions. */
export function SavedBadge({ saving }: { saving: AutosaveStatus | undefined }) {
	const words = wordsOf(saving);
	if (!words) return null;
	return (
		<p
			className={styles.mark}
			data-tone={saving?.state === "saved" || saving?.state === "saving" ? undefined : "alert"}
		>
			<Icon name={saving?.state === "saved" ? "check" : saving?.state === "saving" ? "clock" : "alert"} />
			{words}
		</p>
	);
}

function wordsOf(saving: AutosaveStatus | undefined): string | undefined {
	switch (saving?.state) {
		case "saved":
			return saving.savedAt ? `Saved ${clockTime(saving.savedAt)}` : undefined;
		case "saving":
			return "Saving…";
		case "failed":
		case "changed":
			return "Not saved";
		default:
			return undefined;
	}
}
