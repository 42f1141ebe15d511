import type { ActionFunctionArgs } from "react-router";
import type { AccountsContext } from "#src/accounts/accounts-context.ts";
import { inviteByMail, withdrawInvitation } from "#src/accounts/invitations/invite-member.server.ts";
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
import { readPrograms } from "./read-programs.server.ts";

type Trx = Parameters<Parameters<AccountsContext["commit"]>[0]>[0];

const changes = {
	suspend: [suspendMember, "Suspended, and signed out."],
	reinstate: [reinstateMember, "May sign in again."],
	"sign-out": [signOutMember, "Signed out everywhere."],
	reset: [resetSecondFactors, "Enrols a new second key at the next sign-in."],
} as const;

type MemberRefused = { ok: false; message: string; reason?: keyof typeof statuses };

const statuses = { unknown: 404, over: 409 } as const;

/** Carries out one form of the page of members. `status` is that of the answer. */
export async function changeMembers(args: ActionFunctionArgs): Promise<Outcome & { status: number }> {
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

	const answer = async (work: (trx: Trx) => Promise<{ ok: true } | MemberRefused>, done: string) => {
		const result = await accounts.commit(work);
		if (result.ok) return { section, ok: true, message: done, status: 200 };
		return { section, ok: false, message: result.message, status: result.reason ? statuses[result.reason] : 400 };
	};
	const email = text("email");
	if (act === "invite" && role)
		return answer(
			(trx) => inviteByMail(accounts, trx, { email, role, decides, by }, now()),
			`${email} gets a mail with a link for 72 hours.`,
		);
	if (act === "withdraw")
		return answer(
			(trx) => withdrawInvitation(trx, { id: readRowId(text("invitation")), by }, now()),
			"The invitation is withdrawn.",
		);
	if (act === "role" && role)
		return answer((trx) => changeRole(trx, { memberId, role, decides, by }, now()), "The role is changed.");
	const known = Object.entries(changes).find(([each]) => each === act)?.[1];
	if (!known) return { section, ok: false, message: "There is no such form.", status: 400 };
	const [change, done] = known;
	const left = act === "suspend" ? await goesOn(args, memberId) : "";
	return answer((trx) => change(trx, { memberId, by }, now()), done + left);
}

/** What a suspension does not end, as a sentence. */
async function goesOn({ context }: ActionFunctionArgs, memberId: number): Promise<string> {
	const { db, now } = context.get(officeServices);
	const programs = (await readPrograms(db, now())).filter(({ madeById }) => madeById === memberId);
	if (programs.length === 0) return "";
	return ` What they made goes on until it is ended: ${programs.map(({ name, kind }) => `${name} (${kind})`).join(", ")}.`;
}

function roleOf(text: string): Role | undefined {
	return roles.find((role) => role === text);
}
