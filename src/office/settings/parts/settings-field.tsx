import { type ComponentProps, useId } from "react";
import controls from "#src/office/parts/controls.module.css";

type Props = {
	label: string;
	note?: string | undefined;
	/** Makes it a field of several lines. */
	rows?: number | undefined;
} & Omit<ComponentProps<"input">, "id" | "className">;

export function SettingsField({ label, note, rows, ...input }: Props) {
	const id = useId();
	const { name, required, maxLength, defaultValue } = input;
	const text = { name, required, maxLength, defaultValue, rows };
	return (
		<div>
			<label className={controls.label} htmlFor={id}>
				{label}
			</label>
			{rows === undefined ? (
				<input enterKeyHint="done" {...input} id={id} className={controls.field} />
			) : (
				<textarea {...text} id={id} className={controls.field} />
			)}
			{note && <p className={controls.note}>{note}</p>}
		</div>
	);
}
