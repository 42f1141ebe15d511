import type { FieldErrors } from "#src/forms/definition.ts";
import type { DialCountry } from "#src/ui/phone-field/number.ts";

/** A question of a form of one step. `required` is the sentence for a blank answer, `shape` what else it must look like. */
export type ShortField = {
	/** The name on the wire and of the control. */
	name: string;
	label: string;
	required: string;
	/** `pattern` is what the browser holds back by itself, as a regular expression. */
	shape?: { test: (text: string) => boolean; message: string; pattern?: string };
	/** Longest answer in characters. */
	limit: number;
	autoComplete?: string;
	/** Takes half the width where there is room; such questions come in pairs. */
	half?: boolean;
} & (
	| { kind: "text" | "email" }
	| { kind: "textarea"; rows?: number }
	| { kind: "tel" /** Whose numbers are typed without a code. */; country: DialCountry }
	| {
			kind: "select" /** A first choice that cannot be chosen. */;
			placeholder: string;
			choices: readonly { value: string; label: string }[];
	  }
);

/** A form of one step: what the browser shows and checks, and the server checks again. */
export type ShortForm = {
	key: string;
	/** Where the script sends it, as JSON. */
	api: string;
	/** The page that takes it as a plain post without scripts, and shows it again where something is wrong. */
	page: string;
	fields: readonly ShortField[];
	/** The sentences for blank answers stand in the empty controls. */
	hinted?: boolean;
	/** What the sender agrees to; a new wording gets a new version, which is stored with the message. */
	consent?: Consent;
	words: { send: string; sent: string; failed: string };
};

export type Consent = {
	version: string;
	text: string;
	/** Words of the text that lead to a page. */
	links: readonly { words: string; to: string }[];
	/** Who does not agree is told so. */
	message: string;
};

/** A form that came back from the server unsent: what was typed, and what is wrong with it. */
export type Returned = { answers: Record<string, string>; message: string; errors: FieldErrors };

/** @returns one sentence a field, in the order of the form; empty when all is well */
export function checkShortForm({ fields }: ShortForm, answers: Record<string, unknown>): FieldErrors {
	const errors: FieldErrors = {};
	for (const field of fields) {
		const mistake = mistakeIn(field, answers[field.name]);
		if (mistake) errors[field.name] = mistake;
	}
	return errors;
}

function mistakeIn(field: ShortField, answer: unknown): string | undefined {
	if (typeof answer !== "string" || answer.trim() === "") return field.required;
	if (answer.length > field.limit) return `${field.label} must be at most ${field.limit} characters`;
	if (answer.includes("\u0000")) return `${field.label} contains a character that cannot be stored`;
	if (field.kind === "select" && !field.choices.some(({ value }) => value === answer)) return field.required;
	return field.shape && !field.shape.test(answer.trim()) ? field.shape.message : undefined;
}
