import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { clockAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { breachTextNames, breachTexts, missingWords, wayNames, wayWords } from "#src/privacy/breaches/breach.ts";
import { AffectedPeople } from "./affected-people.tsx";
import { breachActs } from "./breach-desk-acts.server.ts";
import styles from "./breaches.module.css";
import { type PartProps, readBreachPage } from "./read-breach-page.server.ts";
import { ReportClocks } from "./report-clocks.tsx";

export const loader = (args: LoaderFunctionArgs) => readBreachPage(args);

export const action = handleActs(breachActs);

/** One breach, in the order in which it is handled: report, find out, tell, close. */
export default function BreachPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const { breach, history } = page;
	return (
		<Screen
			title={breach.title}
			sub={`noticed ${formatDateTime(new Date(breach.noticed_at))}, ${breach.state}`}
			back={{ href: officePaths.breaches, label: "All breaches" }}
		>
			<div className={settings.page}>
				<ReportClocks page={page} />
				<Texts page={page} />
				<AffectedPeople page={page} />
				<Letters page={page} />
				<SettingsSection title="Close" section="close" outcome={answer}>
					<ActForm act={breach.state === "open" ? "close" : "reopen"} quiet>
						<button className={controls.button} data-quiet="" type="submit">
							{breach.state === "open" ? "Close breach" : "Reopen breach"}
						</button>
					</ActForm>
				</SettingsSection>
				<SettingsSection title="History" section="log" outcome={answer}>
					<ul>
						{history.map(({ id, at, words }) => (
							<li key={id}>{`${formatDateTime(new Date(at))}: ${words}`}</li>
						))}
					</ul>
				</SettingsSection>
			</div>
		</Screen>
	);
}

/** What happened, once for letters and reports. */
function Texts({ page: { breach, clock } }: PartProps) {
	const writes = usePermitted()("write") && breach.state === "open";
	const noticed = clockAtSchool(new Date(breach.noticed_at)).slice(0, 16);
	return (
		<SettingsSection title="What happened" section="texts" outcome={useActAnswer()}>
			{writes ? (
				<ActForm act="write" fields={{ version: breach.version }} quiet className={`${settings.form} ${styles.form}`}>
					{(values) => (
						<>
							<SettingsField
								label="Noticed"
								name="noticed"
								type="datetime-local"
								required
								max={clock}
								defaultValue={values.noticed ?? noticed}
							/>
							{breachTextNames.map((name) => (
								<SettingsField
									key={name}
									{...{ name, label: breachTexts[name].label, note: breachTexts[name].help }}
									rows={name === "title" ? 1 : 3}
									maxLength={5000}
									defaultValue={values[name] ?? breach[name]}
								/>
							))}
							<button className={controls.button} type="submit">
								Save
							</button>
						</>
					)}
				</ActForm>
			) : (
				breachTextNames.map((name) => (
					<p key={name} hidden={breach[name] === ""}>
						<b className={controls.label}>{breachTexts[name].label}</b> {breach[name]}
					</p>
				))
			)}
		</SettingsSection>
	);
}

function Letters({ page: { breach, counts, letter, proved } }: PartProps) {
	const missing = missingWords(breach);
	const { waiting } = counts;
	return (
		<SettingsSection title="Emails" section="letters" outcome={useActAnswer()}>
			<ul className={settings.list}>
				{wayNames.map((way) => (
					<li key={way}>
						<span>{wayWords[way]}</span> <span>{thousands(counts[way])}</span>
					</li>
				))}
			</ul>
			<details>
				<summary className={controls.button} data-quiet="">
					Read the email
				</summary>
				<MailSheet subject={letter.subject} head={[]} email={letter.email} />
			</details>
			{breach.sending_since && (
				<p className={controls.note}>We’re sending the emails. Reload the page to see the progress.</p>
			)}
			{breach.state === "open" && counts.failed > 0 && (
				<ActForm act="again" quiet>
					<button className={controls.button} type="submit">
						Resend failed emails
					</button>
				</ActForm>
			)}
			{breach.state === "open" && waiting > 0 && breach.sending_since === null && (
				<ActForm act="send" fields={{ count: waiting }} quiet className={`${settings.form} ${styles.form}`}>
					{missing.length > 0 ? (
						<p className={controls.note}>Before you can send it, fill in: {missing.join(", ")}.</p>
					) : (
						<button className={controls.button} data-act="" type="submit">
							Notify {thousands(waiting)} {waiting === 1 ? "person" : "people"} now
						</button>
					)}
					<p className={controls.note}>
						Everyone gets one email. You can’t undo this.
						{!proved && " First, we’ll ask you to confirm it’s you."}
					</p>
				</ActForm>
			)}
		</SettingsSection>
	);
}
