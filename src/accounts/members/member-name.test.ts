import { describe, expect, it } from "vitest";
import { acceptInvitation } from "#src/accounts/invitations/accept-invitation.server.ts";
import { invite } from "#src/accounts/invitations/invite-member.server.ts";
import { operator } from "#src/accounts/member-acts.server.ts";
import { beginSignOn, finishSignOn } from "#src/accounts/single-sign-on/sign-on.server.ts";
import { password, staffOn, visitor } from "#src/accounts/testing/staff.server.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { nameForm } from "./name-form.ts";
import { changeName } from "./own-account.server.ts";

const reservedFault = "This name is reserved because people could mistake you for someone else";
const takenFault = "Another team member has this name. Add an initial or choose another name";
const unseen = "The name has invisible characters. Type it again";

describe("the form by which names are compared", () => {
	it.each([
		["case", "RAZORPAY", "Razorpay"],
		["width", "Ｒａｚｏｒｐａｙ", "Razorpay"],
		["accents", "Zoë Müller", "Zoe Muller"],
		["spaces and points", "S. Iyer", "S Iyer"],
		["letters of other scripts", "ореrаtоr", "operator"],
		["Greek capitals", "ΝΙΝΑ", "Nina"],
		["joiners", "gu\u200dardian", "guardian"],
		["a digit", "0perat0r", "operator"],
		["ligatures", "ﬁona", "Fiona"],
		["a sharp s", "Weiß", "WEISS"],
	])("is the same in spite of %s", (_what, one, other) => {
		expect(nameForm(one)).toBe(nameForm(other));
	});

	it.each([
		["மீனா", "மானா"],
		["ಅನಿಲ", "ಅನಲ"],
		["Anil", "Anila"],
		["José", "Josy"],
	])("tells %s from %s", (one, other) => {
		expect(nameForm(one)).not.toBe(nameForm(other));
	});
});

describeDatabase("sqlite", "a member’s name", (freshDb) => {
	async function office() {
		const db = await freshDb();
		const staff = staffOn(db);
		const { context, now, sessionOf } = staff;
		const meera = await staff.member("Meera", "owner");
		const priya = await staff.member("Priya");
		const rename = async (token: string, typedName: string) => {
			const session = await sessionOf(token);
			return context.commit((trx) => changeName(context, trx, { session, typed: typedName }, now()));
		};
		const send = async (email: string) => {
			const givenInvite = { email, role: "viewer", decides: false, by: operator } as const;
			const result = await context.commit((trx) => invite(trx, givenInvite, now()));
			if (!result.ok) throw new Error(result.message);
			return result.token;
		};
		const accept = (token: string, name: string) =>
			acceptInvitation(context, { token, name, email: "", password }, visitor, now());
		const nameOf = async (email: string) =>
			(await db.selectFrom("members").select("name").where("email", "=", email).executeTakeFirst())?.name;
		return { ...staff, db, meera, priya, rename, send, accept, nameOf };
	}

	it.each([
		["applicant", reservedFault],
		["The Applicant", reservedFault],
		["ΑΡΡLΙCΑΝΤ", reservedFault],
		["guardian", reservedFault],
		["Operator", reservedFault],
		["razor pay", reservedFault],
		["system", reservedFault],
		["Website sync (integration)", reservedFault],
		["Doddabetta School of Architecture", reservedFault],
		["doddabetta", reservedFault],
		["Meera", takenFault],
		["MÉERA", takenFault],
		["Ｍｅｅｒａ", takenFault],
		["Mee\u200dra", takenFault],
		["Μееrа", takenFault],
		["Anil\u202egnal", unseen],
		["Anil\u2066", unseen],
		["An\u0007il", unseen],
		["Anil\nRao", unseen],
		["An\u00adil", unseen],
		["\u3164\u115f", "Enter your name"],
		["\u200d", "Enter your name"],
		[" . ", "Enter your name"],
		["n".repeat(101), "The name can have at most 100 characters"],
	])("is not %j, neither in the own account nor by an invitation", async (name, message) => {
		const { accept, priya, rename, send } = await office();
		expect(await rename(priya.token, name)).toEqual({ ok: false, message });
		const token = await send("arun@doddabetta.example");
		expect(await accept(token, name)).toEqual({ ok: false, reason: "invalid", errors: { name: message } });
		// Nothing is used up by that.
		expect(await accept(token, "Arun Rao")).toMatchObject({ ok: true });
	});

	it.each(["Priya Raman", "priya", "Príya", "Zoë O’Neill-Iyer", "க்\u200cஷமா", "Anil Operator Rao", "Theo"])(
		"may be %s",
		async (name) => {
			const { nameOf, priya, rename } = await office();
			expect(await rename(priya.token, ` ${name} `)).toEqual({ ok: true });
			expect(await nameOf(priya.email)).toBe(name.normalize("NFC"));
		},
	);

	it("goes to one of those who take it at the same time", async () => {
		const { accept, meera, member, priya, rename, send } = await office();
		const anil = await member("Anil");
		const token = await send("uma@doddabetta.example");
		const results = await Promise.all([
			...[meera, priya, anil].map((each, index) =>
				rename(each.token, ["Nila Rao", "NILA RAO", "Níla Rao"][index] ?? ""),
			),
			accept(token, "Nila Rao"),
		]);
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
	});

	it.each([
		["razorpay@doddabetta.example", "razorpay@doddabetta.example"],
		["meera@nilgiri.doddabetta.example", "meera@nilgiri.doddabetta.example"],
		["a\u202enil@doddabetta.example", "anil"],
		["uma.rao@doddabetta.example", "uma.rao"],
	])("is made from the address %j where the school’s account lets somebody in", async (email, name) => {
		const { context, db, nameOf, now, send } = await office();
		const identityProvider = {
			begin: async () => ({ url: "https://a.example/", request: { state: "", nonce: "", verifier: "" } }),
			finish: async () => ({ subject: "https://a.example 7", email }),
		};
		const withProvider = { ...context, identityProvider };
		const invitation = await send("placeholder@doddabetta.example");
		await db.updateTable("member_invitations").set({ email }).where("accepted_at", "is", null).execute();
		const signOn = await beginSignOn(withProvider, { to: "", invitation }, now());
		const signOnReturn = { returnUrl: new URL("https://doddabetta.example/"), cookie: signOn?.cookie ?? "" };
		expect(await finishSignOn(withProvider, signOnReturn, visitor, now())).toMatchObject({ ok: true });
		expect(await nameOf(email)).toBe(name);
	});
});
