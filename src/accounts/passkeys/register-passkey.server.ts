import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { AccountsContext, Client } from "#src/accounts/accounts-context.ts";
import { consumeChallenge, newChallenge } from "#src/accounts/challenges.server.ts";
import { recordMemberAct } from "#src/accounts/member-acts.server.ts";
import { readSecondFactors } from "#src/accounts/second-factors/read-second-factors.server.ts";
import { renewRecoveryCodes } from "#src/accounts/second-factors/recovery-codes.server.ts";
import { describeAgent } from "#src/accounts/sessions/agent-labels.ts";
import { endSessions, proveSession, type Session } from "#src/accounts/sessions.server.ts";
import { mayEnrol, recordEntry } from "#src/accounts/sign-in/second-step.server.ts";
import type { Refusal } from "#src/refusal.ts";
import { readCredential } from "./credential.ts";
import { expectedAnswer, relyingParty } from "./relying-party.ts";

type Context = Pick<AccountsContext, "db" | "commit" | "siteUrl" | "school" | "sealer">;

const refusal: Refusal = { ok: false, message: "We couldn’t add the passkey. Try again, or use another device." };
const kind = "passkey-registration";

/** Makes the options that a browser needs in order to make a passkey for the member of a session. */
export async function offerPasskey({ db, commit, siteUrl, school, sealer }: Context, session: Session, now: Date) {
	const { generateRegistrationOptions } = await import("@simplewebauthn/server");
	const { id: memberId, name, email } = session.member;
	const passkeys = await db
		.selectFrom("member_passkeys")
		.select(["credential_id", "transports"])
		.where("member_id", "=", memberId)
		.execute();
	const challenge = await commit((trx) => newChallenge(trx, { kind, sessionId: session.id }, now));
	return generateRegistrationOptions({
		rpName: school.name,
		rpID: relyingParty(siteUrl).id,
		userName: email,
		userDisplayName: name,
		userID: new Uint8Array(Buffer.from(sealer.digest(`passkeys of member ${memberId}`), "hex")),
		challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
		excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({
			id,
			transports: JSON.parse(transports),
		})),
		// Found without an email address, and unlocked by its holder each time.
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
}

/** `codes`: recovery codes to be shown once, for a member who had none. */
type RegistrationResult = { ok: true; token: string; codes: string[] } | Refusal;

/** Adds a passkey to the member of a session; the first second factor lets the session in. */
export async function registerPasskey(
	context: Context,
	{ session, json }: { session: Session; json: string },
	client: Client,
	now: Date,
): Promise<RegistrationResult> {
	const credential = readCredential(json);
	if (!credential) return refusal;
	const { challenge } = credential;
	const memberId = session.member.id;
	const requestedChallenge = await context.commit((trx) =>
		consumeChallenge(trx, { kind, sessionId: session.id, token: challenge }, now),
	);
	const registered = requestedChallenge && (await verify(context, credential));
	if (!registered) return refusal;
	const { credential: made, credentialBackedUp } = registered;
	return context.commit(async (trx) => {
		if (!(await mayEnrol(trx, session, now))) return { ok: false, message: "Sign in again first." };
		const addedPasskey = await trx
			.insertInto("member_passkeys")
			.values({
				member_id: memberId,
				credential_id: made.id,
				public_key: Buffer.from(made.publicKey).toString("base64url"),
				counter: made.counter,
				transports: JSON.stringify(made.transports ?? []),
				backed_up: credentialBackedUp ? 1 : 0,
				name: describeAgent(client.userAgent),
				created_at: now.toISOString(),
				used_at: null,
			})
			.onConflict((conflict) => conflict.column("credential_id").doNothing())
			.returning("id")
			.executeTakeFirst();
		const token = addedPasskey && (await proveSession(trx, session, now));
		if (!token) return refusal;
		await endSessions(trx, { memberId, except: session.id });
		await recordMemberAct(trx, { by: session.member, act: "passkey-added", memberId }, now);
		await recordEntry(trx, session, "passkey", now);
		const { recoveryCodes } = await readSecondFactors(trx, memberId);
		return { ok: true, token, codes: recoveryCodes > 0 ? [] : await renewRecoveryCodes(trx, memberId) };
	});
}

async function verify({ siteUrl }: Context, credential: NonNullable<ReturnType<typeof readCredential>>) {
	const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
	const result = await verifyRegistrationResponse({
		// The library checks what `readCredential` does not.
		response: credential as unknown as RegistrationResponseJSON,
		...expectedAnswer(siteUrl, credential.challenge),
	}).catch(() => undefined);
	return result?.verified ? result.registrationInfo : undefined;
}
