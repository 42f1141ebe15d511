import { type FormEvent, useEffect, useRef, useState } from "react";
import { upload } from "#src/api-client/upload.ts";
import { consentField } from "#src/forms/consent.ts";
import { type FieldErrors, fieldsOf } from "#src/forms/definition.ts";
import { fillTimeField, honeypotField } from "#src/forms/honeypot.ts";
import { findErrors } from "./messages.ts";
import { buildRequestBody, type Send } from "./request-body.ts";
import type { WizardState } from "./use-wizard.ts";

type Options<Data> = {
	wizard: WizardState;
	url: string;
	send: Send;
	constants: Record<string, string>;
	consentMessage: string;
	onSent: (data: Data) => void;
};

/** How far the sending is: documents under way first, then from 0 to 1 the form itself. */
export type Sending = "documents" | number;

/** Next on a step, and on the last one the way of the form to the server. */
export function useSubmit<Data>({ wizard, url, send, constants, consentMessage, onSent }: Options<Data>) {
	const [sending, setSending] = useState<Sending>();
	const [failure, setFailure] = useState<string>();
	const openedAt = useRef(0);
	useEffect(() => {
		openedAt.current = performance.now();
	}, []);

	const { form } = wizard;
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (sending !== undefined) return;
		setFailure(undefined);
		if (wizard.step < form.steps.length - 1) return wizard.next();
		wizard.saved.flush();
		const found: FieldErrors = {
			...findErrors(form, { ...wizard.answers, ...wizard.files }),
			...(wizard.answers[consentField] !== "true" && { [consentField]: consentMessage }),
		};
		if (Object.keys(found).length > 0) return wizard.show(found);
		wizard.clearErrors();
		setSending("documents");
		const files = await wizard.uploads.settled();
		setSending(0);
		const trap = String(new FormData(wizard.element.current ?? undefined).get(honeypotField) ?? "");
		const fillTime = String(Math.round(performance.now() - openedAt.current));
		const draft = wizard.saved.known();
		const fields = {
			...constants,
			[consentField]: "true",
			[fillTimeField]: fillTime,
			[honeypotField]: trap,
			...(draft && { draft }),
		};
		const headers = { "idempotency-key": wizard.draft.idempotencyKey.current };
		const result = await upload<Data>(url, {
			body: buildRequestBody(send, { ...wizard, files }, fields),
			headers,
			onProgress: setSending,
		});
		setSending(undefined);
		if (result.ok) {
			wizard.sent();
			return onSent(result.data);
		}
		setFailure(result.message);
		const named = fieldsOf(form, "file").filter((name) => name in result.errors && files[name]?.state === "sent");
		if (named.length > 0) wizard.uploads.lost(named);
		if (Object.keys(result.errors).length > 0) wizard.show(result.errors);
	};
	return { submit, sending, failure };
}
