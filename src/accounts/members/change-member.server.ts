import type { Trx } from "#src/accounts/accounts-context.ts";
import { withdrawOfMember } from "#src/accounts/invitations/withdraw-invitations.server.ts";
import type { Role } from "#src/accounts/member.ts";
import { type By, recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { endSessions } from "#src/accounts/sessions.server.ts";
import { forgetDevices } from "#src/accounts/sign-in/known-device.server.ts";
import type { Refusal } from "#src/refusal.ts";

/** `withdrawn`: an invitation was still open, and is void now. */
type MemberResult = { ok: true; withdrawn?: true } | Refusal;

const unknown: Refusal = { ok: false, message: "We can’t find this team member." };
export const lastOwner: Refusal = { ok: false, message: "This is the last owner. Make someone else an owner first." };

/** Gives a member another role, ends all their sessions and withdraws their invitation. */
export async function changeRole(
	trx: Trx,
	{ memberId, role, decides, by }: { memberId: number; role: Role; decides: boolean; by: By },
	now: Date,
): Promise<MemberResult> {
	const member = await lockMember(trx, memberId);
	if (!member) return unknown;
	if (role !== "owner" && (await isLastOwner(trx, memberId))) return lastOwner;
	const outcome = { ok: true, ...(await withdrawOfMember(trx, { member, by }, now)) } as const;
	const after = { role, decides: decides ? 1 : 0 };
	if (member.role === after.role && member.decides === after.decides) return outcome;
	await trx.updateTable("members").set(after).where("id", "=", memberId).execute();
	await endSessions(trx, { memberId });
	const before = { role: member.role, decides: member.decides };
	await recordMemberAct(trx, { by, act: "role-changed", memberId, before, after }, now);
	return outcome;
}

/** Keeps a member out, ends all their sessions and withdraws their invitation. */
export async function suspendMember(
	trx: Trx,
	{ memberId, by }: { memberId: number; by: By },
	now: Date,
): Promise<MemberResult> {
	const member = await lockMember(trx, memberId);
	if (!member) return unknown;
	if (by.id === memberId) return { ok: false, message: "You can’t suspend yourself. Ask another owner." };
	if (await isLastOwner(trx, memberId)) return lastOwner;
	const outcome = { ok: true, ...(await withdrawOfMember(trx, { member, by }, now)) } as const;
	if (member.state === "suspended") return outcome;
	await trx.updateTable("members").set({ state: "suspended" }).where("id", "=", memberId).execute();
	await forgetDevices(trx, memberId);
	await endSessions(trx, { memberId });
	await recordMemberAct(trx, { by, act: "suspended", memberId }, now);
	return outcome;
}

/** Lets a suspended member in again. */
export async function reinstateMember(
	trx: Trx,
	{ memberId, by }: { memberId: number; by: By },
	now: Date,
): Promise<MemberResult> {
	const member = await lockMember(trx, memberId);
	if (!member) return unknown;
	if (member.state === "active") return { ok: true };
	await trx.updateTable("members").set({ state: "active" }).where("id", "=", memberId).execute();
	await recordMemberAct(trx, { by, act: "reinstated", memberId }, now);
	return { ok: true };
}

/** Signs a member out everywhere. */
export async function signOutMember(
	trx: Trx,
	{ memberId, by }: { memberId: number; by: By },
	now: Date,
): Promise<MemberResult> {
	if (!(await lockMember(trx, memberId))) return unknown;
	const ended = await endSessions(trx, { memberId });
	if (ended > 0) await recordMemberAct(trx, { by, act: "sessions-ended", memberId }, now);
	return { ok: true };
}

/**
 * Deletes passkeys, authenticator and recovery codes and withdraws the member's invitation: the next sign-in begins
 * with the enrolment of new second factors.
 */
export async function resetSecondFactors(
	trx: Trx,
	{ memberId, by }: { memberId: number; by: By },
	now: Date,
): Promise<MemberResult> {
	const member = await lockMember(trx, memberId);
	if (!member) return unknown;
	const outcome = { ok: true, ...(await withdrawOfMember(trx, { member, by }, now)) } as const;
	await deleteSecondFactors(trx, memberId);
	await endSessions(trx, { memberId });
	await recordMemberAct(trx, { by, act: "second-factors-reset", memberId }, now);
	return outcome;
}

export async function deleteSecondFactors(trx: Trx, memberId: number): Promise<void> {
	for (const table of ["member_passkeys", "member_authenticators", "member_recovery_codes"] as const)
		await trx.deleteFrom(table).where("member_id", "=", memberId).execute();
}

/** Reads a member and makes every other change of a member wait until this transaction ends; 0 locks owners alone. */
export async function lockMember(trx: Trx, memberId: number) {
	// Two owners who demote each other at the same time would leave none, so all owners are locked with the member.
	const lockedMembers = await trx
		.updateTable("members")
		.set((member) => ({ state: member.ref("state") }))
		.where((member) => member.or([member("role", "=", "owner"), member("id", "=", memberId)]))
		.returning(["id", "email", "role", "decides", "state"])
		.execute();
	return lockedMembers.find(({ id }) => id === memberId);
}

/** Tells whether a member is the only active owner; a change of another one waits until this transaction ends. */
export async function isLastOwner(trx: Trx, memberId: number): Promise<boolean> {
	await lockMember(trx, memberId);
	const owners = await trx
		.selectFrom("members")
		.select("id")
		.where("role", "=", "owner")
		.where("state", "=", "active")
		.execute();
	return owners.length === 1 && owners[0]?.id === memberId;
}
