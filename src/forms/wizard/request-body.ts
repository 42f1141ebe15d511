import { checkAnswers } from "#src/forms/check-answers.ts";
import { applicableFields, type FormDefinition } from "#src/forms/definition.ts";
import type { ChosenFiles } from "./use-uploads.ts";

type Filled = { form: FormDefinition; answers: Record<string, string>; files: ChosenFiles };

/** How a form travels. */
export type Send = "multipart" | "json";

/** The body to send: only what applies, with fields that are not asked. */
export function buildRequestBody(send: Send, filled: Filled, constants: Record<string, string>): FormData | string {
	return send === "json" ? jsonBody(filled, constants) : multipartBody(filled, constants);
}

/** Files that the server has are named, the others go along; files last, so that a server may judge the texts first. */
function multipartBody({ form, answers, files }: Filled, constants: Record<string, string>): FormData {
	const body = new FormData();
	const applicable = form.steps.flatMap((each) => applicableFields(form, each, answers));
	const texts = Object.fromEntries(
		applicable.flatMap(({ name, kind }) => (kind !== "file" && answers[name] ? [[name, answers[name]]] : [])),
	);
	for (const [name, value] of Object.entries({ ...constants, ...texts })) body.append(name, value);
	const chosen = applicable.flatMap(({ name }) => (files[name] ? [[name, files[name]] as const] : []));
	for (const [name, file] of chosen) if (file.state === "sent") body.append(name, `upload:${file.id}`);
	for (const [name, file] of chosen) if (file.state !== "sent") body.append(name, file.file, file.name);
	return body;
}

/** The values as the form's schemas give them: numbers and lists are such. */
function jsonBody({ form, answers }: Filled, constants: Record<string, string>): string {
	const checked = checkAnswers(form, answers);
	return JSON.stringify({ ...constants, ...(checked.ok ? checked.values : answers) });
}
