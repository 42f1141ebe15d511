import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { checkAnswers, type FieldErrors, type FormDescription, fieldsOf, withInitial } from "../description.ts";
import { refusePicked } from "../documents.ts";
import { keepable, readControls } from "./controls.ts";
import { useDraft } from "./use-draft.ts";

export type WizardState = ReturnType<typeof useWizard>;

/** The answers, files, step and messages of a form of several steps; checks happen on Next and Submit only. */
export function useWizard(form: FormDescription) {
	const [typed, setAnswers] = useState<Record<string, string>>({});
	const answers = withInitial(form, typed) as Record<string, string>;
	const [files, setFiles] = useState<Record<string, File>>({});
	const [step, setStep] = useState(0);
	const [errors, setErrors] = useState<FieldErrors>({});
	/** Counts failed attempts, so that focus moves to the summary at each. */
	const [attempt, setAttempt] = useState(0);
	/** Changes when all controls must show other answers than those typed into them. */
	const [edition, setEdition] = useState(0);
	const element = useRef<HTMLFormElement>(null);

	const draft = useDraft({
		key: form.key,
		version: form.version,
		step,
		answers: useMemo(() => keepable(form, typed), [form, typed]),
		restore: (kept) => {
			setAnswers((typed) => ({ ...kept.answers, ...typed }));
			setStep(Math.min(Math.max(0, kept.step), form.steps.length - 1));
			setEdition((edition) => edition + 1);
		},
	});

	// What was typed before the page's code arrived is in the controls, not yet in the state.
	useEffect(() => {
		const early = element.current ? readControls(form, element.current) : {};
		if (Object.keys(early).length > 0) setAnswers((earlier) => ({ ...earlier, ...early }));
	}, [form]);

	const show = (found: FieldErrors) => {
		setErrors(found);
		setAttempt((count) => count + 1);
		const first = form.steps.findIndex((each) => each.fields.some((field) => field.name in found));
		if (first >= 0) setStep(first);
	};

	return {
		form,
		element,
		answers,
		hasAnswers: Object.values(typed).some(Boolean),
		files,
		step,
		errors,
		attempt,
		edition,
		draft,
		show,
		clearErrors: () => setErrors({}),
		change: (event: FormEvent<HTMLFormElement>) => {
			const { name, value, type, checked } = event.target as EventTarget & HTMLInputElement;
			if (!name || type === "file") return;
			const several = fieldsOf(form, "checks").includes(name) && new FormData(event.currentTarget).getAll(name).join(",");
			const answer = several !== false ? several : type === "checkbox" ? String(checked) : value;
			setAnswers((earlier) => ({ ...earlier, [name]: answer }));
		},
		/** For controls whose answer is more than what stands in them. */
		answer: (name: string, text: string) => setAnswers((earlier) => (earlier[name] === text ? earlier : { ...earlier, [name]: text })),
		chooseFile: (name: string, file: File) => {
			const refused = refusePicked(file);
			if (refused) {
				alert(refused);
				setErrors((earlier) => ({ ...earlier, [name]: refused }));
				return;
			}
			setErrors(({ [name]: _gone, ...others }) => others);
			setFiles((earlier) => ({ ...earlier, [name]: file }));
		},
		removeFile: (name: string) => setFiles(({ [name]: _gone, ...others }) => others),
		/** To the next step if this one has no mistake, else to its messages. */
		next: () => {
			const current = form.steps[step];
			if (!current) return;
			const checked = checkAnswers(form, { ...answers, ...files }, [current]);
			if (!checked.ok) return show(checked.errors);
			setErrors({});
			setStep(step + 1);
		},
		goTo: (index: number) => {
			setErrors({});
			setStep(index);
		},
		clear: () => {
			draft.forget();
			setAnswers({});
			setFiles({});
			setErrors({});
			setStep(0);
			setEdition((edition) => edition + 1);
		},
	};
}
