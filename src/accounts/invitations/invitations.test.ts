import { expect, it } from "vitest";
import { operator } from "#src/accounts/member-acts.server.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { readSession } from "#src/accounts/sessions.server.ts";
import { signIn } from "#src/accounts/sign-in/sign-in.server.ts";
import { password, staffOn, visitor } from "#src/accounts/testing/staff.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { openData } from "#src/mail/outbox/sealed-data.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { acceptInvitation } from "./accept-invitation.server.ts";
import { invite, inviteByMail, offerSetup, offerSetupAtStart } from "./invite-member.server.ts";
import { listInvitations, readInvitation } from "./read-invitations.server.ts";
import { withdrawInvitation } from "./withdraw-invitations.server.ts";

function office(db: Db) {
	const staff = staffOn(db);
	const { context, now } = staff;
	const accept = (token: string, details: { name?: string; email?: string; password?: string } = {}) =>
		acceptInvitation(context, { token, name: "Priya Raman", email: "", password, ...details }, visitor, now());
	const send = async (email: string, role: "owner" | "viewer" = "viewer") => {
		const result = await context.commit((trx) => invite(trx, { email, role, decides: false, by: operator }, now()));
		if (!result.ok) throw new Error(result.message);
		return result.token;
	};
	const setup = () => context.commit((trx) => offerSetup(trx, now()));
	return { ...staff, accept, send, setup };
}

const goneResult = { ok: false, reason: "gone" };

