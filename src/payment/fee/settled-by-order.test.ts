import { expect, onTestFinished, test } from "vitest";
import { nextReceiptNumber, readReceipt } from "#src/admissions/receipts/receipt.server.ts";
import { receiptContent } from "#src/admissions/receipts/receipt-pdf.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { pollDueFees } from "#src/payment/confirm/poll-provider.server.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import { compareWithProvider } from "#src/payment/ledger/compare-with-provider.server.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { readLines } from "#src/payment/ledger/ledger.server.ts";
import { readListedFees } from "#src/payment/ledger/list-fees.server.ts";
import { askForRefund, confirmRefund } from "#src/payment/refunds/ask-refund.server.ts";
import { pollDueRefunds } from "#src/payment/refunds/order-refund.server.ts";
import { readMonth } from "#src/payment/statements/read-entries.server.ts";
import { totalsOf } from "#src/payment/statements/statement.ts";
import { statementCsv } from "#src/payment/statements/statement-csv.ts";
import { addApplication, addOrderedFee, snapshot, testClock, testContext } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { readFee } from "./fee.server.ts";
import type { ReportedOrder, ReportedPayment } from "./fee-state.ts";
import { recordPaymentEvent } from "./record-payment-event.server.ts";

const inr = { currency: "INR" };
const paidOrder: ReportedOrder = { status: "paid", amount: 1000, ...inr };
type Case = [
	what: string,
	payment: Partial<ReportedPayment>,
	order: ReportedOrder | undefined,
	state: "paid" | "attempted",
	flag: string | null,
];

describeDatabases("a fee is settled by its order", (freshDb) => {
	test.each<Case>([
		[
			"a charge that the payer bears",
			{ amount: 1031, payerIsCharged: true },
			{ ...paidOrder, paid: 1000 },
			"paid",
			null,
		],
		["a charge that is known by its amount", { amount: 1024, charge: 24 }, paidOrder, "paid", null],
		["a part of the charge", { amount: 1012, charge: 24 }, paidOrder, "paid", null],
		["more than that, of an order that is paid in full", { amount: 1019 }, { ...paidOrder, paid: 1000 }, "paid", null],
		["an offer", { amount: 850, hasOffer: true }, { ...paidOrder, paid: 1000 }, "paid", null],
		["an offer of the order", { amount: 850 }, { ...paidOrder, paid: 1000, hasOffer: true }, "paid", null],
		["an order that is paid by just that", { amount: 925 }, { ...paidOrder, paid: 925 }, "paid", null],
		["a charge before its order is paid", { amount: 1024, charge: 24 }, undefined, "attempted", null],
		[
			"an order that is not paid",
			{ amount: 1024, charge: 24 },
			{ ...paidOrder, status: "attempted" },
			"attempted",
			null,
		],
		["an order that is paid in part", { amount: 1000 }, { ...paidOrder, paid: 400 }, "attempted", null],
		["an order over another amount", { amount: 1024, charge: 24 }, { ...paidOrder, amount: 1024 }, "attempted", null],
		["more that nothing explains", { amount: 1024 }, paidOrder, "attempted", "wrong_amount"],
		["less that nothing explains", { amount: 925 }, { ...paidOrder, paid: 1000 }, "attempted", "wrong_amount"],
		["another currency", { amount: 1024, charge: 24, currency: "USD" }, paidOrder, "attempted", "wrong_amount"],
	])("%s", async (_what, payment, order, state, flag) => {
		const db = await freshDb();
		const context = testContext();
		const { applicationId, orderId } = await addOrderedFee(db);
		const reportedPayment = { id: "pay_1", status: "captured" as const, amount: 1000, ...inr, ...payment };
		await recordPaymentEvent(
			db,
			{ source: "webhook", orderId, payment: reportedPayment, ...(order && { order }) },
			context,
		);
		expect(await snapshot(db, applicationId)).toMatchObject({ state, payments: [{ flag }] });
		expect(context.paid.map(({ amount }) => amount)).toEqual(state === "paid" ? [1000] : []);
	});

	test("what a later report does not repeat stays known", async () => {
		const db = await freshDb();
		const context = testContext();
		const { applicationId, orderId } = await addOrderedFee(db);
		const payment = { id: "pay_1", status: "captured" as const, amount: 1048, ...inr };
		await recordPaymentEvent(
			db,
			{ source: "webhook", orderId, payment: { ...payment, payerIsCharged: true } },
			context,
		);
		await recordPaymentEvent(
			db,
			{ source: "poll", reportedAt: context.now().toISOString(), orderId, payment },
			context,
		);
		expect(await snapshot(db, applicationId)).toMatchObject({ payments: [{ flag: null }] });
	});
});

const school = {
	name: "Doddabetta",
	email: "office@doddabetta.example",
	addressLines: [],
	phone: "",
} as unknown as School;
const priya = { id: 1, name: "Priya Raghavan" };
const meena = { id: 2, name: "Meena Joseph" };

