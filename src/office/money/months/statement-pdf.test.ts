import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { enterCounterPayment, reverseEntry } from "#src/payment/counter/enter-payment.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { recordRefund } from "#src/payment/refunds/record-refund.server.ts";
import { importLines } from "#src/payment/settlements/import-lines.server.ts";
import type { SettlementLine } from "#src/payment/settlements/settlement-line.ts";
import { closeMonth, findStatement } from "#src/payment/statements/close-month.server.ts";
import {
	addApplication,
	addOrderedFee,
	paymentEvent,
	testClock,
	testContext,
} from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { renderStatement } from "./statement-pdf.server.ts";

const priya = { id: 1, name: "Priya Raghavan" };
const school = {
	name: "A School",
	shortName: "AS",
	addressLines: ["Hill Road"],
	phone: "+91 423 000 0000",
	email: "hello@school.example",
	officeEmail: "office@school.example",
};

describeDatabases("the statement of a month as a PDF", (freshDb) => {
	test("has the totals that the events of fees and the lines of settlements come to, and the CSV’s hash", async () => {
		const db = await freshDb();
		const books = openBooks(db);
		await books.november();
		const first = await books.close("2026-11", "2026-12-02");
		const bookedFees = new Set<number>();
		const expected = await recompute(db, "2026-11", bookedFees);
		expect(totalsIn(first.text)).toEqual(expected);
		// Some rows must have values, or the comparison would say little.
		expect(expected).toMatchObject({ "Collected online": "(3)₹30.00", Received: "₹9.76" });

		await books.december();
		const second = await books.close("2026-12", "2027-01-02");
		const later = await recompute(db, "2026-12", bookedFees);
		expect(totalsIn(second.text)).toEqual(later);
		expect(later["In transit, start of month"]).toBe(expected["In transit, end of month"]);
		expect(later).toMatchObject({ "Offline payment": "(1)−₹10.00", "In transit, end of month": "−₹10.00" });

		for (const [{ text, csv }, month] of [
			[first, "November 2026"],
			[second, "December 2026"],
		] as const) {
			const hash = createHash("sha256").update(csv).digest("hex");
			expect(text.replaceAll(" ", "")).toContain(`SHA-256${hash}`);
			expect(text).toContain(`Month${month}Closed on`);
			expect(text).toContain("Closed byPriya Raghavan");
		}
	});
});

/** The totals on the paper. Of some it says how many, before the sum. */
const labels = [
	"In transit, start of month",
	"Collected online",
	"Refunded online",
	"Settled payments",
	"Deducted refunds",
	"In transit, end of month",
	"Settled payments, less refunds",
	"Other adjustments",
	"Fees with taxes",
	"Including taxes",
	"Received",
	"Offline payment",
	"Waived",
];

function totalsIn(text: string): Record<string, string | undefined> {
	return Object.fromEntries(
		labels.map((label) => [label, new RegExp(`${label} ?((?:\\(\\d+\\))?−?₹[\\d,]+\\.\\d\\d)`).exec(text)?.[1]]),
	);
}

/**
 * The same from what is stored of fees and settlements alone, by plain sums.
 * @param booked lines that an earlier statement has; those of this one are added
 */
async function recompute(db: Db, month: string, bookedFees: Set<number>): Promise<Record<string, string>> {
	const monthOf = (at: string) => new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 7);
	const feeEvents = await db.selectFrom("fee_events").selectAll().orderBy("id").execute();
	const events = feeEvents.map(({ kind, payment_id, detail, created_at }) => ({
		kind,
		payment: payment_id,
		month: monthOf(created_at),
		amount: Number(JSON.parse(detail).amount),
	}));
	const takenEvents = events.filter(
		({ kind, payment }, index) =>
			kind === "captured" && !events.slice(0, index).some((one) => one.kind === kind && one.payment === payment),
	);
	const back = events.filter(({ kind }) => kind === "refund_processed");
	const lines = (await db.selectFrom("settlement_lines").selectAll().execute()).filter(
		({ settled_on }) => settled_on.slice(0, 7) <= month,
	);
	const own = lines.filter(({ id }) => !bookedFees.has(id));
	const isOurs = ({ entity_id }: { entity_id: string }) => !/shop|adj/.test(entity_id);
	const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
	const payments = (rows: typeof lines) => rows.filter((row) => row.kind === "payment" && isOurs(row));
	const deducted = (rows: typeof lines) => rows.filter((row) => row.kind === "refund" && isOurs(row));
	const other = own.filter((row) => !isOurs(row)).map(({ net, fee }) => ({ amount: net + fee }));
	const within = <Row extends { month: string }>(rows: readonly Row[]) => rows.filter((row) => row.month === month);
	const transit = (until: (row: { month: string }) => boolean, settledLines: typeof lines) =>
		sum(takenEvents.filter(until)) -
		sum(back.filter(until)) -
		sum(payments(settledLines)) +
		sum(deducted(settledLines));
	const before = lines.filter(({ id }) => bookedFees.has(id));
	for (const { id } of own) bookedFees.add(id);
	const of = (...kinds: string[]) => within(events.filter(({ kind }) => kinds.includes(kind)));
	const figures = (paise: number) => (paise / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 });
	const formatPaise = (paise: number) => `${paise < 0 ? "−" : ""}₹${figures(Math.abs(paise))}`;
	const formatTotals = (rows: readonly { amount: number }[], sign = 1) =>
		`(${rows.length})${formatPaise(sign * sum(rows))}`;
	return {
		"In transit, start of month": formatPaise(transit((row) => row.month < month, before)),
		"Collected online": formatTotals(within(takenEvents)),
		"Refunded online": formatTotals(within(back), -1),
		"Settled payments": formatTotals(payments(own), -1),
		"Deducted refunds": formatTotals(deducted(own)),
		"In transit, end of month": formatPaise(transit((row) => row.month <= month, lines)),
		"Settled payments, less refunds": formatPaise(sum(payments(own)) - sum(deducted(own))),
		"Other adjustments": formatTotals(other),
		"Fees with taxes": formatPaise(-own.reduce((total, { fee }) => total + fee, 0)),
		"Including taxes": formatPaise(-own.reduce((total, { tax }) => total + tax, 0)),
		// Bank receipts are the total of what the provider calls net.
		Received: formatPaise(own.reduce((total, { net }) => total + net, 0)),
		"Offline payment": formatTotals(of("paid_at_counter", "counter_taken_back")),
		Waived: formatTotals(of("waived", "waiver_taken_back")),
	};
}

