import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Member } from "#src/accounts/member.ts";
import type { Session } from "#src/accounts/sessions.server.ts";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { exportListOf } from "#src/office/exports/export-lists.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { createFee } from "#src/payment/fee/fee.server.ts";
import { addApplication } from "#src/payment/testing/fees.server.ts";
import type { AdmissionSeason } from "#src/school/admissions.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { loader } from "./offers-page.tsx";

const member: Member = { id: 1, name: "Meera", email: "meera@x.example", role: "owner", decides: true };
const season = (year: number): AdmissionSeason => ({
	year,
	opens: `${year - 1}-11-02`,
	closes: `${year}-06-30`,
	dates: [],
});
const seasons = [season(2026), { ...season(2027), days: [{ programme: "diploma" as const, opens: "2026-10-26" }] }];

describeDatabases("the enrolment list", (freshDb) => {
	async function accept(db: Db, number: number, day: string): Promise<number> {
		const at = new Date(`${day}T06:00:00.000Z`);
		const id = await addApplication(db, number, at);
		await db.updateTable("applications").set({ stage: "accepted" }).where("id", "=", id).execute();
		await db.transaction().execute((trx) => storeApplicationCase(trx, id, at));
		return id;
	}

	/** Reads what the link on the offers page leads to on a given day. */
	async function enrolled(db: Db, day: string, knownSeasons: readonly AdmissionSeason[] = seasons) {
		const now = new Date(`${day}T06:00:00.000Z`);
		const context = new RouterContextProvider();
		context.set(memberSession, { member } as Session);
		const services = { db, admissions: { seasons: knownSeasons, mode: "calendar" }, now: () => now };
		context.set(officeServices, services as unknown as OfficeServices);
		const page = await loader({ context } as unknown as Parameters<typeof loader>[0]);
		const list = exportListOf("cases");
		const chosenList = await list?.find({ db, params: new URLSearchParams(page.enrolled), member, now });
		if (!list || !chosenList || "errors" in chosenList) throw new Error(`There is no list “${page.enrolled}”.`);
		const { columns, open } = list.source({ db, now: () => now, eyes: { unmasked: true } });
		const visibleColumns = columns.filter(({ key }) => ["reference", "paid", "seat-fee"].includes(key));
		expect(visibleColumns.map(({ title }) => title)).toEqual(["Number", "Application fee paid", "Seat acceptance fee"]);
		return (await open(visibleColumns).read(chosenList.ids)).toSorted();
	}

	test("has those of the season that opened last, with what became of their seat fees", async () => {
		const db = await freshDb();
		await accept(db, 1, "2026-03-01");
		// The first day of the season, which is another for the diploma.
		await accept(db, 2, "2026-10-26");
		for (const [number, state, waived] of [
			[3, "due", false],
			[4, "paid", false],
			[5, "paid", true],
		] as const) {
			const id = await accept(db, number, "2026-11-20");
			const fee = { applicationId: id, kind: "seat", reference: `DSA-26-B-00000${number}` } as const;
			const plan = { name: "Seat fee", days: 14 };
			const at = "2026-11-21T06:00:00.000Z";
			await db
				.transaction()
				.execute((trx) => createFee(trx, { ...fee, plan, amountRupees: 25_000, now: new Date(at) }));
			const settling = { state, payment_id: waived ? `pay_${number}` : null };
			const ofSeat = db.updateTable("fees").set(settling).where("application_id", "=", id).where("kind", "=", "seat");
			const { id: feeId } = await ofSeat.returning("id").executeTakeFirstOrThrow();
			const payment = { payment_id: `pay_${number}`, fee_id: feeId, order_id: `order_${number}`, amount: 2_500_000 };
			const story = {
				status: "captured",
				reported_status: "captured",
				reported_at: at,
				captured_at: at,
				created_at: at,
			};
			if (waived)
				await db
					.insertInto("fee_payments")
					.values({ ...payment, ...story, settled: 1, currency: "INR", method: "waiver", updated_at: at } as never)
					.execute();
		}
		expect(await enrolled(db, "2026-11-25")).toEqual([
			["DSA-26-B-000002", "no", null],
			["DSA-26-B-000003", "no", "Unpaid"],
			["DSA-26-B-000004", "no", "Paid"],
			["DSA-26-B-000005", "no", "Waived"],
		]);
		expect((await enrolled(db, "2026-10-25")).length).toBe(5);
		expect((await enrolled(db, "2026-11-25", [])).length).toBe(5);
	});
});
