import { readStored, removeStored, writeStored } from "#src/forms/browser-storage.ts";

/** An unsent form as stored on the device: its answers, and the handle of the server draft, which has the files. */
export type LocalDraft = {
	/** Milliseconds since 1970. */
	savedAt: number;
	step: number;
	/** Made when the form was first opened; the server accepts one application per key. */
	idempotencyKey: string;
	answers: Record<string, string>;
	serverDraft?: DraftHandle;
};

/** Identifies a draft on the server and the state that this device has of it. */
export type DraftHandle = {
	token: string;
	/** The last revision known to this device. */
	revision: number;
	/** True if this device has answers that are not on the server yet. */
	dirty: boolean;
};

/** Time after which a draft is no longer opened. */
export const localDraftAgeMs = 7 * 86_400_000;
export const localDraftKey = (form: string) => `draft:${form}`;
/** Values that the browser refuses to store, kept for as long as the page is open. */
const unstored = new Map<string, unknown>();
const conflictingKey = (form: string) => `draft-conflicting:${form}`;

/**
 * The draft of this form. Undefined if there is none or it is over 7 days old. One that an earlier version of the form
 * has written is used as far as its questions are still asked.
 */
export function readLocalDraft(form: string, now: number): LocalDraft | undefined {
	return read(localDraftKey(form), now);
}

/** @returns whether the browser stored it */
export function writeLocalDraft(form: string, draft: LocalDraft): boolean {
	const isStored = writeStored("local", localDraftKey(form), draft);
	unstored.set(localDraftKey(form), isStored ? undefined : draft);
	return isStored;
}

export function clearLocalDraft(form: string) {
	unstored.delete(localDraftKey(form));
	removeStored("local", localDraftKey(form));
}

/** The device's answers that a draft opened by its link has replaced; stored until the applicant decides. */
export const conflictingDraft = {
	read: (form: string, now: number) => read(conflictingKey(form), now),
	write: (form: string, draft: LocalDraft) => writeStored("local", conflictingKey(form), draft),
	clear: (form: string) => removeStored("local", conflictingKey(form)),
};

function read(key: string, now: number): LocalDraft | undefined {
	const draft = unstored.get(key) ?? readStored("local", key);
	if (isDraft(draft) && now - draft.savedAt < localDraftAgeMs) return draft;
	removeStored("local", key);
	return undefined;
}

function isDraft(value: unknown): value is LocalDraft {
	if (typeof value !== "object" || value === null) return false;
	const draft = value as Partial<LocalDraft>;
	const answers = draft.answers;
	return (
		typeof draft.savedAt === "number" &&
		typeof draft.step === "number" &&
		typeof draft.idempotencyKey === "string" &&
		typeof answers === "object" &&
		answers !== null &&
		Object.values(answers).every((answer) => typeof answer === "string") &&
		(draft.serverDraft === undefined || typeof draft.serverDraft?.token === "string")
	);
}

/** A mailed link ends in `#draft=<token>`: browsers send this part of a URL neither to servers nor as a referrer. */
const pattern = /^#draft=([\w-]{20,200})$/;

/** Tells whether this page was opened by such a link, whose token is not taken yet. */
export function hasDraftLink(): boolean {
	return pattern.test(location.hash);
}

/** The token of the link that opened this page. Removes it from the URL, so that it is not stored in the history. */
export function takeDraftLink(): string | undefined {
	const token = pattern.exec(location.hash)?.[1];
	if (token) history.replaceState(history.state, "", location.pathname + location.search);
	return token;
}
