import { Fragment, type ReactNode, useEffect, useState } from "react";
import { consentField } from "#src/forms/consent.ts";
import { honeypotField } from "#src/forms/honeypot.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import { ShortControl } from "./short-control.tsx";
import styles from "./short-form.module.css";
import type { Returned, ShortForm } from "./short-form.ts";
import { type Ended, useShortForm } from "./use-short-form.ts";

type ViewProps = {
	form: ShortForm;
	/** The heading's id; a page that comes back starts there. */
	labelledBy: string;
	/** Begins the ids of its controls; the form's key unless a page holds the form twice. */
	scope?: string;
	returned?: Returned | undefined;
	/** Show the form's own sentences under the fields; without it the browser asks for what is missing. */
	ownMessages?: boolean;
	/** The box to tick of a form that asks for consent; most need none, and not its code. */
	consent?: (given: { checked: boolean; error: string | undefined }) => ReactNode;
	/** Says how it ended; a box under the form unless something else is wanted. */
	outcome?: (ended: Ended | undefined) => ReactNode;
};

/** A form of one step. Without scripts it is a plain post to its page, checked by the browser and then by the server. */
export function ShortFormView({
	form,
	labelledBy,
	scope = form.key,
	returned,
	ownMessages = false,
	consent,
	outcome,
}: ViewProps) {
	const { element, state, errors, start, submit, change } = useShortForm(form, returned);
	const [scripted, setScripted] = useState(false);
	useEffect(() => setScripted(true), []);
	const busy = state.phase === "sending";
	const came = returned && start.edition === 0 && state.phase === "failed";
	const ended = state.phase === "sent" || (state.phase === "failed" && !came) ? state : undefined;
	return (
		<FieldScope value={scope}>
			<form
				ref={element}
				method="post"
				action={`${form.page}#${labelledBy}`}
				aria-labelledby={labelledBy}
				noValidate={ownMessages && scripted}
				onSubmit={submit}
				onChange={change}
				className={styles.form}
			>
				{came && (
					<Notice tone="alert" title={form.words.failed} live="assertive">
						<p>{state.message}</p>
					</Notice>
				)}
				<Fragment key={start.edition}>
					{form.fields.map((field) => (
						<ShortControl
							key={field.name}
							field={field}
							error={errors[field.name]}
							answer={start.answers[field.name]}
							hinted={form.hinted}
						/>
					))}
					<div className={styles.trap} aria-hidden="true">
						<label htmlFor={`${scope}-${honeypotField}`}>Website</label>
						<input id={`${scope}-${honeypotField}`} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
					</div>
					{consent?.({ checked: start.answers[consentField] !== undefined, error: errors[consentField] })}
				</Fragment>
				<Button type="submit" tone="action" busy={busy} className={styles.submit}>
					{busy ? "Sending…" : form.words.send}
				</Button>
				{outcome ? outcome(ended) : <Outcome words={form.words} ended={ended} />}
			</form>
		</FieldScope>
	);
}

function Outcome({ words, ended }: { words: ShortForm["words"]; ended: Ended | undefined }) {
	if (!ended) return null;
	if (ended.phase === "sent") return <Notice tone="done" title={words.sent} live="polite" />;
	return (
		<Notice tone="alert" title={words.failed} live="assertive">
			<p>{ended.message}</p>
		</Notice>
	);
}
