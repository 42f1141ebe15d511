import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type FormQuestions, fieldsOf, questionsOf, withInitial } from "#src/forms/definition.ts";

export type AnswersState = ReturnType<typeof useAnswers>;

/** The answers of a form, read from its uncontrolled controls. @param begun what they are at first */
export function useAnswers(form: FormQuestions, initialAnswers: Record<string, string> = {}) {
	const [typed, setTyped] = useState(initialAnswers);
	/** Changes when all controls must be mounted again to show replaced answers. */
	const [resetKey, setResetKey] = useState(0);
	const formRef = useRef<HTMLFormElement>(null);

	/** The answers, with those that were given without an event, as all are before a page's code runs. */
	const complete = () => {
		const inControls = formRef.current ? readControls(form, formRef.current) : {};
		const missed = Object.fromEntries(Object.entries(inControls).filter(([name, answer]) => typed[name] !== answer));
		if (Object.keys(missed).length > 0) setTyped((current) => ({ ...current, ...missed }));
		return withInitial(form, { ...typed, ...missed }) as Record<string, string>;
	};

	// Answers typed before the code came are in the controls, not yet in the state.
	const readEarly = useEffectEvent(() => void complete());
	useEffect(() => readEarly(), []);

	return {
		formRef,
		complete,
		resetKey,
		/** Values by field, with the initial answers of untouched fields. */
		values: withInitial(form, typed) as Record<string, string>,
		isEmpty: !Object.values(typed).some(Boolean),
		/** The answers that may be stored: all but passwords. */
		storable: useMemo(() => withoutPasswords(form, typed), [form, typed]),
		onChange: (event: FormEvent<HTMLFormElement>) => {
			const { name, value, type, checked } = event.target as EventTarget & HTMLInputElement;
			if (!name || type === "file") return;
			const group = fieldsOf(form, "checks").includes(name) && new FormData(event.currentTarget).getAll(name).join(",");
			const answer = group !== false ? group : type === "checkbox" ? String(checked) : value;
			setTyped((current) => ({ ...current, [name]: answer }));
		},
		/** Sets the answer of a control whose answer is more than its value. */
		set: (name: string, answer: string) =>
			setTyped((current) => (current[name] === answer ? current : { ...current, [name]: answer })),
		/** Replaces all answers, on the page too. */
		replace: (change: (current: Record<string, string>) => Record<string, string>) => {
			setTyped(change);
			setResetKey((key) => key + 1);
		},
	};
}

function withoutPasswords(form: FormQuestions, answers: Record<string, string>): Record<string, string> {
	const passwords = new Set(fieldsOf(form, "password"));
	return Object.fromEntries(Object.entries(answers).filter(([name]) => !passwords.has(name)));
}

/** The answers in the page's controls that differ from those that the controls were given, emptied ones included. */
function readControls(form: FormQuestions, element: HTMLFormElement): Record<string, string> {
	// Compared with controls, not with answers: a control may not show an answer as it was given.
	const untouched = element.cloneNode(true) as HTMLFormElement;
	untouched.reset();
	const answers = answersIn(untouched, form);
	return Object.fromEntries(
		Object.entries(answersIn(element, form)).filter(([name, value]) => value !== answers[name]),
	);
}

function answersIn(element: HTMLFormElement, form: FormQuestions): Record<string, string> {
	const data = new FormData(element);
	const questions = questionsOf(form).filter(({ name, kind }) => kind !== "file" && element.elements.namedItem(name));
	return Object.fromEntries(questions.map(({ name }) => [name, data.getAll(name).filter(Boolean).join(",")]));
}
