import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { enterCounterPayment, reverseEntry } from "#src/payment/counter/enter-payment.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { recordRefund } from "#src/payment/refunds/record-refund.server.ts";
import { importLines } from "#src/payment/settlements/import-lines.server.ts";
import type { SettlementLine } from "#src/payment/settlements/settlement-line.ts";
import {
	addApplication,
	addOrderedFee,
	paymentEvent,
	testClock,
	testContext,
} from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { closeMonth, findStatement, listClosedMonths, readOpenMonth } from "./close-month.server.ts";

const day = 86_400_000;
const priya = { id: 1, name: "Priya Raghavan" };

/** A school with a fee of ₹10 paid and settled, one paid and half given back, one paid at the school, one waived. */
async function november(db: Db) {
	const now = testClock();
	const context = testContext(now);
	const pay = async (number: number) => {
		const { orderId } = await addOrderedFee(db, number);
		await recordPaymentEvent(db, paymentEvent("poll", orderId, `pay_${number}`, "captured", "paid"), context);
	};
	const giveBack = (number: number, amount: number) => {
		const report = { id: `rfnd_${number}`, paymentId: `pay_${number}`, amount, currency: "INR", receipt: null };
		return recordRefund(db, { ...report, status: "processed" }, context);
	};
	const settle = (id: string, settledOn: string, line: Partial<SettlementLine>) => {
		const sums = { amount: 1000, fee: 24, tax: 4, net: 976, currency: "INR", description: "", utr: null };
		const settlementLine = {
			settlementId: "setl_1",
			entityId: id,
			kind: "payment" as const,
			paymentId: null,
			settledOn,
		};
		return db.transaction().execute((trx) => importLines(trx, [{ ...settlementLine, ...sums, ...line }], now()));
	};
	const enter = async (number: number, method: "cash" | "waiver") => {
		const applicationId = await addApplication(db, number, now());
		const fees = db.selectFrom("fees").select("id").where("application_id", "=", applicationId);
		const { id: feeId } = await fees.executeTakeFirstOrThrow();
		const entry = { feeId, method, paidOn: "2026-11-20", note: "At the counter", by: priya };
		const entered = await db.transaction().execute((trx) => enterCounterPayment(trx, entry, counter));
		if (!entered.ok) throw new Error(entered.message);
		return entered.entryId;
	};
	let receipts = 0;
	const counter = {
		...context,
		onPaid: async (trx: Parameters<typeof context.onPaid>[0], { feeId }: { feeId: number }) => {
			receipts += 1;
			await trx
				.updateTable("fees")
				.set({ receipt_number: `R-${receipts}` })
				.where("id", "=", feeId)
				.execute();
		},
		nextReceiptNumber: async () => {
			receipts += 1;
			return `R-${receipts}`;
		},
	};
	const takeBack = (entryId: number) =>
		db.transaction().execute((trx) => reverseEntry(trx, { entryId, note: "In error", by: priya }, counter));
	const close = (month: string) => db.transaction().execute((trx) => closeMonth(trx, { month, by: priya }, now()));
	await pay(1);
	await pay(2);
	await giveBack(2, 450);
	const cash = await enter(3, "cash");
	await enter(4, "waiver");
	await settle("pay_1", "2026-11-24", {});
	return { now, pay, giveBack, settle, takeBack, close, cash };
}

const none = { captured: 0, refunded: 0, "at-school": 0, waived: 0 };

describeDatabases("the statements of months", (freshDb) => {
	test("come to the totals of events and settlements; what is known later is in a later month", async () => {
		const db = await freshDb();
		expect(await readOpenMonth(db)).toBeUndefined();
		const { now, settle, takeBack, close, cash } = await november(db);
		const totals = {
			opening: 0,
			closing: 550,
			fees: 24,
			taxes: 4,
			received: 976,
			sums: {
				captured: 2000,
				refunded: 450,
				"at-school": 1000,
				waived: 1000,
				"settled-payment": 1000,
				"settled-refund": 0,
				"settled-other": 0,
			},
		};
		expect(await readOpenMonth(db)).toMatchObject({ month: "2026-11", totals, closableFrom: "2026-12-02" });
		expect(await close("2026-11")).toMatchObject({ ok: false });
		now.pass(12 * day);
		expect(await close("2026-12")).toMatchObject({ ok: false });
		expect(await close("2026-11")).toEqual({ ok: true });
		expect(await close("2026-11")).toEqual({ ok: false, message: "Someone already closed it." });
		const before = await findStatement(db, "2026-11");

		// A line of November, an adjustment, a payment of another shop and a correction come in December.
		await settle("pay_2", "2026-11-30", {});
		await settle("rfnd_2", "2026-12-01", {
			kind: "refund",
			paymentId: "pay_2",
			amount: 450,
			fee: 0,
			tax: 0,
			net: -450,
		});
		await settle("adj_1", "2026-12-01", { kind: "other", amount: 100, fee: 0, tax: 0, net: -100 });
		await settle("pay_shop", "2026-12-01", {});
		await takeBack(cash);
		expect(await readOpenMonth(db)).toMatchObject({
			month: "2026-12",
			totals: {
				opening: 550,
				closing: 0,
				fees: 48,
				taxes: 8,
				received: 976 - 450 - 100 + 976,
				sums: { ...none, "at-school": -1000, "settled-payment": 1000, "settled-refund": 450, "settled-other": 900 },
			},
		});
		expect(await findStatement(db, "2026-11")).toEqual(before);
		expect(await listClosedMonths(db, 12)).toMatchObject([
			{ month: "2026-11", totals, closedByName: "Priya Raghavan" },
		]);
		const acts = await db.selectFrom("audit_log").select("act").where("act", "=", "month-closed").execute();
		expect(acts).toHaveLength(1);
	});

	test("have the hash of their CSV in the audit log", async () => {
		const db = await freshDb();
		const { now, close } = await november(db);
		now.pass(20 * day);
		await close("2026-11");
		const { csv = "" } = (await findStatement(db, "2026-11")) ?? {};
		expect(csv).toContain("2026-11-24,Settled payment,setl_1,pay_1,10.00,0.24,0.04,Application fee\r\n");
		expect(csv).toContain("Total,Received at the bank,,,9.76,,,\r\n");
		const { after } = await db
			.selectFrom("audit_log")
			.select("after")
			.where("act", "=", "month-closed")
			.executeTakeFirstOrThrow();
		expect(JSON.parse(after ?? "")).toMatchObject({ sha256: createHash("sha256").update(csv).digest("hex") });
	});
});
