import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { findStepErrors, loadChecks } from "#src/forms/checks/load-checks.ts";
import { withStoredCountries } from "#src/forms/contact-details/stored-country.ts";
import { type FieldErrors, type FormQuestions, type LoadDefinition, questionsOf } from "#src/forms/definition.ts";
import { useDraftHandle } from "#src/forms/wizard/drafts/use-draft-handle.ts";
import { useLocalDraft } from "#src/forms/wizard/drafts/use-local-draft.ts";
import { useServerDraft } from "#src/forms/wizard/drafts/use-server-draft.ts";
import { useAnswers } from "./use-answers.ts";
import { useUploads } from "./use-uploads.ts";

export type WizardState = ReturnType<typeof useWizard>;
export type Navigation = WizardState["navigation"];
export type Drafts = WizardState["drafts"];

/**
 * The state of a form of several steps. Answers are checked on Next and Submit only.
 * @param draftType the `application_type` of server drafts; without it, drafts stay on the device
 */
export function useWizard(form: FormQuestions, loadDefinition: LoadDefinition, draftType?: string) {
	const answers = useAnswers(form);
	const steps = useSteps(form);
	const handle = useDraftHandle(draftType);
	const uploads = useUploads(draftType ? handle : undefined, steps.setError);
	/** Reason why the server draft no longer exists. */
	const [ended, setEnded] = useState<"deleted" | "submitted">();

	const { step } = steps;
	const snapshot = useMemo(() => ({ answers: answers.storable, step }), [answers.storable, step]);
	const local = useLocalDraft({ form, snapshot, serverDraft: handle.value });

	const reset = () => {
		local.clear();
		uploads.clear();
		steps.clearErrors();
		steps.setStep(0);
		answers.replace(() => ({}));
	};
	const server = useServerDraft({
		handle,
		version: form.version,
		snapshot,
		onLoaded: (draft, withAnswers) => {
			uploads.restore(draft.files);
			if (!withAnswers) return;
			local.settleConflict(draft.answers);
			answers.replace(() => draft.answers);
			steps.setStep(draft.step);
		},
		onEnded: (reason) => {
			setEnded(reason);
			if (reason === "submitted") reset();
			else uploads.markLost();
		},
	});

	const openDraft = useEffectEvent(() => {
		const openedDraft = local.open();
		// Whatever was typed while the draft was on its way is newer than nothing.
		const untouched = { answers: {}, step: 0 };
		if (openedDraft?.type === "link")
			void server.open({ token: openedDraft.token, revision: 0, dirty: false }, untouched);
		if (openedDraft?.type !== "draft") return;
		const { draft } = openedDraft;
		answers.replace((currentAnswers) => ({
			...draft.answers,
			...withStoredCountries(questionsOf(form), currentAnswers, draft.answers),
		}));
		steps.setStep(draft.step);
		if (draft.serverDraft) void server.open(draft.serverDraft, { answers: draft.answers, step: draft.step });
	});
	useEffect(() => openDraft(), []);

	return {
		form,
		loadDefinition,
		/** Loads the rules before they are needed. */
		preload: () => void loadChecks(loadDefinition).catch(() => {}),
		answers,
		uploads,
		navigation: {
			step,
			errors: steps.errors,
			attempt: steps.attempt,
			showErrors: steps.showErrors,
			clearErrors: steps.clearErrors,
			/** Saves, and goes to the next step if this one has no errors. */
			next: async () => {
				server.flush();
				const stepErrors = await findStepErrors(loadDefinition, step, { ...answers.complete(), ...uploads.files });
				if (Object.keys(stepErrors).length > 0) return steps.showErrors(stepErrors);
				steps.clearErrors();
				steps.setStep(step + 1);
			},
			/** Goes to the step of a field, with all errors; what no step asks is asked on the last one. */
			reveal: (name: string) => {
				server.flush();
				const index = form.steps.findIndex(({ fields }) => fields.some((field) => field.name === name));
				steps.setStep(index < 0 ? form.steps.length - 1 : index);
			},
			goTo: (index: number) => {
				server.flush();
				steps.clearErrors();
				steps.setStep(index);
			},
		},
		drafts: {
			local,
			server,
			ended,
			/** Shows the device's answers that a mailed link's draft had replaced. */
			restoreConflicting: () => {
				const { conflicting } = local;
				if (conflicting) {
					answers.replace(() => conflicting.answers);
					steps.setStep(conflicting.step);
				}
				local.discardConflicting();
			},
			/** Clears the form after a submission: the device forgets it; the server has closed the draft. */
			finish: () => {
				server.detach();
				reset();
			},
			/** Deletes the draft from the server and the device. @returns why it is still on both */
			deleteAll: async (): Promise<string | undefined> => {
				const failure = await server.deleteDraft();
				if (failure !== undefined) return failure;
				setEnded(undefined);
				local.discardConflicting();
				reset();
				return undefined;
			},
		},
	};
}

/** The current step and the errors shown. */
function useSteps(form: FormQuestions) {
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
		showErrors: (fieldErrors: FieldErrors) => {
			setErrors(fieldErrors);
			setAttempt((count) => count + 1);
			const first = form.steps.findIndex((each) => each.fields.some((field) => field.name in fieldErrors));
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
