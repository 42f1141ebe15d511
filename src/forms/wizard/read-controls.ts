import type { FormQuestions } from "#src/forms/definition.ts";

/** The answers in the page's controls that differ from the initial ones. */
export function readControls(form: FormQuestions, element: HTMLFormElement): Record<string, string> {
	const data = new FormData(element);
	const isInitial = (name: string, value: string) =>
		form.steps.some((step) =>
			step.fields.some((field) => field.name === name && "initial" in field && field.initial === value),
		);
	const answerOf = (name: string) =>
		data
			.getAll(name)
			.filter((value) => typeof value === "string" && value !== "")
			.join(",");
	const entries = [...new Set(data.keys())].map((name) => [name, answerOf(name)] as const);
	return Object.fromEntries(entries.filter(([name, value]) => value !== "" && !isInitial(name, value)));
}
