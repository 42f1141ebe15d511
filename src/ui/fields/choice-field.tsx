import type { ComponentProps } from "react";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./choice-field.module.css";
import frame from "./field.module.css";
import type { Choice } from "./field.tsx";
import { choiceId, FieldError, type FieldTexts, Help, LabelText, useFieldWiring } from "./field-frame.tsx";

type RadioGroupProps = FieldTexts & {
	name: string;
	choices: readonly Choice[];
	/** Side by side where there is room: for two or three short choices. */
	inline?: boolean;
	/** Controlled: the chosen value, with `onChange`. */
	value?: string | undefined;
	/** Uncontrolled: the value chosen at first. */
	defaultValue?: string | undefined;
} & Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "children">;

/** A fieldset with its legend and native radio buttons. Other props go to every radio. */
export function RadioGroup({
	label,
	help,
	error,
	optional,
	choices,
	inline,
	value,
	defaultValue,
	className,
	"aria-required": required,
	...rest
}: RadioGroupProps) {
	const { id, helpId, errorId, aria } = useFieldWiring(rest.name, { help, error });
	return (
		// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only a radiogroup may be aria-invalid
		<fieldset role="radiogroup" {...aria} aria-required={required} className={classNames(frame.field, className)}>
			<legend className={frame.label}>
				<LabelText label={label} optional={optional} />
			</legend>
			<Help id={helpId}>{help}</Help>
			<div className={classNames(styles.choices, inline && styles.inline)}>
				{choices.map((choice, index) => (
					<label key={choice.value} className={styles.choice}>
						<input
							{...rest}
							{...(value !== undefined && { checked: value === choice.value })}
							{...(defaultValue !== undefined && { defaultChecked: defaultValue === choice.value })}
							type="radio"
							value={choice.value}
							id={choiceId(id, choice.value, index)}
							className={styles.radio}
						/>
						<span>
							<span>{choice.label}</span>
							{choice.help ? <span className="small soft block">{choice.help}</span> : null}
						</span>
					</label>
				))}
			</div>
			<FieldError id={errorId}>{error}</FieldError>
		</fieldset>
	);
}

type CheckFieldProps = Omit<FieldTexts, "optional"> & { name: string } & Omit<
		ComponentProps<"input">,
		"type" | "children"
	>;

/** One checkbox with its sentence (which may hold links). */
export function CheckField({ label, help, error, className, ...rest }: CheckFieldProps) {
	const { id, helpId, errorId, aria } = useFieldWiring(rest.name, { help, error });
	return (
		<div className={classNames(frame.field, className)}>
			<label className={classNames(styles.choice, styles.check)}>
				<input {...rest} {...aria} type="checkbox" id={id} className={styles.checkbox} />
				<span>{label}</span>
			</label>
			<Help id={helpId}>{help}</Help>
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	);
}
