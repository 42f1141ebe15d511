import { Fragment, use, useEffect, useMemo, useState } from "react";
import { consentField } from "#src/forms/consent.ts";
import type { LoadDefinition } from "#src/forms/definition.ts";
import { HoneypotField } from "#src/forms/submission/honeypot-field.tsx";
import { shortFormMessages } from "#src/school/messages/sets/forms/short-form-messages.ts";
import { MessagesContext, useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import type { Elements } from "#src/ui/elements.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import { withSchoolConfigTexts } from "./school-config.ts";
import type { ReturnedForm, SingleStepConfig } from "./single-step-config.ts";
import { SingleStepControl } from "./single-step-control.tsx";
import styles from "./single-step-form.module.css";
import type { AttachedFile } from "./use-attached-file.tsx";
import { type Outcome, useSingleStepForm } from "./use-single-step-form.ts";

type SingleStepFormProps = {
	config: SingleStepConfig;
	loadDefinition: LoadDefinition;
	/** The heading's id; a page that comes back starts there. */
	labelledBy: string;
	/** Prefix of the ids of its controls; the form's key unless a page holds the form twice. */
	scope?: string;
	returnedForm?: ReturnedForm | undefined;
	/** Answers that it opens with, by field. */
	initialAnswers?: Record<string, string> | undefined;
	/** Sent along, and not asked for. */
	hiddenFields?: Record<string, string>;
	/** Content below the thanks, by what was sent. */
	afterSent?: (answers: Record<string, string>) => Elements;
	/** File of a form that has one; most have none, and so do without its code. */
	attachedFile?: AttachedFile;
	/** Show the form's own messages under the fields; without it the browser asks for what is missing. */
	ownMessages?: boolean;
	/** The consent checkbox; most forms need none, and not its code. */
	consent?: (props: { checked: boolean; error: string | undefined }) => Elements;
	/** Shows the outcome, in the form's own words; a notice under the form by default. */
	renderOutcome?: (outcome: Outcome | undefined, texts: SingleStepConfig["texts"]) => Elements;
};

/**
 * A form of one step. Without scripts it is a plain post to its page, checked by the browser and then by the server.
 */
export function SingleStepForm({
	config: baseConfig,
	loadDefinition,
	labelledBy,
	scope = baseConfig.key,
	returnedForm,
	initialAnswers,
	hiddenFields = {},
	afterSent,
	attachedFile,
	ownMessages = false,
	consent,
	renderOutcome,
}: SingleStepFormProps) {
	const messages = useMessages(shortFormMessages);
	const schoolMessages = use(MessagesContext);
	const config = useMemo(() => withSchoolConfigTexts(baseConfig, schoolMessages), [baseConfig, schoolMessages]);
	const form = useSingleStepForm(config, loadDefinition, { returnedForm, initialAnswers, attachedFile });
	const { state, errors, initial } = form;
	const [hydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	const busy = state.phase === "sending";
	const cameBack = returnedForm && initial.resetKey === 0 && state.phase === "failed";
	const outcome = state.phase === "sent" || (state.phase === "failed" && !cameBack) ? state : undefined;
	return (
		<FieldScope value={scope}>
			<form
				ref={form.element}
				method="post"
				encType={attachedFile && "multipart/form-data"}
				action={`${config.page}#${labelledBy}`}
				aria-labelledby={labelledBy}
				noValidate={ownMessages && hydrated}
				onFocus={form.preload}
				onSubmit={form.submit}
				onChange={form.saveDraft}
				className={styles.form}
			>
				{Object.entries(hiddenFields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{cameBack && <Failure title={config.texts.failed} message={state.message} />}
				<Fragment key={initial.resetKey}>
					{config.fields.map((field) =>
						field.kind === "file" ? (
							<Fragment key={field.name}>
								{attachedFile?.control({ error: errors[field.name], clearError: () => form.clearError(field.name) })}
							</Fragment>
						) : (
							<SingleStepControl
								key={field.name}
								field={field}
								error={errors[field.name]}
								defaultValue={initial.answers[field.name]}
							/>
						),
					)}
					<HoneypotField />
					{consent?.({ checked: initial.answers[consentField] !== undefined, error: errors[consentField] })}
				</Fragment>
				<Button type="submit" tone="action" busy={busy} className={styles.submit}>
					{busy ? messages.sending : config.texts.send}
				</Button>
				{renderOutcome ? (
					renderOutcome(outcome, config.texts)
				) : (
					<OutcomeNotice texts={config.texts} outcome={outcome} afterSent={afterSent} />
				)}
			</form>
		</FieldScope>
	);
}

type OutcomeNoticeProps = {
	texts: SingleStepConfig["texts"];
	outcome: Outcome | undefined;
	afterSent: SingleStepFormProps["afterSent"];
};

function OutcomeNotice({ texts, outcome, afterSent }: OutcomeNoticeProps) {
	if (!outcome) return null;
	if (outcome.phase === "sent")
		return (
			<Notice tone="done" title={texts.sent} live="polite">
				{afterSent?.(outcome.answers)}
			</Notice>
		);
	return <Failure title={texts.failed} message={outcome.message} />;
}

function Failure({ title, message }: { title: string; message: string }) {
	return (
		<Notice tone="alert" title={title} live="assertive">
			<p>{message}</p>
		</Notice>
	);
}
