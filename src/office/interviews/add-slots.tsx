import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import type { Given } from "#src/office/given.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import controls from "#src/office/parts/controls.module.css";
import styles from "./interviews-page.module.css";
import { SlotFields } from "./slot-fields.tsx";

type Props = {
	id: string;
	/** What was typed and refused. */
	given: Given | undefined;
	/** On which the first time is proposed, `YYYY-MM-DD`. */
	firstDay: string;
};

/** The form that adds times for interviews, one after the other. */
export function AddSlots({ id, given, firstDay }: Props) {
	return (
		<form method="post" id={id} className={`${styles.fields} ${styles.target}`} aria-label="Add times">
			<input type="hidden" name="act" value="add" />
			<label>
				<span className={controls.label}>Programme</span>
				<select className={controls.field} name="type" defaultValue={given?.type}>
					{Object.entries(applicationForms).map(([type]) => (
						<option key={type} value={type}>
							{programmeOf(type)}
						</option>
					))}
				</select>
			</label>
			<SlotFields slot={{ start: `${firstDay}T10:00`, minutes: 20, place: "", capacity: 1, notice: 24, ...given }} />
			<label>
				<span className={controls.label}>How many, one after the other</span>
				<input
					className={controls.field}
					type="number"
					name="count"
					min={1}
					max={60}
					defaultValue={given?.count ?? 1}
					required
				/>
			</label>
			<label>
				<span className={controls.label}>Minutes between two</span>
				<input
					className={controls.field}
					type="number"
					name="pause"
					min={0}
					max={600}
					defaultValue={given?.pause ?? 0}
					required
				/>
			</label>
			<button className={controls.button} type="submit">
				Add
			</button>
		</form>
	);
}
