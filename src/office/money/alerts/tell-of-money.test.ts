import { expect, test } from "vitest";
import type { Role } from "#src/accounts/member.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { tellOfMoney } from "./tell-of-money.server.ts";

const school = {
	name: "Doddabetta",
	email: "hello@doddabetta.example",
	officeEmail: "office@doddabetta.example",
} as School;
const now = new Date("2026-11-20T06:00:00.000Z");
const alert = {
	kind: "disputed" as const,
	feeId: 3,
	reference: "DSA-26-B-000003",
	message: "The payer is disputing ₹25.00 of payment pay_3 through their bank.",
	lastDay: "2026-12-04",
};

const addMember = (db: Db, name: string, role: Role, state: "active" | "suspended" = "active") =>
	db
		.insertInto("members")
		.values({
			name,
			email: `${name}@doddabetta.example`,
			email_key: `${name}@doddabetta.example`,
			role,
			state,
			decides: 0,
			morning_mail: 0,
			created_at: now.toISOString(),
		})
		.execute();

describeDatabases("an alert about money", (freshDb) => {
	const readNotices = async (db: Db) => {
		await db.transaction().execute((trx) => tellOfMoney(trx, school, alert, now));
		const rows = await db.selectFrom("outbox").select(["to_address", "template"]).orderBy("id").execute();
		return rows.map(({ to_address, template }) => `${template} ${to_address}`);
	};

	test("goes to each member who answers for the money, and to no one else", async () => {
		const db = await freshDb();
		await addMember(db, "owner", "owner");
		await addMember(db, "accounts", "accounts");
		await addMember(db, "gone", "accounts", "suspended");
		await addMember(db, "desk", "admissions");
		expect(await readNotices(db)).toEqual([
			"money-alert owner@doddabetta.example",
			"money-alert accounts@doddabetta.example",
		]);
	});

	test("goes to the office while there is no such member", async () => {
		const db = await freshDb();
		expect(await readNotices(db)).toEqual(["money-alert office@doddabetta.example"]);
	});
});
