import { useId } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listInvitations } from "#src/accounts/invitations/read-invitations.server.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import { type ListedMember, listMembers } from "#src/accounts/members/read-members.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { shortDayAndTime } from "#src/office/parts/days.ts";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import styles from "#src/office/settings/programs.module.css";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import { memberActs } from "./members-acts.server.ts";
import { type MadeProgram, readPrograms } from "./read-programs.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const owner = allow(args.context, "member.manage");
	requireProof(args);
	const { db, now } = args.context.get(officeServices);
	const moment = (at: string) => formatDateTime(new Date(at));
	const today = dayAtSchool(now());
	const members = await listMembers(db);
	const programs = await readPrograms(db, now());
	const invitations = await listInvitations(db, now());
	return {
		acts: permissionsOn(memberActs, null, owner),
		myself: owner.id,
		members: members.map((member) => ({
			...member,
			seen: member.seenAt === null ? null : shortDayAndTime(member.seenAt, today),
			programs: programs.filter(({ madeById }) => madeById === member.id),
		})),
		invitations: invitations.map((invitation) => ({ ...invitation, until: moment(invitation.expiresAt) })),
	};
}

export const action = handleActs(memberActs);

/** Shows who may sign in to the office. */
export default function MembersPage() {
	const { myself, members, invitations } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	return (
		<Screen
			title="Team"
			subtitle={members.length === 1 ? "Only you" : `${members.length} team members`}
			actions={<ExportLink list="members" />}
		>
			<div className={settings.page}>
				<SettingsSection title="Team members" section="members" outcome={answer}>
					<table className={settings.table}>
						<thead>
							<tr>
								<th scope="col">Name</th>
								<th scope="col">Role</th>
								<th scope="col">Two-step verification</th>
								<th scope="col">Last seen</th>
								<td />
							</tr>
						</thead>
						<tbody>
							{members.map((member) => (
								<MemberRow key={member.id} member={member} myself={member.id === myself} />
							))}
						</tbody>
					</table>
				</SettingsSection>
				<SettingsSection title="Invite" section="invite" outcome={answer}>
					<ActForm act="invite" fields={{ section: "invite" }} quiet className={settings.form}>
						{({ email, role, decides }) => (
							<>
								<SettingsField
									label="Email"
									name="email"
									type="email"
									autoComplete="off"
									defaultValue={email}
									required
								/>
								<RoleFields role={roles.find((each) => each === role)} decides={decides === "on"} />
								<button className={controls.button} data-act="" type="submit">
									Send invitation
								</button>
								<p className={controls.note}>
									If someone is already a team member, the link lets them set a new password and two-step verification.
								</p>
							</>
						)}
					</ActForm>
				</SettingsSection>
				{(invitations.length > 0 || answer?.section === "invitations") && (
					<SettingsSection title="Invited" section="invitations" outcome={answer}>
						{invitations.length === 0 && <p>There are no open invitations.</p>}
						<ul className={settings.list}>
							{invitations.map(({ id, email, role, decides, until }) => (
								<li key={id}>
									<span>
										{email}
										<span className={controls.soft}>{`, ${role}, until ${until}`}</span>
									</span>
									<ActForm
										act={["invite", "withdraw"]}
										fields={{ section: "invitations", invitation: id, email, role }}
										quiet
										className={settings.row}
									>
										{decides && <input type="hidden" name="decides" value="on" />}
										<ActButton className={controls.button} act="invite">
											Send again<span className={controls.hidden}>{` to ${email}`}</span>
										</ActButton>
										<ActButton className={controls.button} act="withdraw">
											Cancel<span className={controls.hidden}>{` the invitation for ${email}`}</span>
										</ActButton>
									</ActForm>
								</li>
							))}
						</ul>
					</SettingsSection>
				)}
			</div>
		</Screen>
	);
}

type MemberRowProps = { member: ListedMember & { seen: string | null; programs: MadeProgram[] }; myself: boolean };

/** A member, and what an owner can do about them. */
function MemberRow({ member, myself }: MemberRowProps) {
	const { id, name, email, role, decides, state, seen, authenticators, passkeys, programs } = member;
	const keys = [
		authenticators > 0 && "authenticator",
		passkeys > 0 && (passkeys === 1 ? "passkey" : `${passkeys} passkeys`),
	];
	const acts = [
		seen !== null && (["sign-out", "Sign out everywhere"] as const),
		!myself && (["reset", "Reset two-step verification"] as const),
		!myself && state === "active" && (["suspend", "Suspend"] as const),
		state === "suspended" && (["reinstate", "Restore"] as const),
	].filter((act) => act !== false);
	return (
		<tr>
			<th scope="row">
				{name}
				{myself && <span className={controls.soft}>, you</span>}
				<small>{email}</small>
			</th>
			<td>{decides && role === "admissions" ? "admissions, makes offers and rejects" : role}</td>
			<td>{keys.filter(Boolean).join(", ") || "None yet"}</td>
			<td>{state === "suspended" ? "Suspended" : (seen ?? "Never signed in")}</td>
			<td>
				<details className={controls.menu} data-menu="" data-side="end">
					<summary className={controls.button} data-low="">
						Change<span className={controls.hidden}>{` ${name}`}</span>
					</summary>
					<div>
						<ActForm act="role" fields={{ member: id }} quiet className={settings.form}>
							<RoleFields role={role} decides={decides} />
							<button className={controls.button} type="submit">
								Change role
							</button>
						</ActForm>
						{acts.map(([act, label]) => (
							<ActForm key={act} act={act} fields={{ member: id }} quiet>
								<button className={controls.button} type="submit">
									{label}
								</button>
							</ActForm>
						))}
						{!myself && programs.length > 0 && (
							<div>
								<p className={controls.note}>
									{state === "suspended"
										? "These still work. Revoke or delete them:"
										: "These keep working after you suspend them. Revoke or delete them:"}
								</p>
								<ul>
									{programs.map(({ name: program, kind, href }) => (
										<li key={href}>
											<a className={styles.address} href={href}>
												{program}
											</a>
											<span className={controls.soft}>{`, ${kind}`}</span>
										</li>
									))}
								</ul>
							</div>
						)}
					</div>
				</details>
			</td>
		</tr>
	);
}

/** Fields for the role, and for whether a member of admissions decides. */
function RoleFields({ role = "admissions", decides = false }: { role?: Role | undefined; decides?: boolean }) {
	const id = useId();
	return (
		<>
			<div>
				<label className={controls.label} htmlFor={id}>
					Role
				</label>
				<select className={controls.field} id={id} name="role" defaultValue={role}>
					{roles.map((each) => (
						<option key={each} value={each}>
							{each}
						</option>
					))}
				</select>
			</div>
			<label className={settings.choice}>
				<input className={controls.check} type="checkbox" name="decides" defaultChecked={decides} />
				Admissions only: can make offers and reject
			</label>
		</>
	);
}
