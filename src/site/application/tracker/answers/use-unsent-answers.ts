import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TypedForm } from "#src/admissions/completion/correction.ts";
import { readStored, removeStored, sessionDraftKey, writeStored } from "#src/forms/browser-storage.ts";
import { withStoredCountries } from "#src/forms/contact-details/stored-country.ts";
import { questionsOf } from "#src/forms/definition.ts";
import type { AnswersState } from "#src/forms/wizard/use-answers.ts";
import { international } from "#src/ui/phone-field/number.ts";
import type { AnswersFormProps } from "./answers-form-props.ts";

/** Answers that were changed and not sent, and the version of the application that they were based on. */
type Unsent = { version: string; answers: Record<string, string> };

/**
 * Stores changed answers in the tab until they are sent, and shows them again after a reload. A form that came back
 * from a plain post has what was typed already.
 * @param begun the answers that the form opened with
 */
export function useUnsentAnswers(
	{ reference, part, version, returnedAnswers, form }: AnswersFormProps & TypedForm,
	answers: AnswersState,
	initialAnswers: Record<string, string>,
) {
	const key = sessionDraftKey(`${reference}:${part.kind}-${part.key}`);
	const [basedOn, setBasedOn] = useState(version);
	const openedRef = useRef(false);
	/** A telephone number is not changed by the country's code and the spaces that its control puts in. */
	const changedIn = (currentAnswers: Record<string, string>) => {
		const fields = new Map(questionsOf(form).map((field) => [field.name, field]));
		const plain = (name: string, answer = "") => {
			const field = fields.get(name);
			if (field?.kind !== "tel" || !field.country) return answer;
			return international(answer, field.country).replaceAll(/[\s-]/g, "");
		};
		return Object.fromEntries(
			Object.entries(currentAnswers).filter(
				([name, answer]) => plain(name, answer) !== plain(name, initialAnswers[name]),
			),
		);
	};

	const restore = useEffectEvent(() => {
		const unsent = returnedAnswers ? undefined : readUnsent(key);
		if (!unsent) return;
		setBasedOn(unsent.version);
		// Answers typed before this code ran are newer.
		answers.replace((current) => ({
			...current,
			...unsent.answers,
			...withStoredCountries(questionsOf(form), changedIn(current), unsent.answers),
		}));
	});
	const store = useEffectEvent((currentAnswers: Record<string, string>) => {
		const changedAnswers = changedIn(currentAnswers);
		if (Object.keys(changedAnswers).length === 0) removeStored("session", key);
		else writeStored("session", key, { version: basedOn, answers: changedAnswers } satisfies Unsent);
	});
	useEffect(() => restore(), []);
	useEffect(() => {
		// The first run is before anything was restored.
		if (openedRef.current) store(answers.storable);
		openedRef.current = true;
	}, [answers.storable]);

	return { basedOn, forget: () => removeStored("session", key) };
}

function readUnsent(key: string): Unsent | undefined {
	const storedAnswers = readStored("session", key);
	const isUnsent =
		typeof storedAnswers === "object" &&
		storedAnswers !== null &&
		"version" in storedAnswers &&
		"answers" in storedAnswers;
	return isUnsent ? (storedAnswers as Unsent) : undefined;
}
