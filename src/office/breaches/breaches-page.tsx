import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { clockAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { listBreaches } from "#src/privacy/breaches/read-breach.server.ts";
import { newBreachActs } from "./breach-desk-acts.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "breach.read");
	const { db, now } = context.get(officeServices);
	const clock = clockAtSchool(now()).slice(0, 16);
	return { breaches: await listBreaches(db), acts: permissionsOn(newBreachActs, null, member), clock };
}

export const action = handleActs(newBreachActs);

/** Shows what has happened to people's data, and the form that starts the clocks. */
export default function BreachesPage() {
	const { breaches, clock } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const time = { type: "datetime-local", max: clock, required: true, defaultValue: clock };
	const note = "Both deadlines count from this time. Nothing is sent automatically. The next page shows you each step.";
	const inputs = [
		{ label: "Short name, for staff", name: "title", required: true, maxLength: 200 },
		{ label: "When was it noticed?", name: "noticed", ...time, note },
	];
	return (
		<Screen
			title="Breaches"
			footer={
				"If data is lost, stolen, changed or seen by the wrong person, tell CERT-In within 6 hours " +
				"and the Data Protection Board within 72."
			}
		>
			<div className={settings.page}>
				<SettingsSection title="Report a breach" section="new" outcome={answer}>
					<SettingsForm act="open" inputs={inputs} submit="Continue" look="main" />
				</SettingsSection>
				<SettingsSection title="All breaches" section="list" outcome={answer}>
					{breaches.length === 0 && <p className={controls.note}>There are no breaches.</p>}
					<ul className={settings.list}>
						{breaches.map(({ id, title, noticed_at, people, notifiedPeople }) => (
							<li key={id}>
								<a href={officePaths.breach(id)}>{title}</a>{" "}
								<span className={controls.note}>
									{`noticed ${formatDateTime(new Date(noticed_at))}, ${notifiedPeople} of ${people} notified`}
								</span>
							</li>
						))}
					</ul>
				</SettingsSection>
			</div>
		</Screen>
	);
}
