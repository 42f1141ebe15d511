import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { reports, timeLeft } from "#src/privacy/breaches/breach.ts";
import styles from "./breaches.module.css";
import type { PartProps } from "./read-breach-page.server.ts";

/** What is to be reported to whom, with what is left of its time. */
export function ReportClocks({ page }: PartProps) {
	const { breach, clock: now } = page;
	return (
		<SettingsSection title="Reports" section="reports" outcome={useActAnswer()}>
			{page.reports.map(({ kind, made, clock }) => (
				<section key={kind} aria-label={reports[kind].title} className={`${settings.form} ${styles.form}`}>
					<h3 className={controls.label}>{reports[kind].title}</h3>
					{made ? (
						<p>
							Reported {formatDateTime(new Date(made.made_at))} by {made.member_name}
							{made.reference && `, their reference ${made.reference}`}.
							{clock && made.made_at > clock.dueAt && " That was late."}
						</p>
					) : (
						<p className={styles.left} data-late={clock && clock.leftMs < 0 ? "" : undefined}>
							{clock ? timeLeft(clock.leftMs) : "Without delay"}
							{clock && <span className={controls.note}> until {formatDateTime(new Date(clock.dueAt))}</span>}
						</p>
					)}
					<a className={controls.button} data-quiet="" href={officePaths.breachReport(breach.id, kind)}>
						Download draft report (PDF)
					</a>
					{breach.state === "open" && (
						<ActForm act="report" fields={{ kind, ...(made && { made: "" }) }} quiet className={settings.row}>
							{!made && (
								<>
									<SettingsField
										label="Reported on"
										name="made"
										type="datetime-local"
										required
										max={now}
										defaultValue={now}
									/>
									<SettingsField label="Their reference" name="reference" maxLength={200} autoComplete="off" />
								</>
							)}
							<button className={controls.button} data-quiet="" type="submit">
								{made ? "Mark as not reported" : "Mark as reported"}
							</button>
						</ActForm>
					)}
				</section>
			))}
		</SettingsSection>
	);
}
