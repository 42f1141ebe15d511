import { z } from "zod";
import { inviteByMail } from "#src/accounts/invitations/invite-member.server.ts";
import { invitationIsWithdrawn, withdrawInvitation } from "#src/accounts/invitations/withdraw-invitations.server.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import {
	changeRole,
	reinstateMember,
	resetSecondFactors,
	signOutMember,
	suspendMember,
} from "#src/accounts/members/change-member.server.ts";
import type { Actor } from "#src/audit/undoable.server.ts";
import type { Db, Trx } from "#src/db/connect.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { readPrograms } from "./read-programs.server.ts";

const { act, table } = actsOn<null>();
const permission = "member.manage";
const roleFields = { role: z.enum(roles), decides: z.literal("on").optional() };

/** Reads the role: only a member of admissions can be one who decides. */
const roleIn = ({ role, decides }: { role: Role; decides?: "on" | undefined }) => ({
	role,
	decides: decides === "on" && role === "admissions",
});

type MemberResult = { ok: true; withdrawn?: true } | { ok: false; message: string; reason?: "unknown" | "over" };

const withInvitation = (doneText: string, { withdrawn }: { withdrawn?: true }) =>
	withdrawn ? `${doneText} ${invitationIsWithdrawn}` : doneText;

function change(
	label: string,
	doneText: string,
	run: (trx: Trx, on: { memberId: number; by: Actor }, now: Date) => Promise<MemberResult>,
) {
	return act({
		label,
		permission,
		section: "members",
		form: { member: rowId },
		run: (trx, { form, by, now }) => run(trx, { memberId: form.member, by }, now),
		done: (result) => withInvitation(doneText, result),
	});
}

/** Describes, as a sentence, what a suspension does not end. */
async function continuingIntegrations(db: Db, memberId: number, now: Date): Promise<string> {
	const programs = (await readPrograms(db, now)).filter(({ madeById }) => madeById === memberId);
	if (programs.length === 0) return "";
	return ` These keep working until an owner revokes or deletes them: ${programs.map(({ name, kind }) => `${name} (${kind})`).join(", ")}.`;
}

/** Acts of owners on the members page. */
export const memberActs = table({
	title: "Team",
	address: officePaths.members,
	find: opensTo(permission),
	acts: {
		invite: act({
			label: "Invite someone to the office",
			permission,
			// Section of the form for new members, or of the list of those who are invited.
			section: ({ section = "invite" }) => section,
			form: { email: z.string(), ...roleFields },
			run: (trx, { form, services: { accounts }, by, now }) =>
				inviteByMail(accounts, trx, { email: form.email, ...roleIn(form), by }, now),
			done: (_, { form }) => `We’ll email an invitation to ${form.email}. The link works for 72 hours.`,
		}),
		withdraw: act({
			label: "Cancel an invitation",
			permission,
			section: "invitations",
			form: { invitation: rowId },
			run: (trx, { form, by, now }) => withdrawInvitation(trx, { id: form.invitation, by }, now),
			done: "Invitation cancelled.",
		}),
		role: act({
			label: "Change a team member’s role",
			permission,
			section: "members",
			form: { member: rowId, ...roleFields },
			run: (trx, { form, by, now }): Promise<MemberResult> =>
				changeRole(trx, { memberId: form.member, ...roleIn(form), by }, now),
			done: (result) => withInvitation("Role changed.", result),
		}),
		suspend: act({
			label: "Suspend a team member",
			permission,
			section: "members",
			form: { member: rowId },
			// Afterwards it reads what the member’s programs still do.
			outside: async ({ form: { member: memberId }, services: { db }, by, now }) => {
				const result: MemberResult = await db.transaction().execute((trx) => suspendMember(trx, { memberId, by }, now));
				if (!result.ok) return result;
				const message =
					withInvitation("Suspended and signed out.", result) + (await continuingIntegrations(db, memberId, now));
				return { ok: true, message };
			},
			done: "",
		}),
		reinstate: change("Restore a team member", "They can sign in again.", reinstateMember),
		"sign-out": change("Sign a team member out everywhere", "Signed out everywhere.", signOutMember),
		reset: change(
			"Reset a team member’s two-step verification",
			"They’ll set up two-step verification at their next sign-in.",
			resetSecondFactors,
		),
	},
});
