import { type InvalidEvent, type ReactNode, useEffect, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#src/ui/field.tsx";
import { FieldScope } from "#src/ui/field-scope.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { trapField } from "../spam.ts";
import styles from "./short-form.module.css";
import type { ShortField, ShortForm } from "./short-form.ts";
import { useShortForm } from "./use-short-form.ts";

type ViewProps = {
	form: ShortForm;
	/** The heading's id. */
	labelledBy: string;
	submitWords: string;
	sentWords: string;
	/** Stands over the reason. */
	failedWords: string;
	/** Show the form's own sentences under the fields; without it the browser asks for what is missing. */
	ownMessages?: boolean;
	/** Stands before the button. */
	children?: ReactNode;
};

/** A form of one step. Without scripts it is a plain post to the same address, checked by the browser. */
export function ShortFormView({ form, labelledBy, submitWords, sentWords, failedWords, ownMessages = false, children }: ViewProps) {
	const { element, state, errors, submit } = useShortForm(form);
	const [scripted, setScripted] = useState(false);
	useEffect(() => setScripted(true), []);
	const busy = state.phase === "sending";
	return (
		<FieldScope value={form.key}>
			<form
				ref={element}
				method="post"
				action={form.action}
				aria-labelledby={labelledBy}
				noValidate={ownMessages && scripted}
				onSubmit={submit}
				className={styles.form}
			>
				{form.fields.map((field) => (
					<Control key={field.name} field={field} error={errors[field.name]} />
				))}
				<div className={styles.trap} aria-hidden="true">
					<label htmlFor={`${form.key}-${trapField}`}>Website</label>
					<input id={`${form.key}-${trapField}`} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
				</div>
				{children}
				<Button type="submit" tone="action" busy={busy} className={styles.submit}>
					{busy ? "Sending…" : submitWords}
				</Button>
				{state.phase === "sent" && (
					<Notice tone="done" live="polite">
						<p>{sentWords}</p>
					</Notice>
				)}
				{state.phase === "failed" && (
					<Notice tone="alert" title={failedWords} live="assertive">
						<p>{state.message}</p>
					</Notice>
				)}
			</form>
		</FieldScope>
	);
}

function Control({ field, error }: { field: ShortField; error: string | undefined }) {
	const { name, label, limit, autoComplete, shape } = field;
	const common = { name, label, error, required: true };
	if (field.kind === "select") return <SelectField {...common} placeholder={field.placeholder} choices={field.choices} />;
	if (field.kind === "textarea") return <TextArea {...common} maxLength={limit} />;
	const asked = shape?.pattern && { pattern: shape.pattern, title: shape.message, ...inOurWords(shape.message) };
	return <TextField {...common} type={field.kind} maxLength={limit} autoComplete={autoComplete} {...asked} />;
}

/** Makes the browser say our sentence, not its own, where an answer has the wrong shape. */
function inOurWords(message: string) {
	return {
		onInvalid: ({ currentTarget }: InvalidEvent<HTMLInputElement>) => currentTarget.validity.patternMismatch && currentTarget.setCustomValidity(message),
		onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.setCustomValidity(""),
	};
}
