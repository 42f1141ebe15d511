import type { ComponentProps, ReactNode } from "react";
import { ActForm, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "./settings.module.css";
import { SettingsField } from "./settings-field.tsx";

type Props = {
	act: string;
	/** What its button says. */
	submit: ReactNode;
	/** Hidden fields, which also tell the form from others of the same act. */
	fields?: Readonly<Record<string, string | number>>;
	/** What is typed, each with its value as long as nothing else was typed and refused. */
	inputs?: readonly (ComponentProps<typeof SettingsField> & { name: string })[];
	/** The button without weight, or as the page's main act. */
	look?: "quiet" | "main";
	className?: string | undefined;
	"aria-label"?: string;
	/** Between the fields and the button. */
	children?: ReactNode;
};

/** A form of one act: its fields, and the button. The section that has it says why it was refused. */
export function SettingsForm({ act, submit, fields = {}, inputs = [], look, children, ...form }: Props) {
	const values = useRefusal(act, fields)?.values ?? {};
	return (
		<ActForm act={act} fields={fields} quiet className={inputs.length > 0 ? settings.form : undefined} {...form}>
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
