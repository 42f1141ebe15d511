import { type FormEvent, useEffect, useRef, useState } from "react";
import { upload } from "#src/api-client/upload.ts";
import { checkAll } from "#src/forms/checks/load-checks.ts";
import { type RuleName, sayRule } from "#src/forms/checks/say-rule.ts";
import { consentField } from "#src/forms/consent.ts";
import {
	type Answers,
	applicableFields,
	type FieldErrors,
	type FormQuestions,
	fieldsOf,
} from "#src/forms/definition.ts";
import { fillTimeField, honeypotField } from "#src/forms/submission/honeypot.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import type { ChosenFiles } from "./use-uploads.ts";
import type { WizardState } from "./use-wizard.ts";

type SubmitOptions<Data> = {
	wizard: WizardState;
	url: string;
	format: RequestFormat;
	/** Fields sent with the answers. */
	constants: Record<string, string>;
	consentMessage: RuleName;
	onSent: (data: Data) => void;
};

/** The progress of a submission: first running uploads, then the form itself, from 0 to 1. */
export type SubmitProgress = "documents" | number;

/** Goes to the next step or, on the last one, submits the form. */
export function useSubmit<Data>({ wizard, url, format, constants, consentMessage, onSent }: SubmitOptions<Data>) {
	const { form, loadDefinition, answers, navigation, uploads, drafts } = wizard;
	const [progress, setProgress] = useState<SubmitProgress>();
	const [failure, setFailure] = useState<string>();
	const openedAt = useRef(0);
	useEffect(() => {
		openedAt.current = performance.now();
	}, []);

	/** True from the press to the answer: a second press does nothing, even while the rules are being loaded. */
	const pressedRef = useRef(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (pressedRef.current) return;
		pressedRef.current = true;
		setFailure(undefined);
		try {
			await (navigation.step < form.steps.length - 1 ? navigation.next() : send());
		} finally {
			pressedRef.current = false;
		}
	};

	const send = async () => {
		drafts.server.flush();
		const texts = answers.complete();
		const { values, errors } = await checkAll(loadDefinition, { ...texts, ...uploads.files });
		const fieldErrors: FieldErrors = {
			...errors,
			...(texts[consentField] !== "true" && { [consentField]: sayRule(consentMessage, pageMessages()) }),
		};
		if (Object.keys(fieldErrors).length > 0) return navigation.showErrors(fieldErrors);
		navigation.clearErrors();
		setProgress("documents");
		const { files, errors: changed } = await uploads.whenSettled();
		if (Object.keys(changed).length > 0) {
			setProgress(undefined);
			return navigation.showErrors(changed);
		}
		setProgress(0);
		const honeypot = String(new FormData(answers.formRef.current ?? undefined).get(honeypotField) ?? "");
		const fillTime = String(Math.round(performance.now() - openedAt.current));
		const draft = drafts.server.token();
		const fields = {
			...constants,
			[consentField]: "true",
			[fillTimeField]: fillTime,
			[honeypotField]: honeypot,
			...(draft && { draft }),
		};
		const result = await upload<Data>(url, {
			body: buildRequestBody(format, { form, answers: texts, values, files }, fields),
			headers: { "idempotency-key": drafts.local.idempotencyKey() },
			onProgress: setProgress,
		});
		setProgress(undefined);
		if (result.ok) {
			drafts.finish();
			return onSent(result.data);
		}
		setFailure(result.message);
		const lostFields = fieldsOf(form, "file").filter((name) => name in result.errors && files[name]?.state === "sent");
		if (lostFields.length > 0) uploads.markLost(lostFields);
		if (Object.keys(result.errors).length > 0) navigation.showErrors(result.errors);
	};
	return { submit, progress, failure };
}

type FilledForm = {
	form: FormQuestions;
	answers: Record<string, string>;
	/** The answers as the form's rules give them: numbers as numbers, lists as lists. */
	values: Answers;
	files: ChosenFiles;
};

export type RequestFormat = "multipart" | "json";

/** The request body: the applicable fields and the constant ones. */
export function buildRequestBody(
	format: RequestFormat,
	filledForm: FilledForm,
	constants: Record<string, string>,
): FormData | string {
	return format === "json"
		? JSON.stringify({ ...constants, ...filledForm.values })
		: multipartBody(filledForm, constants);
}

/** Uploaded files are sent by reference, the others with their content, after all texts. */
function multipartBody({ form, answers, files }: FilledForm, constants: Record<string, string>): FormData {
	const body = new FormData();
	const applicable = form.steps.flatMap((each) => applicableFields(form, each, answers));
	const texts = Object.fromEntries(
		applicable.flatMap(({ name, kind }) => (kind !== "file" && answers[name] ? [[name, answers[name]]] : [])),
	);
	for (const [name, value] of Object.entries({ ...constants, ...texts })) body.append(name, value);
	const chosenFiles = applicable.flatMap(({ name }) => (files[name] ? [[name, files[name]] as const] : []));
	for (const [name, file] of chosenFiles) if (file.state === "sent") body.append(name, `upload:${file.id}`);
	for (const [name, file] of chosenFiles) if (file.state !== "sent") body.append(name, file.file, file.name);
	return body;
}
