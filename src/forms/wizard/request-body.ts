import { type Answers, applicableFields, type FormQuestions } from "#src/forms/definition.ts";
import type { ChosenFiles } from "./use-uploads.ts";

type FilledForm = {
	form: FormQuestions;
	answers: Record<string, string>;
	/** The answers as the form's rules give them: numbers as numbers, lists as lists. */
	values: Answers;
	files: ChosenFiles;
};

export type RequestFormat = "multipart" | "json";

/** The request body: the applicable fields and the constant ones. */
export function buildRequestBody(
	format: RequestFormat,
	filled: FilledForm,
	constants: Record<string, string>,
): FormData | string {
	return format === "json" ? JSON.stringify({ ...constants, ...filled.values }) : multipartBody(filled, constants);
}

/** Uploaded files are sent by reference, the others with their content, after all texts. */
function multipartBody({ form, answers, files }: FilledForm, constants: Record<string, string>): FormData {
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
