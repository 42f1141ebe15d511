import { expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import type { OnPaid } from "#src/payment/fee/payment-event.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { addOrderedFee, paymentEvent, testClock } from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { assignReceiptNumber, readReceipt } from "./receipt.server.ts";

describeDatabases("receipt numbers", (freshDb) => {
	const numbering: OnPaid = (trx, paidFee) => assignReceiptNumber(trx, paidFee, "DSA");
	const pay = async (db: Db, number: number, onPaid = numbering, now = testClock()) => {
		const { orderId } = await addOrderedFee(db, number);
		return recordPaymentEvent(db, paymentEvent("webhook", orderId, `pay_${number}`, "captured", "paid"), {
			now,
			onPaid,
		});
	};
	const numbers = async (db: Db) =>
		(await db.selectFrom("fees").select("receipt_number").orderBy("receipt_number").execute()).map(
			({ receipt_number }) => receipt_number,
		);

	test("have no gaps or duplicates, however many fees are paid at once", async () => {
		const db = await freshDb();
		await Promise.all(Array.from({ length: 12 }, (_, k) => pay(db, k + 1)));
		expect(await numbers(db)).toEqual(
			Array.from({ length: 12 }, (_, k) => `DSA-26-R-${String(k + 1).padStart(6, "0")}`),
		);
	});

	test("are returned by a rollback, and restart with the school's year", async () => {
		const db = await freshDb();
		const failing: OnPaid = async (trx, paidFee) => {
			await numbering(trx, paidFee);
			throw new Error("the mail could not be written");
		};
		await expect(pay(db, 1, failing)).rejects.toThrow("could not be written");
		await pay(db, 2);
		await pay(db, 3, numbering, testClock(new Date("2026-12-31T18:29:59.000Z")));
		await pay(db, 4, numbering, testClock(new Date("2026-12-31T18:30:00.000Z")));
		expect((await numbers(db)).filter(Boolean)).toEqual(["DSA-26-R-000001", "DSA-26-R-000002", "DSA-27-R-000001"]);
	});

	test("a receipt has the payment, its method in words, and whether money moved", async () => {
		const db = await freshDb();
		expect(await readReceipt(db, { applicationId: (await addOrderedFee(db, 1)).applicationId })).toBeUndefined();
		const { applicationId, orderId } = await addOrderedFee(db, 2);
		const event = paymentEvent("webhook", orderId, "pay_2", "captured", "paid");
		await recordPaymentEvent(
			db,
			{ ...event, payment: { ...event.payment, method: "netbanking" } },
			{ now: testClock(), onPaid: numbering },
		);
		expect(await readReceipt(db, { applicationId })).toEqual({
			applicationId,
			kind: "application",
			number: "DSA-26-R-000001",
			reference: "DSA-26-B-000002",
			plan: "Application fee, admissions 2027",
			amount: 1000,
			paidAt: "2026-11-20T06:00:00.000Z",
			paymentId: "pay_2",
			orderId: "order_2",
			method: "Net banking",
			refunded: false,
			refunds: [],
			counter: null,
			test: false,
		});
		await db
			.updateTable("fees")
			.set({ order_key: "rzp_test_abc", state: "refunded" })
			.where("application_id", "=", applicationId)
			.execute();
		expect(await readReceipt(db, { applicationId })).toMatchObject({ refunded: true, test: true });
	});
});
