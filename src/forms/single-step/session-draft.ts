import { readStored, removeStored, sessionDraftKey, writeStored } from "#src/forms/browser-storage.ts";

/** The unsent answers of a single-step form, stored until the tab is closed. Empty where there are none. */
export function readSessionDraft(form: string): Record<string, string> {
	const stored = readStored("session", sessionDraftKey(form));
	const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
	return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Answers that are all blank remove the draft. */
export function writeSessionDraft(form: string, answers: Record<string, string>) {
	const isBlank = Object.values(answers).every((answer) => answer.trim() === "");
	if (isBlank) removeStored("session", sessionDraftKey(form));
	else writeStored("session", sessionDraftKey(form), answers);
}
