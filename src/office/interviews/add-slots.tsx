import { applicationTypes } from "#src/admissions/forms/application-forms.ts";
import { ActForm, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import styles from "./interviews-page.module.css";
import { SlotFields } from "./slot-fields.tsx";

type Props = {
	id: string;
	/** Day proposed for the first time slot, `YYYY-MM-DD`. */
	firstDay: string;
};

/** The form that adds times for interviews, one after the other. */
export function AddSlots({ id, firstDay }: Props) {
	const values = useRefusal("add")?.values;
	return (
		<ActForm
			act="add"
			quiet
			id={id}
			className={`${settings.fields} ${styles.fields} ${styles.target}`}
			aria-label="Add slots"
		>
			<OfficeField
				label="Programme"
				name="type"
				defaultValue={values?.type}
				options={applicationTypes().map((type) => [type, programmeOf(type)] as const)}
			/>
			<SlotFields slot={{ start: `${firstDay}T10:00`, minutes: 20, place: "", capacity: 1, notice: 24, ...values }} />
			<OfficeField
				label="Number of slots in a row"
				inputMode="numeric"
				name="count"
				defaultValue={values?.count ?? 1}
				required
			/>
			<OfficeField
				label="Minutes between slots"
				inputMode="numeric"
				name="pause"
				defaultValue={values?.pause ?? 0}
				required
			/>
			<button className={controls.button} type="submit">
				{" "}
				Add slots{" "}
			</button>
		</ActForm>
	);
}
