import type { NumberedQuestion } from "#src/admissions/paper-forms/paper-form.ts";
import type { Field, Option } from "#src/forms/definition.ts";
import { pickerAccept } from "#src/forms/documents.ts";
import controls from "#src/office/parts/controls.module.css";
import styles from "./entry-page.module.css";

type Props = { question: NumberedQuestion; value: string; error: string | undefined };

/** A question with its number on the printed form, and a plain control for its answer. */
export function EntryField({ question: { number, field, condition }, value, error }: Props) {
	const help = [condition, field.onPaper ?? field.help].filter(Boolean).join(" ");
	const id = `entry-${field.name}`;
	const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
	const choice = field.kind === "radio" || field.kind === "checks";
	const Label = choice ? "span" : "label";
	return (
		<div className={styles.question} {...(choice && { role: "group", "aria-labelledby": `${id}-label` })}>
			<Label id={`${id}-label`} className={styles.label} {...(!choice && { htmlFor: id })}>
				<b>{number}</b>
				<span>
					{field.label}
					{field.optional && <small> optional</small>}
				</span>
			</Label>
			<div className={styles.answer}>
				{choice ? (
					<Choices field={field} value={value} described={described} />
				) : (
					<Control id={id} field={field} value={value} described={described} invalid={error !== undefined} />
				)}
				{error && (
					<p id={`${id}-error`} className={controls.error}>
						{error}
					</p>
				)}
				{help && (
					<p id={`${id}-help`} className={controls.hint}>
						{help}
					</p>
				)}
			</div>
		</div>
	);
}

type ChoicesProps = {
	field: Extract<Field, { options: readonly Option[] }>;
	value: string;
	described: string | undefined;
};

function Choices({ field, value, described }: ChoicesProps) {
	const chosenValues = new Set(value.split(","));
	return field.options.map((option) => (
		<label key={option.value} className={styles.choice}>
			<input
				type={field.kind === "checks" ? "checkbox" : "radio"}
				className={controls.check}
				name={field.name}
				value={option.value}
				defaultChecked={chosenValues.has(option.value)}
				aria-describedby={described}
			/>
			{option.label}
		</label>
	));
}

type ControlProps = { id: string; field: Field; value: string; described: string | undefined; invalid: boolean };

function Control({ id, field, value, described, invalid }: ControlProps) {
	const common = {
		id,
		name: field.name,
		className: controls.field,
		"aria-describedby": described,
		"aria-invalid": invalid || undefined,
	};
	if (field.kind === "file") return <input {...common} type="file" accept={pickerAccept(field.document)} />;
	if (field.kind === "textarea") return <textarea {...common} rows={3} defaultValue={value} />;
	if (field.kind === "select")
		return (
			<select {...common} defaultValue={value}>
				<option value="" />
				{field.options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		);
	// Numbers as text: a figure that the browser does not take would be lost without a word.
	const type = field.kind === "number" ? "text" : field.kind;
	return (
		<input
			{...common}
			type={type}
			inputMode={field.kind === "number" ? "decimal" : undefined}
			autoComplete="off"
			enterKeyHint="next"
			maxLength={field.maxLength}
			defaultValue={value}
		/>
	);
}
