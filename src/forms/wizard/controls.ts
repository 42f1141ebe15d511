import { type FormDefinition, fieldsOf } from "#src/forms/definition.ts";

/** What stands in the controls of a form on the page, without what stood there from the start. */
export function readControls(form: FormDefinition, element: HTMLFormElement): Record<string, string> {
	const data = new FormData(element);
	const untouched = (name: string, value: string) =>
		form.steps.some((step) =>
			step.fields.some((field) => field.name === name && "initial" in field && field.initial === value),
		);
	const entries = [...new Set(data.keys())].map(
		(name) =>
			[
				name,
				data
					.getAll(name)
					.filter((value) => typeof value === "string" && value !== "")
					.join(","),
			] as const,
	);
	return Object.fromEntries(entries.filter(([name, value]) => value !== "" && !untouched(name, value)));
}

/** The answers that may lie on the device: all but passwords. */
export function keepable(form: FormDefinition, answers: Record<string, string>): Record<string, string> {
	const secret = new Set(fieldsOf(form, "password"));
	return Object.fromEntries(Object.entries(answers).filter(([name]) => !secret.has(name)));
}
