import { useState } from "react";
import type { FieldErrors, FormQuestions } from "#src/forms/definition.ts";

/** The current step and the errors shown. */
export function useSteps(form: FormQuestions) {
	const [step, setStep] = useState(0);
	const [errors, setErrors] = useState<FieldErrors>({});
	/** Counts failed attempts, so that each one moves the focus to the error summary. */
	const [attempt, setAttempt] = useState(0);
	return {
		step,
		errors,
		attempt,
		/** The nearest existing step: a draft may name one that the form no longer has. */
		setStep: (index: number) => setStep(Math.min(Math.max(0, index), form.steps.length - 1)),
		/** Shows errors and goes to the first step that has one. */
		showErrors: (found: FieldErrors) => {
			setErrors(found);
			setAttempt((count) => count + 1);
			const first = form.steps.findIndex((each) => each.fields.some((field) => field.name in found));
			if (first >= 0) setStep(first);
		},
		clearErrors: () => setErrors({}),
		/** One field's error; undefined removes it. */
		setError: (name: string, message: string | undefined) =>
			setErrors(({ [name]: _previous, ...others }) =>
				message === undefined ? others : { ...others, [name]: message },
			),
	};
}
