import { maxNameLength, scopeWords, tokenDays } from "#src/accounts/api-tokens/api-token.ts";
import { ActForm, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { ChoiceFields } from "#src/office/settings/choice-fields.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";

const dayWords = { 30: "30 days", 90: "90 days", 365: "1 year" } as const;

/** Makes a token. */
export function NewTokenForm() {
	const refusal = useRefusal("make");
	const values = refusal?.values;
	return (
		<ActForm act="make" quiet className={settings.form}>
			<SettingsField
				label="Integration name"
				name="name"
				autoComplete="off"
				maxLength={maxNameLength}
				defaultValue={values?.name ?? ""}
				required
			/>
			<ChoiceFields legend="Permissions" name="scope" words={scopeWords} chosen={refusal?.lists?.scope ?? []} />
			<label className={settings.wide}>
				<span className={controls.label}>Expires after</span>
				<select className={controls.field} name="days" defaultValue={values?.days ?? 90}>
					{tokenDays.map((days) => (
						<option key={days} value={days}>
							{dayWords[days]}
						</option>
					))}
				</select>
			</label>
			<button className={controls.button} data-act="" type="submit">
				Create token
			</button>
		</ActForm>
	);
}
