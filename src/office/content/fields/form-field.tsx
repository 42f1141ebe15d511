import type { ReactNode } from "react";
import controls from "#src/office/parts/controls.module.css";
import { ColourControl } from "./controls/colour-control.tsx";
import { KeyControl } from "./controls/key-control.tsx";
import { MarkdownControl } from "./controls/markdown-control.tsx";
import { MessageControl, MessageText } from "./controls/message-control.tsx";
import { type ControlProps, PlainControl } from "./controls/plain-control.tsx";
import styles from "./form-field.module.css";
import type { FieldView } from "./part-view.ts";

type Props = { field: FieldView; type: string; bare?: boolean };

/**
 * A field with its label, what is wrong with it, its control and its hint.
 * @param bare a row’s number is label enough
 */
export function FormField({ field, type, bare = false }: Props) {
	const { name, label, hint, issue, control } = field;
	const id = `field-${name}`;
	const described = [issue && `${id}-issue`, hint && `${id}-hint`].filter(Boolean).join(" ");
	const props: ControlProps = {
		id,
		name,
		"aria-describedby": described || undefined,
		"aria-invalid": issue ? true : undefined,
		"aria-required": field.optional ? undefined : true,
		autoFocus: field.first || undefined,
	};
	return (
		<div
			className={styles.field}
			data-half={field.half ? "" : undefined}
			data-line={control === "line" && field.message === undefined ? "" : undefined}
			data-field-of={name}
			data-when={field.when?.path}
			data-is={field.when?.is}
		>
			<div className={bare ? controls.hidden : styles.head}>
				{control === "yes-no" ? (
					<YesNo props={props} field={field} />
				) : (
					<label className={controls.label} htmlFor={id}>
						{field.message === undefined ? label : <MessageText text={label} />}
						{field.optional && <span className={styles.soft}> optional</span>}
					</label>
				)}
				<Beside field={field} />
			</div>
			{issue && (
				<p id={`${id}-issue`} className={styles.issue}>
					{issue}
				</p>
			)}
			{controlOf(field, props, type)}
			{field.note !== undefined && (
				<p className={styles.note} data-live={`note-${name}`}>
					{field.note}
				</p>
			)}
			{hint && (
				<p id={`${id}-hint`} className={styles.hint}>
					{field.message === undefined ? hint : <MessageText text={hint} />}
				</p>
			)}
		</div>
	);
}

function controlOf(field: FieldView, props: ControlProps, type: string): ReactNode {
	if (field.message !== undefined) return <MessageControl field={field} original={field.message} props={props} />;
	switch (field.control) {
		case "yes-no":
			return null;
		case "markdown":
			return <MarkdownControl field={field} props={props} />;
		case "colour":
			return <ColourControl field={field} props={props} />;
		case "picture":
		case "file":
			return <KeyControl field={field} props={props} type={type} />;
		default:
			return <PlainControl field={field} props={props} />;
	}
}

function YesNo({ props: { "aria-required": _, ...props }, field }: { props: ControlProps; field: FieldView }) {
	return (
		<label className={styles.choice}>
			<input {...props} type="checkbox" className={controls.check} defaultChecked={field.text !== ""} />
			{field.label}
		</label>
	);
}

/** Shows, at the end of the label's line, the weekday of a date or the length of a line. */
function Beside({ field: { control, text, maxLength, weekday, name } }: { field: FieldView }) {
	if (control === "day")
		return (
			<span className={styles.beside} data-weekday-of={name}>
				{weekday}
			</span>
		);
	if (control === "time") return <span className={styles.beside}>IST</span>;
	if (maxLength === undefined || control === "markdown" || control === "picture" || control === "file") return null;
	return (
		<span className={styles.beside}>
			<span data-count-of={name}>{[...text.trim()].length}</span>
			{` of ${maxLength}`}
			<span className={controls.hidden}> characters</span>
		</span>
	);
}
