import { expect, it } from "vitest";
import { deleteEndedSignIns } from "#src/accounts/account-retention.server.ts";
import { acceptPasskey } from "#src/accounts/passkeys/accept-passkey.server.ts";
import { offerAuthenticator } from "#src/accounts/second-factors/authenticator.server.ts";
import { readSession } from "#src/accounts/sessions.server.ts";
import { password, staffOn, visitor } from "#src/accounts/testing/staff.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { inDigitsOf } from "#tests/support/forms/digits.ts";
import { enrolAuthenticator, giveCode } from "./second-step.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

function office(db: Db) {
	const staff = staffOn(db);
	const { context, now, sessionOf } = staff;
	const enter = (email: string, secret = password, address = visitor.address) =>
		signIn(context, { email, password: secret }, { ...visitor, address }, now());
	const code = async (token: string, digits: string) =>
		giveCode(context, { session: await sessionOf(token), code: digits }, visitor, now());
	return { ...staff, enter, code };
}

const wrong = { ok: false, reason: "wrong", message: "The email address or password is wrong." };

describeDatabases("signing in", (freshDb) => {
	it("asks for password and code, and gives the session a new token at each step", async () => {
		const db = await freshDb();
		const { enter, code, codeOf, member, wait, now } = office(db);
		const priya = await member("Priya", "admissions", true);
		wait(1);
		const first = await enter(" Priya@Doddabetta.example");
		if (!first.ok) throw new Error(first.reason);
		expect(first.state).toBe("second");
		expect(await readSession(db, first.token, now())).toMatchObject({ state: "second", provedAt: null });
		const second = await code(first.token, inDigitsOf("௦", await codeOf(priya.authenticator)));
		if (!second.ok) throw new Error(second.reason);
		expect(await readSession(db, first.token, now())).toBeUndefined();
		expect(await readSession(db, second.token, now())).toMatchObject({
			state: "full",
			provedAt: now().toISOString(),
			member: { name: "Priya", email: "priya@doddabetta.example", role: "admissions", decides: true },
		});
		const sessions = await db.selectFrom("member_sessions").select(["token_hash", "agent"]).execute();
		expect(JSON.stringify(sessions)).not.toContain(second.token);
		expect(sessions.map(({ agent }) => agent)).toEqual(["Firefox on Linux", "Firefox on Linux"]);
	});

	it("takes a password however old it is", async () => {
		const { enter, member, wait } = office(await freshDb());
		const priya = await member("Priya");
		wait(20 * 365 * 24 * 60);
		expect(await enter(priya.email)).toMatchObject({ ok: true, state: "second" });
	});

	it("ends with the session, once, and the log has it", async () => {
		const db = await freshDb();
		const { member, now, sessionOf } = office(db);
		const priya = await member("Priya");
		const session = await sessionOf(priya.token);
		for (let times = 0; times < 2; times += 1) await signOut(db, session, now());
		expect(await readSession(db, priya.token, now())).toBeUndefined();
		const acts = await readActs(db, { kind: "member", id: priya.id });
		expect(acts.filter(({ act }) => act === "signed-out")).toMatchObject([{ actor: "Priya", memberId: priya.id }]);
	});

	it("takes no code twice, neither at once nor later in its time", async () => {
		const { enter, code, codeOf, member, wait } = office(await freshDb());
		const priya = await member("Priya");
		const enrolledWith = await codeOf(priya.authenticator);
		const tokenOf = async () => {
			const first = await enter(priya.email);
			if (!first.ok) throw new Error(first.reason);
			return first.token;
		};
		expect(await code(await tokenOf(), enrolledWith)).toMatchObject({ ok: false, reason: "wrong" });
		wait(1);
		const next = await codeOf(priya.authenticator);
		const tokens = [await tokenOf(), await tokenOf(), await tokenOf()];
		const results = await Promise.all(tokens.map((token) => code(token, next)));
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await code(await tokenOf(), next)).toMatchObject({ ok: false, reason: "wrong" });
	});

	it("is in the log with what was given, and so is what was refused", async () => {
		const db = await freshDb();
		const { context, enter, code, codeOf, member, now, wait } = office(db);
		const priya = await member("Priya");
		wait(1);
		await enter(priya.email, "guess");
		const first = await enter(priya.email);
		if (!first.ok) throw new Error(first.reason);
		await code(first.token, "000000");
		const second = await code(first.token, priya.codes[0] ?? "");
		if (!second.ok) throw new Error(second.reason);
		// A code on paper lets the member in, but proves nothing for the acts that ask again.
		expect(await readSession(db, second.token, now())).toMatchObject({ state: "full", provedAt: null });
		expect(await code(second.token, await codeOf(priya.authenticator))).toMatchObject({ ok: true });
		const response = { clientDataJSON: Buffer.from('{"challenge":"x"}').toString("base64url") };
		const json = JSON.stringify({ id: "x", rawId: "x", type: "public-key", response });
		const guess = () => acceptPasskey(context, { session: undefined, json }, visitor, now());
		for (let times = 0; times < 30; times += 1) expect(await guess()).toMatchObject({ ok: false });
		const acts = await db.selectFrom("audit_log").select(["actor", "act", "after"]).orderBy("id").execute();
		const failedSignIns = acts
			.filter(({ after }) => after?.includes("by"))
			.map(({ actor, act, after }) => [actor, act, after]);
		const [enrolled, ...rest] = failedSignIns.map(([actor, act, after]) => [actor, act, JSON.parse(after ?? "").by]);
		expect(enrolled).toEqual(["Priya", "signed-in", "authenticator"]);
		expect(rest.slice(0, 6)).toEqual([
			["somebody", "sign-in-failed", "password"],
			["Priya", "first-factor-accepted", "password"],
			["Priya", "code-refused", "code"],
			["Priya", "signed-in", "recovery-code"],
			["Priya", "proof-renewed", "authenticator"],
			["somebody", "sign-in-failed", "passkey"],
		]);
		// An address that fails on and on does not fill the log.
		expect(rest.length).toBeGreaterThan(10);
		expect(rest.length).toBeLessThan(25);
	});

	it("has a wrong first code of an authenticator in the log, and a password without a second factor", async () => {
		const db = await freshDb();
		const { context, enter, newcomer, now, sessionOf } = office(db);
		const arun = await sessionOf(await newcomer("Arun"));
		await context.commit((trx) => offerAuthenticator(context, trx, arun.member, now()));
		const guess = { session: arun, code: "000000" };
		expect(await enrolAuthenticator(context, guess, visitor, now())).toMatchObject({ ok: false, reason: "wrong" });
		expect(await enter(arun.member.email)).toMatchObject({ ok: true, state: "enrol" });
		const acts = await readActs(db, { kind: "member", id: arun.member.id });
		expect(acts.slice(1)).toMatchObject([
			{ actor: "Arun", act: "code-refused", after: { by: "code" } },
			{ actor: "Arun", act: "first-factor-accepted", after: { by: "password" } },
		]);
	});

	it("takes each recovery code once, however it was copied", async () => {
		const { enter, code, member } = office(await freshDb());
		const priya = await member("Priya");
		const [recovery = ""] = priya.codes;
		expect(priya.codes).toHaveLength(10);
		// Five bits a letter: 23 letters are more than 112 bits.
		for (const each of priya.codes) expect(each).toMatch(/^[2-9a-km-np-z]{4}(-[2-9a-km-np-z]{4}){5}$/);
		for (const ok of [true, false]) {
			const first = await enter(priya.email);
			if (!first.ok) throw new Error(first.reason);
			expect(await code(first.token, inDigitsOf("०", recovery.toUpperCase().replaceAll("-", " ")))).toMatchObject({
				ok,
			});
		}
	});

	it("does not let someone who knows the password alone enrol a second factor", async () => {
		const { context, enter, codeOf, member, newcomer, sessionOf, now, wait } = office(await freshDb());
		const early = await sessionOf(await newcomer("Arun"));
		const priya = await member("Priya");
		wait(1);
		const first = await enter(priya.email);
		if (!first.ok) throw new Error(first.reason);
		const session = await sessionOf(first.token);
		const guess = { session, code: await codeOf(priya.authenticator) };
		expect(await enrolAuthenticator(context, guess, visitor, now())).toMatchObject({ ok: false, reason: "wrong" });
		// A session from before the enrolment of another one is not enough either.
		const other = await enter("arun@doddabetta.example");
		if (!other.ok) throw new Error(other.reason);
		expect(other.state).toBe("enrol");
		expect(early.state).toBe("enrol");
	});

	it("offers the same authenticator for half an hour, and then another one", async () => {
		const { context, newcomer, sessionOf, now, wait } = office(await freshDb());
		const { member } = await sessionOf(await newcomer("Arun"));
		const offer = () => context.commit((trx) => offerAuthenticator(context, trx, member, now()));
		const first = await offer();
		wait(29);
		expect(await offer()).toBe(first);
		wait(1);
		expect(await offer()).not.toBe(first);
	});

	it("answers alike for a wrong password, an unknown address and a suspended member", async () => {
		const db = await freshDb();
		const { enter, member } = office(db);
		const priya = await member("Priya");
		expect(await enter(priya.email, "something else 12")).toEqual(wrong);
		expect(await enter("nobody@doddabetta.example")).toEqual(wrong);
		expect(await enter("")).toEqual(wrong);
		await db.updateTable("members").set({ state: "suspended" }).execute();
		expect(await enter(priya.email)).toEqual(wrong);
		const acts = await readActs(db, { kind: "member", id: priya.id });
		expect(acts.map(({ act }) => act)).toEqual([
			"invitation-accepted",
			"authenticator-enrolled",
			"signed-in",
			"sign-in-failed",
		]);
	});

	it("slows down an account after five failures, known or not, and lets its owner in after the pause", async () => {
		const { enter, member, wait } = office(await freshDb());
		const priya = await member("Priya");
		for (const email of [priya.email, "nobody@doddabetta.example"]) {
			for (let failure = 1; failure <= 5; failure++) expect(await enter(email, "guess")).toEqual(wrong);
			expect(await enter(email)).toEqual({
				ok: false,
				reason: "wait",
				seconds: 5,
				message: "Too many failed attempts. Try again in 5 seconds.",
			});
		}
		wait(0.1);
		expect(await enter(priya.email)).toMatchObject({ ok: true });
		expect(await enter(priya.email, "guess")).toEqual(wrong);
		expect(await enter(priya.email)).toMatchObject({ ok: true });
	});

	it("never makes anyone wait for more than a quarter of an hour", async () => {
		const { enter, member, wait } = office(await freshDb());
		const priya = await member("Priya");
		const waits: number[] = [];
		while (waits.length < 12) {
			const refusedSignIn = await enter(priya.email, "guess");
			if (refusedSignIn.ok || refusedSignIn.reason !== "wait") continue;
			waits.push(refusedSignIn.seconds);
			wait(refusedSignIn.seconds / 60);
		}
		expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]);
		expect(await enter(priya.email)).toMatchObject({ ok: true });
	});

	it("slows down a whole network of IPv6 as one address", async () => {
		const { enter, member } = office(await freshDb());
		const priya = await member("Priya");
		const attempts = Array.from({ length: 12 }, (_, index) =>
			enter(priya.email, "guess", `2001:db8:0:7::${index.toString(16)}`),
		);
		const results = await Promise.all(attempts);
		expect(results.filter((result) => !result.ok && result.reason === "wait")).toHaveLength(7);
		expect(await enter(priya.email, password, "2001:db8:0:8::1")).toMatchObject({ ok: true });
	});

	it("does not fill the log with what one network tries at no account", async () => {
		const db = await freshDb();
		const { enter, member } = office(db);
		const priya = await member("Priya");
		for (let failure = 0; failure < 40; failure++) await enter(`guess${failure}@doddabetta.example`, "guess");
		await enter(priya.email, "guess");
		const acts = await db
			.selectFrom("audit_log")
			.select("subject_id")
			.where("act", "=", "sign-in-failed")
			.orderBy("id")
			.execute();
		expect(acts.length).toBeLessThan(25);
		expect(acts.at(-1)).toEqual({ subject_id: priya.id });
	});

	it("slows down guesses of the code", async () => {
		const { enter, code, codeOf, member, wait } = office(await freshDb());
		const priya = await member("Priya");
		wait(1);
		const first = await enter(priya.email);
		if (!first.ok) throw new Error(first.reason);
		const guesses = await Promise.all(Array.from({ length: 12 }, () => code(first.token, "000000")));
		expect(guesses.filter((guess) => !guess.ok && guess.reason === "wait")).toHaveLength(7);
		expect(await code(first.token, await codeOf(priya.authenticator))).toMatchObject({ reason: "wait" });
		wait(1);
		expect(await code(first.token, await codeOf(priya.authenticator))).toMatchObject({ ok: true });
	});
});

