import { type InvalidEvent, use } from "react";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import { MessagesContext } from "#src/school/messages/use-messages.ts";
import { SelectField, TextArea, TextField } from "#src/ui/fields/field.tsx";
import { PhoneField } from "#src/ui/phone-field/phone-field.tsx";
import type { SingleStepField } from "./single-step-config.ts";
import styles from "./single-step-form.module.css";

type ControlProps = {
	field: Exclude<SingleStepField, { kind: "file" }>;
	error: string | undefined;
	defaultValue: string | undefined;
};

export function SingleStepControl({ field, error, defaultValue }: ControlProps) {
	const schoolMessages = use(MessagesContext);
	const { name, label, help, maxLength, placeholder, pattern } = field;
	const common = {
		name,
		label,
		help,
		error,
		required: !field.optional,
		...(field.optional && { optional: true }),
		defaultValue,
		className: field.half ? styles.half : undefined,
	};
	if (field.kind === "select") {
		const { options } = field;
		return <SelectField {...common} choices={options} {...(placeholder !== undefined && { placeholder })} />;
	}
	const text = { ...common, maxLength, placeholder };
	if (field.kind === "textarea") return <TextArea {...text} {...(field.rows && { rows: field.rows })} />;
	const line = {
		...text,
		enterKeyHint: "send",
		...(pattern && withOwnMessage(pattern.source, sayRule(pattern.message, schoolMessages))),
	} as const;
	if (field.kind === "tel" && field.country) return <PhoneField {...line} country={field.country} />;
	const { kind: type, autoComplete, inputMode } = field;
	return <TextField {...line} type={type} autoComplete={autoComplete} inputMode={inputMode} />;
}

/** Makes the browser show our sentence instead of its own where an answer does not match the pattern. */
function withOwnMessage(source: string, message: string) {
	return {
		pattern: source,
		title: message,
		onInvalid: ({ currentTarget }: InvalidEvent<HTMLInputElement>) =>
			currentTarget.validity.patternMismatch && currentTarget.setCustomValidity(message),
		onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.setCustomValidity(""),
	};
}
