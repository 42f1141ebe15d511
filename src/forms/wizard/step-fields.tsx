import { RadioGroup } from "../../ui/choice-field.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { FileField } from "../../ui/file-field.tsx";
import { applicableFields, type Field, type Step } from "../description.ts";
import { pickerAccept } from "../documents.ts";
import type { WizardState } from "./use-wizard.ts";

/** The questions of one step that apply to the answers so far. */
export function StepFields({ wizard, step }: { wizard: WizardState; step: Step }) {
	return applicableFields(wizard.form, step, wizard.answers).map((field) => <Question key={`${wizard.edition}-${field.name}`} wizard={wizard} field={field} />);
}

function Question({ wizard, field }: { wizard: WizardState; field: Field }) {
	const { name, label, help, optional } = field;
	const words = { name, label, help, ...(optional && { optional }), error: wizard.errors[name] };
	const answer = { defaultValue: wizard.answers[name] };
	switch (field.kind) {
		case "file":
			return (
				<FileField
					{...words}
					file={wizard.files[name] ?? null}
					accept={pickerAccept}
					onChoose={(file) => wizard.chooseFile(name, file)}
					onRemove={() => wizard.removeFile(name)}
				/>
			);
		case "radio":
			return <RadioGroup {...words} {...answer} choices={field.options} inline={field.options.every((option) => option.label.length < 24)} />;
		case "select":
			return <SelectField {...words} {...answer} choices={field.options} placeholder="Select" />;
		case "textarea":
			return <TextArea {...words} {...answer} autoComplete={field.autoComplete} rows={3} />;
		case "number":
			return (
				<TextField {...words} {...answer} inputMode={field.inputMode} autoComplete="off" width="short" unit={name.startsWith("percentage") ? "%" : undefined} />
			);
		default:
			return (
				<TextField
					{...words}
					{...answer}
					type={field.kind}
					inputMode={field.inputMode}
					autoComplete={field.autoComplete}
					width={field.kind === "tel" ? "medium" : "full"}
				/>
			);
	}
}
