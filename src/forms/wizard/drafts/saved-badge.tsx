import styles from "#src/forms/wizard/wizard.module.css";
import { wizardWords } from "#src/school/words/sets/wizard-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { AutosaveStatus } from "./autosave.ts";
import { timeOfDay } from "./format-time.ts";

/** "Saved 10:42", next to the buttons. Failures are explained above the questions. */
export function SavedBadge({ status }: { status: AutosaveStatus | undefined }) {
	const words = useWords(wizardWords);
	const text = textOf(words, status);
	if (!text) return null;
	const icon = status?.state === "saved" ? "check" : status?.state === "saving" ? "clock" : "alert";
	return (
		<p className={styles.savedBadge} data-tone={icon === "alert" ? "alert" : undefined}>
			<Icon name={icon} />
			<span>{text}</span>
		</p>
	);
}

function textOf(words: WordsOf<typeof wizardWords>, status: AutosaveStatus | undefined): string | undefined {
	switch (status?.state) {
		case "saved":
			return status.savedAt ? words.savedAt({ savedAt: timeOfDay(status.savedAt) }) : undefined;
		case "saving":
			return words.saving;
		case "failed":
		case "conflict":
			return words.notSaved;
		default:
			return undefined;
	}
}
