import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ApiResult } from "#src/api-client/api-result.ts";
import { callApi } from "#src/api-client/call-api.ts";
import type { FieldErrors } from "#src/forms/definition.ts";
import { fillTimeField } from "#src/forms/honeypot.ts";
import { checkShortForm, type Returned, type ShortForm } from "./short-form.ts";
import { keepUnsent, readUnsent } from "./unsent.ts";

export type Ended = { phase: "sent" } | { phase: "failed"; message: string };
type State = { phase: "open" | "sending" } | Ended;

/**
 * The life of a form of one step: checked on submit, sent as JSON, cleared when taken, kept as typed when not, and kept for the way
 * back to its page.
 * @param returned what a plain post came back with
 */
export function useShortForm(form: ShortForm, returned?: Returned) {
	const element = useRef<HTMLFormElement>(null);
	const openedAt = useRef(0);
	const [state, setState] = useState<State>(
		returned ? { phase: "failed", message: returned.message } : { phase: "open" },
	);
	const [errors, setErrors] = useState<FieldErrors>(returned?.errors ?? {});
	/** What stands in the controls at first; a new edition puts it there again. */
	const [start, setStart] = useState({ answers: returned?.answers ?? {}, edition: 0 });

	useEffect(() => {
		const typed = Object.values(element.current ? answersIn(form, element.current) : {}).some(Boolean);
		// Somebody was at work before this code arrived.
		openedAt.current = typed ? performance.timeOrigin : Date.now();
		const unsent = readUnsent(form.key);
		if (!typed && Object.values(unsent).some(Boolean)) setStart({ answers: unsent, edition: 1 });
	}, [form]);

	const refused = useRef(false);
	const refuse = (found: FieldErrors) => {
		refused.current = true;
		setErrors(found);
	};
	// Once the messages stand under the fields, so that the first one is seen with its label and message.
	useEffect(() => {
		const first = form.fields.find(({ name }) => errors[name]);
		const control = refused.current && first && element.current?.elements.namedItem(first.name);
		refused.current = false;
		if (
			!(
				control instanceof HTMLInputElement ||
				control instanceof HTMLTextAreaElement ||
				control instanceof HTMLSelectElement
			)
		)
			return;
		control.focus({ preventScroll: true });
		control.labels?.[0]?.parentElement?.scrollIntoView({ block: "nearest" });
	}, [form, errors]);

	const settle = (posted: ApiResult<unknown>) => {
		if (!posted.ok) {
			refuse(posted.errors);
			return setState({ phase: "failed", message: posted.message });
		}
		keepUnsent(form.key, {});
		openedAt.current = Date.now();
		setErrors({});
		setStart(({ edition }) => ({ answers: {}, edition: edition + 1 }));
		setState({ phase: "sent" });
	};

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state.phase === "sending") return;
		const entries = [...new FormData(event.currentTarget)].filter(
			(entry): entry is [string, string] => typeof entry[1] === "string",
		);
		const answers = Object.fromEntries(entries);
		const found = checkShortForm(form, answers);
		if (Object.keys(found).length > 0) {
			setState({ phase: "open" });
			return refuse(found);
		}
		setErrors({});
		setState({ phase: "sending" });
		const json = { ...answers, [fillTimeField]: String(Date.now() - openedAt.current) };
		settle(await callApi(form.api, { json }));
	};

	const change = () => element.current && keepUnsent(form.key, answersIn(form, element.current));
	return { element, state, errors, start, submit, change };
}

function answersIn({ fields }: ShortForm, element: HTMLFormElement): Record<string, string> {
	const data = new FormData(element);
	return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? "")]));
}