async function open(db: Db, account: "fee-bearer" | "offer") {
	const now = testClock();
	const numbered = testContext(now);
	const context = {
		...numbered,
		onPaid: async (trx: Parameters<typeof numbered.onPaid>[0], fee: Parameters<typeof numbered.onPaid>[1]) => {
			const receipt_number = await nextReceiptNumber(trx, fee.paidAt, "DSA");
			await trx.updateTable("fees").set({ receipt_number }).where("id", "=", fee.feeId).execute();
		},
	};
	const site = await startSandboxSite(db, now);
	onTestFinished(() => site.app.close());
	const applicationId = await addApplication(db, 1, now());
	const ensuredOrder = await ensureOrder(db, site.gateway, applicationId, now());
	await setFaults(site, { account });
	const { razorpay_payment_id: paymentId = "" } = await payAtCheckout(
		site,
		ensuredOrder.ok ? ensuredOrder.orderId : "",
		"upi",
	);
	now.pass(60_000);
	await pollDueFees(db, site.gateway, context);
	const { id: feeId } = await db.selectFrom("fees").select("id").executeTakeFirstOrThrow();
	const refund = async (amount?: number) => {
		const refundAct = await db
			.transaction()
			.execute((trx) => askForRefund(trx, { paymentId, amount, reason: "Left", by: priya }, now()));
		if (!refundAct.ok) return refundAct.message;
		await db.transaction().execute((trx) => confirmRefund(trx, { refundId: refundAct.refundId, by: meena }, now()));
		await pollDueRefunds(db, site.gateway, context);
		return "done";
	};
	const receipt = async () => {
		const receipt = await readReceipt(db, { feeId });
		return receipt && JSON.stringify(receiptContent(school, receipt, "Meena Kumari").sections);
	};
	const compareLine = async () => {
		const [line] = await readLines(db, now(), [feeId]);
		return line ? (await compareWithProvider(site.gateway, line)).map(({ message }) => message) : [];
	};
	const wrong = async () => (await findMismatches(db, now(), { limit: 9 })).rows.map(({ kind }) => kind);
	return { ...site, now, applicationId, feeId, refund, receipt, compared: compareLine, wrong };
}

describeDatabases("a payer who bears the provider's charge", (freshDb) => {
	test("pays the fee, and receipt, ledger and statement have both amounts", async () => {
		const db = await freshDb();
		const { now, applicationId, feeId, receipt, compared, wrong } = await open(db, "fee-bearer");
		expect(await readFee(db, applicationId, now())).toMatchObject({ state: "paid", amount: 1000, added: 24 });
		expect([await wrong(), await compared()]).toEqual([[], []]);
		for (const words of ["₹10.00", "₹0.24", "₹10.24", "Payment provider’s charge"])
			expect(await receipt()).toContain(words);
		expect(await readListedFees(db, [feeId])).toMatchObject([{ amount: 1000, taken: 1024 }]);
		const { entries } = await readMonth(db, "2026-11");
		const totals = totalsOf(0, entries);
		expect(totals).toMatchObject({ sums: { captured: 1024 }, added: 24, closing: 1024 });
		const text = statementCsv("2026-11", entries, totals);
		expect(text).toMatch(/Collected online,DSA-26-B-000001,pay_\w+,10\.24,0\.00,0\.00,Application fee,0\.24\r\n/);
		expect(text).toContain("Total,Charges or discounts,,,,,,,0.24\r\n");
	});

	test("gets all of it back, or all but the charge, and then nothing is left to mend", async () => {
		for (const amount of [undefined, 1000]) {
			const db = await freshDb();
			const { now, applicationId, refund, receipt, compared, wrong } = await open(db, "fee-bearer");
			expect(await refund(amount)).toBe("done");
			expect(await readFee(db, applicationId, now())).toMatchObject({ state: "refunded", refunded: amount ?? 1024 });
			expect([await wrong(), await compared()]).toEqual([[], []]);
			expect(await receipt()).toContain('"Not refunded","value":"None"');
		}
	});

	test("is told why a part cannot be refunded that leaves less than the least refund", async () => {
		const { refund } = await open(await freshDb(), "fee-bearer");
		expect(await refund(1023 - 50)).toContain("would be left");
	});
});

describeDatabases("a payer with an offer", (freshDb) => {
	test("pays the fee with less, gets back what was paid, and the receipt says so", async () => {
		const db = await freshDb();
		const { now, applicationId, refund, receipt, compared, wrong } = await open(db, "offer");
		expect(await readFee(db, applicationId, now())).toMatchObject({ state: "paid", amount: 1000, added: -100 });
		expect([await wrong(), await compared()]).toEqual([[], []]);
		for (const words of ["₹9.00", "−₹1.00", "Discount"]) expect(await receipt()).toContain(words);
		expect(await refund()).toBe("done");
		expect(await readFee(db, applicationId, now())).toMatchObject({ state: "refunded", refunded: 900 });
		expect(await receipt()).toContain('"Not refunded","value":"None"');
	});
});