describeDatabases("a session", (freshDb) => {
	it("ends half an hour after an owner was last seen, and twelve hours after it began in any case", async () => {
		const db = await freshDb();
		const { member, wait, now } = office(db);
		const owner = await member("Meera", "owner");
		const officer = await member("Priya");
		wait(29);
		expect(await readSession(db, owner.token, now())).toBeDefined();
		wait(31);
		expect(await readSession(db, owner.token, now())).toBeUndefined();
		for (let hour = 1; hour <= 10; hour++) {
			expect(await readSession(db, officer.token, now())).toBeDefined();
			wait(60);
		}
		wait(60);
		expect(await readSession(db, officer.token, now())).toBeUndefined();
	});

	it("that is not quite in lasts for half an hour", async () => {
		const db = await freshDb();
		const { newcomer, wait, now } = office(db);
		const token = await newcomer("Priya");
		wait(29);
		expect(await readSession(db, token, now())).toMatchObject({ state: "enrol" });
		wait(1);
		expect(await readSession(db, token, now())).toBeUndefined();
	});

	it("leaves nothing behind when its time is over, nor do failed attempts and old invitations", async () => {
		const db = await freshDb();
		const { enter, member, wait, now } = office(db);
		const priya = await member("Priya");
		await enter(priya.email, "guess");
		wait(11 * 60);
		await enter(priya.email);
		wait(60);
		const countRemaining = async () => {
			await deleteEndedSignIns(db, now());
			const counts = await Promise.all(
				(["member_sessions", "sign_in_attempts", "member_invitations"] as const).map((table) =>
					db.selectFrom(table).select(db.fn.countAll<number>().as("rows")).executeTakeFirstOrThrow(),
				),
			);
			return counts.map(({ rows }) => rows);
		};
		expect(await countRemaining()).toEqual([0, 2, 1]);
		wait(34 * 24 * 60);
		expect(await countRemaining()).toEqual([0, 0, 0]);
		expect(await db.selectFrom("members").select("id").execute()).toHaveLength(1);
	});
});
