import { type ComponentProps, useId } from "react";
import controls from "#src/office/parts/controls.module.css";

type Props = {
	label: string;
	/** Makes it a choice of these values, each with its label. */
	options?: readonly (readonly [value: string | number, label: string])[];
	/** Makes it a field of several lines. */
	rows?: number;
	/** Has a row of its form to itself. */
	wide?: boolean;
	/** Reason for refusing what was typed. */
	error?: string | undefined;
	/** The first field that is refused, to which the page goes. */
	refused?: boolean;
} & Omit<ComponentProps<"input">, "className" | "id">;

/** A field in its label. */
export function OfficeField({ label, options, rows, wide = false, error, refused = false, ...input }: Props) {
	const { name, required, maxLength, defaultValue } = input;
	const id = useId();
	const wrong = {
		"aria-invalid": error ? true : undefined,
		"aria-describedby": error && id,
		"data-refused": refused ? "" : undefined,
	};
	const field = options ? (
		<select className={controls.field} {...{ name, required, defaultValue }} {...wrong}>
			{options.map(([value, label]) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</select>
	) : rows ? (
		<textarea className={controls.field} {...{ name, required, maxLength, defaultValue, rows }} {...wrong} />
	) : (
		<input {...input} {...wrong} className={controls.field} />
	);
	return (
		// biome-ignore lint/a11y/noLabelWithoutControl: the field is in it
		<label data-wide={wide ? "" : undefined}>
			<span className={controls.label}>{label}</span>
			{error && (
				// The field's description: its name stays the label.
				<span id={id} aria-hidden="true" className={`${controls.label} ${controls.error}`}>
					{error}
				</span>
			)}
			{field}
		</label>
	);
}
