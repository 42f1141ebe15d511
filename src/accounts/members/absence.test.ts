import { expect, it } from "vitest";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { endAbsence, readAbsences, setAbsence } from "./absence.server.ts";
import { membersToMail, setMorningMail } from "./morning-mail.server.ts";

const today = "2026-11-23";

describeDatabases("an absence", (freshDb) => {
	it("names a last day and a colleague who works on cases and is there", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const [meera, arun, nila] = [
			await staff.member("Meera", "owner"),
			await staff.member("Arun"),
			await staff.member("Nila", "viewer"),
		];
		const set = async (of: typeof meera, until: string, standInId: number | null) => {
			const session = await staff.sessionOf(of.token);
			return staff.context.commit((trx) => setAbsence(trx, session, { until, standInId }, staff.now()));
		};
		expect(await set(meera, "2026-11-22", arun.id)).toMatchObject({ ok: false });
		expect(await set(meera, "2026-11-30", meera.id)).toMatchObject({
			ok: false,
			message: "Choose a team member to cover you.",
		});
		expect(await set(meera, "2026-11-30", nila.id)).toMatchObject({
			message: "Nila’s role doesn’t include work on cases.",
		});
		expect(await set(arun, "2026-11-25", null)).toEqual({ ok: true });
		expect(await set(meera, "2026-11-30", arun.id)).toMatchObject({
			message: "Arun is also out of office, until 25 November 2026.",
		});
		const session = await staff.sessionOf(arun.token);
		await staff.context.commit((trx) => endAbsence(trx, session, staff.now()));
		expect(await set(meera, "2026-11-30", arun.id)).toEqual({ ok: true });
		const standIn = { id: arun.id, name: "Arun" };
		expect([...(await readAbsences(db, today)).values()]).toEqual([
			{ memberId: meera.id, until: "2026-11-30", standIn },
		]);
		expect((await readAbsences(db, "2026-12-01")).size).toBe(0);
		const acts = await readActs(db, { kind: "member", id: arun.id });
		expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(["absence-set", "absence-ended"]));
	});

	it("lets the morning mail rest until it is over", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const meera = await staff.member("Meera", "owner");
		const session = await staff.sessionOf(meera.token);
		await staff.context.commit(async (trx) => {
			await setMorningMail(trx, { by: meera.by, memberId: meera.id, on: true }, staff.now());
			await setAbsence(trx, session, { until: "2026-11-24", standInId: null }, staff.now());
		});
		const mailed = async (day: string) => (await membersToMail(db, day)).map(({ name }) => name);
		expect([await mailed(today), await mailed("2026-11-24"), await mailed("2026-11-25")]).toEqual([[], [], ["Meera"]]);
	});
});
