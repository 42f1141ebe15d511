import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ApiResult } from "#src/api-client/api-result.ts";
import { callApi } from "#src/api-client/call-api.ts";
import { readStored, removeStored, sessionDraftKey, writeStored } from "#src/forms/browser-storage.ts";
import { loadChecks } from "#src/forms/checks/load-checks.ts";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import { consentField } from "#src/forms/consent.ts";
import { withStoredCountries } from "#src/forms/contact-details/stored-country.ts";
import type { FieldErrors, LoadDefinition } from "#src/forms/definition.ts";
import { fillTimeField } from "#src/forms/submission/honeypot.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import type { ReturnedForm, SingleStepConfig } from "./single-step-config.ts";
import type { AttachedFile } from "./use-attached-file.tsx";

export type Outcome = { phase: "sent"; answers: Answers } | { phase: "failed"; message: string };
type Answers = Record<string, string>;
type State = { phase: "open" | "sending" } | Outcome;

/**
 * The state of a single-step form: checked on submit, sent as JSON, cleared when stored, unchanged when not, and stored
 * in the tab until it is sent.
 * @param given.returned the response to a plain post
 * @param given.begun what the form has when it opens
 * @param given.attached its file, which is checked and sent along
 */
export function useSingleStepForm(
	config: SingleStepConfig,
	loadDefinition: LoadDefinition,
	{
		returnedForm,
		initialAnswers = {},
		attachedFile,
	}: {
		returnedForm?: ReturnedForm | undefined;
		initialAnswers?: Answers | undefined;
		attachedFile?: AttachedFile | undefined;
	},
) {
	const element = useRef<HTMLFormElement>(null);
	const openedAt = useRef(0);
	const begunAtFirst = useRef(initialAnswers);
	const [state, setState] = useState<State>(
		returnedForm ? { phase: "failed", message: returnedForm.message } : { phase: "open" },
	);
	const [errors, setErrors] = useState<FieldErrors>(returnedForm?.errors ?? {});
	/** The controls' first values; another `resetKey` shows them again. */
	const [initial, setInitial] = useState({ answers: returnedForm?.answers ?? initialAnswers, resetKey: 0 });
	const refuse = useFocusOnRefusal(config, element, errors, setErrors);

	useEffect(() => {
		const now = element.current ? readAnswers(config, element.current) : {};
		const typed = Object.entries(now).some(([name, value]) => value && value !== begunAtFirst.current[name]);
		// The code loads at the first touch, but the form has been open since the page was.
		openedAt.current = performance.timeOrigin;
		const draft = readSessionDraft(draftKeyOf(config));
		const show = (answers: Answers) => setInitial({ answers, resetKey: 1 });
		if (typed) {
			const draftTexts = withStoredCountries(config.fields, now, draft);
			const texts = element.current ? readTexts(element.current) : {};
			if (config.fields.some(({ name }) => draftTexts[name] !== now[name])) show({ ...texts, ...draftTexts });
		} else if (Object.values(draft).some(Boolean))
			show(isNewVisit() ? { ...draft, ...begunAtFirst.current } : { ...begunAtFirst.current, ...draft });
	}, [config]);

	/** @param sent as `writtenIn` gave it when the form was sent */
	const finish = (result: ApiResult<unknown>, sentText: string, answers: Answers) => {
		if (!result.ok) {
			refuse(result.errors);
			return setState({ phase: "failed", message: result.message });
		}
		setErrors({});
		setState({ phase: "sent", answers });
		openedAt.current = Date.now();
		// Texts written in the meantime have not been sent.
		if (element.current && writtenIn(element.current) !== sentText) return;
		writeSessionDraft(draftKeyOf(config), {});
		attachedFile?.clear();
		setInitial(({ resetKey }) => ({ answers: {}, resetKey: resetKey + 1 }));
	};

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state.phase === "sending") return;
		// A box that was not ticked is no answer, but it was asked.
		const answers = { ...(config.consent && { [consentField]: "" }), ...readTexts(event.currentTarget) };
		const sentText = writtenIn(event.currentTarget);
		setErrors({});
		setState({ phase: "sending" });
		// Failing to load the check does no harm, because the server's answer has the same messages.
		const givenAnswers = attachedFile?.file ? { ...answers, [attachedFile.name]: attachedFile.file } : answers;
		const fieldErrors: FieldErrors = await findErrors(loadDefinition, givenAnswers).catch(() => ({}));
		if (config.consent && answers[consentField] === "")
			fieldErrors[consentField] = sayRule(config.consent.message, pageMessages());
		if (Object.keys(fieldErrors).length > 0) {
			setState({ phase: "open" });
			return refuse(fieldErrors);
		}
		const json = { ...answers, [fillTimeField]: String(Date.now() - openedAt.current) };
		finish(
			await (attachedFile ? attachedFile.send(config.api, json) : callApi(config.api, { json })),
			sentText,
			answers,
		);
	};

	return {
		element,
		state,
		errors,
		initial,
		submit,
		/** Loads the check before it is needed. */
		preload: () => void findErrors(loadDefinition, {}).catch(() => {}),
		saveDraft: () => element.current && writeSessionDraft(draftKeyOf(config), readAnswers(config, element.current)),
		clearError: (name: string) => setErrors(({ [name]: _, ...others }) => others),
	};
}

