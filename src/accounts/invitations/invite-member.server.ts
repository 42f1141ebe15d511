import { sql } from "kysely";
import type { AccountsContext, Trx } from "#src/accounts/accounts-context.ts";
import type { Role } from "#src/accounts/member.ts";
import { type By, recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { isLastOwner, lastOwner, lockMember } from "#src/accounts/members/change-member.server.ts";
import { emailKey } from "#src/accounts/members/read-members.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import type { Refusal } from "#src/refusal.ts";
import { invitationEmail } from "./invitation-email.server.ts";
import { withdrawAll } from "./withdraw-invitations.server.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const invitationMs = 72 * hourMs;
const setupMs = hourMs;

type Invite = { email: string; role: Role; decides: boolean; by: By };

/**
 * Invites an address, for 72 hours; earlier invitations of it are withdrawn. To someone who is a member already, even
 * a suspended one, the link gives a new password, new second factors and this role.
 * @returns the token of the link
 */
export async function invite(
	trx: Trx,
	{ email: typed, role, decides, by }: Invite,
	now: Date,
): Promise<{ ok: true; token: string } | Refusal> {
	const email = typed.trim();
	if (!isMailAddress(email)) return { ok: false, message: "Enter a valid email address." };
	const member = await trx
		.selectFrom("members")
		.select("id")
		.where("email_key", "=", emailKey(email))
		.executeTakeFirst();
	await lockMember(trx, member?.id ?? 0);
	if (member && role !== "owner" && (await isLastOwner(trx, member.id))) return lastOwner;
	await withdrawAll(trx, email, now);
	const token = newToken();
	await trx
		.insertInto("member_invitations")
		.values({
			...lasting(invitationMs, now),
			email,
			role,
			decides: decides ? 1 : 0,
			member_id: member?.id ?? null,
			token_hash: hashToken(token),
			invited_by: by.name,
		})
		.execute();
	await recordMemberAct(trx, { by, act: "invited", memberId: member?.id ?? 0, after: { email, role, decides } }, now);
	return { ok: true, token };
}

/** Invites an address by email. */
export async function inviteByMail(
	{ school }: Pick<AccountsContext, "school">,
	trx: Trx,
	invited: Invite & { by: { id: number; name: string } },
	now: Date,
): Promise<{ ok: true } | Refusal> {
	const result = await invite(trx, invited, now);
	if (!result.ok) return result;
	const { email, role, by } = invited;
	await enqueue(trx, invitationEmail(school, email.trim(), { token: result.token, role, invitedBy: by.name }), now);
	return { ok: true };
}

/** A link that makes the first owner, for an hour. @returns its token */
export async function offerSetup(trx: Trx, now: Date): Promise<string> {
	const token = newToken();
	await trx
		.insertInto("member_invitations")
		.values({
			...lasting(setupMs, now),
			email: null,
			role: "owner",
			decides: 1,
			member_id: null,
			token_hash: hashToken(token),
			invited_by: "operator",
		})
		.execute();
	return token;
}

/**
 * The same at the start of a process. Of several that start within a minute on one database, one makes the link.
 * @returns its token; undefined in the others
 */
export async function offerSetupAtStart(trx: Trx, now: Date): Promise<string | undefined> {
	if (!isPostgres(trx)) return offerSetup(trx, now);
	await sql`select pg_advisory_xact_lock(hashtext('first sign-in'))`.execute(trx);
	const invitation = await trx
		.selectFrom("member_invitations")
		.select("id")
		.where("email", "is", null)
		.where("created_at", ">", new Date(now.getTime() - minuteMs).toISOString())
		.limit(1)
		.executeTakeFirst();
	return invitation ? undefined : offerSetup(trx, now);
}

function lasting(lengthMs: number, now: Date) {
	return {
		created_at: now.toISOString(),
		expires_at: new Date(now.getTime() + lengthMs).toISOString(),
		accepted_at: null,
		withdrawn_at: null,
	};
}
