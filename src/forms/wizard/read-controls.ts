import { type FormQuestions, questionsOf } from "#src/forms/definition.ts";

/** The answers in the page's controls that differ from those that the controls were given, emptied ones included. */
export function readControls(form: FormQuestions, element: HTMLFormElement): Record<string, string> {
	// Compared with controls, not with answers: a control may not show an answer as it was given.
	const untouched = element.cloneNode(true) as HTMLFormElement;
	untouched.reset();
	const given = answersIn(untouched, form);
	return Object.fromEntries(Object.entries(answersIn(element, form)).filter(([name, value]) => value !== given[name]));
}

function answersIn(element: HTMLFormElement, form: FormQuestions): Record<string, string> {
	const data = new FormData(element);
	const asked = questionsOf(form).filter(({ name, kind }) => kind !== "file" && element.elements.namedItem(name));
	return Object.fromEntries(asked.map(({ name }) => [name, data.getAll(name).filter(Boolean).join(",")]));
}
