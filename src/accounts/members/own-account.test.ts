import { expect, it } from "vitest";
import { listSessions, openSession, readSession } from "#src/accounts/sessions.server.ts";
import { giveCode } from "#src/accounts/sign-in/second-step.server.ts";
import { signIn } from "#src/accounts/sign-in/sign-in.server.ts";
import { password, staffOn, visitor } from "#src/accounts/testing/staff.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import {
	changePassword,
	endOtherSessions,
	endOwnSession,
	removePasskey,
	replaceRecoveryCodes,
} from "./own-account.server.ts";

const next = "another hill, same rain";

describeDatabases("a member’s own account", (freshDb) => {
	async function office() {
		const db = await freshDb();
		const staff = staffOn(db);
		const priya = await staff.member("Priya");
		const session = await staff.sessionOf(priya.token);
		const change = (passwords: { current: string; next: string }) =>
			changePassword(staff.context, { session, ...passwords }, visitor, staff.now());
		return { ...staff, db, priya, session, change };
	}

	it("gets a new password only by the present one, which ends every other session", async () => {
		const { change, codeOf, context, db, now, priya, sessionOf, wait } = await office();
		wait(1);
		const other = await signIn(context, { email: priya.email, password }, visitor, now());
		if (!other.ok) throw new Error(other.reason);
		const code = await codeOf(priya.authenticator);
		const second = await giveCode(context, { session: await sessionOf(other.token), code }, visitor, now());
		if (!second.ok) throw new Error(second.reason);
		expect(await change({ current: "guess", next })).toMatchObject({
			message: "Your current password is wrong.",
		});
		expect((await readActs(db, { kind: "member", id: priya.id })).at(-1)).toMatchObject({
			act: "password-change-refused",
			memberId: priya.id,
		});
		expect(await change({ current: password, next: "priya.doddabetta" })).toMatchObject({ ok: false });
		expect(await readSession(db, second.token, now())).toBeDefined();
		expect(await change({ current: password, next })).toEqual({ ok: true });
		expect(await readSession(db, second.token, now())).toBeUndefined();
		expect(await readSession(db, priya.token, now())).toBeDefined();
		expect(await signIn(context, { email: priya.email, password }, visitor, now())).toMatchObject({ ok: false });
		expect(await signIn(context, { email: priya.email, password: next }, visitor, now())).toMatchObject({ ok: true });
	});

	it("slows down guesses of the present password", async () => {
		const { change } = await office();
		const guesses = await Promise.all(Array.from({ length: 8 }, () => change({ current: "guess", next })));
		expect(guesses.filter((guess) => "seconds" in guess)).toHaveLength(3);
	});

	it("ends its other sessions, one or all, only after a fresh proof, and the log has it", async () => {
		const { context, db, now, priya, session, sessionOf, wait } = await office();
		const open = () =>
			context.commit((trx) => openSession(trx, { memberId: priya.id, state: "full", agent: "Chrome" }, now()));
		const tokens = [await open(), await open(), await open()];
		const [other] = (await listSessions(db, session.member, now())).filter(({ id }) => id !== session.id);
		await context.commit((trx) => endOwnSession(trx, session, other?.id ?? 0, now()));
		for (let times = 0; times < 2; times += 1) await context.commit((trx) => endOtherSessions(trx, session, now()));
		for (const token of tokens) expect(await readSession(db, token, now())).toBeUndefined();
		expect(await readSession(db, priya.token, now())).toBeDefined();
		const acts = await readActs(db, { kind: "member", id: priya.id });
		expect(acts.filter(({ act }) => act === "sessions-ended")).toHaveLength(2);
		const last = await open();
		wait(11);
		const unproved = { ok: false, message: "Confirm it’s you, then try again." };
		expect(await context.commit((trx) => endOtherSessions(trx, session, now()))).toEqual(unproved);
		const { id } = await sessionOf(last);
		expect(await context.commit((trx) => endOwnSession(trx, session, id, now()))).toEqual(unproved);
		expect(await readSession(db, last, now())).toBeDefined();
	});

	it("retains a second factor, and changes them only after a fresh proof", async () => {
		const { context, db, now, priya, session, wait } = await office();
		const passkey = {
			member_id: priya.id,
			credential_id: "abc",
			public_key: "abc",
			counter: 0,
			transports: "[]",
			backed_up: 0,
			name: "Chrome on Android",
			created_at: now().toISOString(),
			used_at: null,
		};
		const { id } = await db.insertInto("member_passkeys").values(passkey).returning("id").executeTakeFirstOrThrow();
		await db.deleteFrom("member_authenticators").execute();
		const remove = () => context.commit((trx) => removePasskey(trx, session, id, now()));
		expect(await remove()).toMatchObject({
			message: "This is your only two-step verification method. Add another one first.",
		});
		const renew = () => context.commit((trx) => replaceRecoveryCodes(trx, session, now()));
		const renewed = await renew();
		expect(renewed.ok && renewed.codes).not.toContain(priya.codes[0]);
		wait(11);
		expect(await renew()).toEqual({ ok: false, message: "Confirm it’s you, then try again." });
		expect(await remove()).toEqual({ ok: false, message: "Confirm it’s you, then try again." });
	});
});
