import { expect, it } from "vitest";
import type { Trx } from "#src/accounts/accounts-context.ts";
import { acceptInvitation } from "#src/accounts/invitations/accept-invitation.server.ts";
import { invite } from "#src/accounts/invitations/invite-member.server.ts";
import { listInvitations, readInvitation } from "#src/accounts/invitations/read-invitations.server.ts";
import { operator } from "#src/accounts/member-acts.server.ts";
import { endSessions } from "#src/accounts/sessions.server.ts";
import { beginSignOn, finishSignOn } from "#src/accounts/single-sign-on/sign-on.server.ts";
import { password, staffOn, visitor } from "#src/accounts/testing/staff.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { changeRole, reinstateMember, resetSecondFactors, suspendMember } from "./change-member.server.ts";

const viewer = { role: "viewer", decides: false } as const;

const setBacks = [
	["a suspension", suspendMember, "suspended"],
	["another role", changeRole, "role-changed"],
	["a reset", resetSecondFactors, "second-factors-reset"],
] as const;

describeDatabases("an open invitation of a member", (freshDb) => {
	async function office() {
		const db = await freshDb();
		const staff = staffOn(db);
		const { context, now } = staff;
		await staff.member("Meera", "owner");
		const priya = await staff.member("Priya", "editor");
		const change = { memberId: priya.id, by: operator, ...viewer };
		const commit = <Result>(work: (trx: Trx) => Promise<Result>) => context.commit(work);
		const send = async (email = priya.email) => {
			const result = await commit((trx) => invite(trx, { email, role: "owner", decides: false, by: operator }, now()));
			if (!result.ok) throw new Error(result.message);
			return result.token;
		};
		const accept = (token: string) =>
			acceptInvitation(context, { token, name: "Priya", email: "", password }, visitor, now());
		const read = () =>
			db.selectFrom("members").select(["role", "state"]).where("id", "=", priya.id).executeTakeFirstOrThrow();
		return { ...staff, db, priya, given: change, commit, send, accept, read };
	}

	it.each(setBacks)("ends with %s, and both are in the log", async (_what, act, name) => {
		const { accept, commit, db, given, now, priya, read, send, wait } = await office();
		const token = await send("PRIYA@doddabetta.example");
		const other = await send("arun@doddabetta.example");
		wait(1);
		expect(await commit((trx) => act(trx, given, now()))).toEqual({ ok: true, withdrawn: true });
		const after = await read();
		expect(await accept(token)).toEqual({ ok: false, reason: "gone" });
		expect(await read()).toEqual(after);
		expect(await readInvitation(db, other, now())).toBeDefined();
		const acts = await readActs(db, { kind: "member", id: priya.id });
		expect(acts.slice(-2)).toMatchObject([
			{ act: "invitation-withdrawn", actor: "operator", before: { email: "PRIYA@doddabetta.example" } },
			{ act: name },
		]);
		expect(await commit((trx) => act(trx, given, now()))).toEqual({ ok: true });
	});

	it.each(setBacks)("from before %s brings no role back, also where it was not withdrawn then", async (...row) => {
		const { accept, commit, db, given, now, read, send, wait } = await office();
		const token = await send();
		wait(1);
		await commit((trx) => row[1](trx, given, now()));
		// A process of an earlier release leaves the row like this.
		await db.updateTable("member_invitations").set({ withdrawn_at: null }).execute();
		const after = await read();
		expect(await readInvitation(db, token, now())).toBeUndefined();
		expect(await listInvitations(db, now())).toEqual([]);
		expect(await accept(token)).toEqual({ ok: false, reason: "gone" });
		expect(await read()).toEqual(after);
		await commit((trx) => reinstateMember(trx, given, now()));
		expect(await accept(token)).toEqual({ ok: false, reason: "gone" });
	});

	it("from after a suspension lets the member in again", async () => {
		const { accept, commit, given, now, read, send } = await office();
		await commit((trx) => suspendMember(trx, given, now()));
		expect(await accept(await send())).toMatchObject({ ok: true });
		expect(await read()).toEqual({ role: "owner", state: "active" });
	});

	it("is no way around a suspension that comes while it is accepted", async () => {
		const { accept, commit, db, given, now, priya, read, send, wait } = await office();
		for (let times = 0; times < 5; times += 1) {
			const token = await send();
			wait(1);
			const at = now();
			const suspend = () => commit((trx) => suspendMember(trx, given, at));
			await Promise.all([accept(token), accept(token), suspend(), suspend(), accept(token)]);
			expect((await read()).state).toBe("suspended");
			expect(await accept(token)).toEqual({ ok: false, reason: "gone" });
			expect(await commit((trx) => endSessions(trx, { memberId: priya.id }))).toBe(0);
			expect(await listInvitations(db, now())).toEqual([]);
			await commit((trx) => reinstateMember(trx, given, now()));
		}
	});

	it("is no way around a suspension by an account of the school", async () => {
		const { commit, context, given, now, priya, read, send, wait } = await office();
		const account = { subject: "https://accounts.example 7", email: priya.email };
		const identityProvider = {
			begin: async () => ({ url: "https://a.example/", request: { state: "", nonce: "", verifier: "" } }),
			finish: async () => account,
		};
		const withProvider = { ...context, identityProvider };
		const token = await send();
		const signOn = await beginSignOn(withProvider, { to: "", invitation: token }, now());
		wait(1);
		await commit((trx) => suspendMember(trx, given, now()));
		const signOnReturn = { returnUrl: new URL("https://doddabetta.example/"), cookie: signOn?.cookie ?? "" };
		expect(await finishSignOn(withProvider, signOnReturn, visitor, now())).toMatchObject({ ok: false });
		expect(await read()).toEqual({ role: "editor", state: "suspended" });
	});
});
