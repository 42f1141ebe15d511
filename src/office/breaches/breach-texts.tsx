import { clockAtSchool } from "#src/calendar/day.ts";
import controls from "#src/office/parts/controls.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { breachTextNames, breachTexts } from "#src/privacy/breaches/breach.ts";
import type { PartProps } from "./breach-page.tsx";
import styles from "./breaches.module.css";

/** What happened, once for letters and reports. */
export function BreachTexts({ page: { breach, manages, clock }, outcome }: PartProps) {
	const given = outcome?.section === "texts" ? outcome.given : {};
	const names = breachTextNames.filter((name) => name !== "summary");
	if (breach.state === "closed" || !manages)
		return (
			<SettingsSection title="What happened" section="texts" outcome={outcome}>
				{names.map(
					(name) =>
						breach[name] && (
							<p key={name}>
								<b>{breachTexts[name].label}</b>
								<br />
								{breach[name]}
							</p>
						),
				)}
			</SettingsSection>
		);
	return (
		<SettingsSection title="What happened" section="texts" outcome={outcome}>
			<form method="post" className={styles.form}>
				<input type="hidden" name="version" value={breach.version} />
				<label>
					<span className={controls.label}>Noticed</span>
					<input
						className={controls.field}
						type="datetime-local"
						name="noticed"
						required
						max={clock}
						defaultValue={given.noticed ?? clockAtSchool(new Date(breach.noticed_at)).slice(0, 16)}
					/>
				</label>
				{names.map((name) => {
					const { label, rows, help } = breachTexts[name];
					return (
						<label key={name}>
							<span className={controls.label}>{label}</span>
							<textarea
								className={controls.field}
								name={name}
								rows={rows}
								maxLength={5000}
								defaultValue={given[name] ?? breach[name]}
							/>
							<span className={controls.note}>{help}</span>
						</label>
					);
				})}
				<button className={controls.button} type="submit" name="act" value="write">
					Store it
				</button>
			</form>
		</SettingsSection>
	);
}
