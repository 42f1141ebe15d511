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
import { pageMessages } from "#src/school/words/page-messages.ts";
import type { ReturnedForm, SingleStepConfig } from "./single-step-config.ts";
import type { AttachedFile } from "./use-attached-file.tsx";

export type Outcome = { phase: "sent" } | { phase: "failed"; message: string };
type State = { phase: "open" | "sending" } | Outcome;

type Answers = Record<string, string>;

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
		returned,
		begun = {},
		attached,
	}: { returned?: ReturnedForm | undefined; begun?: Answers | undefined; attached?: AttachedFile | undefined },
) {
	const element = useRef<HTMLFormElement>(null);
	const openedAt = useRef(0);
	const begunAtFirst = useRef(begun);
	const [state, setState] = useState<State>(
		returned ? { phase: "failed", message: returned.message } : { phase: "open" },
	);
	const [errors, setErrors] = useState<FieldErrors>(returned?.errors ?? {});
	/** The controls' first values; another `resetKey` shows them again. */
	const [initial, setInitial] = useState({ answers: returned?.answers ?? begun, resetKey: 0 });
	const refuse = useFocusOnRefusal(config, element, errors, setErrors);

	useEffect(() => {
		const now = element.current ? readAnswers(config, element.current) : {};
		const typed = Object.entries(now).some(([name, value]) => value && value !== begunAtFirst.current[name]);
		// This code comes at the first touch: the form has been open since the page was.
		openedAt.current = performance.timeOrigin;
		const draft = readSessionDraft(draftKeyOf(config));
		const show = (answers: Answers) => setInitial({ answers, resetKey: 1 });
		if (typed) {
			const kept = withStoredCountries(config.fields, now, draft);
			const given = element.current ? readTexts(element.current) : {};
			if (config.fields.some(({ name }) => kept[name] !== now[name])) show({ ...given, ...kept });
		} else if (Object.values(draft).some(Boolean))
			show(isNewVisit() ? { ...draft, ...begunAtFirst.current } : { ...begunAtFirst.current, ...draft });
	}, [config]);

	/** @param sent as `writtenIn` gave it when the form was sent */
	const finish = (result: ApiResult<unknown>, sent: string) => {
		if (!result.ok) {
			refuse(result.errors);
			return setState({ phase: "failed", message: result.message });
		}
		setErrors({});
		setState({ phase: "sent" });
		openedAt.current = Date.now();
		// What was written meanwhile has not been sent.
		if (element.current && writtenIn(element.current) !== sent) return;
		writeSessionDraft(draftKeyOf(config), {});
		attached?.clear();
		setInitial(({ resetKey }) => ({ answers: {}, resetKey: resetKey + 1 }));
	};

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state.phase === "sending") return;
		// A box that was not ticked is no answer, but it was asked.
		const answers = { ...(config.consent && { [consentField]: "" }), ...readTexts(event.currentTarget) };
		const sent = writtenIn(event.currentTarget);
		setErrors({});
		setState({ phase: "sending" });
		// Where the check cannot be loaded, the server's answer has the same messages.
		const given = attached?.file ? { ...answers, [attached.name]: attached.file } : answers;
		const found: FieldErrors = await findErrors(loadDefinition, given).catch(() => ({}));
		if (config.consent && answers[consentField] === "")
			found[consentField] = sayRule(config.consent.message, pageMessages());
		if (Object.keys(found).length > 0) {
			setState({ phase: "open" });
			return refuse(found);
		}
		const json = { ...answers, [fillTimeField]: String(Date.now() - openedAt.current) };
		finish(await (attached ? attached.send(config.api, json) : callApi(config.api, { json })), sent);
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

/** Not a reload nor the way back: anyone who follows a link that begins a question asks that one. */
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
	const refused = useRef(false);
	useEffect(() => {
		const first = [...fields.map(({ name }) => name), consentField].find((name) => errors[name]);
		const control = refused.current && first && element.current?.elements.namedItem(first);
		refused.current = false;
		const isControl =
			control instanceof HTMLInputElement ||
			control instanceof HTMLTextAreaElement ||
			control instanceof HTMLSelectElement;
		if (!isControl) return;
		control.focus({ preventScroll: true });
		control.labels?.[0]?.parentElement?.scrollIntoView({ block: "nearest" });
	}, [fields, element, errors]);
	return (found: FieldErrors) => {
		refused.current = true;
		setErrors(found);
	};
}

async function findErrors(loadDefinition: LoadDefinition, answers: Record<string, unknown>): Promise<FieldErrors> {
	const { definition, checkAnswers } = await loadChecks(loadDefinition);
	const checked = checkAnswers(definition, answers, { schoolMessages: pageMessages() });
	return checked.ok ? {} : checked.errors;
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
	const stored = readStored("session", sessionDraftKey(form));
	const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
	return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Answers that are all blank remove the draft. */
function writeSessionDraft(form: string, answers: Record<string, string>) {
	const isBlank = Object.values(answers).every((answer) => answer.trim() === "");
	if (isBlank) removeStored("session", sessionDraftKey(form));
	else writeStored("session", sessionDraftKey(form), answers);
}
