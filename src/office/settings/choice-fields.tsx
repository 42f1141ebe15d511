import controls from "#src/office/parts/controls.module.css";
import styles from "./programs.module.css";

type Props<Choice extends string> = {
	legend: string;
	name: string;
	/** Meaning of each choice, in the order shown. */
	labels: Readonly<Record<Choice, string>>;
	chosenValues: readonly string[];
};

/** Boxes to tick, each with a sentence. */
export function ChoiceFields<Choice extends string>({ legend, name, labels, chosenValues }: Props<Choice>) {
	return (
		<fieldset className={styles.scopes}>
			<legend className={controls.label}>{legend}</legend>
			{Object.entries<string>(labels).map(([choice, sentence]) => (
				<label key={choice}>
					<input
						className={controls.check}
						type="checkbox"
						name={name}
						value={choice}
						defaultChecked={chosenValues.includes(choice)}
					/>
					<span>
						<code>{choice}</code>
						<span className={controls.note}>{sentence}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}
