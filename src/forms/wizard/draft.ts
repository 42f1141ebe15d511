/** What is kept of an unsent form on the visitor's own device: texts and choices, never files. */
export type Draft = {
	version: string;
	/** Milliseconds since 1970. */
	savedAt: number;
	step: number;
	/** Made when the form was first opened; the server takes one application under it. */
	idempotencyKey: string;
	answers: Record<string, string>;
};

const keptFor = 7 * 86_400_000;
const place = (form: string) => `draft:${form}`;

/** The draft of this form and version, or undefined when there is none, it is over 7 days old, or the device keeps nothing. */
export function readDraft(form: string, version: string, now: number): Draft | undefined {
	try {
		const draft: unknown = JSON.parse(localStorage.getItem(place(form)) ?? "null");
		if (isDraft(draft) && draft.version === version && now - draft.savedAt < keptFor) return draft;
		localStorage.removeItem(place(form));
	} catch {
		// Private windows and full devices refuse storage: the form works without.
	}
	return undefined;
}

/** @returns whether the device kept it */
export function writeDraft(form: string, draft: Draft): boolean {
	try {
		localStorage.setItem(place(form), JSON.stringify(draft));
		return true;
	} catch {
		return false;
	}
}

export function clearDraft(form: string) {
	try {
		localStorage.removeItem(place(form));
	} catch {
		// Nothing could be kept, so nothing is there.
	}
}

function isDraft(value: unknown): value is Draft {
	if (typeof value !== "object" || value === null) return false;
	const draft = value as Partial<Draft>;
	const answers = draft.answers;
	return (
		typeof draft.version === "string" &&
		typeof draft.savedAt === "number" &&
		typeof draft.step === "number" &&
		typeof draft.idempotencyKey === "string" &&
		typeof answers === "object" &&
		answers !== null &&
		Object.values(answers).every((answer) => typeof answer === "string")
	);
}