/** Two months of a school, each thing at its moment. */
function openBooks(db: Db) {
	let now = testClock();
	const at = (moment: string) => {
		now = testClock(new Date(moment));
		return testContext(now);
	};
	const pay = async (number: number, moment: string, reports = 1) => {
		const { orderId } = await addOrderedFee(db, number);
		for (const source of (["poll", "webhook"] as const).slice(0, reports))
			await recordPaymentEvent(db, paymentEvent(source, orderId, `pay_${number}`, "captured", "paid"), at(moment));
	};
	const giveBack = (number: number, amount: number, status: "failed" | "processed" | "pending", moment: string) => {
		const report = { id: `rfnd_${number}`, paymentId: `pay_${number}`, amount, currency: "INR", receipt: null };
		return recordRefund(db, { ...report, status }, at(moment));
	};
	const settle = (entityId: string, settledOn: string, line: Partial<SettlementLine> = {}) => {
		const sums = { amount: 1000, fee: 24, tax: 4, net: 976, currency: "INR", description: "", utr: null };
		const settlementLine = { settlementId: "setl_1", entityId, kind: "payment" as const, paymentId: null, settledOn };
		return db.transaction().execute((trx) => importLines(trx, [{ ...settlementLine, ...sums, ...line }], now()));
	};
	let receipts = 0;
	const counter = (moment: string) => ({ ...at(moment), nextReceiptNumber: async () => `R-${++receipts}` });
	const enter = async (number: number, method: "cash" | "waiver", moment: string) => {
		const applicationId = await addApplication(db, number, now());
		const fees = db.selectFrom("fees").select("id").where("application_id", "=", applicationId);
		const { id: feeId } = await fees.executeTakeFirstOrThrow();
		await db
			.updateTable("fees")
			.set({ receipt_number: `R-${number}00` })
			.where("id", "=", feeId)
			.execute();
		const entry = { feeId, method, paidOn: "2026-11-20", note: "At the counter", by: priya };
		const entered = await db.transaction().execute((trx) => enterCounterPayment(trx, entry, counter(moment)));
		if (!entered.ok) throw new Error(entered.message);
		return entered.entryId;
	};
	let cash = 0;
	return {
		async november() {
			await pay(1, "2026-11-20T06:00:00.000Z", 2);
			await pay(2, "2026-11-21T06:00:00.000Z");
			// The last second of November at the school, and the first of December.
			await pay(5, "2026-11-30T18:29:59.000Z");
			await pay(6, "2026-11-30T18:30:00.000Z");
			await giveBack(2, 450, "processed", "2026-11-25T06:00:00.000Z");
			await giveBack(1, 100, "pending", "2026-11-26T06:00:00.000Z");
			await giveBack(1, 100, "failed", "2026-11-27T06:00:00.000Z");
			cash = await enter(3, "cash", "2026-11-22T06:00:00.000Z");
			await enter(4, "waiver", "2026-11-23T06:00:00.000Z");
			await settle("pay_1", "2026-11-24");
		},
		async december() {
			// A line of November that is known only now, and all that came of December.
			await settle("pay_2", "2026-11-30");
			await settle("rfnd_2", "2026-12-01", {
				kind: "refund",
				paymentId: "pay_2",
				amount: 450,
				fee: 0,
				tax: 0,
				net: -450,
			});
			await settle("pay_5", "2026-12-03");
			await settle("pay_6", "2026-12-03");
			await settle("adj_1", "2026-12-04", { kind: "other", amount: 100, fee: 0, tax: 0, net: -100 });
			await settle("pay_shop", "2026-12-05", { amount: 123_456, fee: 2963, tax: 452, net: 120_493 });
			await giveBack(6, 1000, "processed", "2026-12-20T06:00:00.000Z");
			const reversal = { entryId: cash, note: "In error", by: priya };
			await db.transaction().execute((trx) => reverseEntry(trx, reversal, counter("2026-12-21T06:00:00.000Z")));
		},
		async close(month: string, day: string) {
			const closing = new Date(`${day}T06:00:00.000Z`);
			const result = await db.transaction().execute((trx) => closeMonth(trx, { month, by: priya }, closing));
			expect(result).toEqual({ ok: true });
			const statement = await findStatement(db, month);
			if (!statement) throw new Error("The month has no statement.");
			const { content } = await renderStatement(school, statement);
			const text = extractText(new ReadPdf(content)).join(" ").replaceAll(/\s+/g, " ");
			return { text, csv: statement.csv };
		},
	};
}