describeDatabases("an invitation", (freshDb) => {
	it("takes no password that is made of the school’s domain, whatever the member’s address", async () => {
		const { context, now, send } = office(await freshDb());
		const elsewhere = { ...context, siteUrl: "https://www.nilgiriarch.example" };
		const token = await send("priya@mail.example");
		const details = { token, name: "Priya", email: "" };
		const accept = (secret: string) => acceptInvitation(elsewhere, { ...details, password: secret }, visitor, now());
		const fault = "The password can’t be based on your name, your email address or the school’s name or domain";
		for (const secret of ["nilgiriarch2026", "www.nilgiriarch.example"])
			expect(await accept(secret)).toMatchObject({ ok: false, errors: { password: fault } });
		expect(await accept(password)).toMatchObject({ ok: true });
	});

	it("is accepted once, also when its link is opened twice at the same moment", async () => {
		const db = await freshDb();
		const { accept, send, now } = office(db);
		const names = ["Priya Raman", "Arun Das", "Meera Nair", "Kavya Iyer", "Ravi Menon", "Anita Rao"];
		for (const name of names) {
			const token = await send(`${name.replace(" ", ".")}@doddabetta.example`);
			const results = await Promise.all([accept(token, { name }), accept(token, { name }), accept(token, { name })]);
			expect(results.filter(({ ok }) => ok)).toHaveLength(1);
			expect(results.filter(({ ok }) => !ok)).toEqual([goneResult, goneResult]);
			expect(await accept(token, { name })).toEqual(goneResult);
			expect(await readInvitation(db, token, now())).toBeUndefined();
		}
		expect((await listMembers(db)).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
	});

	it("is void after 72 hours, when it was withdrawn, and when the address was invited again", async () => {
		const db = await freshDb();
		const { accept, context, send, wait, now } = office(db);
		const old = await send("priya@doddabetta.example");
		const withdrawn = await send("arun@doddabetta.example");
		wait(71 * 60);
		expect(await readInvitation(db, old, now())).toMatchObject({ email: "priya@doddabetta.example", member: null });
		const resent = await send("PRIYA@doddabetta.example");
		expect(await accept(old)).toEqual(goneResult);
		const [, arun] = await listInvitations(db, now());
		await context.commit((trx) => withdrawInvitation(trx, { id: arun?.id ?? 0, by: operator }, now()));
		expect(await accept(withdrawn)).toEqual(goneResult);
		wait(72 * 60);
		expect(await accept(resent)).toEqual(goneResult);
		expect(await listMembers(db)).toEqual([]);
	});

	it("leaves the last owner an owner, who was invited before as something else", async () => {
		const db = await freshDb();
		const { accept, send } = office(db);
		const older = await send("priya@doddabetta.example");
		await db
			.insertInto("members")
			.values({
				name: "Priya Raman",
				email: "priya@doddabetta.example",
				email_key: "priya@doddabetta.example",
				role: "owner",
				decides: 1,
				state: "active",
				created_at: "2026-11-20T06:00:00.000Z",
			})
			.execute();
		expect(await accept(older)).toMatchObject({ ok: true });
		expect(await listMembers(db)).toMatchObject([{ role: "owner" }]);
	});

	it("is withdrawn once, and a refusal says what became of it", async () => {
		const db = await freshDb();
		const { accept, context, send, setup, wait, now } = office(db);
		const withdraw = (id: number) => context.commit((trx) => withdrawInvitation(trx, { id, by: operator }, now()));
		const refusal = (reason: string, text: string) => ({ ok: false, reason, message: expect.stringContaining(text) });
		expect(await withdraw(0)).toMatchObject(refusal("unknown", "We can’t find this invitation."));
		await setup();
		const { id: first } = await db.selectFrom("member_invitations").select("id").executeTakeFirstOrThrow();
		expect(await withdraw(first)).toMatchObject(refusal("unknown", "We can’t find this invitation."));
		const priya = await send("priya@doddabetta.example");
		await send("arun@doddabetta.example");
		await send("uma@doddabetta.example");
		const idOf = async (email: string) => {
			const row = db.selectFrom("member_invitations").select("id").where("email", "=", email);
			return (await row.executeTakeFirstOrThrow()).id;
		};
		expect(await withdraw(await idOf("arun@doddabetta.example"))).toEqual({ ok: true });
		expect(await withdraw(await idOf("arun@doddabetta.example"))).toMatchObject(refusal("over", "was cancelled"));
		await accept(priya);
		expect(await withdraw(await idOf("priya@doddabetta.example"))).toMatchObject(refusal("over", "was accepted"));
		wait(72 * 60);
		expect(await withdraw(await idOf("uma@doddabetta.example"))).toMatchObject(refusal("over", "has expired"));
		const acts = await db.selectFrom("audit_log").select("act").where("act", "=", "invitation-withdrawn").execute();
		expect(acts).toHaveLength(1);
	});

	it("asks for a name and a password that no one guesses", async () => {
		const { accept, send } = office(await freshDb());
		const token = await send("priya@doddabetta.example");
		expect(await accept(token, { name: " ", password: "password1234" })).toEqual({
			ok: false,
			reason: "invalid",
			errors: { name: "Enter your name", password: "This password is easy to guess" },
		});
		expect(await accept(token, { password: "priya.doddabetta" })).toMatchObject({ reason: "invalid" });
		expect(await accept(token)).toMatchObject({ ok: true });
	});

	it("cannot be used for another address", async () => {
		const db = await freshDb();
		const { accept, send } = office(db);
		await accept(await send("priya@doddabetta.example"), { email: "mallory@example.com" });
		expect(await listMembers(db)).toMatchObject([{ email: "priya@doddabetta.example" }]);
	});

	it("gives a member who has lost everything a new password, no second factor and no old session", async () => {
		const db = await freshDb();
		const { accept, context, member, send, now } = office(db);
		const meera = await member("Meera", "owner");
		await db.updateTable("members").set({ state: "suspended" }).execute();
		const token = await send(meera.email, "owner");
		const accepted = await accept(token, { name: "Meera Nair", password: "another hill, same rain" });
		expect(await readSession(db, meera.token, now())).toBeUndefined();
		if (!accepted.ok) throw new Error(accepted.reason);
		expect(await readSession(db, accepted.token, now())).toMatchObject({ state: "enrol", member: { id: meera.id } });
		expect(await listMembers(db)).toMatchObject([
			{ id: meera.id, name: "Meera Nair", state: "active", authenticators: 0 },
		]);
		const old = await signIn(context, { email: meera.email, password }, visitor, now());
		expect(old).toMatchObject({ ok: false, reason: "wrong" });
	});

	it("goes out by mail, with its link and nothing that leads to another account", async () => {
		const db = await freshDb();
		const { context, member, now } = office(db);
		const meera = await member("Meera", "owner");
		const invite = { email: "priya@doddabetta.example", role: "admissions", decides: true, by: meera.by } as const;
		expect(await context.commit((trx) => inviteByMail(context, trx, invite, now()))).toEqual({ ok: true });
		const [mail] = await db.selectFrom("outbox").selectAll().execute();
		expect(mail).toMatchObject({ to_address: "priya@doddabetta.example", template: "member-invitation" });
		const { token } = JSON.parse(mail ? openData(db, mail) : "");
		expect(await readInvitation(db, token, now())).toMatchObject({
			email: invite.email,
			role: "admissions",
			decides: true,
		});
		const invitations = await db.selectFrom("member_invitations").select("token_hash").execute();
		expect(JSON.stringify(invitations)).not.toContain(token);
	});
});

describeDatabases("the first sign-in", (freshDb) => {
	it("makes one owner, within an hour", async () => {
		const db = await freshDb();
		const { accept, setup, wait } = office(db);
		const late = await setup();
		wait(60);
		expect(await accept(late, { email: "meera@doddabetta.example" })).toEqual(goneResult);
		const tokens = [await setup(), await setup(), await setup()];
		const owners = await Promise.all(
			tokens.map((token, index) => accept(token, { email: `owner${index}@doddabetta.example` })),
		);
		expect(owners.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await listMembers(db)).toMatchObject([{ role: "owner", decides: true }]);
	});

	it("is over when a member came in another way", async () => {
		const { accept, newcomer, setup } = office(await freshDb());
		const token = await setup();
		await newcomer("Meera", "owner");
		expect(await accept(token, { email: "mallory@example.com" })).toEqual(goneResult);
	});

	it("asks for an address", async () => {
		const { accept, setup } = office(await freshDb());
		expect(await accept(await setup(), { email: "meera" })).toMatchObject({
			errors: { email: "Enter a valid email address" },
		});
	});

	it("to the first owner is one at the start of four processes, and another one a minute later", async () => {
		const db = await freshDb();
		const start = (at: Date) => db.transaction().execute((trx) => offerSetupAtStart(trx, at));
		const at = new Date("2026-11-20T06:00:00Z");
		const atOnce = isPostgres(db) ? await Promise.all([at, at, at, at].map(start)) : [await start(at)];
		expect(atOnce.filter((token) => token !== undefined)).toHaveLength(1);
		expect(await start(new Date(at.getTime() + 60_000))).toBeDefined();
	});
});
