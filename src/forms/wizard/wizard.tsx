import { useEffect, useRef, useState } from "react";
import { consentField } from "#src/forms/consent.ts";
import { applicableFields, type FormDefinition, fieldsOf } from "#src/forms/definition.ts";
import { HoneypotField } from "#src/forms/honeypot-field.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { CheckField } from "#src/ui/fields/choice-field.tsx";
import { ErrorSummary } from "#src/ui/fields/error-summary.tsx";
import { StepIndicator } from "#src/ui/fields/step-indicator.tsx";
import { Building } from "#src/ui/hut/hut.tsx";
import { DraftNotices } from "./draft-notices.tsx";
import { summaryOf } from "./messages.ts";
import type { Send } from "./request-body.ts";
import { Review } from "./review.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { SavedBadge } from "./saved-badge.tsx";
import { SendingProgress } from "./sending-progress.tsx";
import { StepFields } from "./step-fields.tsx";
import { useStepFocus } from "./use-step-focus.ts";
import { useSubmit } from "./use-submit.ts";
import { useWizard } from "./use-wizard.ts";
import styles from "./wizard.module.css";

const built = [<Building key="set out" stage={0} />, <Building key="framed" stage={1} />];

type WizardProps<Data> = {
	form: FormDefinition;
	/** What is sent, in a word: "Your application was not sent". */
	noun?: string;
	/** Where the form is sent. */
	url: string;
	/** How it travels; files travel as multipart only. */
	send?: Send;
	/** Fields that go along and are not asked, such as the form's type. */
	constants?: Record<string, string>;
	/** The `application_type` under which the server keeps files and answers that are not sent yet. */
	draftType?: string;
	consent: { text: string; message: string };
	/** The form was taken; the draft is gone by then. */
	onSent: (data: Data) => void;
};

/** A form of several steps, from the first question to its being received. */
export function Wizard<Data>({
	form,
	noun = "application",
	url,
	send = "multipart",
	constants = {},
	draftType,
	consent,
	onSent,
}: WizardProps<Data>) {
	const wizard = useWizard(form, draftType);
	const { submit, sending, failure } = useSubmit<Data>({
		wizard,
		url,
		send,
		constants,
		consentMessage: consent.message,
		onSent,
	});
	const [ready, setReady] = useState(false);
	const [saveOpen, setSaveOpen] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const current = form.steps[wizard.step];
	const last = wizard.step === form.steps.length - 1;

	useEffect(() => setReady(true), []);
	useStepFocus(wizard.step, wizard.attempt, heading);

	if (!current) return null;
	const messages = summaryOf(form, wizard.errors);
	const busy = sending !== undefined;
	const withPasswords = fieldsOf(form, "password").length > 0;
	return (
		<>
			<form
				ref={wizard.element}
				data-ready={ready || undefined}
				className={styles.wizard}
				noValidate
				onSubmit={submit}
				onChange={wizard.change}
				aria-label={form.title}
			>
				<StepIndicator
					steps={form.steps.map((step) => step.title)}
					current={wizard.step}
					onStep={wizard.goTo}
					drawings={built}
				/>
				<ErrorSummary errors={messages} attempt={wizard.attempt} />
				<h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
					{current.title}
				</h2>
				<DraftNotices wizard={wizard} onSave={draftType ? () => setSaveOpen(true) : undefined} />
				{applicableFields(form, current, wizard.answers).some((field) => field.kind === "file") && (
					<p className={styles.hint}>If you attach several documents, please give them different file names.</p>
				)}
				<StepFields wizard={wizard} step={current} />
				<HoneypotField />
				{last && (
					<>
						<Review wizard={wizard} />
						<CheckField
							key={wizard.resetKey}
							name={consentField}
							label={consent.text}
							required
							error={wizard.errors[consentField]}
							defaultChecked={wizard.answers[consentField] === "true"}
						/>
					</>
				)}
				{busy && <SendingProgress sending={sending} files={wizard.files} noun={noun} />}
				{failure && (
					<Notice tone="alert" title={`Your ${noun} was not sent`} live="assertive">
						<p>{failure}</p>
					</Notice>
				)}
				<div className={styles.actions}>
					{/* Before the page's code is there, the browser itself would send the form, and a password would stand in the address. */}
					<Button type="submit" tone="action" busy={busy} disabled={withPasswords && !ready}>
						{last ? (busy ? "Sending…" : "Submit") : "Next"}
					</Button>
					{wizard.step > 0 && (
						<Button onClick={() => wizard.goTo(wizard.step - 1)} disabled={busy}>
							Previous
						</Button>
					)}
					<SavedBadge saving={wizard.saved.saving} />
				</div>
			</form>
			{draftType && <SaveDialog wizard={wizard} open={saveOpen} onClose={() => setSaveOpen(false)} />}
		</>
	);
}
