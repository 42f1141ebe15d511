import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";

type Props = {
	/** Who can stand in. */
	colleagues: readonly { id: number; name: string }[];
	/** As it is set; null for a member who is there. */
	absence: { until: string; standInId: number | null; words: string } | null;
};

/** When a member is away, and who looks after their cases until then. */
export function AbsenceForm({ colleagues, absence }: Props) {
	return (
		<>
			<p>
				{absence
					? `You are ${absence.words}.`
					: "While you are away, your cases say so, and no mail comes in the morning."}
			</p>
			<ActForm act="absence" quiet className={settings.form}>
				<SettingsField
					label="Last day on which you are away"
					name="until"
					type="date"
					defaultValue={absence?.until ?? ""}
					required
				/>
				<label className={settings.wide}>
					<span className={controls.label}>Who stands in</span>
					<select className={controls.field} name="standIn" defaultValue={absence?.standInId ?? ""}>
						<option value="">Nobody</option>
						{colleagues.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<p className={controls.note}>Your stand-in sees your cases under Mine; assignee:covered lists them alone.</p>
				<button className={controls.button} type="submit">
					{absence ? "Change it" : "Mark me as away"}
				</button>
			</ActForm>
			{absence && (
				<ActForm act="back" quiet>
					<button className={controls.button} type="submit">
						I am back
					</button>
				</ActForm>
			)}
		</>
	);
}
