import { readStored, removeStored, writeStored } from "#src/forms/browser-storage.ts";

/** What is kept of an unsent form on the visitor's own device: texts and choices, and where the server keeps the rest. */
export type LocalDraft = {
	version: string;
	/** Milliseconds since 1970. */
	savedAt: number;
	step: number;
	/** Made when the form was first opened; the server takes one application under it. */
	idempotencyKey: string;
	answers: Record<string, string>;
	saved?: SavedPlace;
};

/** The draft on the server that belongs to these answers. */
export type SavedPlace = {
	token: string;
	/** The server's when this device last knew. */
	revision: number;
	/** Whether this device has answers that the server does not have yet. */
	dirty: boolean;
};

const maxAgeMs = 7 * 86_400_000;
const place = (form: string) => `draft:${form}`;
const asidePlace = (form: string) => `draft-aside:${form}`;

/** The draft of this form and version, or undefined when there is none, it is over 7 days old, or the device keeps nothing. */
export function readLocalDraft(form: string, version: string, now: number): LocalDraft | undefined {
	return read(place(form), version, now);
}

/** @returns whether the browser stored it */
export function writeLocalDraft(form: string, draft: LocalDraft): boolean {
	return writeStored("local", place(form), draft);
}

export function clearLocalDraft(form: string) {
	removeStored("local", place(form));
}

/** Answers that made room for a draft opened by its link; they are kept until somebody decides. */
export const conflictingDraft = {
	read: (form: string, version: string, now: number) => read(asidePlace(form), version, now),
	write: (form: string, draft: LocalDraft) => writeStored("local", asidePlace(form), draft),
	clear: (form: string) => removeStored("local", asidePlace(form)),
};

function read(key: string, version: string, now: number): LocalDraft | undefined {
	const draft = readStored("local", key);
	if (isDraft(draft) && draft.version === version && now - draft.savedAt < maxAgeMs) return draft;
	removeStored("local", key);
	return undefined;
}

function isDraft(value: unknown): value is LocalDraft {
	if (typeof value !== "object" || value === null) return false;
	const draft = value as Partial<LocalDraft>;
	const answers = draft.answers;
	return (
		typeof draft.version === "string" &&
		typeof draft.savedAt === "number" &&
		typeof draft.step === "number" &&
		typeof draft.idempotencyKey === "string" &&
		typeof answers === "object" &&
		answers !== null &&
		Object.values(answers).every((answer) => typeof answer === "string") &&
		(draft.saved === undefined || typeof draft.saved?.token === "string")
	);
}
