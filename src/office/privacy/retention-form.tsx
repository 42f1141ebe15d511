import { Fragment } from "react";
import { givenTo } from "#src/office/given.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import type { TypedOutcome } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { minimumOf, type Period, type PrivacySettings, privacyPeriods } from "#src/privacy/settings/privacy-periods.ts";
import styles from "./privacy.module.css";
import { ProveAgain } from "./prove-again.tsx";

type Props = {
	page: { periods: PrivacySettings; mayChange: boolean; proved: boolean };
	outcome: TypedOutcome | undefined;
};

/** The periods, each with its bounds and the reason for them; the proof comes before anything is typed. */
export function RetentionForm({ page: { periods, mayChange, proved }, outcome }: Props) {
	const given = givenTo(outcome, { act: "periods" });
	const open = mayChange && (proved || given !== undefined);
	const proof = officePaths.proof(officePaths.privacy);
	return (
		<form method="post" className={styles.periods} aria-label="Periods">
			{[...Map.groupBy(privacyPeriods, ({ group }) => group)].map(([group, list]) => (
				<Fragment key={group}>
					<h3>{group}, in days</h3>
					{list.map((period) => (
						<Field
							key={period.name}
							period={period}
							least={minimumOf(period, periods.minimum)}
							value={given?.[period.name] ?? periods[period.name]}
							open={open}
						/>
					))}
				</Fragment>
			))}
			<p className={controls.note}>
				The privacy policy promises periods to people. Write the same there when you change one. Applications go a year
				after their admissions closed; fees eight years after their accounting year.
			</p>
			{open && (
				<p className={settings.row}>
					<button className={controls.button} type="submit" name="act" value="periods">
						Set
					</button>
					{!proved && <ProveAgain address={proof} />}
				</p>
			)}
			{mayChange && !open && (
				<p className={settings.row}>
					<a className={controls.button} href={proof}>
						Prove that it is you, to change them
					</a>
				</p>
			)}
			{!mayChange && <p className={controls.note}>An owner sets them.</p>}
		</form>
	);
}

type FieldProps = { period: Period; least: number; value: number | string; open: boolean };

function Field({ period, least, value, open }: FieldProps) {
	const { name, title, max, orZero, why } = period;
	return (
		<label>
			<span className={controls.label}>{title}</span>
			<input
				className={controls.field}
				type="number"
				name={name}
				min={orZero ? 0 : least}
				max={max}
				defaultValue={value}
				disabled={!open}
				required
			/>
			<span className={controls.note}>
				{least} to {max}. {why}
			</span>
		</label>
	);
}
