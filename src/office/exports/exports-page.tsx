import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { listExports } from "#src/exports/read-exports.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { describeExportState, formatLabels } from "./export-labels.ts";
import styles from "./exports.module.css";
import { reports } from "./lists/admissions/report-list.server.ts";

const shownLimit = 50;

export async function loader({ context }: LoaderFunctionArgs) {
	const { member } = context.get(memberSession);
	const { db, now } = context.get(officeServices);
	const ofAll = member.role === "owner";
	const exports = await listExports(db, { memberId: ofAll ? null : member.id, limit: shownLimit });
	return {
		exports: exports.map((each) => ({
			id: each.id,
			title: each.title,
			format: formatLabels[each.format].short,
			standing: describeExportState(each, now()),
			failed: each.state === "failed",
			by: each.memberId === member.id ? null : each.member,
		})),
		reports: may(member, "export.persons")
			? Object.entries(reports).map(([name, { title }]) => ({ list: `report/${name}`, title }))
			: [],
		ofAll,
	};
}

/** Lists that were exported, and reports that need no list. */
export default function ExportsPage() {
	const { exports, reports, ofAll } = useLoaderData<typeof loader>();
	return (
		<Screen
			title="Exports"
			subtitle={ofAll ? "from everyone on the team" : "yours"}
			footer="Exports are available for one day. We log who creates and downloads them."
		>
			<div className={settings.page}>
				<SettingsSection title={ofAll ? "Files" : "Your files"} section="exports" outcome={undefined}>
					{exports.length === 0 ? (
						<p>No exports yet. To create one, press Export on any list.</p>
					) : (
						<ul className={`${layout.lines} ${styles.exports}`}>
							{exports.map(({ id, title, format, standing, failed, by }) => (
								<li key={id}>
									<a href={officePaths.exportOf(id)}>{title}</a>
									<span>{format}</span>
									<span className={failed ? controls.late : controls.soft}>{standing}</span>
									{by !== null && <span className={controls.soft}>{by}</span>}
								</li>
							))}
						</ul>
					)}
				</SettingsSection>
				{reports.length > 0 && (
					<SettingsSection title="Standard reports" section="reports" outcome={undefined}>
						<form method="get" action={officePaths.newExport()} className={`${layout.row} ${styles.report}`}>
							<label>
								<span className={controls.label}>Report</span>
								<select className={controls.field} name="list">
									{reports.map(({ list, title }) => (
										<option key={list} value={list}>
											{title}
										</option>
									))}
								</select>
							</label>
							<label>
								<span className={controls.label}>Received from</span>
								<input className={controls.field} type="date" name="since" />
							</label>
							<label>
								<span className={controls.label}>Received to</span>
								<input className={controls.field} type="date" name="until" />
							</label>
							<label>
								<span className={controls.label}>Applications</span>
								<select className={controls.field} name="complete">
									<option value="">All</option>
									<option value="yes">Complete only</option>
								</select>
							</label>
							<button className={controls.button} type="submit">
								Continue
							</button>
						</form>
					</SettingsSection>
				)}
			</div>
		</Screen>
	);
}
