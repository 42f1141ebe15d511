import type { ComponentProps, ReactNode } from "react";
import { ActForm, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "./settings.module.css";
import { SettingsField } from "./settings-field.tsx";

type Props = {
	act: string;
	/** Label of its button. */
	submit: ReactNode;
	/** Hidden fields, which also tell the form from others of the same act. */
	fields?: Readonly<Record<string, string | number>>;
	/** Inputs, each with its value unless something else was typed and refused. */
	inputs?: readonly (ComponentProps<typeof SettingsField> & { name: string })[];
	/** The button without weight, or as the page's main act. */
	look?: "quiet" | "main";
	/** True if something else says why it was refused: the section that has it. */
	quiet?: boolean;
	className?: string | undefined;
	action?: string;
	"aria-label"?: string;
	/** Content between the fields and the button. */
	children?: ReactNode;
};

/** A form of one act: its fields, and the button. */
export function SettingsForm({ act, submit, fields = {}, inputs = [], look, quiet = true, children, ...form }: Props) {
	const values = useRefusal(act, fields)?.values ?? {};
	const className = inputs.length > 0 ? settings.form : undefined;
	return (
		<ActForm act={act} fields={fields} quiet={quiet} className={className} {...form}>
			{inputs.map(({ defaultValue, ...input }) => (
				<SettingsField key={input.name} {...input} defaultValue={values[input.name] ?? defaultValue} />
			))}
			{children}
			<button
				className={controls.button}
				data-quiet={look === "quiet" ? "" : undefined}
				data-act={look === "main" ? "" : undefined}
				type="submit"
			>
				{submit}
			</button>
		</ActForm>
	);
}

type FoldedProps = Props & {
	/** Label that unfolds it; shown as a button, unless the page's styles say otherwise. */
	summary: string;
	foldClassName?: string | undefined;
	/** Note below the form. */
	note?: ReactNode;
};

/** A form that a press unfolds; after its refusal it is unfolded, with what was typed. */
export function FoldedForm({ summary, foldClassName, note, ...form }: FoldedProps) {
	const refusal = useRefusal(form.act, form.fields);
	return (
		<details className={foldClassName} open={refusal !== undefined}>
			<summary className={foldClassName === undefined ? controls.button : undefined}>{summary}</summary>
			<SettingsForm {...form} />
			{note}
		</details>
	);
}
