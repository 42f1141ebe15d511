import styles from "#src/forms/wizard/wizard.module.css";
import { Icon } from "#src/ui/icon.tsx";
import type { AutosaveStatus } from "./autosave.ts";
import { timeOfDay } from "./format-time.ts";

/** "Saved 10:42", next to the buttons. Failures are explained above the questions. */
export function SavedBadge({ status }: { status: AutosaveStatus | undefined }) {
	const text = textOf(status);
	if (!text) return null;
	const icon = status?.state === "saved" ? "check" : status?.state === "saving" ? "clock" : "alert";
	return (
		<p className={styles.savedBadge} data-tone={icon === "alert" ? "alert" : undefined}>
			<Icon name={icon} />
			{text}
		</p>
	);
}

function textOf(status: AutosaveStatus | undefined): string | undefined {
	switch (status?.state) {
		case "saved":
			return status.savedAt ? `Saved ${timeOfDay(status.savedAt)}` : undefined;
		case "saving":
			return "Saving…";
		case "failed":
		case "conflict":
			return "Not saved";
		default:
			return undefined;
	}
}
