import { Fragment } from "react";
import { applicableFields, type Field, type Option, type Step } from "#src/forms/definition.ts";
import { ScanButton } from "#src/forms/document-scanner/scan-button.tsx";
import { pickerAccept } from "#src/forms/documents.ts";
import { CheckGroup } from "#src/ui/fields/check-group.tsx";
import { RadioGroup } from "#src/ui/fields/choice-field.tsx";
import { SelectField, TextArea, TextField } from "#src/ui/fields/field.tsx";
import type { FieldWords } from "#src/ui/fields/field-frame.tsx";
import { FileField } from "#src/ui/fields/file-field.tsx";
import { PhoneField } from "#src/ui/phone-field/phone-field.tsx";
import type { WizardState } from "./use-wizard.ts";
import styles from "./wizard.module.css";

/** The questions of one step that apply to the answers so far. */
export function StepFields({ wizard, step }: { wizard: WizardState; step: Step }) {
	const fields = applicableFields(wizard.form, step, wizard.answers);
	return fields.map((field, index) => (
		<Fragment key={`${wizard.resetKey}-${field.name}`}>
			{index > 0 && subject(fields[index - 1]) !== subject(field) && <div className={styles.divide} />}
			<Question wizard={wizard} field={field} />
		</Fragment>
	));
}

/** What several questions in a row are about: "Class 10" of "Class 10: percentage". */
function subject(field: Field | undefined): string | undefined {
	return field?.label.match(/^(.+?):/)?.[1];
}

function Question({ wizard, field }: { wizard: WizardState; field: Field }) {
	const { name, label, help, optional } = field;
	const required = !optional && !("initial" in field);
	// Only said: the browser's own check would speak before Next does.
	const words = {
		name,
		label,
		help,
		...(optional && { optional }),
		...(required && { "aria-required": true }),
		error: wizard.errors[name],
	};
	const answer = { defaultValue: wizard.answers[name] };
	// What Enter does, which the keyboards of phones write on their key.
	const key = { enterKeyHint: wizard.step < wizard.form.steps.length - 1 ? "next" : "send" } as const;
	switch (field.kind) {
		case "file":
			return (
				<FileField
					{...words}
					file={wizard.files[name] ?? null}
					accept={pickerAccept}
					required={required}
					onChoose={(file) => wizard.chooseFile(name, file)}
					onRemove={() => wizard.removeFile(name)}
					onRetry={() => wizard.uploads.retry(name)}
					beside={<ScanButton label={label} fileName={name} onDone={(file) => wizard.chooseFile(name, file)} />}
				/>
			);
		case "radio":
			return (
				<RadioGroup
					{...words}
					{...answer}
					choices={field.options}
					inline={field.options.every((option) => option.label.length < 24)}
				/>
			);
		case "select":
			return <Choices options={field.options} words={words} autoComplete={field.autoComplete} {...answer} />;
		case "checks":
			return <CheckGroup {...words} choices={field.options} chosen={wizard.answers[name]?.split(",") ?? []} />;
		case "date":
			return <TextField {...words} {...answer} type="date" autoComplete={field.autoComplete} width="medium" />;
		case "password":
			return (
				<TextField {...words} {...answer} {...key} type="password" autoComplete={field.autoComplete} width="medium" />
			);
		case "textarea":
			return <TextArea {...words} {...answer} autoComplete={field.autoComplete} rows={3} />;
		case "number":
			return (
				<TextField
					{...words}
					{...answer}
					{...key}
					inputMode={field.inputMode}
					autoComplete="off"
					width="short"
					unit={name.startsWith("percentage") ? "%" : undefined}
				/>
			);
		case "tel":
			if (field.country)
				return (
					<PhoneField
						{...words}
						{...answer}
						{...key}
						country={field.country}
						onAnswer={(text) => wizard.answer(name, text)}
						width="medium"
					/>
				);
			return (
				<TextField
					{...words}
					{...answer}
					{...key}
					// HTML allows autocomplete="tel-national" on text inputs only.
					type={field.autoComplete === "tel-national" ? "text" : "tel"}
					inputMode={field.inputMode}
					autoComplete={field.autoComplete}
					width="medium"
				/>
			);
		default:
			return (
				<TextField
					{...words}
					{...answer}
					{...key}
					{...(field.exact && { autoCapitalize: field.exact, autoCorrect: "off", spellCheck: false })}
					type={field.kind}
					inputMode={field.inputMode}
					autoComplete={field.autoComplete}
				/>
			);
	}
}

type ChoicesProps = {
	options: readonly Option[];
	words: FieldWords & { name: string };
	defaultValue: string | undefined;
	autoComplete: string | undefined;
};

/** A choice that may be left open can be taken back; other options make another control, so that none keeps an answer that is gone. */
function Choices({ options, words, ...rest }: ChoicesProps) {
	const { optional } = words;
	const choices = optional ? [{ value: "", label: "Select" }, ...options] : options;
	const key = options.map(({ value }) => value).join();
	return <SelectField key={key} {...words} {...rest} choices={choices} {...(!optional && { placeholder: "Select" })} />;
}
