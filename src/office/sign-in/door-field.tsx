import { type ComponentProps, useId } from "react";
import controls from "#src/office/parts/controls.module.css";
import styles from "./door.module.css";

type Props = {
	label: string;
	hint?: string;
	error?: string | undefined;
} & Pick<
	ComponentProps<"input">,
	| "name"
	| "type"
	| "autoComplete"
	| "defaultValue"
	| "inputMode"
	| "readOnly"
	| "required"
	| "minLength"
	| "autoFocus"
	| "enterKeyHint"
>;

/** A field of a form in front of the office. */
export function DoorField({ label, hint, error, ...input }: Props) {
	const id = useId();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<input
				className={controls.field}
				enterKeyHint="next"
				{...input}
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={described || undefined}
			/>
			{error && (
				<p id={`${id}-error`} className={`${controls.error} ${styles.wrong}`}>
					{error}
				</p>
			)}
			{hint && (
				<p id={`${id}-hint`} className={controls.hint}>
					{hint}
				</p>
			)}
		</div>
	);
}

/** Message that the form as a whole failed. */
export function DoorFailure({ message }: { message: string | undefined }) {
	return message === undefined ? null : (
		<p className={styles.failure} role="alert">
			{message}
		</p>
	);
}
