import { expect, it } from "vitest";
import { operator } from "#src/accounts/member-acts.server.ts";
import { reinstateMember, suspendMember } from "#src/accounts/members/change-member.server.ts";
import { changePassword } from "#src/accounts/members/own-account.server.ts";
import { isProofFresh } from "#src/accounts/sessions.server.ts";
import { password, staffOn, visitor } from "#src/accounts/testing/staff.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { attempt, freeOfOne, freeOnDay } from "./attempt.server.ts";
import { readDevice, rememberDevice } from "./known-device.server.ts";
import { giveCode } from "./second-step.server.ts";
import { signIn } from "./sign-in.server.ts";

const school = "198.51.100.9";
const elsewhere = "203.0.113.80";

describeDatabase("sqlite", "someone who fails to sign in", (freshDb) => {
	async function office() {
		const db = await freshDb();
		const staff = staffOn(db);
		const { codeOf, context, now, sessionOf, wait } = staff;
		const priya = await staff.member("Priya");
		const device = await rememberDevice(context, priya.id, undefined);
		const enter = (address: string, overrides: { email?: string; secret?: string; device?: string } = {}) => {
			const { email = priya.email, secret = password } = overrides;
			return signIn(context, { email, password: secret }, { ...visitor, address, device: overrides.device }, now());
		};
		const guess = (address: string, of: { email?: string; device?: string } = {}) =>
			enter(address, { ...of, secret: "a guess of twelve" });
		const code = async (token: string, address: string, details: { code: string; device?: string }) =>
			giveCode(
				context,
				{ session: await sessionOf(token), code: details.code },
				{ ...visitor, ...details, address },
				now(),
			);
		/** Signs in by password and code, and proves it again. */
		const comeIn = async (address: string, by: { device?: string } = {}) => {
			const first = await enter(address, by);
			if (!first.ok) return first;
			wait(1);
			const second = await code(first.token, address, { code: await codeOf(priya.authenticator), ...by });
			if (!second.ok) return second;
			wait(11);
			return code(second.token, address, { code: await codeOf(priya.authenticator), ...by });
		};
		return { ...staff, db, priya, device, enter, guess, code, comeIn };
	}

	it("with one request at the end of each pause keeps no member out who comes from elsewhere", async () => {
		const { enter, guess, wait } = await office();
		for (let pause = 0; pause < 6; pause += 1) {
			let refusedSignIn = await guess(elsewhere);
			while (refusedSignIn.ok || refusedSignIn.reason !== "wait") refusedSignIn = await guess(elsewhere);
			wait(refusedSignIn.seconds / 60);
			expect(await guess(elsewhere)).toMatchObject({ reason: "wrong" });
			expect(await enter(visitor.address)).toMatchObject({ ok: true });
		}
	});

	it("behind the school’s address keeps no one there out, and blocks no proof", async () => {
		const { codeOf, code, comeIn, device, guess, member, priya, sessionOf, now, wait } = await office();
		const meera = await member("Meera", "owner");
		for (let failure = 0; failure < 27; failure += 1)
			expect(await guess(school, { email: `nobody${failure % 9}@doddabetta.example` })).toMatchObject({ ok: false });
		for (let failure = 0; failure < 9; failure += 1) await guess(school, { email: meera.email });
		expect(await comeIn(school)).toMatchObject({ ok: true });
		// Even who is tried there comes in by a browser that has signed in before.
		for (let failure = 0; failure < 9; failure += 1) await guess(school);
		expect(await guess(school)).toMatchObject({ reason: "wait" });
		expect(await comeIn(school, { device })).toMatchObject({ ok: true });
		wait(1);
		const proof = await code(priya.token, school, { code: await codeOf(priya.authenticator) });
		expect(proof).toMatchObject({ ok: true });
		if (proof.ok) expect(isProofFresh(await sessionOf(proof.token), now())).toBe(true);
	});

	it("from many networks has a limit, which reaches no browser that the member has signed in by", async () => {
		const { comeIn, context, device, enter, guess, priya, now, wait } = await office();
		const what = { what: "password", account: priya.email, known: undefined } as const;
		for (let done = 0; done < freeOnDay.password; done += 50)
			await Promise.all(
				Array.from({ length: 50 }, (_, index) =>
					attempt(context, what, { address: `2001:db8:${done.toString(16)}:${index}::1` }, now()),
				),
			);
		expect(await guess("2001:db8:ffff:1::1")).toMatchObject({ reason: "wait" });
		expect(await enter(elsewhere)).toMatchObject({ reason: "wait" });
		expect(await comeIn(elsewhere, { device })).toMatchObject({ ok: true });
		wait(24 * 60);
		expect(await enter(elsewhere)).toMatchObject({ ok: true });
	});

	it("knows the password, and keeps the member from no second step elsewhere", async () => {
		const { code, comeIn, device, enter } = await office();
		const thief = await enter(school);
		if (!thief.ok) throw new Error(thief.reason);
		for (let failure = 0; failure < freeOfOne; failure += 1) await code(thief.token, school, { code: "000000" });
		expect(await code(thief.token, school, { code: "000000" })).toMatchObject({ reason: "wait" });
		expect(await comeIn(elsewhere)).toMatchObject({ ok: true });
		expect(await comeIn(school, { device })).toMatchObject({ ok: true });
	});

	it("waits, with a device cookie too, and no one else does", async () => {
		const { device, enter, guess, wait } = await office();
		for (let failure = 0; failure < freeOfOne; failure += 1)
			expect(await guess(school, { device })).toMatchObject({ reason: "wrong" });
		expect(await enter(elsewhere, { device })).toMatchObject({ reason: "wait", seconds: 5 });
		expect(await enter(school)).toMatchObject({ ok: true });
		wait(0.1);
		expect(await enter(school, { device })).toMatchObject({ ok: true });
	});

	it("gets nothing from a device cookie of someone else, or that was tampered with", async () => {
		const { context, device, guess, member, priya } = await office();
		const meera = await member("Meera", "owner");
		const [, nonce = "", mac = ""] = device.split(".");
		const foreign = { ...context, sealer: createSealer("another secret of thirty-two chars") };
		const forgeries = [
			await rememberDevice(context, meera.id, undefined),
			`${priya.id}.${nonce}x.${mac}`,
			`${priya.id}.${nonce}.${mac.replace(/.$/, (last) => (last === "0" ? "1" : "0"))}`,
			`${priya.id}.${nonce}.`,
			`${priya.id}.${nonce}`,
			`${meera.id}.${nonce}.${mac}`,
			await rememberDevice(foreign, priya.id, undefined),
			"~~.",
		];
		for (const cookie of forgeries) expect(await readDevice(context, priya.id, cookie)).toBeUndefined();
		for (let failure = 0; failure < freeOfOne; failure += 1) await guess(school, { device: forgeries[0] ?? "" });
		expect(await guess(school, { device: forgeries[1] ?? "" })).toMatchObject({ reason: "wait" });
		expect(await readDevice(context, priya.id, device)).toBe(nonce);
	});

	it("has a device cookie for each of the members who take turns at a browser, five at most", async () => {
		const { context, device, member, priya } = await office();
		let cookie = device;
		const others = [];
		for (const name of ["Meera", "Arun", "Uma", "Anil"]) others.push(await member(name));
		for (const { id } of others) cookie = await rememberDevice(context, id, cookie);
		for (const { id } of [priya, ...others]) expect(await readDevice(context, id, cookie)).toBeDefined();
		const sixth = await member("Nila");
		cookie = await rememberDevice(context, sixth.id, await rememberDevice(context, sixth.id, cookie));
		expect(cookie.split("~")).toHaveLength(5);
		expect(await readDevice(context, priya.id, cookie)).toBeUndefined();
	});

	it("loses the device cookie with the password, and by a suspension for good", async () => {
		const { context, device, member, priya, sessionOf, now } = await office();
		await member("Meera", "owner");
		const passwords = { session: await sessionOf(priya.token), current: password, next: "another hill, same rain" };
		expect(await changePassword(context, passwords, visitor, now())).toEqual({ ok: true });
		expect(await readDevice(context, priya.id, device)).toBeUndefined();
		const later = await rememberDevice(context, priya.id, device);
		expect(await readDevice(context, priya.id, later)).toBeDefined();
		const of = { memberId: priya.id, by: operator };
		await context.commit((trx) => suspendMember(trx, of, now()));
		await context.commit((trx) => reinstateMember(trx, of, now()));
		expect(await readDevice(context, priya.id, later)).toBeUndefined();
	});
});
