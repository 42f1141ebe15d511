import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "../description.ts";
import { newIdempotencyKey } from "../idempotency.ts";
import { fillTimeField } from "../spam.ts";
import { type Posted, postJson } from "./post-json.ts";
import { checkShortForm, type ShortForm } from "./short-form.ts";

type State = { phase: "open" | "sending" | "sent" } | { phase: "failed"; message: string };

/** The life of a form of one step: checked on submit, sent as JSON, cleared when taken, kept as typed when not. */
export function useShortForm(form: ShortForm) {
	const element = useRef<HTMLFormElement>(null);
	const openedAt = useRef(0);
	/** One a message: sending it again after a lost answer stores it once. */
	const key = useRef("");
	const [state, setState] = useState<State>({ phase: "open" });
	const [errors, setErrors] = useState<FieldErrors>({});
	useEffect(() => {
		openedAt.current = Date.now();
		key.current = newIdempotencyKey();
	}, []);

	const refuse = (found: FieldErrors) => {
		setErrors(found);
		const first = form.fields.find(({ name }) => found[name]);
		const control = first && element.current?.elements.namedItem(first.name);
		if (control instanceof HTMLElement) control.focus();
	};

	const settle = (posted: Posted) => {
		if (posted.ok) {
			element.current?.reset();
			openedAt.current = Date.now();
			key.current = newIdempotencyKey();
			setErrors({});
			return setState({ phase: "sent" });
		}
		refuse(posted.errors);
		setState({ phase: "failed", message: posted.message });
	};

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state.phase === "sending") return;
		const entries = [...new FormData(event.currentTarget)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
		const answers = Object.fromEntries(entries);
		const found = checkShortForm(form, answers);
		if (Object.keys(found).length > 0) {
			setState({ phase: "open" });
			return refuse(found);
		}
		setErrors({});
		setState({ phase: "sending" });
		settle(await postJson(form.action, { ...answers, [fillTimeField]: String(Date.now() - openedAt.current) }, key.current));
	};

	return { element, state, errors, submit };
}
