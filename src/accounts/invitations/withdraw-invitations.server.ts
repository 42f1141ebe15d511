import type { Trx } from "#src/accounts/accounts-context.ts";
import { type By, recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { emailKey } from "#src/accounts/members/read-members.server.ts";
import type { Refusal } from "#src/refusal.ts";

/** Follows the sentence about what set a member back. */
export const invitationIsWithdrawn = "Their open invitation was cancelled.";

/** Withdraws an invitation that can still be accepted; refuses any other one, and says its outcome. */
export async function withdrawInvitation(
	trx: Trx,
	{ id, by }: { id: number; by: By },
	now: Date,
): Promise<{ ok: true } | (Refusal & { reason: "unknown" | "over" })> {
	const withdrawn = await trx
		.updateTable("member_invitations")
		.set({ withdrawn_at: now.toISOString() })
		.where("id", "=", id)
		.where("email", "is not", null)
		.where("accepted_at", "is", null)
		.where("withdrawn_at", "is", null)
		.where("expires_at", ">", now.toISOString())
		.returning(["member_id", "email"])
		.executeTakeFirst();
	if (!withdrawn) return { ok: false, ...(await whyNotWithdrawn(trx, id)) };
	const { member_id, email } = withdrawn;
	await recordMemberAct(trx, { by, act: "invitation-withdrawn", memberId: member_id ?? 0, before: { email } }, now);
	return { ok: true };
}

async function whyNotWithdrawn(trx: Trx, id: number) {
	const row = await trx
		.selectFrom("member_invitations")
		.select(["accepted_at", "withdrawn_at"])
		.where("id", "=", id)
		.where("email", "is not", null)
		.executeTakeFirst();
	if (!row) return { reason: "unknown", message: "We can’t find this invitation." } as const;
	const message =
		row.accepted_at !== null
			? "This invitation was accepted. The person is now a team member."
			: row.withdrawn_at !== null
				? "This invitation was cancelled, or sent again with another link."
				: "This invitation has expired. Its link no longer works.";
	return { reason: "over", message } as const;
}

/**
 * Withdraws what an address could still accept.
 * @returns the addresses as they were invited, one for each invitation
 */
export async function withdrawAll(trx: Trx, email: string, now: Date): Promise<string[]> {
	const withdrawn = await trx
		.updateTable("member_invitations")
		.set({ withdrawn_at: now.toISOString() })
		.where((row) => row.eb(row.fn<string>("lower", ["email"]), "=", emailKey(email)))
		.where("accepted_at", "is", null)
		.where("withdrawn_at", "is", null)
		.returning(["email", "expires_at"])
		.execute();
	return withdrawn.flatMap((row) => (row.email !== null && row.expires_at > now.toISOString() ? [row.email] : []));
}

/**
 * Withdraws the invitations of a member who is set back: one that was made before would bring back what was taken.
 * @returns what the outcome says of it
 */
export async function withdrawOfMember(
	trx: Trx,
	{ member, by }: { member: { id: number; email: string }; by: By },
	now: Date,
): Promise<{ withdrawn?: true }> {
	const withdrawn = await withdrawAll(trx, member.email, now);
	for (const email of withdrawn)
		await recordMemberAct(trx, { by, act: "invitation-withdrawn", memberId: member.id, before: { email } }, now);
	return withdrawn.length > 0 ? { withdrawn: true } : {};
}
