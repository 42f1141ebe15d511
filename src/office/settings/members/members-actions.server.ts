import type { ActionFunctionArgs } from "react-router";
import type { AccountsContext } from "#src/accounts/accounts-context.ts";
import { inviteByMail, withdrawInvitation } from "#src/accounts/invitations/invite.server.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import {
	changeRole,
	reinstateMember,
	resetSecondFactors,
	signOutMember,
	suspendMember,
} from "#src/accounts/members/change-member.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow, memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";
import { formTexts } from "#src/office/sign-in/door-request.server.ts";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";

type Trx = Parameters<Parameters<AccountsContext["commit"]>[0]>[0];

const changes = {
	suspend: [suspendMember, "Suspended, and signed out."],
	reinstate: [reinstateMember, "May sign in again."],
	"sign-out": [signOutMember, "Signed out everywhere."],
	reset: [resetSecondFactors, "Enrols a new second key at the next sign-in."],
} as const;

/** Carries out one form of the page of members. */
export async function changeMembers(args: ActionFunctionArgs): Promise<Outcome> {
	allow(args.context, "member.manage");
	requireProof(args);
	const text = await formTexts(args.request);
	const { accounts, now } = args.context.get(officeServices);
	const { id, name } = args.context.get(memberSession).member;
	const by = { id, name };
	const act = text("act");
	const role = roleOf(text("role"));
	const decides = text("decides") === "on" && role === "admissions";
	const memberId = readRowId(text("member"));
	const section = text("section");

	const answer = async (work: (trx: Trx) => Promise<{ ok: true } | { ok: false; message: string }>, done: string) => {
		const result = await accounts.commit(work);
		return { section, ok: result.ok, message: result.ok ? done : result.message };
	};
	const email = text("email");
	if (act === "invite" && role)
		return answer(
			(trx) => inviteByMail(accounts, trx, { email, role, decides, by }, now()),
			`${email} gets a mail with a link for 72 hours.`,
		);
	if (act === "withdraw")
		return answer(async (trx) => {
			await withdrawInvitation(trx, { id: readRowId(text("invitation")), by }, now());
			return { ok: true };
		}, "The invitation is withdrawn.");
	if (act === "role" && role)
		return answer((trx) => changeRole(trx, { memberId, role, decides, by }, now()), "The role is changed.");
	const known = Object.entries(changes).find(([each]) => each === act)?.[1];
	if (!known) return { section, ok: false, message: "There is no such form." };
	const [change, done] = known;
	return answer((trx) => change(trx, { memberId, by }, now()), done);
}

function roleOf(text: string): Role | undefined {
	return roles.find((role) => role === text);
}
