import type { FieldErrors } from "../description.ts";

/** A question of a form of one step. `required` is the sentence for a blank answer, `shape` what else it must look like. */
export type ShortField = {
	/** The name on the wire and of the control. */
	name: string;
	label: string;
	required: string;
	shape?: { test: (text: string) => boolean; message: string /** The same as a regular expression for the browser. */; pattern?: string };
	/** Longest answer in characters. */
	limit: number;
	autoComplete?: string;
} & (
	| { kind: "text" | "email" | "tel" | "textarea" }
	| { kind: "select" /** A first choice that cannot be chosen. */; placeholder: string; choices: readonly { value: string; label: string }[] }
);

/** A form of one step: what the browser shows and checks, and the server checks again. */
export type ShortForm = {
	key: string;
	/** Where it is sent, as JSON by the script and as a plain form post without it. */
	action: string;
	fields: readonly ShortField[];
};

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
