import type { ReactNode } from "react";
import styles from "./choice-field.module.css";
import frame from "./field.module.css";
import { choiceId, FieldError, type FieldTexts, Help, LabelText, useFieldWiring } from "./field-frame.tsx";

type CheckGroupProps = FieldTexts & {
	name: string;
	choices: readonly { value: string; label: ReactNode }[];
	/** The values checked at first. */
	chosenValues: readonly string[];
};

/** A fieldset with its legend and checkboxes of one name, of which any number may be checked. */
export function CheckGroup({ name, label, help, error, optional, choices, chosenValues }: CheckGroupProps) {
	const { id, helpId, errorId, aria } = useFieldWiring(name, { help, error });
	return (
		<fieldset aria-describedby={aria["aria-describedby"]} className={frame.field}>
			<legend className={frame.label}>
				<LabelText label={label} optional={optional} />
			</legend>
			<Help id={helpId}>{help}</Help>
			<div className={styles.choices}>
				{choices.map((choice, index) => (
					<label key={choice.value} className={styles.choice}>
						<input
							type="checkbox"
							name={name}
							value={choice.value}
							defaultChecked={chosenValues.includes(choice.value)}
							aria-invalid={aria["aria-invalid"]}
							id={choiceId(id, choice.value, index)}
							className={styles.checkbox}
						/>
						<span>{choice.label}</span>
					</label>
				))}
			</div>
			<FieldError id={errorId}>{error}</FieldError>
		</fieldset>
	);
}
