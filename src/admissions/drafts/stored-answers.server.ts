import { consentField } from "#src/forms/consent.ts";
import type { FieldErrors, FormDefinition } from "#src/forms/definition.ts";

const longestText = 5000;
const mostBytes = 64 * 1024;

/**
 * What a draft keeps of the sent texts: those of the form's own questions, never a file or a password. They are not judged as
 * answers, since nobody has finished typing.
 */
export function keptAnswers(
	form: FormDefinition,
	sent: Record<string, string>,
): { ok: true; json: string } | { ok: false; errors: FieldErrors } {
	const questions = form.steps
		.flatMap((step) => step.fields)
		.filter((field) => field.kind !== "file" && field.kind !== "password");
	const names = [...questions.map((field) => field.name), consentField];
	const kept = names.flatMap((name) => (Object.hasOwn(sent, name) ? [[name, sent[name] ?? ""] as const] : []));
	const errors = Object.fromEntries(kept.flatMap(([name, text]) => refuse(text).map((message) => [name, message])));
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const json = JSON.stringify(Object.fromEntries(kept));
	return Buffer.byteLength(json) <= mostBytes
		? { ok: true, json }
		: { ok: false, errors: { answers: "All answers together are too long to be saved" } };
}

function refuse(text: string): string[] {
	if (text.length > longestText) return [`This text must be at most ${longestText} characters`];
	return text.includes("\u0000") ? ["This text contains a character that cannot be stored"] : [];
}
