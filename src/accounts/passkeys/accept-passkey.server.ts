import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { AccountsContext, Client } from "#src/accounts/accounts-context.ts";
import { consumeChallenge, newChallenge } from "#src/accounts/challenges.server.ts";
import { type By, recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { describeAgent } from "#src/accounts/sessions/agent-labels.ts";
import { openSession, proveSession, type Session } from "#src/accounts/sessions.server.ts";
import { countFailure } from "#src/accounts/sign-in/attempt.server.ts";
import { recordEntry } from "#src/accounts/sign-in/second-step.server.ts";
import type { Refusal } from "#src/refusal.ts";
import { readCredential } from "./credential.ts";
import { expectedAnswer, relyingParty } from "./relying-party.ts";

type Context = Pick<AccountsContext, "db" | "commit" | "siteUrl" | "sealer">;

const refusal: Refusal = { ok: false, message: "We don’t recognise this passkey, or it wasn’t unlocked." };

/** Asks for a passkey: any member's when there is no session, that member's own within a session. */
export async function askForPasskey({ db, commit, siteUrl }: Context, session: Session | undefined, now: Date) {
	const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
	const passkeys = session
		? await db
				.selectFrom("member_passkeys")
				.select(["credential_id", "transports"])
				.where("member_id", "=", session.member.id)
				.execute()
		: [];
	const challenge = await commit((trx) => newChallenge(trx, { ...purposeOf(session) }, now));
	return generateAuthenticationOptions({
		rpID: relyingParty(siteUrl).id,
		challenge: Buffer.from(challenge, "base64url"),
		userVerification: "required",
		allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports: JSON.parse(transports) })),
	});
}

/**
 * Signs in by a passkey alone: it is two factors, since its holder has unlocked it. In a session, its member's passkey
 * is the second factor or renews the proof.
 * @returns the session's token for the cookie
 */
export async function acceptPasskey(
	context: Context,
	{ session, json }: { session: Session | undefined; json: string },
	client: Client,
	now: Date,
): Promise<{ ok: true; token: string } | Refusal> {
	const { db, commit } = context;
	const credential = readCredential(json);
	if (!credential) return refusal;
	const passkey = await db
		.selectFrom("member_passkeys")
		.innerJoin("members", "members.id", "member_id")
		.select(["member_passkeys.id", "member_id", "members.name", "credential_id", "public_key", "counter", "transports"])
		.where("credential_id", "=", credential.id)
		.where("members.state", "=", "active")
		.executeTakeFirst();
	const { challenge } = credential;
	const requestedChallenge = await commit((trx) =>
		consumeChallenge(trx, { ...purposeOf(session), token: challenge }, now),
	);
	const fits = passkey && (!session || session.member.id === passkey.member_id);
	const verified = requestedChallenge && fits ? await verify(context, credential, passkey) : undefined;
	if (!passkey || !verified) {
		const by: By = session?.member ?? { id: null, name: "somebody" };
		const auditEntry = {
			by,
			memberId: passkey?.member_id ?? 0,
			act: session ? "code-refused" : "sign-in-failed",
		} as const;
		return commit(async (trx) => {
			if (await countFailure(context, trx, client, now))
				await recordMemberAct(trx, { ...auditEntry, after: { by: "passkey" } }, now);
			return refusal;
		});
	}
	return commit(async (trx) => {
		const used = { counter: verified.newCounter, backed_up: verified.credentialBackedUp ? 1 : 0 };
		const unchanged = await trx
			.updateTable("member_passkeys")
			.set({ ...used, used_at: now.toISOString() })
			.where("id", "=", passkey.id)
			.where("counter", "=", passkey.counter)
			.returning("id")
			.executeTakeFirst();
		if (!unchanged) return refusal;
		if (session) {
			const token = await proveSession(trx, session, now);
			if (!token) return refusal;
			await recordEntry(trx, session, "passkey", now);
			return { ok: true, token };
		}
		const memberId = passkey.member_id;
		const agent = describeAgent(client.userAgent);
		const by = { id: memberId, name: passkey.name };
		await recordMemberAct(trx, { by, act: "signed-in", memberId, after: { by: "passkey" } }, now);
		return { ok: true, token: await openSession(trx, { memberId, state: "full", agent }, now) };
	});
}

function purposeOf(session: Session | undefined) {
	return { kind: session ? "passkey-proof" : "passkey-sign-in", sessionId: session?.id ?? null } as const;
}

type PasskeyRow = { credential_id: string; public_key: string; counter: number; transports: string };

async function verify(
	{ siteUrl }: Pick<Context, "siteUrl">,
	credential: NonNullable<ReturnType<typeof readCredential>>,
	{ credential_id: id, public_key, counter, transports }: PasskeyRow,
) {
	const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
	const result = await verifyAuthenticationResponse({
		// The library checks what `readCredential` does not.
		response: credential as unknown as AuthenticationResponseJSON,
		...expectedAnswer(siteUrl, credential.challenge),
		credential: {
			id,
			publicKey: new Uint8Array(Buffer.from(public_key, "base64url")),
			counter,
			transports: JSON.parse(transports),
		},
	}).catch(() => undefined);
	return result?.verified ? result.authenticationInfo : undefined;
}
