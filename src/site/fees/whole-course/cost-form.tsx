import * as paths from "#src/paths.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import type { CostOptions, CostPart, CostSelection } from "./cost-options.ts";
import { costParts } from "./cost-options.ts";
import styles from "./course-cost.module.css";

/**
 * The choices, as a form that asks for the page with them. Where CSS knows `:has()`, the result follows each choice
 * at once, and the form makes a link to it.
 */
export function CostForm({ options, chosen }: { options: CostOptions; chosen: CostSelection }) {
	const messages = useMessages(costMessages);
	return (
		<form
			method="get"
			action={`${paths.courseCost}#result`}
			autoComplete="off"
			className={`not-printed ${styles.form}`}
		>
			{costParts
				.filter((part) => options[part].length > 1)
				.map((part) => (
					<Choices key={part} part={part} options={options[part]} chosen={chosen[part]} />
				))}
			<Button type="submit" className={styles.button}>
				<span className={styles.withoutHas}>{messages.showCost}</span>
				<span className={styles.withHas}>{messages.linkToResult}</span>
			</Button>
		</form>
	);
}

type ChoicesProps = {
	part: CostPart;
	options: readonly { key: string; label: string; note: string }[];
	chosen: number;
};

function Choices({ part, options, chosen }: ChoicesProps) {
	const messages = useMessages(costMessages);
	return (
		<fieldset>
			<legend className="small-heading pad-below-3">{messages[part]}</legend>
			<div className="stack-2">
				{options.map(({ key, label, note }, index) => (
					<label key={key} className={styles.choice}>
						<input
							type="radio"
							name={part}
							value={key}
							data-at={index}
							defaultChecked={index === chosen}
							className={styles.radio}
						/>
						<span>{label}</span>
						{note && <span className="small soft figures">{note}</span>}
					</label>
				))}
			</div>
		</fieldset>
	);
}
