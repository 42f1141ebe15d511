import type { InvalidEvent } from "react";
import { SelectField, TextArea, TextField } from "#src/ui/fields/field.tsx";
import { PhoneField } from "#src/ui/phone-field/phone-field.tsx";
import styles from "./short-form.module.css";
import type { ShortField } from "./short-form.ts";

type ControlProps = {
	field: ShortField;
	error: string | undefined /** Stands in it at first. */;
	answer: string | undefined;
	hinted: boolean | undefined;
};

/** The control of one question. */
export function ShortControl({ field, error, answer, hinted }: ControlProps) {
	const { name, label, limit, autoComplete, shape } = field;
	const hint = hinted ? field.required : undefined;
	const common = {
		name,
		label,
		error,
		required: true,
		defaultValue: answer,
		className: field.half ? styles.half : undefined,
	};
	switch (field.kind) {
		case "select":
			return <SelectField {...common} placeholder={field.placeholder} choices={field.choices} />;
		case "textarea":
			return <TextArea {...common} maxLength={limit} placeholder={hint} rows={field.rows} />;
		case "tel":
			return (
				<PhoneField
					{...common}
					enterKeyHint="send"
					{...inOurWords(shape)}
					maxLength={limit}
					placeholder={hint}
					country={field.country}
				/>
			);
		default:
			return (
				<TextField
					{...common}
					enterKeyHint="send"
					{...inOurWords(shape)}
					type={field.kind}
					maxLength={limit}
					placeholder={hint}
					autoComplete={autoComplete}
				/>
			);
	}
}

/** Makes the browser say our sentence, not its own, where an answer has the wrong shape. */
function inOurWords(shape: ShortField["shape"]) {
	if (!shape?.pattern) return undefined;
	return {
		pattern: shape.pattern,
		title: shape.message,
		onInvalid: ({ currentTarget }: InvalidEvent<HTMLInputElement>) =>
			currentTarget.validity.patternMismatch && currentTarget.setCustomValidity(shape.message),
		onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.setCustomValidity(""),
	};
}
