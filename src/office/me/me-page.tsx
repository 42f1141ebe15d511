import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { hasPassword } from "#src/accounts/members/own-account.server.ts";
import { readKeysOn } from "#src/accounts/members/preferences.server.ts";
import { readSecondFactors } from "#src/accounts/second-factors/read-second-factors.server.ts";
import { listSessions } from "#src/accounts/sessions.server.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { deviceCookie } from "#src/office/device-cookie.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { RecoveryCodes } from "#src/office/sign-in/recovery-codes.tsx";
import { hasFreshProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { meActs } from "./me-acts.server.ts";
import { SecondKeys } from "./second-keys.tsx";

export async function loader(args: LoaderFunctionArgs) {
	const session = args.context.get(memberSession);
	const { id: sessionId, member } = session;
	const { accounts, db, now } = args.context.get(officeServices);
	const sessions = await listSessions(db, member, now());
	return {
		acts: permissionsOn(meActs, session, member),
		member,
		hasProof: hasFreshProof(args),
		keysOn: await readKeysOn(db, member.id),
		withPassword: await hasPassword(accounts, member.id),
		factors: await readSecondFactors(db, member.id),
		sessions: sessions.map((session) => ({
			...session,
			here: session.id === sessionId,
			seen: formatDateTime(new Date(session.seenAt)),
		})),
	};
}

export async function action(args: ActionFunctionArgs) {
	const answer = await handleActs(meActs)(args);
	if (answer.data.act !== "password" || !answer.data.ok) return answer;
	// A change of the password voids every device cookie; this browser is known at once again.
	const { member } = args.context.get(memberSession);
	const cookie = await deviceCookie(args.context.get(officeServices), args.request, member.id);
	return data(answer.data, { headers: { "Set-Cookie": cookie } });
}

const secret = { type: "password", required: true };
const current = { label: "Current password", name: "current", autoComplete: "current-password", ...secret };
const next = {
	label: "New password (12 characters or more)",
	name: "password",
	autoComplete: "new-password",
	minLength: 12,
	...secret,
};

/** A member's own account. */
export default function MePage() {
	const { member, hasProof, keysOn, withPassword, factors, sessions } = useLoaderData<typeof loader>();
	const answer = useActAnswer<string[]>();
	const name = { label: "Name", name: "name", autoComplete: "name", defaultValue: member.name, required: true };
	if (answer?.shownValues) return <RecoveryCodes codes={answer.shownValues} next={officePaths.me} />;
	return (
		<Screen title="Your account" subtitle={member.email}>
			<div className={settings.page}>
				<SettingsSection title="Name" section="name" outcome={answer}>
					<SettingsForm act="name" inputs={[name]} submit="Change name" />
				</SettingsSection>
				<SettingsSection title="Password" section="password" outcome={answer}>
					<SettingsForm act="password" inputs={withPassword ? [current, next] : [next]} submit="Change password" />
				</SettingsSection>
				<SettingsSection title="Two-step verification" section="factors" outcome={answer}>
					<SecondKeys factors={factors} hasProof={hasProof} />
				</SettingsSection>
				<SettingsSection title="Where you’re signed in" section="sessions" outcome={answer}>
					<ul className={settings.list}>
						{sessions.map(({ id, agent, seen, here }) => (
							<li key={id}>
								<span>
									{agent}
									<span className={controls.soft}>{here ? ", this device" : `, last seen ${seen}`}</span>
								</span>
								{!here && hasProof && (
									<ActForm act="end-session" quiet>
										<button className={controls.button} name="id" value={id} type="submit">
											Sign out<span className={controls.hidden}>{` ${agent}, last seen ${seen}`}</span>
										</button>
									</ActForm>
								)}
							</li>
						))}
					</ul>
					<div className={settings.row}>
						{sessions.length > 1 &&
							(hasProof ? (
								<SettingsForm act="end-other-sessions" submit="Sign out everywhere else" />
							) : (
								<a className={controls.button} href={officePaths.proof(officePaths.me)}>
									Sign out everywhere else
								</a>
							))}
						<form method="post" action={officePaths.signOut}>
							<button className={controls.button} type="submit">
								Sign out of this device
							</button>
						</form>
					</div>
				</SettingsSection>
				<SettingsSection title="Keyboard shortcuts" section="keys" outcome={answer}>
					<SettingsForm act="keys" submit="Save" className={settings.form}>
						<label className={settings.choice}>
							<input className={controls.check} type="checkbox" name="keys" value="on" defaultChecked={keysOn} />
							Turn on single-key shortcuts (J and K move between rows)
						</label>
					</SettingsForm>
				</SettingsSection>
			</div>
		</Screen>
	);
}
