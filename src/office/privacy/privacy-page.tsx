import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import controls from "#src/office/parts/controls.module.css";
import { daysBetween } from "#src/office/parts/days.ts";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { PrivacyRequest } from "#src/privacy/requests/list-privacy-requests.server.ts";
import { kindLabels, stateLabels } from "#src/privacy/requests/privacy-request-labels.ts";
import { privacyActs } from "./privacy-acts.server.ts";
import { readPrivacyDesk } from "./read-privacy.server.ts";
import { RetentionForm } from "./retention-form.tsx";

export const loader = (args: LoaderFunctionArgs) => readPrivacyDesk(args);

export const action = handleActs(privacyActs);

/** Shows people's requests about their data, with the day by which each must be answered. */
export default function PrivacyPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const { open, closedRequests, today } = page;
	const late = open.filter(({ due_on }) => due_on < today).length;
	return (
		<Screen
			title="Privacy"
			subtitle={`${open.length} open${late > 0 ? `, ${late} overdue` : ""}`}
			actions={
				<>
					{open.length + closedRequests.length > 0 && <ExportLink list="privacy-requests" />}
					<a className={controls.button} href={officePaths.breaches}>
						Report a data breach
					</a>
				</>
			}
			footer="People send requests from the “Your data” page. The law allows 90 days to answer."
		>
			<div className={settings.page}>
				<SettingsSection title="Open data requests" section="open" outcome={answer}>
					{open.length === 0 ? (
						<p className={controls.note}>No open requests</p>
					) : (
						<RequestList rows={open} today={today} />
					)}
				</SettingsSection>
				{closedRequests.length > 0 && (
					<SettingsSection title="Closed data requests" section="closed" outcome={answer}>
						<RequestList rows={closedRequests} today={today} />
					</SettingsSection>
				)}
				<SettingsSection title="Automatic deletion in the next 30 days" section="forecast" outcome={answer}>
					{page.forecast.length === 0 ? (
						<p className={controls.note}>Nothing is due for automatic deletion.</p>
					) : (
						<ul className={settings.list}>
							{page.forecast.map(({ title, count }) => (
								<li key={title}>
									<span>{title}</span>
									<span>{thousands(count)}</span>
								</li>
							))}
						</ul>
					)}
					<p className={controls.note}>
						The periods below set what is deleted automatically. Data on hold stays. To hold data, open a request.
					</p>
				</SettingsSection>
				<SettingsSection title="Retention periods" section="periods" outcome={answer}>
					<RetentionForm page={page} />
				</SettingsSection>
			</div>
		</Screen>
	);
}

function RequestList({ rows, today }: { rows: readonly PrivacyRequest[]; today: string }) {
	return (
		<ul className={settings.list}>
			{rows.map((row) => (
				<li key={row.id}>
					<p>
						<a href={officePaths.privacyRequest(row.id)}>
							{kindLabels[row.kind].title}, {row.email}
						</a>{" "}
						<span className={controls.note}>
							{[
								`number ${row.id}`,
								`asked on ${formatLong(dayAtSchool(new Date(row.created_at)))}`,
								row.member_name && `${row.member_name} works on it`,
								row.waits && "an erasure needs another owner",
							]
								.filter(Boolean)
								.join(", ")}
						</span>
					</p>
					{row.state === "open" ? (
						<span className={row.due_on < today ? controls.late : controls.soft}>{describeDue(row.due_on, today)}</span>
					) : (
						<span className={controls.soft}>{stateLabels[row.state]}</span>
					)}
				</li>
			))}
		</ul>
	);
}

function describeDue(dueOn: string, today: string): string {
	const days = daysBetween(today, dueOn);
	if (days < 0) return `Overdue since ${formatLong(dueOn)}`;
	if (days === 0) return "Due today";
	return `Due on ${formatLong(dueOn)}, in ${days === 1 ? "1 day" : `${days} days`}`;
}
