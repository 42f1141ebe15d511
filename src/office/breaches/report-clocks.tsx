import { formatDateTime } from "#src/calendar/format-date-time.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { reports, timeLeft } from "#src/privacy/breaches/breach.ts";
import type { PartProps } from "./breach-page.tsx";
import styles from "./breaches.module.css";

/** What is to be reported to whom, with what is left of its time. */
export function ReportClocks({ page, outcome }: PartProps) {
	const { breach, clock: nowAtSchool, manages } = page;
	const isOpen = breach.state === "open" && manages;
	return (
		<SettingsSection title="Reports" section="reports" outcome={outcome}>
			<ul className={styles.clocks}>
				{page.reports.map(({ kind, made, clock }) => (
					<li key={kind}>
						<h3>{reports[kind].title}</h3>
						{made ? (
							<p>
								Made {formatDateTime(new Date(made.made_at))} by {made.member_name}
								{made.reference && `, reference ${made.reference}`}.
								{clock && made.made_at > clock.dueAt && " That was late."}
							</p>
						) : (
							<p className={styles.left} data-late={clock && clock.leftMs < 0 ? "" : undefined}>
								{clock ? timeLeft(clock.leftMs) : "Without delay"}
								{clock && <span className={controls.note}> until {formatDateTime(new Date(clock.dueAt))}</span>}
							</p>
						)}
						<p className={settings.row}>
							<a className={controls.button} data-quiet="" href={officePaths.breachReport(breach.id, kind)}>
								As a PDF, with what is known now
							</a>
						</p>
						{isOpen && (
							<form method="post" className={settings.row}>
								<input type="hidden" name="kind" value={kind} />
								{made ? (
									<input type="hidden" name="made" value="" />
								) : (
									<>
										<input
											className={controls.field}
											type="datetime-local"
											name="made"
											required
											max={nowAtSchool}
											defaultValue={nowAtSchool}
											aria-label={`When it was made: ${reports[kind].title}`}
										/>
										<input
											className={controls.field}
											name="reference"
											maxLength={200}
											autoComplete="off"
											enterKeyHint="done"
											placeholder="Their reference"
											aria-label={`Reference of ${reports[kind].title}`}
										/>
									</>
								)}
								<button className={controls.button} data-quiet="" type="submit" name="act" value="report">
									{made ? "It was not made" : "It is made"}
								</button>
							</form>
						)}
					</li>
				))}
			</ul>
		</SettingsSection>
	);
}
