import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { clockAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { openBreach } from "#src/privacy/breaches/breach-acts.server.ts";
import { listBreaches } from "#src/privacy/breaches/read-breach.server.ts";
import styles from "./breaches.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "breach.read");
	const { db, now } = context.get(officeServices);
	return {
		breaches: await listBreaches(db),
		manages: may(member, "breach.manage"),
		clock: clockAtSchool(now()).slice(0, 16),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = allow(context, "breach.manage");
	const { db, now } = context.get(officeServices);
	const form = await request.formData();
	const text = (name: string) => String(form.get(name) ?? "");
	const by = { id: member.id, name: member.name };
	const opened = await db
		.transaction()
		.execute((trx) => openBreach(trx, { title: text("title"), noticed: text("noticed"), by }, now()));
	if (opened.ok) throw redirectTo(officePaths.breach(opened.id));
	return data({ section: "new", ok: false, message: opened.message, title: text("title") }, { status: 409 });
}

/** What has happened to data of people, and the form that starts the clocks. */
export default function BreachesPage() {
	const { breaches, manages, clock } = useLoaderData<typeof loader>();
	const outcome = useActionData<typeof action>();
	const open = breaches.filter(({ state }) => state === "open").length;
	return (
		<Screen
			title="Breaches"
			sub={open === 0 ? "None is open" : `${open} open`}
			actions={breaches.length > 0 && <ExportLink list="breaches" />}
			place="Lost, stolen, changed or seen by somebody who should not: CERT-In within 6 hours, the Board within 72."
		>
			<div className={settings.page}>
				{manages && (
					<SettingsSection title="Something has happened" section="new" outcome={outcome}>
						<form method="post" className={styles.form}>
							<label>
								<span className={controls.label}>What, in a few words for the office</span>
								<input
									className={controls.field}
									name="title"
									required
									maxLength={200}
									autoComplete="off"
									enterKeyHint="next"
									defaultValue={outcome?.title}
								/>
							</label>
							<label>
								<span className={controls.label}>When was it noticed?</span>
								<input
									className={controls.field}
									type="datetime-local"
									name="noticed"
									required
									max={clock}
									defaultValue={clock}
								/>
							</label>
							<p className={controls.note}>
								This moment starts both clocks. Nothing leaves the office by itself; the next page leads through it.
							</p>
							<button className={controls.button} data-act="" type="submit">
								Open it
							</button>
						</form>
					</SettingsSection>
				)}
				<SettingsSection title="All of them" section="list" outcome={outcome}>
					{breaches.length === 0 ? (
						<p className={controls.note}>Nothing has happened. May it stay so.</p>
					) : (
						<ul className={settings.list}>
							{breaches.map(({ id, title, state, noticed_at }) => (
								<li key={id}>
									<p>
										<a href={officePaths.breach(id)}>{title}</a>{" "}
										<span className={controls.note}>noticed {formatDateTime(new Date(noticed_at))}</span>
									</p>
									<span className={controls.soft}>{state === "open" ? "Open" : "Closed"}</span>
								</li>
							))}
						</ul>
					)}
				</SettingsSection>
			</div>
		</Screen>
	);
}
