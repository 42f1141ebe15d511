import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { type PrivacySettings, privacyPeriods } from "#src/privacy/settings/privacy-periods.ts";
import styles from "./privacy.module.css";

type Page = { periods: PrivacySettings; mayChange: boolean };

/** The periods, each with its bounds and the reason for them. */
export function RetentionForm({ page: { periods, mayChange } }: { page: Page }) {
	return (
		<form method="post" className={styles.periods} aria-label="Periods">
			{privacyPeriods.map(({ name, title, least, most, why }) => (
				<label key={name}>
					<span className={controls.label}>{title}</span>
					<input
						className={controls.field}
						type="number"
						name={name}
						min={least}
						max={most}
						defaultValue={periods[name]}
						disabled={!mayChange}
						required
					/>
					<span className={controls.note}>
						{least} to {most}. {why}
					</span>
				</label>
			))}
			{mayChange ? (
				<p className={settings.row}>
					<button className={controls.button} type="submit" name="act" value="periods">
						Set
					</button>
				</p>
			) : (
				<p className={controls.note}>An owner sets them.</p>
			)}
		</form>
	);
}
