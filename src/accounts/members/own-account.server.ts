import type { AccountsContext, Client, Trx } from "#src/accounts/accounts-context.ts";
import { recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { lockMember } from "#src/accounts/members/change-member.server.ts";
import { nameFault, tidyName } from "#src/accounts/members/member-name.server.ts";
import { knownOf, passwordFault } from "#src/accounts/passwords/password-rules.server.ts";
import { readSecondFactors } from "#src/accounts/second-factors/read-second-factors.server.ts";
import { renewRecoveryCodes } from "#src/accounts/second-factors/recovery-codes.server.ts";
import { endSession, endSessions, isProofFresh, type Session } from "#src/accounts/sessions.server.ts";
import { attempt, type Wait } from "#src/accounts/sign-in/attempt.server.ts";
import { forgiveAttempt } from "#src/accounts/sign-in/attempts.server.ts";
import { forgetDevices } from "#src/accounts/sign-in/known-device.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Refusal } from "#src/refusal.ts";
import { hashPassword, verifyPassword } from "#src/secrets/password-hash.server.ts";

type AccountResult = { ok: true } | Refusal;

const proofRefusal: Refusal = { ok: false, message: "Confirm it’s you, then try again." };

/** Changes the name that colleagues read. */
export async function changeName(
	{ school }: Pick<AccountsContext, "school">,
	trx: Trx,
	{ session, typed }: { session: Session; typed: string },
	now: Date,
): Promise<AccountResult> {
	const { id: memberId, name: before } = session.member;
	const name = tidyName(typed);
	if (name === before) return { ok: true };
	await lockMember(trx, memberId);
	const message = await nameFault(trx, { name, memberId, school });
	if (message) return { ok: false, message };
	await trx.updateTable("members").set({ name }).where("id", "=", memberId).execute();
	await recordMemberAct(trx, { by: session.member, act: "name-changed", memberId, before, after: name }, now);
	return { ok: true };
}

/** Tells whether a member has a password, besides the school's identity provider. */
export async function hasPassword({ db }: Pick<AccountsContext, "db">, memberId: number): Promise<boolean> {
	const row = await db.selectFrom("members").select("password_hash").where("id", "=", memberId).executeTakeFirst();
	return typeof row?.password_hash === "string";
}

/** Changes the password, ends all other sessions of the member and voids the device cookies. */
export async function changePassword(
	context: AccountsContext,
	{ session, current, next }: { session: Session; current: string; next: string },
	client: Client,
	now: Date,
): Promise<AccountResult | Wait> {
	const { id: memberId } = session.member;
	const fault = passwordFault(next, knownOf(session.member, context));
	if (fault) return { ok: false, message: fault };
	const guess = { what: "password", account: session.member.email, known: `session ${session.id}` } as const;
	const attemptResult = await attempt(context, guess, client, now);
	if (!attemptResult.ok) return attemptResult;
	const { password_hash } = await context.db
		.selectFrom("members")
		.select("password_hash")
		.where("id", "=", memberId)
		.executeTakeFirstOrThrow();
	// Anyone who has signed in by the school's identity provider sets a first password after a fresh proof.
	const allowed = password_hash === null ? isProofFresh(session, now) : await verifyPassword(password_hash, current);
	if (!allowed)
		return context.commit(async (trx) => {
			await recordMemberAct(trx, { by: session.member, act: "password-change-refused", memberId }, now);
			return { ok: false, message: "Your current password is wrong." };
		});
	const passwordHash = await hashPassword(next);
	return context.commit(async (trx) => {
		await forgiveAttempt(trx, attemptResult.counters);
		await trx.updateTable("members").set({ password_hash: passwordHash }).where("id", "=", memberId).execute();
		await forgetDevices(trx, memberId);
		await endSessions(trx, { memberId, except: session.id });
		await recordMemberAct(trx, { by: session.member, act: "password-changed", memberId }, now);
		return { ok: true };
	});
}

/** Removes one of the member's passkeys, unless it is the only second factor. */
export async function removePasskey(trx: Trx, session: Session, passkeyId: number, now: Date): Promise<AccountResult> {
	if (!isProofFresh(session, now)) return proofRefusal;
	const { member } = session;
	// Two windows at once would otherwise remove both of the last two.
	await lockRow(trx, "members", member.id);
	const { authenticator, passkeys } = await readSecondFactors(trx, member.id);
	const passkey = passkeys.find(({ id }) => id === passkeyId);
	if (!passkey) return { ok: true };
	if (!authenticator && passkeys.length === 1)
		return { ok: false, message: "This is your only two-step verification method. Add another one first." };
	await trx.deleteFrom("member_passkeys").where("id", "=", passkeyId).where("member_id", "=", member.id).execute();
	const { name: before } = passkey;
	await recordMemberAct(trx, { by: member, act: "passkey-removed", memberId: member.id, before }, now);
	return { ok: true };
}

/** Makes new recovery codes; the old ones are void. */
export async function replaceRecoveryCodes(
	trx: Trx,
	session: Session,
	now: Date,
): Promise<{ ok: true; codes: string[] } | Refusal> {
	if (!isProofFresh(session, now)) return proofRefusal;
	const { member } = session;
	const codes = await renewRecoveryCodes(trx, member.id);
	await recordMemberAct(trx, { by: member, act: "recovery-codes-renewed", memberId: member.id }, now);
	return { ok: true, codes };
}

/** Ends one of the member's own sessions. */
export async function endOwnSession(trx: Trx, session: Session, id: number, now: Date): Promise<AccountResult> {
	if (!isProofFresh(session, now)) return proofRefusal;
	const { member } = session;
	const ended = await endSession(trx, { id, memberId: member.id });
	if (ended) await recordMemberAct(trx, { by: member, act: "sessions-ended", memberId: member.id }, now);
	return { ok: true };
}

/** Ends all of the member's sessions but this one. */
export async function endOtherSessions(trx: Trx, session: Session, now: Date): Promise<AccountResult> {
	if (!isProofFresh(session, now)) return proofRefusal;
	const { id: except, member } = session;
	const ended = await endSessions(trx, { memberId: member.id, except });
	if (ended > 0) await recordMemberAct(trx, { by: member, act: "sessions-ended", memberId: member.id }, now);
	return { ok: true };
}
