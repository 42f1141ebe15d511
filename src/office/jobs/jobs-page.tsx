import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { jobActs } from "./background-acts.server.ts";
import styles from "./jobs-page.module.css";
import { readBackground, type ShownJob, type ShownRun } from "./read-background.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "background.manage");
	return { ...(await readBackground(context.get(officeServices))), acts: permissionsOn(jobActs, null, member) };
}

export const action = handleActs(jobActs);

/** Background tasks: those that failed, run or wait, and the outcome of the last runs. */
export default function JobsPage() {
	const { failed, running, waiting, periodic, runs } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	return (
		<Screen
			title="Background tasks"
			subtitle={failed.length === 0 ? "no failures" : `${failed.length} failed`}
			footer="Work the server does automatically."
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

/** A job, how it stands, and the button that lets it run. */
function JobLine({ id, title, standing, problem, act }: ShownJob & { act: string | null }) {
	return (
		<li>
			<div>
				<p>
					<b>{title}</b>
				</p>
				{problem !== null && <p className={controls.problem}>{problem}</p>}
				<p className={controls.soft}>{standing}</p>
			</div>
			{act !== null && (
				<ActForm act="again" fields={{ job: id }} quiet>
					<button className={controls.button} data-low="" type="submit">
						{act}
						<span className={controls.hidden}>{`: ${title}`}</span>
					</button>
				</ActForm>
			)}
		</li>
	);
}

/** Shows the outcome of a run. */
function RunLine({ title, when, summary, good }: ShownRun) {
	return (
		<li>
			<div>
				<p>{title}</p>
				<p className={good ? controls.soft : controls.problem}>{summary}</p>
			</div>
			<p className={`${controls.soft} ${styles.when}`}>{when}</p>
		</li>
	);
}
