import { type ComponentProps, useId } from "react";
import controls from "#src/office/parts/controls.module.css";

type Props = { label: string } & Pick<
	ComponentProps<"input">,
	"name" | "type" | "autoComplete" | "defaultValue" | "required" | "minLength" | "maxLength"
>;

export function SettingsField({ label, ...input }: Props) {
	const id = useId();
	return (
		<div>
			<label className={controls.label} htmlFor={id}>
				{label}
			</label>
			<input {...input} enterKeyHint="done" id={id} className={controls.field} />
		</div>
	);
}
