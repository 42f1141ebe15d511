import styles from "#src/forms/wizard/wizard.module.css";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { wizardMessages } from "#src/school/messages/sets/forms/wizard-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { AutosaveStatus } from "./autosave.ts";
import { timeOfDay } from "./format-time.ts";

/** "Saved 10:42", next to the buttons. Failures are explained above the questions. */
export function SavedBadge({ status }: { status: AutosaveStatus | undefined }) {
	const messages = useMessages(wizardMessages);
	const text = textOf(messages, status);
	if (!text) return null;
	const icon = status?.state === "saved" ? "check" : status?.state === "saving" ? "clock" : "alert";
	return (
		<p className={styles.savedBadge} data-tone={icon === "alert" ? "alert" : undefined}>
			<Icon name={icon} />
			<span>{text}</span>
		</p>
	);
}

function textOf(messages: MessagesOf<typeof wizardMessages>, status: AutosaveStatus | undefined): string | undefined {
	switch (status?.state) {
		case "saved":
			return status.savedAt ? messages.savedAt({ savedAt: timeOfDay(status.savedAt) }) : undefined;
		case "saving":
			return messages.saving;
		case "failed":
		case "conflict":
			return messages.notSaved;
		default:
			return undefined;
	}
}