/**
 * Returns true if the visit is neither a reload nor the way back: anyone who follows a link that begins a question asks
 * that one.
 */
function isNewVisit(): boolean {
	return performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate");
}

const draftKeyOf = ({ key, draftKey = key }: SingleStepConfig) => draftKey;

/** Moves the focus to the first wrong field once its message is rendered. @returns shows errors */
function useFocusOnRefusal(
	{ fields }: SingleStepConfig,
	element: RefObject<HTMLFormElement | null>,
	errors: FieldErrors,
	setErrors: (errors: FieldErrors) => void,
) {
	const refusedRef = useRef(false);
	useEffect(() => {
		const first = [...fields.map(({ name }) => name), consentField].find((name) => errors[name]);
		const control = refusedRef.current && first && element.current?.elements.namedItem(first);
		refusedRef.current = false;
		const isControl =
			control instanceof HTMLInputElement ||
			control instanceof HTMLTextAreaElement ||
			control instanceof HTMLSelectElement;
		if (!isControl) return;
		control.focus({ preventScroll: true });
		control.labels?.[0]?.parentElement?.scrollIntoView({ block: "nearest" });
	}, [fields, element, errors]);
	return (fieldErrors: FieldErrors) => {
		refusedRef.current = true;
		setErrors(fieldErrors);
	};
}

async function findErrors(loadDefinition: LoadDefinition, answers: Record<string, unknown>): Promise<FieldErrors> {
	const { definition, checkAnswers } = await loadChecks(loadDefinition);
	const checkedAnswers = checkAnswers(definition, answers, { schoolMessages: pageMessages() });
	return checkedAnswers.ok ? {} : checkedAnswers.errors;
}

function readTexts(form: HTMLFormElement): Answers {
	const entries = [...new FormData(form)];
	return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** All that stands in its fields, as one text to compare. */
const writtenIn = (form: HTMLFormElement) => JSON.stringify(readTexts(form));

function readAnswers({ fields }: SingleStepConfig, form: HTMLFormElement): Answers {
	const texts = readTexts(form);
	return Object.fromEntries(fields.flatMap(({ name, kind }) => (kind === "file" ? [] : [[name, texts[name] ?? ""]])));
}

/** The unsent answers of a single-step form, stored until the tab is closed. Empty where there are none. */
function readSessionDraft(form: string): Record<string, string> {
	const storedDraft = readStored("session", sessionDraftKey(form));
	const entries = typeof storedDraft === "object" && storedDraft !== null ? Object.entries(storedDraft) : [];
	return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Answers that are all blank remove the draft. */
function writeSessionDraft(form: string, answers: Record<string, string>) {
	const isBlank = Object.values(answers).every((answer) => answer.trim() === "");
	if (isBlank) removeStored("session", sessionDraftKey(form));
	else writeStored("session", sessionDraftKey(form), answers);
}
