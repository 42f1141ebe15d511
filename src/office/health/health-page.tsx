import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { healthActs } from "./health-acts.server.ts";
import styles from "./health-page.module.css";
import { type FailureLine, type HealthLine, readHealth } from "./read-health.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "health.read");
	return { ...(await readHealth(context.get(officeServices))), acts: permissionsOn(healthActs, null, member) };
}

export const action = handleActs(healthActs);

/** Tells whether all is well, what to do where it is not, and what failed for visitors. */
export default function HealthPage() {
	const { checked, failing, warnings, well, failures, quiet } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const unwell = [...failing, ...warnings];
	return (
		<Screen
			title="Health"
			subtitle={checked === null ? "not checked yet" : `checked ${checked}`}
			footer="Checked every 15 minutes. We email your system administrator if something needs attention."
		>
			<div className={settings.page}>
				<SettingsSection title="Needs attention" section="health" outcome={answer}>
					{unwell.length === 0 ? (
						<p>{checked === null ? "Not checked yet." : "Nothing needs attention."}</p>
					) : (
						<ul className={`${layout.lines} ${layout.pairs} ${styles.lines}`}>
							{unwell.map(({ key, ...line }) => (
								<FindingItem key={key} {...line} />
							))}
						</ul>
					)}
					<ActForm act="check">
						<button className={controls.button} data-low="" type="submit">
							Check now
						</button>
					</ActForm>
				</SettingsSection>
				<SettingsSection title="Errors visitors saw" section="failures" outcome={answer}>
					{failures.length === 0 ? (
						<p>No errors in the last 30 days.</p>
					) : (
						<ul className={`${layout.lines} ${layout.pairs} ${styles.lines}`}>
							{failures.map((failure) => (
								<FailureItem key={failure.id} {...failure} />
							))}
						</ul>
					)}
					<p className={controls.note}>
						Grouped by where they happened, and kept for 30 days. We don’t store what visitors entered. To find the last
						error in the log, search for its incident number. The visitor saw it too.
					</p>
				</SettingsSection>
				{quiet.length > 0 && (
					<SettingsSection title="Muted" section="quiet" outcome={undefined}>
						<ul className={`${layout.lines} ${layout.pairs} ${styles.lines}`}>
							{quiet.map((failure) => (
								<FailureItem key={failure.id} {...failure} />
							))}
						</ul>
					</SettingsSection>
				)}
				<SettingsSection title="Working" section="well" outcome={undefined}>
					{well.length === 0 ? (
						<p>Not checked yet.</p>
					) : (
						<ul className={`${layout.lines} ${layout.pairs} ${styles.lines}`}>
							{well.map(({ key, ...line }) => (
								<FindingItem key={key} {...line} />
							))}
						</ul>
					)}
				</SettingsSection>
			</div>
		</Screen>
	);
}

/** Shows what a probe has found, and what to do. */
function FindingItem({ title, sentence, todo, when }: HealthLine) {
	return (
		<li>
			<div>
				<p>
					<b>{title}</b>
				</p>
				<p className={when === "" ? controls.soft : controls.problem}>{sentence}</p>
				{todo !== null && <p>{todo}</p>}
			</div>
			<p className={`${controls.soft} ${styles.when}`}>{when}</p>
		</li>
	);
}

const acts = {
	new: [
		{ act: "seen", label: "Mark as seen" },
		{ act: "quiet", label: "Mute" },
	],
	seen: [
		{ act: "quiet", label: "Mute" },
		{ act: "new", label: "Mark as new" },
	],
	quiet: [{ act: "new", label: "Notify again" }],
} as const;

/** A failure that visitors saw, how often, and how it stands. */
function FailureItem({ id, title, frame, times, when, standing }: FailureLine) {
	return (
		<li>
			<div>
				<p className={styles.failure}>
					<b>{title}</b> {times}
				</p>
				{frame !== "" && <p className={styles.frame}>{frame}</p>}
				<p className={controls.soft}>{when}</p>
			</div>
			<ActForm act={["seen", "quiet", "new"]} fields={{ failure: id }} quiet className={layout.row}>
				{acts[standing].map(({ act, label }) => (
					<ActButton key={act} className={controls.button} data-low="" act={act}>
						{label}
						<span className={controls.hidden}>{`: ${title}`}</span>
					</ActButton>
				))}
			</ActForm>
		</li>
	);
}
