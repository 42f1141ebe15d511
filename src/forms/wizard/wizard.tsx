import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ApiResult } from "#src/api-client/api-result.ts";
import type { RuleName } from "#src/forms/checks/say-rule.ts";
import { consentField } from "#src/forms/consent.ts";
import { applicableFields, type FormQuestions, type LoadDefinition } from "#src/forms/definition.ts";
import { HoneypotField } from "#src/forms/submission/honeypot-field.tsx";
import { DraftNotices } from "#src/forms/wizard/drafts/draft-notices.tsx";
import { SaveDialog } from "#src/forms/wizard/drafts/save-dialog.tsx";
import { SavedBadge } from "#src/forms/wizard/drafts/saved-badge.tsx";
import { wizardMessages } from "#src/school/messages/sets/forms/wizard-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import type { Elements } from "#src/ui/elements.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Progress } from "#src/ui/feedback/progress.tsx";
import { CheckField } from "#src/ui/fields/choice-field.tsx";
import { ErrorSummary } from "#src/ui/fields/error-summary.tsx";
import { StepIndicator } from "#src/ui/fields/step-indicator.tsx";
import { House } from "#src/ui/house/house.tsx";
import { emptyPlot, setOut } from "#src/ui/house/plot-parts.ts";
import { summariseErrors } from "./messages.ts";
import { Review } from "./review.tsx";
import { StepFields } from "./step-fields.tsx";
import { type RequestFormat, type SubmitProgress, useSubmit } from "./use-submit.ts";
import type { ChosenFiles } from "./use-uploads.ts";
import { useWizard } from "./use-wizard.ts";
import styles from "./wizard.module.css";

const stepDrawings = [<House key="empty" parts={emptyPlot} />, <House key="set out" parts={setOut} />];

type WizardProps<Data> = {
	form: FormQuestions;
	/** Loads its rules, which are needed at the first Next. */
	loadDefinition: LoadDefinition;
	/** Name of what the form sends, as in "Your application was not sent". */
	noun?: string;
	/** The URL that the form is posted to. */
	url: string;
	/** Forms with files need multipart. */
	format?: RequestFormat;
	/** Fields sent with the answers, such as the form's type. */
	constants?: Record<string, string>;
	/** The `application_type` of server drafts; without it, drafts stay on the device. */
	draftType?: string;
	consent: { text: string; message: RuleName };
	/** Answers can be read and changed, but not sent. */
	closed?: boolean;
	/** A house is drawn above the steps. */
	drawn?: boolean;
	/**
	 * Shown below the questions of a step, by the answers so far; `getToken` begins a server draft if need be, `token` is
	 * that of one that has begun.
	 */
	below?: (
		answers: Readonly<Record<string, string>>,
		step: number,
		getToken: () => Promise<ApiResult<string>>,
		token: string | undefined,
	) => Elements;
	/** Called with the index of each step that is shown. */
	onStep?: ((step: number) => void) | undefined;
	/** Called after the submission, when the draft is already deleted. */
	onSent: (data: Data) => void;
};

