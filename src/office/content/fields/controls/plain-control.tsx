import type { FieldView } from "#src/office/content/fields/part-view.ts";
import controls from "#src/office/parts/controls.module.css";
import styles from "./plain-control.module.css";

/** Props of every control: its own attributes, apart from those of its kind. */
export type ControlProps = {
	id: string;
	name: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
	"aria-required": true | undefined;
	autoFocus: true | undefined;
};

/** A line, lines, a day, a time, a number or a choice. Nothing that is typed is cut off or refused by the browser. */
export function PlainControl({ field, props }: { field: FieldView; props: ControlProps }) {
	const { control, text, options, optional } = field;
	const common = { ...props, className: controls.field };
	if (control === "lines")
		return <textarea {...common} className={`${controls.field} ${styles.lines}`} rows={3} defaultValue={text} />;
	if (control === "choice")
		return (
			<select {...common} defaultValue={text}>
				{(optional || text === "") && <option value="">{optional ? "None" : "Choose"}</option>}
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		);
	// A date or time that the browser cannot show would look empty: it is shown as it was typed.
	const type =
		control === "day" && shownDay.test(text) ? "date" : control === "time" && shownTime.test(text) ? "time" : "text";
	return (
		<input
			{...common}
			type={type}
			inputMode={control === "whole" ? "numeric" : control === "number" ? "decimal" : undefined}
			autoComplete="off"
			enterKeyHint="next"
			defaultValue={text}
		/>
	);
}

const shownDay = /^(\d{4}-\d{2}-\d{2})?$/;
const shownTime = /^(\d{2}:\d{2})?$/;
