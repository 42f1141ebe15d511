import { type FormEvent, useState } from "react";
import type { PartQuestions, Texts } from "#src/admissions/completion/correction.ts";
import type { ApiFailure } from "#src/api-client/api-result.ts";
import { callApi } from "#src/api-client/call-api.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { applicableFields, type FieldErrors, type LoadDefinition } from "#src/forms/definition.ts";
import type { AnswersState } from "#src/forms/wizard/use-answers.ts";
import * as paths from "#src/paths.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { leaveFor } from "#src/site/leave-for.ts";
import type { AnswersFormOfType, Elsewhere } from "./answers-form-props.ts";

/** Checks changed answers, sends them, and leads back to the tracker. @param onSent called before the page is left */
export function useAnswersForm(
	props: AnswersFormOfType,
	{ step, presetAnswers }: PartQuestions,
	answers: AnswersState,
	onSent: () => void,
) {
	const { token, form, loadDefinition, texts, returnedAnswers } = props;
	const [errors, setErrors] = useState(returnedAnswers?.errors ?? {});
	const [attempt, setAttempt] = useState(0);
	const [failure, setFailure] = useState(returnedAnswers?.message);
	const [busy, setBusy] = useState(false);
	const [elsewhere, setElsewhere] = useState<Elsewhere | undefined>(returnedAnswers?.elsewhere);
	const version = elsewhere?.version ?? props.version;

	const refuse = (fieldErrors: Record<string, string>) => {
		setErrors(fieldErrors);
		setAttempt((count) => count + 1);
	};

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		setFailure(undefined);
		const values = answers.complete();
		const askedAnswers = applicableFields(form, step, values).map(({ name }) => [name, values[name] ?? ""]);
		const sentAnswers: Record<string, string> = { ...Object.fromEntries(askedAnswers), ...presetAnswers };
		setBusy(true);
		// The server's answer has the same messages if the rules cannot be loaded.
		const fieldErrors = await findErrors(loadDefinition, elsewhere?.answers ?? texts, sentAnswers).catch(() => ({}));
		if (Object.keys(fieldErrors).length > 0) {
			setBusy(false);
			return refuse(fieldErrors);
		}
		setErrors({});
		const result = await callApi<{ changed: boolean }>(apiUrl(apiPaths.applicationAnswers), {
			method: "POST",
			headers: { authorization: `Bearer ${token}` },
			json: { version, answers: sentAnswers },
		});
		if (result.ok) {
			onSent();
			return leaveFor(`${paths.application(token)}${result.data.changed ? "?changed=1#outcome" : ""}`, { sent: true });
		}
		setBusy(false);
		setFailure(result.message);
		setElsewhere(readElsewhere(result) ?? elsewhere);
		if (Object.keys(result.errors).length > 0) refuse(result.errors);
	};
	return { submit, busy, failure, errors, attempt, version, elsewhere };
}

async function findErrors(load: LoadDefinition, storedTexts: Texts, sentTexts: Texts): Promise<FieldErrors> {
	const [definition, { checkChanges }] = await Promise.all([
		load(),
		import("#src/admissions/completion/check-changes.ts"),
	]);
	return checkChanges(definition, storedTexts, sentTexts, pageMessages()).errors;
}

function readElsewhere({ reason, data }: ApiFailure): Elsewhere | undefined {
	const isKnown = reason === "conflict" && typeof data === "object" && data !== null && "version" in data;
	return isKnown ? (data as Elsewhere) : undefined;
}
