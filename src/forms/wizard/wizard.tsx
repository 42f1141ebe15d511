import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/choice-field.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { StepIndicator } from "../../ui/step-indicator.tsx";
import { consentField } from "../consent.ts";
import { applicableFields, checkAnswers, type FieldErrors, type FormDescription } from "../description.ts";
import { fillTimeField, trapField } from "../spam.ts";
import { DraftNote } from "./draft-note.tsx";
import { Review } from "./review.tsx";
import { type SendResult, sendForm } from "./send.ts";
import { StepFields } from "./step-fields.tsx";
import { useWizard } from "./use-wizard.ts";
import styles from "./wizard.module.css";

type WizardProps<Data> = {
	form: FormDescription;
	/** Where the form is sent, as multipart. */
	url: string;
	/** Fields that go along and are not asked, such as the form's type. */
	constants: Record<string, string>;
	consent: { text: string; message: string };
	/** The form was taken; the draft is gone by then. */
	onSent: (data: Data) => void;
};

/** A form of several steps, from the first question to its being received. */
export function Wizard<Data>({ form, url, constants, consent, onSent }: WizardProps<Data>) {
	const wizard = useWizard(form);
	const [sending, setSending] = useState<number>();
	const [failure, setFailure] = useState<string>();
	const openedAt = useRef(0);
	const heading = useRef<HTMLHeadingElement>(null);
	const current = form.steps[wizard.step];
	const last = wizard.step === form.steps.length - 1;

	useEffect(() => {
		openedAt.current = performance.now();
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
		const body = wizard.body({ ...constants, [consentField]: "true", [fillTimeField]: fillTime, [trapField]: trap });
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
	return (
		<form ref={wizard.element} className={styles.wizard} noValidate onSubmit={submit} onChange={wizard.change} aria-label={form.title}>
			<StepIndicator steps={form.steps.map((step) => step.title)} current={wizard.step} onStep={wizard.goTo} />
			<ErrorSummary errors={messages} attempt={wizard.attempt} />
			<h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
				{current.title}
			</h2>
			<DraftNote draft={wizard.draft} hasAnswers={Object.values(wizard.answers).some(Boolean)} onClear={wizard.clear} />
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
				<Progress label={sending < 1 ? "Sending your application" : "Sent. Waiting for the school’s confirmation"} {...(sending < 1 && { value: sending })} />
			)}
			{failure && (
				<Notice tone="alert" title="Your application was not sent" live="assertive">
					<p>{failure}</p>
				</Notice>
			)}
			<div className={styles.actions}>
				<Button type="submit" tone="action" busy={sending !== undefined}>
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

/** The messages in the form's order; those that several fields share say which field they mean. */
function summaryOf(form: FormDescription, errors: FieldErrors) {
	const fields: { name: string; label?: string }[] = [...form.steps.flatMap((step) => step.fields), { name: consentField }];
	const shared = (message: string) => Object.values(errors).filter((other) => other === message).length > 1;
	return fields.flatMap(({ name, label }) => {
		const message = errors[name];
		return message ? [{ name, message: label && shared(message) ? `${label}: ${message}` : message }] : [];
	});
}

function mistakes(form: FormDescription, answers: Record<string, unknown>): FieldErrors {
	const checked = checkAnswers(form, answers);
	return checked.ok ? {} : checked.errors;
}

/** A change of step brings the form into view and focus to the step's heading, unless messages are to be read first. */
function useStepFocus(step: number, attempt: number, heading: React.RefObject<HTMLHeadingElement | null>) {
	const shown = useRef({ step, attempt });
	useEffect(() => {
		const before = shown.current;
		shown.current = { step, attempt };
		if (before.step === step || before.attempt !== attempt) return;
		heading.current?.closest("form")?.scrollIntoView({ block: "start" });
		heading.current?.focus({ preventScroll: true });
	}, [step, attempt, heading]);
}
