import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { FailureItem } from "./failure-item.tsx";
import { FindingItem } from "./finding-item.tsx";
import { healthActs } from "./health-acts.server.ts";
import styles from "./health-page.module.css";
import { readHealth } from "./read-health.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "health.read");
	return { ...(await readHealth(context.get(officeServices))), acts: permitted(healthActs, null, member) };
}

export const action = handleActs(healthActs);

/** Whether all is well, what to do where it is not, and what failed for visitors. */
export default function HealthPage() {
	const { checked, failing, warnings, well, failures, quiet } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const unwell = [...failing, ...warnings];
	return (
		<Screen
			title="Health"
			sub={checked === null ? "nothing was looked at yet" : `looked at ${checked}`}
			actions={failures.length + quiet.length > 0 && <ExportLink list="failures" words="Export the failures" />}
			place="The server looks at itself every quarter of an hour, and mails whoever runs it what needs a person."
		>
			<div className={settings.page}>
				<SettingsSection title="What needs a person" section="health" outcome={answer}>
					{unwell.length === 0 ? (
						<p>{checked === null ? "Nothing was looked at yet." : "Nothing: all is well."}</p>
					) : (
						<ul className={styles.lines}>
							{unwell.map(({ key, ...line }) => (
								<FindingItem key={key} {...line} />
							))}
						</ul>
					)}
					<ActForm act="check">
						<button className={controls.button} data-low="" type="submit">
							Look now
						</button>
					</ActForm>
				</SettingsSection>
				<SettingsSection title="Failures that visitors saw" section="failures" outcome={answer}>
					{failures.length === 0 ? (
						<p>Nothing has failed for a visitor in the last 30 days.</p>
					) : (
						<ul className={styles.lines}>
							{failures.map((failure) => (
								<FailureItem key={failure.id} {...failure} />
							))}
						</ul>
					)}
					<p className={controls.note}>
						Counted by where they happened, without a word of what visitors had entered, and kept for 30 days. The
						number of an incident is the one that the last visitor saw; the log has it too.
					</p>
				</SettingsSection>
				{quiet.length > 0 && (
					<SettingsSection title="Quiet" section="quiet" outcome={undefined}>
						<ul className={styles.lines}>
							{quiet.map((failure) => (
								<FailureItem key={failure.id} {...failure} />
							))}
						</ul>
					</SettingsSection>
				)}
				<SettingsSection title="Well" section="well" outcome={undefined}>
					{well.length === 0 ? (
						<p>Nothing was looked at yet.</p>
					) : (
						<ul className={styles.lines}>
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
