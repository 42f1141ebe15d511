import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { describeAct } from "#src/audit-messages.ts";
import { clockAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { useActAnswer, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { hasFreshProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import {
	breachTextNames,
	breachTexts,
	missingTexts,
	reports,
	timeLeft,
	wayLabels,
	wayNames,
} from "#src/privacy/breaches/breach.ts";
import { breachNotice, textsOf } from "#src/privacy/breaches/breach-letter.server.ts";
import { readBreach } from "#src/privacy/breaches/read-breach.server.ts";
import { AffectedPeople } from "./affected-people.tsx";
import { breachActs } from "./breach-desk-acts.server.ts";
import styles from "./breaches.module.css";

export async function loader({ params, context }: LoaderFunctionArgs) {
	const member = allow(context, "breach.read");
	const { db, now, school, siteUrl } = context.get(officeServices);
	const page = await readBreach(db, readRowId(params.id), now());
	if (!page) throw data("We can’t find this breach.", { status: 404 });
	const { acts: history, ...rest } = page;
	const preview = { id: page.breach.id, name: "", texts: textsOf(page.breach) };
	return {
		...rest,
		history: history.map((act) => ({ id: act.id, at: act.at, label: `${act.actor} ${describeAct(act)}.` })),
		acts: permissionsOn(breachActs, { breachId: page.breach.id }, member),
		letter: breachNotice.write(preview, { school, siteUrl }),
		hasProof: hasFreshProof({ context }),
		clock: clockAtSchool(now()).slice(0, 16),
	};
}

/** Data from which the parts of the page are made. */
type PartProps = { page: Awaited<ReturnType<typeof loader>> };

export const action = handleActs(breachActs);

/** One breach, in the order in which it is handled: report, find out, tell. */
export default function BreachPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const { breach, history } = page;
	return (
		<Screen
			title={breach.title}
			subtitle={`noticed ${formatDateTime(new Date(breach.noticed_at))}`}
			back={{ href: officePaths.breaches, label: "All breaches" }}
		>
			<div className={settings.page}>
				<SettingsSection title="Reports" section="reports" outcome={answer}>
					<Reports page={page} />
				</SettingsSection>
				<SettingsSection title="What happened" section="texts" outcome={answer}>
					<Texts page={page} />
				</SettingsSection>
				<AffectedPeople page={page} />
				<Letters page={page} />
				<SettingsSection title="History" section="log" outcome={answer}>
					<ul>
						{history.map(({ id, at, label }) => (
							<li key={id}>{`${formatDateTime(new Date(at))}: ${label}`}</li>
						))}
					</ul>
				</SettingsSection>
			</div>
		</Screen>
	);
}

/** Shows what is to be reported to whom, with the time that is left. */
function Reports({ page: { breach, reports: all, clock: now } }: PartProps) {
	return all.map(({ kind, made, clock }) => {
		const late = clock && (made ? made.made_at > clock.dueAt : clock.leftMs < 0);
		const time = made ? clockAtSchool(new Date(made.made_at)).slice(0, 16) : now;
		return (
			<section key={kind} aria-label={reports[kind].title} className={styles.form}>
				<h3 className={controls.label}>{reports[kind].title}</h3>
				<p className={styles.left} data-late={late && !made ? "" : undefined}>
					{!made && (clock ? timeLeft(clock.leftMs) : "Without delay")}
					<span className={controls.note}>
						{!made && clock && ` until ${formatDateTime(new Date(clock.dueAt))}`}
						{made && `Reported ${formatDateTime(new Date(made.made_at))} by ${made.member_name}.`}
						{made && late && " That was late."}
					</span>
				</p>
				<a className={controls.button} data-quiet="" href={officePaths.breachReport(breach.id, kind)}>
					Download draft report (PDF)
				</a>
				<SettingsForm
					act="report"
					fields={{ kind }}
					inputs={[
						{
							label: "Reported on",
							name: "made",
							type: "datetime-local",
							required: true,
							max: now,
							defaultValue: time,
						},
						{ label: "Their reference", name: "reference", maxLength: 200, defaultValue: made?.reference },
					]}
					submit={made ? "Change" : "Mark as reported"}
					look="quiet"
					className={settings.row}
				/>
			</section>
		);
	});
}

/** Texts about what happened, written once for letters and reports. */
function Texts({ page: { breach, clock } }: PartProps) {
	if (!usePermitted()("write"))
		return breachTextNames.map((name) => (
			<p key={name} hidden={breach[name] === ""}>
				<b className={controls.label}>{breachTexts[name].label}</b> {breach[name]}
			</p>
		));
	const noticedAt = clockAtSchool(new Date(breach.noticed_at)).slice(0, 16);
	const time = { type: "datetime-local", required: true, max: clock, defaultValue: noticedAt };
	const texts = breachTextNames.map((name) => ({
		name,
		label: breachTexts[name].label,
		note: breachTexts[name].help,
		rows: name === "title" ? 1 : 3,
		maxLength: 5000,
		defaultValue: breach[name],
	}));
	return (
		<SettingsForm
			act="write"
			fields={{ version: breach.version }}
			inputs={[{ label: "Noticed", name: "noticed", ...time }, ...texts]}
			submit="Save"
			className={styles.form}
		/>
	);
}

function Letters({ page: { breach, counts, letter, hasProof } }: PartProps) {
	const missing = missingTexts(breach);
	const { waiting } = counts;
	return (
		<SettingsSection title="Emails" section="letters" outcome={useActAnswer()}>
			<ul className={settings.list}>
				{wayNames.map((way) => (
					<li key={way}>
						<span>{wayLabels[way]}</span> <span>{thousands(counts[way])}</span>
					</li>
				))}
			</ul>
			<details>
				<summary className={controls.button} data-quiet="">
					Read the email
				</summary>
				<MailSheet subject={letter.subject} head={[]} email={letter.email} />
			</details>
			{waiting > 0 && missing.length > 0 && (
				<p className={controls.note}>Before you can send it, fill in: {missing.join(", ")}.</p>
			)}
			{waiting > 0 && missing.length === 0 && (
				<SettingsForm
					act="send"
					fields={{ count: waiting }}
					submit={`Notify ${thousands(waiting)} ${waiting === 1 ? "person" : "people"} now`}
					look="main"
					className={styles.form}
				>
					<p className={controls.note}>
						Everyone gets one email. You can’t undo this.
						{!hasProof && " First, we’ll ask you to confirm it’s you."}
					</p>
				</SettingsForm>
			)}
		</SettingsSection>
	);
}
