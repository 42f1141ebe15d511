import { expect, onTestFinished, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import type { PaymentEvent } from "#src/payment/fee/payment-event.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import {
	addApplication,
	addOrderedFee,
	paymentEvent,
	start,
	testClock,
	testContext,
} from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { compareWithProvider } from "./compare-with-provider.server.ts";
import { mismatchesFirst, readFullLedger } from "./ledger.server.ts";

const day = 86_400_000;
const later = (days: number) => new Date(start.getTime() + days * day);

describeDatabases("the ledger", (freshDb) => {
	const record = async (db: Db, ...events: PaymentEvent[]) => {
		for (const event of events) await recordPaymentEvent(db, event, testContext());
	};
	const kinds = async (db: Db, now = start) =>
		(await readFullLedger(db, now)).map(({ mismatches }) => mismatches.map(({ kind }) => kind));

	test("lists every application with its fee, order and payments, newest first, by name only", async () => {
		const db = await freshDb();
		await addOrderedFee(db, 1);
		await addApplication(db, 2);
		await record(
			db,
			paymentEvent("webhook", "order_1", "pay_0", "failed"),
			paymentEvent("webhook", "order_1", "pay_1", "captured", "paid"),
		);
		const [due, paid] = await readFullLedger(db, start);
		expect(due).toMatchObject({
			reference: "DSA-26-B-000002",
			fee: { state: "due", orderId: null },
			payments: [],
			mismatches: [],
		});
		expect(paid).toMatchObject({
			reference: "DSA-26-B-000001",
			name: "Meena Kumari",
			mismatches: [],
			fee: { state: "paid", amount: 1000, orderId: "order_1", paymentId: "pay_1" },
			payments: [
				{ id: "pay_0", orderId: "order_1", status: "failed" },
				{ id: "pay_1", orderId: "order_1", status: "captured", amount: 1000 },
			],
		});
		expect(JSON.stringify([due, paid])).not.toMatch(/meena@|9400000000/);
		await db.deleteFrom("fee_events").execute();
		await db.deleteFrom("fee_payments").execute();
		await db.deleteFrom("fees").execute();
		expect((await readFullLedger(db, start)).map(({ fee }) => fee)).toEqual([null, null]);
	});

	test("names what needs a person, and puts it first", async () => {
		const db = await freshDb();
		for (const number of [1, 2, 3, 4, 5]) await addOrderedFee(db, number);
		const wrong = paymentEvent("webhook", "order_2", "pay_2", "captured", "paid");
		await record(
			db,
			paymentEvent("webhook", "order_1", "pay_1", "captured", "paid"),
			paymentEvent("webhook", "order_1", "pay_1b", "captured", "paid"),
			{ ...wrong, payment: { ...wrong.payment, amount: 100 } },
			paymentEvent("webhook", "order_3", "pay_3", "captured"),
			paymentEvent("webhook", "order_4", "pay_4", "captured", "paid"),
		);
		expect((await kinds(db)).reverse()).toEqual([["second-capture"], ["wrong-amount"], ["captured-not-paid"], [], []]);
		expect(mismatchesFirst(await readFullLedger(db, start)).map(({ reference }) => reference.at(-1))).toEqual([
			"3",
			"2",
			"1",
			"5",
			"4",
		]);
		const words = (await readFullLedger(db, start)).flatMap(({ mismatches }) =>
			mismatches.map((mismatch) => mismatch.message),
		);
		expect(words).toEqual([
			"pay_3 is captured, but the fee is still unpaid here.",
			"pay_2 collected ₹1.00 instead of ₹10.00. Refund it.",
			"pay_1b paid the fee a second time. Refund it.",
		]);
	});

	test("finds what no rule should have let through", async () => {
		const db = await freshDb();
		for (const number of [1, 2, 3]) await addOrderedFee(db, number);
		await record(
			db,
			paymentEvent("webhook", "order_1", "pay_1", "captured", "paid"),
			paymentEvent("webhook", "order_2", "pay_2", "captured", "paid"),
		);
		await db.updateTable("fee_payments").set({ status: "failed" }).where("payment_id", "=", "pay_1").execute();
		await db.updateTable("fees").set({ state: "refunded" }).where("order_id", "=", "order_2").execute();
		await record(db, paymentEvent("webhook", "order_3", "pay_3", "failed"));
		await db.updateTable("fee_payments").set({ order_id: "order_9" }).where("payment_id", "=", "pay_3").execute();
		expect((await kinds(db)).reverse()).toEqual([["paid-without-capture"], ["second-capture"], ["order-unknown"]]);
	});

	test("finds a fee that the bank or the provider left open for days", async () => {
		const db = await freshDb();
		await addOrderedFee(db, 1);
		await record(db, paymentEvent("webhook", "order_1", "pay_1", "authorized"));
		await addApplication(db, 2);
		await addOrderedFee(db, 3);
		await record(db, paymentEvent("webhook", "order_3", "pay_3", "failed"));
		await addOrderedFee(db, 4);
		const less = paymentEvent("webhook", "order_4", "pay_4", "captured", "attempted");
		await record(db, { ...less, payment: { ...less.payment, amount: 900 } });
		expect(await kinds(db, later(0.006))).toEqual([["wrong-amount"], [], [], []]);
		expect(await kinds(db, later(0.5))).toEqual([["wrong-amount"], [], [], ["not-captured"]]);
		await record(db, { ...less, payment: { ...less.payment, amount: 900, status: "refunded" } });
		expect(await kinds(db, later(0.9))).toEqual([[], [], [], ["not-captured"]]);
		expect(await kinds(db, later(1.1))).toEqual([[], [], ["no-order"], ["not-captured"]]);
		expect(await kinds(db, later(5.1))).toEqual([[], [], ["no-order"], ["long-open"]]);
	});

	test("a comparison with the provider finds what is not recorded here", async () => {
		const db = await freshDb();
		const now = testClock();
		const site = await startSandboxSite(db, now);
		onTestFinished(() => site.app.close());
		for (const number of [1, 2, 3]) await ensureOrder(db, site.gateway, await addApplication(db, number), now());
		const compare = async () =>
			Promise.all((await readFullLedger(db, now())).reverse().map((line) => compareWithProvider(site.gateway, line)));
		const words = async () =>
			(await compare()).map((mismatches) => mismatches.map((mismatch) => mismatch.message).join(" "));
		expect(await words()).toEqual(["", "", ""]);

		const [first, second, third] = (await readFullLedger(db, now())).reverse().map(({ fee }) => fee?.orderId ?? "");
		const { razorpay_payment_id = "" } = await payAtCheckout(site, first ?? "", "captured");
		await record(db, { ...paymentEvent("webhook", second ?? "", "pay_x", "captured", "paid") });
		await db
			.updateTable("fees")
			.set({ order_id: "order_gone" })
			.where("order_id", "=", third ?? "")
			.execute();
		expect(await words()).toEqual([
			`Razorpay shows ${first} as paid, but the fee is unpaid here. ` +
				`Razorpay has ${razorpay_payment_id} (captured), which isn’t recorded here.`,
			`Razorpay shows ${second} as unpaid, but the fee is paid here. Razorpay doesn’t know pay_x.`,
			"Razorpay doesn’t know order_gone with these keys.",
		]);
		const down = razorpayGateway({ keyId: "k", keySecret: "x", webhookSecrets: ["x"], baseUrl: "http://127.0.0.1:1" });
		const [line] = await readFullLedger(db, now());
		await expect(line && compareWithProvider(down, line)).rejects.toMatchObject({ kind: "unavailable" });
	});
});
