import { expect, it } from "vitest";
import type { AccountsContext } from "#src/accounts/accounts-context.ts";
import { operator } from "#src/accounts/member-acts.server.ts";
import { endSession, listSessions, readSession } from "#src/accounts/sessions.server.ts";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import {
	changeRole,
	reinstateMember,
	resetSecondFactors,
	signOutMember,
	suspendMember,
} from "./change-member.server.ts";

const lastOwner = { ok: false, message: "This is the last owner. Make someone else an owner first." };

describeDatabases("members", (freshDb) => {
	async function office() {
		const db = await freshDb();
		const staff = staffOn(db);
		const meera = await staff.member("Meera", "owner");
		const priya = await staff.member("Priya", "admissions");
		const change = async (work: (trx: Parameters<Parameters<AccountsContext["commit"]>[0]>[0]) => Promise<unknown>) =>
			staff.context.commit(work);
		const isIn = async ({ token }: { token: string }) => (await readSession(db, token, staff.now())) !== undefined;
		return { ...staff, db, meera, priya, change, isIn };
	}

	it.each([
		["their role changes", changeRole],
		["they are suspended", suspendMember],
		["an owner signs them out", signOutMember],
		["their second factors are reset", resetSecondFactors],
	] as const)("are signed out at once when %s", async (_when, act) => {
		const { change, meera, priya, isIn, now } = await office();
		const givenChange = { memberId: priya.id, role: "viewer", decides: false, by: meera.by } as const;
		expect(await change((trx) => act(trx, givenChange, now()))).toEqual({ ok: true });
		expect([await isIn(priya), await isIn(meera)]).toEqual([false, true]);
	});

	it("always include an owner, also when two demote each other at the same time", async () => {
		const { change, db, meera, member, now } = await office();
		const demote = (memberId: number) =>
			change((trx) => changeRole(trx, { memberId, role: "viewer", decides: false, by: operator }, now()));
		expect(await demote(meera.id)).toEqual(lastOwner);
		expect(await change((trx) => suspendMember(trx, { memberId: meera.id, by: operator }, now()))).toEqual(lastOwner);
		const anil = await member("Anil", "owner");
		expect(await Promise.all([demote(meera.id), demote(anil.id)])).toContainEqual(lastOwner);
		const owners = await db.selectFrom("members").select("id").where("role", "=", "owner").execute();
		expect(owners).toHaveLength(1);
	});

	it("come back after a suspension, and cannot suspend themselves", async () => {
		const { change, context, db, meera, member, priya, now } = await office();
		await member("Anil", "owner");
		expect(await change((trx) => suspendMember(trx, { memberId: meera.id, by: meera.by }, now()))).toMatchObject({
			ok: false,
		});
		await change((trx) => suspendMember(trx, { memberId: priya.id, by: meera.by }, now()));
		await change((trx) => reinstateMember(trx, { memberId: priya.id, by: meera.by }, now()));
		const { state } = await db
			.selectFrom("members")
			.select("state")
			.where("id", "=", priya.id)
			.executeTakeFirstOrThrow();
		expect(state).toBe("active");
		expect(context.db).toBe(db);
	});

	it("see their open sessions and end one of them, and no one else’s", async () => {
		const { db, meera, priya, isIn, now } = await office();
		const [session] = await listSessions(db, { id: priya.id, role: "admissions" }, now());
		expect(session).toMatchObject({ agent: "Firefox on Linux" });
		expect(await endSession(db, { id: session?.id ?? 0, memberId: meera.id })).toBe(false);
		expect(await isIn(priya)).toBe(true);
		expect(await endSession(db, { id: session?.id ?? 0, memberId: priya.id })).toBe(true);
		expect(await isIn(priya)).toBe(false);
	});
});
