import { consentField } from "#src/forms/consent.ts";
import type { FieldErrors, FormDefinition } from "#src/forms/definition.ts";

const maxLength = 5000;
const maxBytes = 64 * 1024;

/**
 * The texts that a draft stores: answers to the form's own questions, never a file or a password. They are not
 * checked as answers, since no one has finished typing.
 */
export function storableAnswers(
	form: FormDefinition,
	sent: Record<string, string>,
): { ok: true; json: string } | { ok: false; errors: FieldErrors } {
	const questions = form.steps
		.flatMap((step) => step.fields)
		.filter((field) => field.kind !== "file" && field.kind !== "password");
	const names = [...questions.map((field) => field.name), consentField];
	const texts = names.flatMap((name) => (Object.hasOwn(sent, name) ? [[name, sent[name] ?? ""] as const] : []));
	const errors = Object.fromEntries(texts.flatMap(([name, text]) => refuse(text).map((message) => [name, message])));
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const json = JSON.stringify(Object.fromEntries(texts));
	return Buffer.byteLength(json) <= maxBytes
		? { ok: true, json }
		: { ok: false, errors: { answers: "Your answers together are too long to save" } };
}

function refuse(text: string): string[] {
	if (text.length > maxLength) return [`This text must be at most ${maxLength} characters`];
	return text.includes("\u0000") ? ["This text contains a character we can’t save"] : [];
}
