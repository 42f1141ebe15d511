import type { ComponentProps } from "react";
import controls from "#src/office/parts/controls.module.css";

type Props = {
	label: string;
	/** Makes it a choice of these values, each with its words. */
	options?: readonly (readonly [value: string | number, words: string])[];
	/** Makes it a field of several lines. */
	rows?: number;
	/** Has a row of its form to itself. */
	wide?: boolean;
} & Omit<ComponentProps<"input">, "className" | "id">;

/** A field in its label. */
export function OfficeField({ label, options, rows, wide = false, ...input }: Props) {
	const { name, required, maxLength, defaultValue } = input;
	const field = options ? (
		<select className={controls.field} {...{ name, required, defaultValue }}>
			{options.map(([value, words]) => (
				<option key={value} value={value}>
					{words}
				</option>
			))}
		</select>
	) : rows ? (
		<textarea className={controls.field} {...{ name, required, maxLength, defaultValue, rows }} />
	) : (
		<input {...input} className={controls.field} />
	);
	return (
		// biome-ignore lint/a11y/noLabelWithoutControl: the field is in it
		<label data-wide={wide ? "" : undefined}>
			<span className={controls.label}>{label}</span>
			{field}
		</label>
	);
}
