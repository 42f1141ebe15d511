import type { AccountsContext, Client, Trx } from "#src/accounts/accounts-context.ts";
import { consumeChallenge, newChallenge } from "#src/accounts/challenges.server.ts";
import { storeMember, use } from "#src/accounts/invitations/accept-invitation.server.ts";
import { readInvitation } from "#src/accounts/invitations/read-invitations.server.ts";
import { recordFirstFactor, recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { distinctName } from "#src/accounts/members/member-name.server.ts";
import { emailKey } from "#src/accounts/members/read-members.server.ts";
import { hasSecondFactor } from "#src/accounts/second-factors/read-second-factors.server.ts";
import { describeAgent } from "#src/accounts/sessions/agent-labels.ts";
import { openSession } from "#src/accounts/sessions.server.ts";
import { countFailure } from "#src/accounts/sign-in/attempt.server.ts";
import type { Refusal } from "#src/refusal.ts";
import type { SchoolAccount } from "./identity-provider.server.ts";

const refusal: Refusal = {
	ok: false,
	message: "This account has no access. Sign in with the school account that was invited.",
};

type SignOnStart = {
	/** Address to which the browser goes. */
	url: string;
	/** Value for a cookie: no one else's browser can come back with the answer. */
	cookie: string;
};

/**
 * Sends a browser to the identity provider; undefined where the settings name none.
 * @param after the page to go on to, and the token of an invitation that is accepted by the school's account
 */
export async function beginSignOn(
	{ commit, identityProvider }: AccountsContext,
	after: { to: string; invitation: string },
	now: Date,
): Promise<SignOnStart | undefined> {
	if (!identityProvider) return undefined;
	const { url, request } = await identityProvider.begin();
	const data = { ...request, ...after };
	const cookie = await commit((trx) => newChallenge(trx, { kind: "oidc", sessionId: null, data }, now));
	return { url, cookie };
}

type SignedOn = { ok: true; token: string; state: "second" | "enrol"; to: string } | Refusal;

/** Signs in, or accepts an invitation, by the answer of the identity provider; the second factor is asked for here. */
export async function finishSignOn(
	context: AccountsContext,
	{ returnUrl, cookie }: { returnUrl: URL; cookie: string },
	client: Client,
	now: Date,
): Promise<SignedOn> {
	const { db, commit, identityProvider } = context;
	const challenge = await commit((trx) => consumeChallenge(trx, { kind: "oidc", sessionId: null, token: cookie }, now));
	if (!challenge || !identityProvider) return refusal;
	const { state = "", nonce = "", verifier = "", to = "", invitation = "" } = challenge;
	const account = await identityProvider.finish(returnUrl, { state, nonce, verifier });
	const invitedInvitation = invitation ? await readInvitation(db, invitation, now) : undefined;
	const isOther =
		invitation && (!invitedInvitation?.email || emailKey(invitedInvitation.email) !== emailKey(account?.email ?? ""));
	return commit(async (trx) => {
		const member =
			account && !isOther ? await memberOf(context, trx, { account, invitation: invitedInvitation }, now) : undefined;
		if (!member) {
			const by = { id: null, name: "somebody" } as const;
			const after = { by: "school-account" };
			if (await countFailure(context, trx, client, now))
				await recordMemberAct(trx, { by, act: "sign-in-failed", memberId: 0, after }, now);
			return refusal;
		}
		const { id: memberId } = member;
		await recordFirstFactor(trx, { by: member, with: "school-account" }, now);
		const next = (await hasSecondFactor(trx, memberId)) ? "second" : "enrol";
		const agent = describeAgent(client.userAgent);
		return { ok: true, token: await openSession(trx, { memberId, state: next, agent }, now), state: next, to };
	});
}

type OpenInvitation = NonNullable<Awaited<ReturnType<typeof readInvitation>>>;
type SignOnIdentity = { account: SchoolAccount; invitation: OpenInvitation | undefined };

type MemberRow = { id: number; name: string };

type School = Pick<AccountsContext, "school">;

function memberOf(
	context: School,
	trx: Trx,
	{ account, invitation }: SignOnIdentity,
	now: Date,
): Promise<MemberRow | undefined> {
	return invitation ? accept(context, trx, { account, invitation }, now) : findMember(trx, account);
}

async function accept(
	{ school }: School,
	trx: Trx,
	{ account: { subject, email }, invitation }: SignOnIdentity & { invitation: OpenInvitation },
	now: Date,
) {
	const boundMember = await trx
		.selectFrom("members")
		.select("email_key")
		.where("oidc_subject", "=", subject)
		.executeTakeFirst();
	if (boundMember && boundMember.email_key !== emailKey(email)) return undefined;
	if (!(await use(trx, invitation, now))) return undefined;
	const typedName = invitation.member?.name ?? email.slice(0, email.indexOf("@"));
	const name = await distinctName(trx, { name: typedName, email, memberId: invitation.member?.id ?? 0, school });
	const identity = { name, email, password_hash: null, oidc_subject: subject };
	return { id: await storeMember(trx, invitation, identity, now), name };
}

/** Finds a member by the account's own identifier, because an address may be given to someone else one day. */
function findMember(trx: Trx, { subject }: SchoolAccount): Promise<MemberRow | undefined> {
	return trx
		.selectFrom("members")
		.select(["id", "name"])
		.where("oidc_subject", "=", subject)
		.where("state", "=", "active")
		.executeTakeFirst();
}
