import { maxNameLength, scopeWords, tokenDays } from "#src/accounts/api-tokens/api-token.ts";
import controls from "#src/office/parts/controls.module.css";
import { ChoiceFields } from "#src/office/settings/choice-fields.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";

const dayWords = { 30: "30 days", 90: "90 days", 365: "a year" } as const;

type Given = { name: string; scopes: readonly string[]; days: string };

/** Makes a token; `given` is what was typed into a form that was refused. */
export function NewTokenForm({ given }: { given: Given | undefined }) {
	return (
		<form method="post" className={settings.form}>
			<SettingsField
				label="Name of the integration"
				name="name"
				autoComplete="off"
				maxLength={maxNameLength}
				defaultValue={given?.name ?? ""}
				required
			/>
			<ChoiceFields legend="What it may do" name="scope" words={scopeWords} chosen={given?.scopes ?? []} />
			<label className={settings.wide}>
				<span className={controls.label}>It lasts</span>
				<select className={controls.field} name="days" defaultValue={given?.days ?? 90}>
					{tokenDays.map((days) => (
						<option key={days} value={days}>
							{dayWords[days]}
						</option>
					))}
				</select>
			</label>
			<button className={controls.button} data-act="" name="act" value="make" type="submit">
				Make the token
			</button>
		</form>
	);
}
