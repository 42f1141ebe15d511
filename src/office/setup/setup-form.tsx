import type { ComponentProps, ReactNode } from "react";
import { ActForm, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import type { SetupErrors, setupActs } from "./setup-acts.server.ts";

export type SetupField = ComponentProps<typeof OfficeField> & { name: string };

type Props = {
	act: keyof typeof setupActs.acts;
	/** Id of the step, at which the page is shown again. */
	section: string;
	fields: readonly SetupField[];
	submit: string;
	note?: ReactNode;
	/** The steps above are done: saving one of them would lose what is typed here. */
	reached?: boolean;
	/** The step to take next. */
	next?: boolean;
};

/** The form of one step. What was typed and refused is still there, and each field says why. */
export function SetupForm({ act, section, fields, submit, note, reached = true, next }: Props) {
	const errors = (useRefusal(act)?.shownValues ?? {}) as SetupErrors;
	const first = fields.find(({ name }) => errors[name])?.name;
	if (!reached) return <p className={controls.note}>After the steps above.</p>;
	return (
		<ActForm<typeof setupActs> act={act} action={`#${section}`} quiet className={`${layout.stack} ${settings.wide}`}>
			{(values) => (
				<>
					{note && <p className={controls.note}>{note}</p>}
					<div className={settings.fields}>
						{fields.map(({ defaultValue, ...field }) => (
							<OfficeField
								key={field.name}
								enterKeyHint="done"
								{...field}
								defaultValue={values[field.name] ?? defaultValue}
								error={errors[field.name]}
								refused={field.name === first}
							/>
						))}
					</div>
					<div className={layout.row}>
						<button className={controls.button} data-act={next ? "" : undefined} type="submit">
							{submit}
						</button>
					</div>
				</>
			)}
		</ActForm>
	);
}
