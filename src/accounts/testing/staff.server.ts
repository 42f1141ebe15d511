import { generate } from "otplib";
import type { AccountsContext } from "#src/accounts/accounts-context.ts";
import { acceptInvitation } from "#src/accounts/invitations/accept-invitation.server.ts";
import { invite } from "#src/accounts/invitations/invite-member.server.ts";
import type { Role } from "#src/accounts/member.ts";
import { operator } from "#src/accounts/member-acts.server.ts";
import { offerAuthenticator } from "#src/accounts/second-factors/authenticator.server.ts";
import { readSession, type Session } from "#src/accounts/sessions.server.ts";
import { enrolAuthenticator } from "#src/accounts/sign-in/second-step.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { groupCommits } from "#src/db/group-commit.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";

export const password = "quiet eucalyptus 41";
export const visitor = { address: "192.0.2.7", userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0" };

/** Members, their browsers and their telephones, on a database and a clock of the test's own. */
export function staffOn(db: Db) {
	const school = {
		name: "Doddabetta School of Architecture",
		shortName: "Doddabetta",
		addressLines: ["Ooty"],
		phone: "+91 423 000 0000",
		email: "hello@doddabetta.example",
		officeEmail: "admissions@doddabetta.example",
	};
	const context: AccountsContext = {
		db,
		commit: groupCommits(db),
		sealer: createSealer("a secret of thirty-two characters"),
		school,
		siteUrl: "https://doddabetta.example",
		identityProvider: undefined,
	};
	let time = Date.parse("2026-11-23T04:00:00Z");
	const now = () => new Date(time);

	/** The code that the authenticator behind an `otpauth:` address shows now. */
	const codeOf = (authenticator: string) =>
		generate({ secret: new URL(authenticator).searchParams.get("secret") ?? "", epoch: time / 1000 });

	async function sessionOf(token: string): Promise<Session> {
		const session = await readSession(db, token, now());
		if (!session) throw new Error("This session has ended.");
		return session;
	}

	/** Invites someone, who accepts with `password`. @returns the token of the session that enrols */
	async function newcomer(name: string, role: Role = "admissions", decides = false): Promise<string> {
		const email = `${name.toLowerCase()}@doddabetta.example`;
		const result = await context.commit((trx) => invite(trx, { email, role, decides, by: operator }, now()));
		if (!result.ok) throw new Error(result.message);
		const accepted = await acceptInvitation(context, { token: result.token, name, email, password }, visitor, now());
		if (!accepted.ok) throw new Error(accepted.reason);
		return accepted.token;
	}

	/** Someone who has signed in, with an authenticator. */
	async function member(name: string, role: Role = "admissions", decides = false) {
		const session = await sessionOf(await newcomer(name, role, decides));
		const authenticator = await context.commit((trx) => offerAuthenticator(context, trx, session.member, now()));
		const code = await codeOf(authenticator);
		const enrolled = await enrolAuthenticator(context, { session, code }, visitor, now());
		if (!enrolled.ok) throw new Error(enrolled.message);
		const { id, email } = session.member;
		return { id, name, email, token: enrolled.token, codes: enrolled.codes, authenticator, by: { id, name } };
	}

	return {
		context,
		now,
		wait: (minutes: number) => {
			time += minutes * 60_000;
		},
		codeOf,
		sessionOf,
		newcomer,
		member,
	};
}
