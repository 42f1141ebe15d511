import { Fragment } from "react";
import {
	applicableFields,
	type Field,
	type FormQuestions,
	type Option,
	type QuestionStep,
} from "#src/forms/definition.ts";
import { wizardMessages } from "#src/school/messages/sets/forms/wizard-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { CheckGroup } from "#src/ui/fields/check-group.tsx";
import { RadioGroup } from "#src/ui/fields/choice-field.tsx";
import { SelectField, TextArea, TextField } from "#src/ui/fields/field.tsx";
import type { FieldTexts } from "#src/ui/fields/field-frame.tsx";
import { PhoneField } from "#src/ui/phone-field/phone-field.tsx";
import { FileControl } from "./file-control.tsx";
import type { AnswersState } from "./use-answers.ts";
import type { FileUploads } from "./use-uploads.ts";
import type { Navigation } from "./use-wizard.ts";
import styles from "./wizard.module.css";

type StepFieldsProps = {
	form: FormQuestions;
	step: QuestionStep;
	answers: AnswersState;
	/** Handling of files; no files are asked for if it is missing. */
	uploads?: FileUploads;
	navigation: Pick<Navigation, "step" | "errors">;
};

/** The fields of one step that apply to the answers so far. */
export function StepFields({ form, step, answers, uploads, navigation }: StepFieldsProps) {
	const fields = applicableFields(form, step, answers.values).filter(({ hidden }) => !hidden);
	// The label of the Enter key on phones.
	const enterKeyHint = navigation.step < form.steps.length - 1 ? "next" : "send";
	return fields.map((field, index) => (
		<Fragment key={`${answers.resetKey}-${field.name}`}>
			{index > 0 && subject(fields[index - 1]) !== subject(field) && <div className={styles.divide} />}
			<FieldControl
				field={field}
				error={navigation.errors[field.name]}
				enterKeyHint={enterKeyHint}
				answers={answers}
				uploads={uploads}
			/>
		</Fragment>
	));
}

/** Returns the subject that consecutive fields have in common: "Class 10" of "Class 10: percentage". */
function subject(field: Field | undefined): string | undefined {
	return field?.label.match(/^(.+?):/)?.[1];
}

type FieldControlProps = {
	field: Field;
	error: string | undefined;
	enterKeyHint: "next" | "send";
	answers: AnswersState;
	uploads: FileUploads | undefined;
};

function FieldControl({ field, error, enterKeyHint, answers, uploads }: FieldControlProps) {
	const { name, label, help, optional } = field;
	const required = !optional && !("initial" in field);
	// The attribute `required` is left out, because the browser would show its own messages before the form's.
	const described = {
		name,
		label,
		help,
		...(optional && { optional }),
		...(required && { "aria-required": true }),
		error,
	};
	const answer = { defaultValue: answers.values[name] };
	const key = { enterKeyHint };
	switch (field.kind) {
		case "file":
			return uploads && <FileControl field={field} texts={{ ...described, required }} uploads={uploads} />;
		case "radio":
			return (
				<RadioGroup
					{...described}
					{...answer}
					choices={field.options}
					inline={field.options.every((option) => option.label.length < 24)}
				/>
			);
		case "select":
			return <Choices options={field.options} texts={described} autoComplete={field.autoComplete} {...answer} />;
		case "checks":
			return (
				<CheckGroup {...described} choices={field.options} chosenValues={answers.values[name]?.split(",") ?? []} />
			);
		case "month":
		case "date":
			return (
				<TextField {...described} {...answer} type={field.kind} autoComplete={field.autoComplete} width="medium" />
			);
		case "password":
			return (
				<TextField
					{...described}
					{...answer}
					{...key}
					type="password"
					autoComplete={field.autoComplete}
					width="medium"
				/>
			);
		case "textarea":
			return <TextArea {...described} {...answer} autoComplete={field.autoComplete} rows={3} />;
		case "number":
			return (
				<TextField
					{...described}
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
						{...described}
						{...answer}
						{...key}
						country={field.country}
						onAnswer={(text) => answers.set(name, text)}
						width="medium"
					/>
				);
			return (
				<TextField
					{...described}
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
					{...described}
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
	texts: FieldTexts & { name: string };
	defaultValue: string | undefined;
	autoComplete: string | undefined;
};

/** An optional choice can be undone. New options mount a new control, so that no answer outlives its option. */
function Choices({ options, texts, ...rest }: ChoicesProps) {
	const ownMessages = useMessages(wizardMessages);
	const { optional } = texts;
	const choices = optional ? [{ value: "", label: ownMessages.selectOption }, ...options] : options;
	const key = options.map(({ value }) => value).join();
	return (
		<SelectField
			key={key}
			{...texts}
			{...rest}
			choices={choices}
			{...(!optional && { placeholder: ownMessages.selectOption })}
		/>
	);
}
