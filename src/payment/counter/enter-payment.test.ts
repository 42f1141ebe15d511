import { expect, test } from "vitest";
import { nextReceiptNumber, readReceipt } from "#src/admissions/receipts/receipt.server.ts";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import type { School } from "#src/forms/school.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { totalFees } from "#src/payment/ledger/list-fees.server.ts";
import { askForRefund } from "#src/payment/refunds/ask-refund.server.ts";
import { addApplication, addOrderedFee, paymentEvent, testClock } from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { type CounterPayment, enterCounterPayment, reverseEntry } from "./enter-payment.server.ts";

// Fields of a school that a queued receipt needs.
const school = { name: "Doddabetta", shortName: "DSA", email: "office@doddabetta.example" } as School;
const meena = { id: 2, name: "Meena Joseph" };

describeDatabases("a payment at the school itself", (freshDb) => {
	async function open() {
		const db = await freshDb();
		const now = testClock();
		const context = {
			now,
			onPaid: (trx: Parameters<typeof sendReceipt>[0], paidFee: Parameters<typeof sendReceipt>[2]) =>
				sendReceipt(trx, school, paidFee, now()),
			nextReceiptNumber: (trx: Parameters<typeof nextReceiptNumber>[0], at: string) =>
				nextReceiptNumber(trx, at, "DSA"),
		};
		const feeOf = (applicationId: number) =>
			db.selectFrom("fees").selectAll().where("application_id", "=", applicationId).executeTakeFirstOrThrow();
		const enter = (feeId: number, overrides: Partial<CounterPayment> = {}) =>
			db
				.transaction()
				.execute((trx) =>
					enterCounterPayment(
						trx,
						{ feeId, method: "cash", paidOn: "2026-11-20", note: "Mother, at the counter", by: meena, ...overrides },
						context,
					),
				);
		const back = (entryId: number, note = "Entered for the wrong applicant") =>
			db.transaction().execute((trx) => reverseEntry(trx, { entryId, note, by: meena }, context));
		const pay = (orderId: string, id: string) =>
			recordPaymentEvent(db, paymentEvent("webhook", orderId, id, "captured", "paid"), context);
		const totals = async () => (await totalFees(db, { search: "", by: "programme", page: 1 }))[0];
		const mails = async () =>
			(await db.selectFrom("outbox").select("template").orderBy("id").execute()).map(({ template }) => template);
		return { db, now, feeOf, enter, back, pay, totals, mails };
	}

	test("pays the fee with the next receipt of the one series, and is reversed by an entry against it", async () => {
		const { db, feeOf, enter, back, pay, totals, mails } = await open();
		const first = await addApplication(db, 1);
		const { orderId } = await addOrderedFee(db, 2);
		const { id } = await feeOf(first);
		expect(await enter(id)).toEqual({ ok: true, entryId: 1, receiptNumber: "DSA-26-R-000001" });
		expect(await enter(id)).toMatchObject({ message: "This fee is already paid." });
		await pay(orderId, "pay_2");
		expect(await readReceipt(db, { feeId: id })).toMatchObject({
			method: "Cash at the school",
			counter: { waived: false, paidOn: "2026-11-20" },
			test: false,
		});
		expect(await readFee(db, first, new Date())).toMatchObject({ state: "paid", paymentId: null });
		expect(await totals()).toMatchObject({ taken: 2, takenAmount: 2000, unpaid: 0 });
		const refund = { paymentId: "counter_1", reason: "x", by: meena };
		expect(await db.transaction().execute((trx) => askForRefund(trx, refund, new Date()))).toMatchObject({
			message: expect.stringContaining("Reverse the entry"),
		});

		expect(await back(1, " ")).toMatchObject({ ok: false });
		expect(await back(1)).toEqual({ ok: true, entryId: 2, receiptNumber: "DSA-26-R-000003" });
		expect(await back(1)).toMatchObject({ message: "It’s already reversed." });
		expect(await back(2)).toMatchObject({ message: "We can’t find this entry." });
		expect(await feeOf(first)).toMatchObject({ state: "due", payment_id: null, receipt_number: null, paid_on: null });
		expect(await totals()).toMatchObject({ taken: 1, takenAmount: 1000, unpaid: 1 });
		expect(await enter(id)).toMatchObject({ receiptNumber: "DSA-26-R-000004" });
		const entries = await db.selectFrom("counter_entries").select(["amount", "takes_back"]).orderBy("id").execute();
		expect(entries.map(({ amount, takes_back }) => [amount, takes_back])).toEqual([
			[1000, null],
			[-1000, 1],
			[1000, null],
		]);
		expect(await mails()).toEqual(["fee-paid", "fee-paid", "fee-paid"]);
		expect((await findMismatches(db, new Date("2026-11-20T07:00:00Z"), { limit: 9 })).rows).toEqual([]);
	});

	test("is one waived fee without money, and an online payment after it goes back", async () => {
		const { db, feeOf, enter, pay, totals, mails } = await open();
		const { applicationId, orderId } = await addOrderedFee(db, 1);
		const { id } = await feeOf(applicationId);
		expect(await enter(id, { method: "waiver", note: "Pupil of the ashram school" })).toMatchObject({ ok: true });
		expect(await totals()).toMatchObject({ taken: 0, takenAmount: 0, waived: 1, waivedAmount: 1000, unpaid: 0 });
		expect(await mails()).toEqual(["fee-waived"]);
		await pay(orderId, "pay_1");
		const { rows } = await findMismatches(db, new Date("2026-11-20T07:00:00Z"), { limit: 9 });
		expect(rows).toMatchObject([{ kind: "second-capture", paymentId: "pay_1" }]);
	});

	test("reversed gives way to the payment that was made beside it", async () => {
		const { db, feeOf, enter, back, pay } = await open();
		const { applicationId, orderId } = await addOrderedFee(db, 1);
		const { id } = await feeOf(applicationId);
		await enter(id);
		await pay(orderId, "pay_1");
		await back(1);
		expect(await feeOf(applicationId)).toMatchObject({
			state: "paid",
			payment_id: "pay_1",
			receipt_number: "DSA-26-R-000003",
		});
	});

	test("is refused without a note, on a day to come, and while the bank is being asked", async () => {
		const { db, feeOf, enter } = await open();
		const { applicationId, orderId } = await addOrderedFee(db, 1);
		const { id } = await feeOf(applicationId);
		expect(await enter(999)).toMatchObject({ message: "We can’t find this fee." });
		expect(await enter(id, { note: " " })).toMatchObject({ message: expect.stringContaining("Enter who paid") });
		expect(await enter(id, { paidOn: "2026-11-31" })).toMatchObject({ message: "“2026-11-31” isn’t a valid date." });
		expect(await enter(id, { paidOn: "2026-11-21" })).toMatchObject({
			message: "Enter a date that isn’t in the future.",
		});
		await recordPaymentEvent(db, paymentEvent("webhook", orderId, "pay_1", "authorized"), {
			now: testClock(),
			onPaid: async () => {},
		});
		expect(await enter(id)).toMatchObject({ message: expect.stringContaining("We’re checking a payment") });
	});
});
