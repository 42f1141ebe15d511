import type { AccountsContext, Client } from "#src/accounts/accounts-context.ts";
import { recordFirstFactor, recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { emailKey } from "#src/accounts/members/read-members.server.ts";
import { hasSecondFactor } from "#src/accounts/second-factors/read-second-factors.server.ts";
import { describeAgent } from "#src/accounts/sessions/agent-labels.ts";
import { openSession } from "#src/accounts/sessions.server.ts";
import { verifyPassword } from "#src/secrets/password-hash.server.ts";
import { attempt, countFailure, deviceOf, type Wait } from "./attempt.server.ts";
import { forgiveAttempt } from "./attempts.server.ts";

export type SignedIn =
	/** `token`: for the cookie. `state`: whether a second factor is asked for or enrolled next. */
	{ ok: true; token: string; state: "second" | "enrol" } | { ok: false; reason: "wrong"; message: string } | Wait;

const wrong: SignedIn = {
	ok: false,
	reason: "wrong",
	message: "The email address or password is wrong.",
};

/** The first step of signing in. For an unknown address, it does the same work and gives the same answer. */
export async function signIn(
	context: AccountsContext,
	{ email, password }: { email: string; password: string },
	client: Client,
	now: Date,
): Promise<SignedIn> {
	const { db, commit } = context;
	const key = emailKey(email);
	const member = await db
		.selectFrom("members")
		.select(["id", "name", "password_hash"])
		.where("email_key", "=", key)
		.where("state", "=", "active")
		.executeTakeFirst();
	const device = member && (await deviceOf(context, member.id, client));
	const attemptResult = await attempt(context, { what: "password", account: key, known: device }, client, now);
	if (!attemptResult.ok) return attemptResult;
	const matches = await verifyPassword(member?.password_hash, password);
	return commit(async (trx) => {
		if (!member || !matches) {
			const by = { id: null, name: "somebody" } as const;
			const after = { by: "password" };
			// Attempts on addresses that have no account do not fill the log.
			if ((await countFailure(context, trx, client, now)) || member)
				await recordMemberAct(trx, { by, act: "sign-in-failed", memberId: member?.id ?? 0, after }, now);
			return wrong;
		}
		await forgiveAttempt(trx, attemptResult.counters);
		const state = (await hasSecondFactor(trx, member.id)) ? "second" : "enrol";
		await recordFirstFactor(trx, { by: member, with: "password" }, now);
		const agent = describeAgent(client.userAgent);
		return { ok: true, token: await openSession(trx, { memberId: member.id, state, agent }, now), state };
	});
}
