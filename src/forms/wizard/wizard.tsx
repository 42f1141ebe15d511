import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/choice-field.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { StepIndicator } from "../../ui/step-indicator.tsx";
import { consentField } from "../consent.ts";
import { applicableFields, type FieldErrors, type FormDescription, fieldsOf } from "../description.ts";
import { fillTimeField, trapField } from "../spam.ts";
import { bodyOf, type Send } from "./body.ts";
import { DraftNote } from "./draft-note.tsx";
import { mistakes, summaryOf } from "./messages.ts";
import { Review } from "./review.tsx";
import { type SendResult, sendForm } from "./send.ts";
import { StepFields } from "./step-fields.tsx";
import { useStepFocus } from "./use-step-focus.ts";
import { useWizard } from "./use-wizard.ts";
import styles from "./wizard.module.css";

type WizardProps<Data> = {
	form: FormDescription;
	/** What is sent, in a word: "Your application was not sent". */
	noun?: string;
	/** Where the form is sent. */
	url: string;
	/** How it travels; files travel as multipart only. */
	send?: Send;
	/** Fields that go along and are not asked, such as the form's type. */
	constants?: Record<string, string>;
	consent: { text: string; message: string };
	/** The form was taken; the draft is gone by then. */
	onSent: (data: Data) => void;
};

/** A form of several steps, from the first question to its being received. */
export function Wizard<Data>({ form, noun = "application", url, send = "multipart", constants = {}, consent, onSent }: WizardProps<Data>) {
	const wizard = useWizard(form);
	const [sending, setSending] = useState<number>();
	const [failure, setFailure] = useState<string>();
	const [ready, setReady] = useState(false);
	const openedAt = useRef(0);
	const heading = useRef<HTMLHeadingElement>(null);
	const current = form.steps[wizard.step];
	const last = wizard.step === form.steps.length - 1;

	useEffect(() => {
		openedAt.current = performance.now();
		setReady(true);
	}, []);
	useStepFocus(wizard.step, wizard.attempt, heading);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (sending !== undefined) return;
		setFailure(undefined);
		if (!last) return wizard.next();
		const found: FieldErrors = {
			...mistakes(form, { ...wizard.answers, ...wizard.files }),
			...(wizard.answers[consentField] !== "true" && { [consentField]: consent.message }),
		};
		if (Object.keys(found).length > 0) return wizard.show(found);
		wizard.clearErrors();
		setSending(0);
		const trap = String(new FormData(wizard.element.current ?? undefined).get(trapField) ?? "");
		const fillTime = String(Math.round(performance.now() - openedAt.current));
		const body = bodyOf(send, wizard, { ...constants, [consentField]: "true", [fillTimeField]: fillTime, [trapField]: trap });
		const result: SendResult<Data> = await sendForm<Data>({ url, body, idempotencyKey: wizard.draft.idempotencyKey.current, onProgress: setSending });
		setSending(undefined);
		if (result.ok) {
			wizard.clear();
			return onSent(result.data);
		}
		setFailure(result.message);
		if (Object.keys(result.errors).length > 0) wizard.show(result.errors);
	};

	if (!current) return null;
	const messages = summaryOf(form, wizard.errors);
	const withPasswords = fieldsOf(form, "password").length > 0;
	const without = fieldsOf(form, "file").length > 0 ? "files" : withPasswords ? "passwords" : "none";
	return (
		<form ref={wizard.element} className={styles.wizard} noValidate onSubmit={submit} onChange={wizard.change} aria-label={form.title}>
			<StepIndicator steps={form.steps.map((step) => step.title)} current={wizard.step} onStep={wizard.goTo} />
			<ErrorSummary errors={messages} attempt={wizard.attempt} />
			<h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
				{current.title}
			</h2>
			<DraftNote draft={wizard.draft} hasAnswers={wizard.hasAnswers} without={without} onClear={wizard.clear} />
			{applicableFields(form, current, wizard.answers).some((field) => field.kind === "file") && (
				<p className={styles.hint}>If you attach several documents, please give them different file names.</p>
			)}
			<StepFields wizard={wizard} step={current} />
			<div className={styles.trap} aria-hidden="true">
				<label htmlFor={trapField}>Website</label>
				<input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
			</div>
			{last && (
				<>
					<Review wizard={wizard} />
					<CheckField
						key={wizard.edition}
						name={consentField}
						label={consent.text}
						required
						error={wizard.errors[consentField]}
						defaultChecked={wizard.answers[consentField] === "true"}
					/>
				</>
			)}
			{sending !== undefined && (
				<Progress label={sending < 1 ? `Sending your ${noun}` : "Sent. Waiting for the school’s confirmation"} {...(sending < 1 && { value: sending })} />
			)}
			{failure && (
				<Notice tone="alert" title={`Your ${noun} was not sent`} live="assertive">
					<p>{failure}</p>
				</Notice>
			)}
			<div className={styles.actions}>
				{/* Before the page's code is there, the browser itself would send the form, and a password would stand in the address. */}
				<Button type="submit" tone="action" busy={sending !== undefined} disabled={withPasswords && !ready}>
					{last ? (sending === undefined ? "Submit" : "Sending…") : "Next"}
				</Button>
				{wizard.step > 0 && (
					<Button onClick={() => wizard.goTo(wizard.step - 1)} disabled={sending !== undefined}>
						Previous
					</Button>
				)}
			</div>
		</form>
	);
}
