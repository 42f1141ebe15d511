import { Fragment } from "react";
import { ActForm, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import * as officePaths from "#src/office-paths.ts";
import { minimumOf, type Period, type PrivacySettings, privacyPeriods } from "#src/privacy/settings/privacy-periods.ts";
import styles from "./privacy.module.css";
import { ProveAgain } from "./prove-again.tsx";

type Props = { page: { periods: PrivacySettings; hasProof: boolean } };

/** The periods, each with its bounds and the reason for them; the proof comes before anything is typed. */
export function RetentionForm({ page: { periods, hasProof } }: Props) {
	const mayChange = usePermitted()("periods");
	const values = useRefusal("periods")?.values;
	const open = mayChange && (hasProof || values !== undefined);
	const proof = officePaths.proof(officePaths.privacy);
	const fields = [...Map.groupBy(privacyPeriods, ({ group }) => group)].map(([group, list]) => (
		<Fragment key={group}>
			<h3>{group}, in days</h3>
			{list.map((period) => (
				<Field
					key={period.name}
					period={period}
					least={minimumOf(period, periods.minimum)}
					value={values?.[period.name] ?? periods[period.name]}
					open={open}
				/>
			))}
		</Fragment>
	));
	if (!open) {
		return (
			<div className={styles.periods}>
				{fields}
				<p className={controls.note}>{promised}</p>
				{mayChange ? (
					<p className={settings.row}>
						<a className={controls.button} href={proof}>
							Confirm it’s you to change these
						</a>
					</p>
				) : (
					<p className={controls.note}>Only owners can change these.</p>
				)}
			</div>
		);
	}
	return (
		<ActForm act="periods" className={styles.periods} aria-label="Retention periods">
			{fields}
			<p className={controls.note}>{promised}</p>
			<p className={settings.row}>
				<button className={controls.button} type="submit">
					Save{" "}
				</button>
				{!hasProof && <ProveAgain address={proof} />}
			</p>
		</ActForm>
	);
}

const promised =
	"If you change a period, change it in the privacy policy too. Applications are deleted one year after their " +
	"admissions close. Fees are deleted eight years after their accounting year.";

type FieldProps = { period: Period; least: number; value: number | string; open: boolean };

function Field({ period, least, value, open }: FieldProps) {
	const { name, title, max, why } = period;
	return (
		<label>
			<span className={controls.label}>{title}</span>
			<input
				className={controls.field}
				inputMode="numeric"
				name={name}
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
