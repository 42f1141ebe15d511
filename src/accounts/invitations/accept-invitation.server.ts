import type { Kysely } from "kysely";
import type { AccountsContext, Client, Trx } from "#src/accounts/accounts-context.ts";
import { recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { deleteSecondFactors, isLastOwner, lockMember } from "#src/accounts/members/change-member.server.ts";
import { nameFault, tidyName } from "#src/accounts/members/member-name.server.ts";
import { emailKey, hasNoMembers } from "#src/accounts/members/read-members.server.ts";
import { knownOf, passwordFault } from "#src/accounts/passwords/password-rules.server.ts";
import { describeAgent } from "#src/accounts/sessions/agent-labels.ts";
import { endSessions, openSession } from "#src/accounts/sessions.server.ts";
import { forgetDevices } from "#src/accounts/sign-in/known-device.server.ts";
import type { Database } from "#src/db/tables.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { hashPassword } from "#src/secrets/password-hash.server.ts";
import type { Invitation } from "./invitation.ts";
import { openInvitations, readInvitation } from "./read-invitations.server.ts";

type InvitationForm = {
	token: string;
	name: string;
	/** Counts only for the first owner; others have the address that was invited. */
	email: string;
	password: string;
};

export type AcceptanceResult =
	/** `token`: of a session in which a second factor is enrolled next. */
	| { ok: true; token: string }
	| { ok: false; reason: "gone" }
	| { ok: false; reason: "invalid"; errors: { name?: string; email?: string; password?: string } };

const goneResult: AcceptanceResult = { ok: false, reason: "gone" };

/** The id of the member who has an address. */
async function findInvited(db: Kysely<Database>, email: string): Promise<number | undefined> {
	const row = db.selectFrom("members").select("id").where("email_key", "=", emailKey(email));
	return (await row.executeTakeFirst())?.id;
}

/** Makes a member of the one who has the link, or gives a member a new password. The link is void then. */
export async function acceptInvitation(
	{ db, commit, school, siteUrl }: Pick<AccountsContext, "db" | "commit" | "school" | "siteUrl">,
	details: InvitationForm,
	client: Client,
	now: Date,
): Promise<AcceptanceResult> {
	const invitation = await readInvitation(db, details.token, now);
	if (!invitation) return goneResult;
	const name = tidyName(details.name);
	const email = invitation.email ?? details.email.trim();
	const nameFaultIn = async (of: Kysely<Database>) => {
		const memberId = (await findInvited(of, email)) ?? 0;
		const fault = await nameFault(of, { name, memberId, school });
		return fault === undefined ? {} : { name: fault };
	};
	const errors = {
		...(await nameFaultIn(db)),
		...faults({ name, email, password: details.password }, { school, siteUrl }),
	};
	if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
	const password_hash = await hashPassword(details.password);
	return commit(async (trx) => {
		await lockMember(trx, (await findInvited(trx, email)) ?? 0);
		// A colleague may have taken the name meanwhile.
		const nameFault = await nameFaultIn(trx);
		// The name may have been taken by the same link, opened twice.
		if (nameFault.name && !(await isOpen(trx, invitation, now))) return goneResult;
		if (nameFault.name) return { ok: false, reason: "invalid", errors: nameFault };
		if (!(await use(trx, invitation, now))) return goneResult;
		const memberId = await storeMember(trx, invitation, { name, email, password_hash, oidc_subject: null }, now);
		const agent = describeAgent(client.userAgent);
		return { ok: true, token: await openSession(trx, { memberId, state: "enrol", agent }, now) };
	});
}

function faults(
	{ name, email, password }: Omit<InvitationForm, "token">,
	of: Pick<AccountsContext, "school" | "siteUrl">,
) {
	const fault = passwordFault(password, knownOf({ name, email }, of));
	return {
		...(!isMailAddress(email) && { email: "Enter a valid email address" }),
		...(fault !== undefined && { password: fault }),
	};
}

/** Voids the link, and with the first owner's all others of its kind. Of two that come at once only one succeeds. */
export async function use(trx: Trx, { id, email }: Invitation, now: Date): Promise<boolean> {
	await lockMember(trx, (await findInvited(trx, email ?? "")) ?? 0);
	// A suspension may have come since the link was read.
	if (!(await isOpen(trx, { id }, now))) return false;
	if (email === null && !(await hasNoMembers(trx))) return false;
	const used = await trx
		.updateTable("member_invitations")
		.set({ accepted_at: now.toISOString() })
		.where((row) => (email === null ? row("email", "is", null) : row("id", "=", id)))
		.where("accepted_at", "is", null)
		.where("withdrawn_at", "is", null)
		.returning("id")
		.execute();
	return used.some((row) => row.id === id);
}

async function isOpen(trx: Trx, { id }: Pick<Invitation, "id">, now: Date): Promise<boolean> {
	const open = openInvitations(trx, now).where("member_invitations.id", "=", id);
	return (await open.executeTakeFirst()) !== undefined;
}

type Identity = { name: string; email: string; password_hash: string | null; oidc_subject: string | null };

/** Stores the member that an invitation makes or restores. @returns the member's id */
export async function storeMember(trx: Trx, invitation: Invitation, identity: Identity, now: Date): Promise<number> {
	const { member } = invitation;
	// Anyone who has this address may have become a member since, and the other owners may have gone.
	const present = await findInvited(trx, identity.email);
	const stays = present !== undefined && (await isLastOwner(trx, present));
	const role = {
		role: stays ? "owner" : invitation.role,
		decides: invitation.decides ? 1 : 0,
		state: "active",
	} as const;
	const { id: memberId } = await trx
		.insertInto("members")
		.values({ ...identity, ...role, email_key: emailKey(identity.email), created_at: now.toISOString() })
		.onConflict((conflict) => conflict.column("email_key").doUpdateSet({ ...identity, ...role }))
		.returning("id")
		.executeTakeFirstOrThrow();
	await deleteSecondFactors(trx, memberId);
	await forgetDevices(trx, memberId);
	await endSessions(trx, { memberId });
	const act = member ? "invitation-accepted-again" : "invitation-accepted";
	const by = { id: memberId, name: identity.name };
	await recordMemberAct(trx, { by, act, memberId, after: { role: role.role, decides: role.decides } }, now);
	return memberId;
}
