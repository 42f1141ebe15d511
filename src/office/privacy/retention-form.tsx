import { Fragment } from "react";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { minimumOf, type Period, type PrivacySettings, privacyPeriods } from "#src/privacy/settings/privacy-periods.ts";
import styles from "./privacy.module.css";

type Page = { periods: PrivacySettings; mayChange: boolean };

/** The periods, each with its bounds and the reason for them. */
export function RetentionForm({ page: { periods, mayChange } }: { page: Page }) {
	return (
		<form method="post" className={styles.periods} aria-label="Periods">
			{[...Map.groupBy(privacyPeriods, ({ group }) => group)].map(([group, list]) => (
				<Fragment key={group}>
					<h3>{group}, in days</h3>
					{list.map((period) => (
						<Field key={period.name} period={period} periods={periods} mayChange={mayChange} />
					))}
				</Fragment>
			))}
			<p className={controls.note}>
				The privacy policy promises periods to people. Write the same there when you change one. Applications go a year
				after their admissions closed; fees eight years after their accounting year.
			</p>
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

function Field({ period, periods, mayChange }: { period: Period } & Page) {
	const { name, title, max, orZero, why } = period;
	const least = minimumOf(period, periods.minimum);
	return (
		<label>
			<span className={controls.label}>{title}</span>
			<input
				className={controls.field}
				type="number"
				name={name}
				min={orZero ? 0 : least}
				max={max}
				defaultValue={periods[name]}
				disabled={!mayChange}
				required
			/>
			<span className={controls.note}>
				{least} to {max}. {why}
			</span>
		</label>
	);
}
