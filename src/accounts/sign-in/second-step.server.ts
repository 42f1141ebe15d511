import type { AccountsContext, Client, Trx } from "#src/accounts/accounts-context.ts";
import { recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { confirmAuthenticator, spendAuthenticatorCode } from "#src/accounts/second-factors/authenticator.server.ts";
import { hasSecondFactor } from "#src/accounts/second-factors/read-second-factors.server.ts";
import { renewRecoveryCodes, spendRecoveryCode } from "#src/accounts/second-factors/recovery-codes.server.ts";
import { endSessions, isProofFresh, proveSession, type Session } from "#src/accounts/sessions.server.ts";
import { attempt, knownBy, type Wait } from "./attempt.server.ts";
import { forgiveAttempt } from "./attempts.server.ts";

type Wrong = { ok: false; reason: "wrong"; message: string };

/** `token`: the session's new one, for the cookie. */
export type ProofResult = { ok: true; token: string } | Wrong | Wait;

type CodeEntry = { session: Session; code: string };

const wrong: Wrong = {
	ok: false,
	reason: "wrong",
	message: "This code isn’t valid or has been used. Wait for the next one.",
};

const signInAgain: Wrong = { ok: false, reason: "wrong", message: "Sign in again first." };

/**
 * Lets a session in by a code of the member's authenticator or a recovery code, or renews its proof. A recovery code
 * never proves that the member is there: it lies on paper.
 */
export async function giveCode(
	context: AccountsContext,
	{ session, code }: CodeEntry,
	client: Client,
	now: Date,
): Promise<ProofResult> {
	const memberId = session.member.id;
	const guess = {
		what: "code",
		account: `member ${memberId}`,
		known: await knownBy(context, session, client),
	} as const;
	const attemptResult = await attempt(context, guess, client, now);
	if (!attemptResult.ok) return attemptResult;
	return context.commit(async (trx) => {
		const usedRecovery = session.state === "second" && (await spendRecoveryCode(trx, memberId, code));
		const valid = usedRecovery || (await spendAuthenticatorCode(context, trx, { memberId, code }, now));
		const token = valid ? await proveSession(trx, session, now, { fresh: !usedRecovery }) : undefined;
		if (!token) return refuseCode(trx, session, now);
		await forgiveAttempt(trx, attemptResult.counters);
		if (usedRecovery) await recordMemberAct(trx, { by: session.member, act: "recovery-code-used", memberId }, now);
		await recordEntry(trx, session, usedRecovery ? "recovery-code" : "authenticator", now);
		return { ok: true, token };
	});
}

/** `codes`: recovery codes to be shown once. */
export type EnrolmentResult = { ok: true; token: string; codes: string[] } | Wrong | Wait;

/** Takes the offered authenticator into use by its first code, and lets the session in. */
export async function enrolAuthenticator(
	context: AccountsContext,
	{ session, code }: CodeEntry,
	client: Client,
	now: Date,
): Promise<EnrolmentResult> {
	const memberId = session.member.id;
	const guess = {
		what: "code",
		account: `member ${memberId}`,
		known: await knownBy(context, session, client),
	} as const;
	const attemptResult = await attempt(context, guess, client, now);
	if (!attemptResult.ok) return attemptResult;
	return context.commit(async (trx) => {
		if (!(await mayEnrol(trx, session, now))) return signInAgain;
		const valid = await confirmAuthenticator(context, trx, { memberId, code }, now);
		const token = valid ? await proveSession(trx, session, now) : undefined;
		if (!token) return refuseCode(trx, session, now);
		await forgiveAttempt(trx, attemptResult.counters);
		const codes = await renewRecoveryCodes(trx, memberId);
		await endSessions(trx, { memberId, except: session.id });
		await recordMemberAct(trx, { by: session.member, act: "authenticator-enrolled", memberId }, now);
		await recordEntry(trx, session, "authenticator", now);
		return { ok: true, token, codes };
	});
}

/**
 * Returns true if a session may add a second factor: the first one, or one more after a fresh proof of identity. A
 * session that knows the password alone may not, once there is one.
 */
export async function mayEnrol(trx: Trx, session: Session, now: Date): Promise<boolean> {
	if (session.state === "full") return isProofFresh(session, now);
	return session.state === "enrol" && !(await hasSecondFactor(trx, session.member.id));
}

async function refuseCode(trx: Trx, { member }: Session, now: Date): Promise<Wrong> {
	const auditEntry = { by: member, act: "code-refused", memberId: member.id, after: { by: "code" } } as const;
	await recordMemberAct(trx, auditEntry, now);
	return wrong;
}

/** Records that a session came in, or that one that was in renewed its proof, and by which factor. */
export async function recordEntry(
	trx: Trx,
	{ state, member }: Session,
	by: "authenticator" | "recovery-code" | "passkey",
	now: Date,
): Promise<void> {
	const act = state === "full" ? "proof-renewed" : "signed-in";
	await recordMemberAct(trx, { by: member, act, memberId: member.id, after: { by } }, now);
}
