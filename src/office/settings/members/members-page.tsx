import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listInvitations } from "#src/accounts/invitations/read-invitations.server.ts";
import { roles } from "#src/accounts/member.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { shortDayAndTime } from "#src/office/parts/days.ts";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import { MemberRow } from "./member-row.tsx";
import { memberActs } from "./members-acts.server.ts";
import { readPrograms } from "./read-programs.server.ts";
import { RoleFields } from "./role-fields.tsx";

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
		acts: permitted(memberActs, null, owner),
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

/** Who may sign in to the office. */
export default function MembersPage() {
	const { myself, members, invitations } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	return (
		<Screen
			title="Team"
			sub={members.length === 1 ? "Only you" : `${members.length} team members`}
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
											Withdraw<span className={controls.hidden}>{` the invitation for ${email}`}</span>
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
