import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./field.module.css";
import { FieldError, type FieldTexts, Help, LabelText, useFieldWiring } from "./field-frame.tsx";

/**
 * All fields: `name` is the wire name and gives the id (see FieldScope); `label`, `help`, `error`, `optional` are
 * words; everything else, `ref` included, goes to the native control.
 */
type FieldProps = FieldTexts & { name: string };

/** Width of the control: year and percentage `short`, a phone `medium`. */
type Width = { width?: "short" | "medium" | "full" };

/** One line of text. `unit` is shown at the end of the box ("%"). */
export function TextField({
	label,
	help,
	error,
	optional,
	width = "full",
	unit,
	className,
	...rest
}: FieldProps & Width & { unit?: string } & Omit<ComponentProps<"input">, "width">) {
	const { id, helpId, errorId, aria } = useFieldWiring(rest.name, { help, error });
	return (
		<div className={classNames(styles.field, className)}>
			<label htmlFor={id} className={styles.label}>
				<LabelText label={label} optional={optional} />
			</label>
			<Help id={helpId}>{help}</Help>
			<div className={classNames("relative", styles[width])}>
				<input
					type="text"
					autoCapitalize={/name|level2|organi/.test(rest.autoComplete ?? "") ? "words" : undefined}
					{...rest}
					{...aria}
					id={id}
					className={classNames(styles.control, unit && styles.withUnit)}
				/>
				{unit && (
					<span className={styles.unit} aria-hidden="true">
						{unit}
					</span>
				)}
			</div>
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	);
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({
	label,
	help,
	error,
	optional,
	className,
	rows = 4,
	...rest
}: FieldProps & ComponentProps<"textarea">) {
	const { id, helpId, errorId, aria } = useFieldWiring(rest.name, { help, error });
	return (
		<div className={classNames(styles.field, className)}>
			<label htmlFor={id} className={styles.label}>
				<LabelText label={label} optional={optional} />
			</label>
			<Help id={helpId}>{help}</Help>
			<textarea {...rest} {...aria} id={id} rows={rows} className={classNames(styles.control, styles.area)} />
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	);
}

export type Choice = { value: string; label: ReactNode; help?: ReactNode };

/** A native select. `placeholder` becomes a first, disabled choice with the value "". */
export function SelectField({
	label,
	help,
	error,
	optional,
	width = "full",
	placeholder,
	choices,
	className,
	...rest
}: FieldProps &
	Width & { placeholder?: string; choices: readonly { value: string; label: string }[] } & Omit<
		ComponentProps<"select">,
		"children"
	>) {
	const { id, helpId, errorId, aria } = useFieldWiring(rest.name, { help, error });
	const start = placeholder !== undefined && rest.value === undefined ? { defaultValue: rest.defaultValue ?? "" } : {};
	return (
		<div className={classNames(styles.field, className)}>
			<label htmlFor={id} className={styles.label}>
				<LabelText label={label} optional={optional} />
			</label>
			<Help id={helpId}>{help}</Help>
			<div className={classNames("relative", styles[width])}>
				<select {...rest} {...start} {...aria} id={id} className={classNames(styles.control, styles.select)}>
					{placeholder !== undefined && (
						<option value="" disabled>
							{placeholder}
						</option>
					)}
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.label}
						</option>
					))}
				</select>
				<span className={styles.chevron}>
					<Icon name="chevron" />
				</span>
			</div>
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	);
}
