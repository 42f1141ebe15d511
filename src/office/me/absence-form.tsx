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
					? `You’re ${absence.words}.`
					: "While you’re out of office, your cases say so. You won’t get the Daily summary."}
			</p>
			<ActForm act="absence" quiet className={settings.form}>
				<SettingsField
					label="Last day out of office"
					name="until"
					type="date"
					defaultValue={absence?.until ?? ""}
					required
				/>
				<label className={settings.wide}>
					<span className={controls.label}>Covered by</span>
					<select className={controls.field} name="standIn" defaultValue={absence?.standInId ?? ""}>
						<option value="">No one</option>
						{colleagues.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<p className={controls.note}>
					They’ll see your cases under Mine. To see only yours, they can search for assignee:covered.
				</p>
				<button className={controls.button} type="submit">
					{absence ? "Update" : "Set out of office"}
				</button>
			</ActForm>
			{absence && (
				<ActForm act="back" quiet>
					<button className={controls.button} type="submit">
						I’m back
					</button>
				</ActForm>
			)}
		</>
	);
}
