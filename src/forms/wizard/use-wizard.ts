import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { checkStep } from "#src/forms/check-answers.ts";
import { type FieldErrors, type FormDefinition, fieldsOf, withInitial } from "#src/forms/definition.ts";
import { refusePicked } from "#src/forms/documents.ts";
import { keepable, readControls } from "./controls.ts";
import { useLocalDraft } from "./use-local-draft.ts";
import { useServerDraft } from "./use-server-draft.ts";
import { useUploads } from "./use-uploads.ts";

export type WizardState = ReturnType<typeof useWizard>;

/**
 * The answers, files, step and messages of a form of several steps; checks happen on Next and Submit only.
 * @param draftType the `application_type` under which the server keeps what is not sent yet; without it the device alone does
 */
export function useWizard(form: FormDefinition, draftType?: string) {
	const [typed, setAnswers] = useState<Record<string, string>>({});
	const answers = withInitial(form, typed) as Record<string, string>;
	const [step, setStep] = useState(0);
	const [errors, setErrors] = useState<FieldErrors>({});
	/** Counts failed attempts, so that focus moves to the summary at each. */
	const [attempt, setAttempt] = useState(0);
	/** Changes when all controls must show other answers than those typed into them. */
	const [resetKey, setResetKey] = useState(0);
	/** Why a draft of the server is no longer there. */
	const [over, setOver] = useState<"deleted" | "submitted">();
	const element = useRef<HTMLFormElement>(null);
	const keep = useMemo(() => keepable(form, typed), [form, typed]);

	const write = (change: (earlier: Record<string, string>) => Record<string, string>, step: number) => {
		setAnswers(change);
		setStep(Math.min(Math.max(0, step), form.steps.length - 1));
		setResetKey((resetKey) => resetKey + 1);
	};
	const empty = () => {
		draft.forget();
		uploads.clear();
		setErrors({});
		write(() => ({}), 0);
	};

	const saved = useServerDraft({
		type: draftType,
		version: form.version,
		snapshot: useMemo(() => ({ answers: keep, step }), [keep, step]),
		onFound: (found, withAnswers) => {
			uploads.restore(found.files);
			if (withAnswers) write(() => found.answers, found.step);
		},
		onOver: (reason) => {
			setOver(reason);
			if (reason === "submitted") empty();
			else uploads.lost(Object.keys(uploads.files));
		},
	});
	const uploads = useUploads(draftType ? saved : undefined);
	const draft = useLocalDraft({
		key: form.key,
		version: form.version,
		step,
		answers: keep,
		saved: saved.place,
		restore: (kept) => {
			write((typed) => ({ ...kept.answers, ...typed }), kept.step);
			if (kept.saved) void saved.open(kept.saved, { answers: kept.answers, step: kept.step });
		},
		openLink: (token) => void saved.open({ token, revision: 0, dirty: false }),
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
	const hush = (name: string) => setErrors(({ [name]: _gone, ...others }) => others);

	return {
		form,
		element,
		answers,
		hasAnswers: Object.values(typed).some(Boolean),
		files: uploads.files,
		uploads,
		step,
		errors,
		attempt,
		resetKey,
		draft,
		saved,
		over,
		show,
		clearErrors: () => setErrors({}),
		change: (event: FormEvent<HTMLFormElement>) => {
			const { name, value, type, checked } = event.target as EventTarget & HTMLInputElement;
			if (!name || type === "file") return;
			const several =
				fieldsOf(form, "checks").includes(name) && new FormData(event.currentTarget).getAll(name).join(",");
			const answer = several !== false ? several : type === "checkbox" ? String(checked) : value;
			setAnswers((earlier) => ({ ...earlier, [name]: answer }));
		},
		/** For controls whose answer is more than what stands in them. */
		answer: (name: string, text: string) =>
			setAnswers((earlier) => (earlier[name] === text ? earlier : { ...earlier, [name]: text })),
		chooseFile: (name: string, file: File) => {
			const refused = refusePicked(file);
			if (refused) {
				alert(refused);
				setErrors((earlier) => ({ ...earlier, [name]: refused }));
				return;
			}
			hush(name);
			uploads.choose(name, file);
		},
		removeFile: (name: string) => {
			hush(name);
			uploads.remove(name);
		},
		/** To the next step if this one has no mistake, else to its messages; saved first, right or wrong. */
		next: () => {
			saved.flush();
			const current = form.steps[step];
			if (!current) return;
			const wrong = checkStep(form, current, { ...answers, ...uploads.files });
			if (Object.keys(wrong).length > 0) return show(wrong);
			setErrors({});
			setStep(step + 1);
		},
		goTo: (index: number) => {
			saved.flush();
			setErrors({});
			setStep(index);
		},
		/** Shows the answers that made room for those of a link. */
		restoreConflictingDraft: () => {
			const { aside } = draft;
			if (aside) write(() => aside.answers, aside.step);
			draft.dropAside();
		},
		/** The form was taken: nothing of it stays here. */
		sent: () => {
			void saved.leave(false);
			empty();
		},
		/** The applicant wants all of it gone, here and on the server. */
		clear: () => {
			setOver(undefined);
			draft.dropAside();
			empty();
			return saved.leave(true);
		},
	};
}
