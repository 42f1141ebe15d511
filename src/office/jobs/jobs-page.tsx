import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { jobActs } from "./background-acts.server.ts";
import { JobLine } from "./job-line.tsx";
import { readBackground } from "./read-background.server.ts";
import { RunLine } from "./run-line.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "background.manage");
	return { ...(await readBackground(context.get(officeServices))), acts: permitted(jobActs, null, member) };
}

export const action = handleActs(jobActs);

/** What is done in the background: what failed, what runs and waits, and how the last runs went. */
export default function JobsPage() {
	const { failed, running, waiting, periodic, runs } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	return (
		<Screen
			title="Background tasks"
			sub={failed.length === 0 ? "no failures" : `${failed.length} failed`}
			actions={runs.length > 0 && <ExportLink list="job-runs" words="Export history" />}
			place="Work the server does automatically."
		>
			<div className={settings.page}>
				<SettingsSection title="Failed" section="jobs" outcome={answer}>
					{failed.length === 0 ? (
						<p>No failed tasks.</p>
					) : (
						<ul className={`${layout.lines} ${layout.pairs}`}>
							{failed.map((job) => (
								<JobLine key={job.id} {...job} act="Run again" />
							))}
						</ul>
					)}
				</SettingsSection>
				<SettingsSection title="Running and waiting" section="running" outcome={undefined}>
					{running.length + waiting.length === 0 ? (
						<p>No tasks are running or waiting.</p>
					) : (
						<ul className={`${layout.lines} ${layout.pairs}`}>
							{[...running, ...waiting].map((job) => (
								<JobLine key={job.id} {...job} act={null} />
							))}
						</ul>
					)}
				</SettingsSection>
				<SettingsSection title="Scheduled" section="periodic" outcome={undefined}>
					<ul className={`${layout.lines} ${layout.pairs}`}>
						{periodic.map((job) => (
							<JobLine key={job.id} {...job} act="Run now" />
						))}
					</ul>
				</SettingsSection>
				<SettingsSection title="History" section="history" outcome={undefined}>
					{runs.length === 0 ? (
						<p>No tasks have run yet.</p>
					) : (
						<ul className={`${layout.lines} ${layout.pairs}`}>
							{runs.map((run) => (
								<RunLine key={run.id} {...run} />
							))}
						</ul>
					)}
					<p className={controls.note}>Kept for 30 days. Runs with nothing to do aren’t listed.</p>
				</SettingsSection>
			</div>
		</Screen>
	);
}