/** A form of several steps, from the first field to its submission. */
export function Wizard<Data>({
	form,
	loadDefinition,
	noun = "application",
	url,
	format = "multipart",
	constants = {},
	draftType,
	consent,
	closed = false,
	drawn = true,
	below,
	onStep,
	onSent,
}: WizardProps<Data>) {
	const messages = useMessages(wizardMessages);
	const wizard = useWizard(form, loadDefinition, draftType);
	const { answers, navigation, uploads, drafts } = wizard;
	const { submit, progress, failure } = useSubmit<Data>({
		wizard,
		url,
		format,
		constants,
		consentMessage: consent.message,
		onSent,
	});
	const [ready, setReady] = useState(false);
	const [saveOpen, setSaveOpen] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const current = form.steps[navigation.step];
	const last = navigation.step === form.steps.length - 1;

	useEffect(() => setReady(true), []);
	const showStep = useEffectEvent((step: number) => onStep?.(step));
	useEffect(() => showStep(navigation.step), [navigation.step]);
	useStepFocus(navigation.step, navigation.attempt, heading);

	if (!current) return null;
	const busy = progress !== undefined;
	return (
		<>
			<form
				ref={answers.formRef}
				data-ready={ready || undefined}
				className={styles.wizard}
				// The form must not be sent as an address with all answers in it if its code is missing; this method sends
				// nothing.
				method="dialog"
				noValidate
				onSubmit={submit}
				onFocus={wizard.preload}
				onChange={answers.onChange}
				aria-label={form.title}
			>
				{/* Changes made now would not be sent. */}
				<div className={styles.questions} inert={busy}>
					<StepIndicator
						steps={form.steps.map((step) => step.title)}
						current={navigation.step}
						onStep={navigation.goTo}
						drawings={drawn ? stepDrawings : []}
					/>
					<ErrorSummary
						errors={summariseErrors(form, navigation.errors)}
						attempt={navigation.attempt}
						onReveal={navigation.reveal}
					/>
					<h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
						{current.title}
					</h2>
					<DraftNotices
						answers={answers}
						hasFiles={Object.keys(uploads.files).length > 0}
						drafts={drafts}
						onSave={draftType ? () => setSaveOpen(true) : undefined}
					/>
					{applicableFields(form, current, answers.values).some((field) => field.kind === "file") && (
						<p className="small soft">{messages.fileNamesNote}</p>
					)}
					<StepFields form={form} step={current} answers={answers} uploads={uploads} navigation={navigation} />
					{below?.(answers.values, navigation.step, drafts.server.getToken, drafts.server.token())}
					<HoneypotField />
					{last && (
						<>
							<Review
								form={form}
								answers={answers.values}
								files={uploads.files}
								navigation={navigation}
								closed={closed}
							/>
							<CheckField
								key={answers.resetKey}
								name={consentField}
								label={consent.text}
								required
								error={navigation.errors[consentField]}
								defaultChecked={answers.values[consentField] === "true"}
							/>
						</>
					)}
				</div>
				{busy && <SendingProgress progress={progress} files={uploads.files} noun={noun} />}
				{failure && (
					<Notice tone="alert" title={messages.notSentTitle({ noun })} live="assertive">
						<p>{failure}</p>
					</Notice>
				)}
				<div className={styles.actions}>
					{!(last && closed) && (
						<Button type="submit" tone="action" busy={busy}>
							{last ? (busy ? messages.sending : messages.submit) : messages.next}
						</Button>
					)}
					{navigation.step > 0 && (
						<Button onClick={() => navigation.goTo(navigation.step - 1)} disabled={busy}>
							{messages.previous}
						</Button>
					)}
					<SavedBadge status={drafts.server.status} />
				</div>
			</form>
			{draftType && (
				<SaveDialog
					form={form}
					drafts={drafts}
					email={answers.values.email}
					open={saveOpen}
					onClose={() => setSaveOpen(false)}
				/>
			)}
		</>
	);
}

type SendingProgressProps = { progress: SubmitProgress; files: ChosenFiles; noun: string };

function SendingProgress({ progress, files, noun }: SendingProgressProps) {
	const messages = useMessages(wizardMessages);
	if (progress === "documents") {
		const shares = Object.values(files).map((file) => (file.state === "sending" ? file.share : 1));
		return (
			<Progress
				label={messages.sendingDocuments}
				value={shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)}
			/>
		);
	}
	if (progress < 1) return <Progress label={messages.sendingForm({ noun })} value={progress} />;
	return <Progress label={messages.awaitingConfirmation} />;
}

/** Scrolls to the form and focuses the heading on a change of step, unless the error summary takes the focus. */
function useStepFocus(step: number, attempt: number, heading: RefObject<HTMLHeadingElement | null>) {
	const previous = useRef({ step, attempt });
	useEffect(() => {
		const before = previous.current;
		previous.current = { step, attempt };
		if (before.step === step || before.attempt !== attempt) return;
		heading.current?.closest("form")?.scrollIntoView({ block: "start" });
		heading.current?.focus({ preventScroll: true });
	}, [step, attempt, heading]);
}
