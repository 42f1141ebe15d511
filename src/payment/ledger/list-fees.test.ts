import fc from "fast-check";
import { expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { enterCounterPayment } from "#src/payment/counter/enter-payment.server.ts";
import type { PaymentEvent } from "#src/payment/fee/payment-event.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import {
	addApplication,
	addOrderedFee,
	paymentEvent,
	start,
	testClock,
	testContext,
} from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { type FeeQuery, type FeeTotals, feeGroups, sumTotals } from "./fee-query.ts";
import { type ListedFee, listFees, totalFees } from "./list-fees.server.ts";

type StoredFee = {
	state: "due" | "attempted" | "paid" | "refunded";
	ended: boolean;
	payments: readonly {
		method: string | null;
		at: string | null;
		amount: number | null;
		currency: string;
		refund: "processed" | "failed" | null;
	}[];
};

async function store(db: Db, fees: readonly StoredFee[]) {
	for (const table of ["refunds", "fee_events", "fee_payments", "fees", "applications"] as const)
		await db.deleteFrom(table).execute();
	const at = start.toISOString();
	for (const [index, { state, ended, payments }] of fees.entries()) {
		const application_id = await addApplication(db, index + 1);
		const { id: fee_id } = await db
			.updateTable("fees")
			.set({ state, payment_id: payments.length > 0 ? `pay_${index}_0` : null, ended_at: ended ? at : null })
			.where("application_id", "=", application_id)
			.returning("id")
			.executeTakeFirstOrThrow();
		for (const [number, { method, at: captured_at, amount, currency, refund }] of payments.entries()) {
			const payment_id = `pay_${index}_${number}`;
			const status = "captured" as const;
			await db
				.insertInto("fee_payments")
				.values({
					payment_id,
					fee_id,
					order_id: `order_${index}`,
					status,
					reported_status: status,
					reported_at: at,
					settled: 0,
					amount,
					currency,
					method,
					captured_at,
					created_at: at,
					updated_at: at,
				})
				.execute();
			// Refunds are only possible for money that was taken.
			if (refund && captured_at)
				await db
					.insertInto("refunds")
					.values({
						fee_id,
						payment_id,
						amount: 300,
						currency,
						reason: "",
						state: refund,
						origin: "office",
						attempts: 1,
						idempotency_key: `refund-${payment_id}`,
						asked_by_name: "Priya",
						created_at: at,
					})
					.execute();
		}
	}
}

type Sums = { takenAmount: number; waivedAmount: number; refundedAmount: number };
const sumsOf = ({ takenAmount, waivedAmount, refundedAmount }: Sums): Sums => ({
	takenAmount,
	waivedAmount,
	refundedAmount,
});

function sumRows(rows: readonly ListedFee[]): Sums {
	const sum = (key: "taken" | "waived" | "refunded") => rows.reduce((total, row) => total + row[key], 0);
	return { takenAmount: sum("taken"), waivedAmount: sum("waived"), refundedAmount: sum("refunded") };
}

const all: FeeQuery = { search: "", by: "programme", page: 1 };

describeDatabases("the list of fees", (freshDb) => {
	async function some() {
		const db = await freshDb();
		const clock = testClock();
		const pay = async (number: number, method: string, id = `pay_${number}`) => {
			const event: PaymentEvent = paymentEvent("webhook", `order_${number}`, id, "captured", "paid");
			await recordPaymentEvent(db, { ...event, payment: { ...event.payment, method } }, testContext(clock));
		};
		for (const number of [1, 2, 3]) await addOrderedFee(db, number);
		await addApplication(db, 4);
		await pay(1, "upi");
		clock.pass(24 * 3_600_000);
		await pay(2, "card");
		await pay(2, "card", "pay_2b");
		await pay(3, "upi");
		const refundedPaymentEvent = paymentEvent("webhook", "order_3", "pay_3", "refunded");
		await recordPaymentEvent(db, refundedPaymentEvent, testContext(clock));
		await db.updateTable("applications").set({ application_type: "march", name: "Joel" }).where("id", "=", 2).execute();
		return db;
	}

	test("has what was collected and refunded of each, and finds them by what the office knows", async () => {
		const db = await some();
		const { rows, count } = await listFees(db, all);
		expect(count).toBe(4);
		expect(
			rows.map(({ reference, state, method, taken, refunded }) => [reference.at(-1), state, method, taken, refunded]),
		).toEqual([
			["4", "due", null, 0, 0],
			["3", "refunded", "upi", 1000, 1000],
			["2", "paid", "card", 2000, 0],
			["1", "paid", "upi", 1000, 0],
		]);
		const listReferences = async (query: Partial<FeeQuery>) =>
			(await listFees(db, { ...all, ...query })).rows.map(({ reference }) => Number(reference.at(-1)));
		expect(await listReferences({ search: "jOEl" })).toEqual([2]);
		expect(await listReferences({ search: "000003" })).toEqual([3]);
		expect(await listReferences({ search: "௦௦௦௦௦௩" })).toEqual([3]);
		expect(await listReferences({ search: "pay_2b" })).toEqual([2]);
		expect(await listReferences({ search: "order_1" })).toEqual([1]);
		expect(await listReferences({ search: "100%" })).toEqual([]);
		expect(await listReferences({ state: "unpaid" })).toEqual([4]);
		expect(await listReferences({ state: "paid", method: "upi" })).toEqual([1]);
		expect(await listReferences({ type: "march" })).toEqual([2]);
		expect(await listReferences({ from: "2026-11-21", to: "2026-11-21" })).toEqual([3, 2]);
	});

	test("counts each payment under its own method and day, and a fee once", async () => {
		const db = await freshDb();
		const clock = testClock();
		const pay = (number: number, id: string, method: string) => {
			const event = paymentEvent("webhook", `order_${number}`, id, "captured", "paid");
			return recordPaymentEvent(db, { ...event, payment: { ...event.payment, method } }, testContext(clock));
		};
		for (const number of [1, 2]) await addOrderedFee(db, number);
		await pay(1, "pay_upi", "upi");
		// Half past six in the evening of UTC is the next day at the school.
		clock.pass(12.5 * 3_600_000);
		await pay(1, "pay_card", "card");
		await recordPaymentEvent(db, paymentEvent("webhook", "order_1", "pay_card", "refunded"), testContext(clock));
		const groups = async (by: "method" | "day", query: Partial<FeeQuery> = {}) =>
			(await totalFees(db, { ...all, by, ...query })).map(({ group, taken, takenAmount, refundedAmount, unpaid }) => [
				group,
				taken,
				takenAmount,
				refundedAmount,
				unpaid,
			]);
		const sorted = (rows: unknown[][]) => rows.toSorted(([one], [other]) => String(one).localeCompare(String(other)));
		expect(sorted(await groups("method"))).toEqual([
			["card", 1, 1000, 1000, 0],
			[null, 0, 0, 0, 1],
			["upi", 1, 1000, 0, 0],
		]);
		expect(sorted(await groups("day"))).toEqual([
			["2026-11-20", 1, 1000, 0, 0],
			["2026-11-21", 1, 1000, 1000, 0],
			[null, 0, 0, 0, 1],
		]);
		const card = { method: "card" };
		expect(await groups("day", card)).toEqual([["2026-11-21", 1, 1000, 1000, 0]]);
		const { rows, count } = await listFees(db, { ...all, ...card });
		expect([count, rows.map(({ method, taken, refunded }) => [method, taken, refunded])]).toEqual([
			1,
			[["upi", 1000, 1000]],
		]);
		expect((await listFees(db, { ...all, ...card, to: "2026-11-20" })).count).toBe(0);
	});

	test("counts what came at the school on the day on which it came, whenever it was entered", async () => {
		const db = await freshDb();
		await addApplication(db, 1);
		const { id: feeId } = await db.selectFrom("fees").select("id").executeTakeFirstOrThrow();
		const entry = {
			feeId,
			method: "cash",
			paidOn: "2026-11-17",
			note: "Mother",
			by: { id: 2, name: "Meena" },
		} as const;
		const onPaid = async (trx: Parameters<typeof enterCounterPayment>[0]) =>
			void (await trx.updateTable("fees").set({ receipt_number: "R-1" }).execute());
		const context = { now: testClock(), onPaid, nextReceiptNumber: async () => "R-2" };
		await db.transaction().execute((trx) => enterCounterPayment(trx, entry, context));
		const there = { ...all, from: "2026-11-17", to: "2026-11-17" };
		expect((await listFees(db, there)).rows).toMatchObject([{ paidOn: "2026-11-17", taken: 1000 }]);
		expect(await totalFees(db, { ...all, by: "day" })).toMatchObject([{ group: "2026-11-17", takenAmount: 1000 }]);
		expect((await listFees(db, { ...all, from: "2026-11-18" })).count).toBe(0);
		expect((await listFees(db, { ...all, to: "2026-11-16" })).count).toBe(0);
	});

	test("has rows that add up to the totals, those of one method or day to its group, whatever was paid how", async () => {
		const db = await freshDb();
		const payment = fc.record({
			method: fc.constantFrom("upi", "card", "waiver", null),
			at: fc.constantFrom("2026-11-20T18:29:59.999Z", "2026-11-20T18:30:00.000Z", "2026-11-22T01:00:00.000Z", null),
			amount: fc.constantFrom(1000, 900, null),
			currency: fc.constantFrom("INR", "INR", "USD"),
			refund: fc.constantFrom(null, "processed", "failed"),
		} as const);
		const fee = fc.record({
			state: fc.constantFrom("due", "attempted", "paid", "refunded"),
			ended: fc.boolean(),
			payments: fc.array(payment, { maxLength: 3 }),
		} as const);
		await fc.assert(
			fc.asyncProperty(fc.array(fee, { minLength: 1, maxLength: 5 }), async (fees) => {
				await store(db, fees);
				const whole = sumTotals(await totalFees(db, all));
				for (const by of feeGroups) {
					const groups = await totalFees(db, { ...all, by });
					expect(sumTotals(groups)).toEqual(whole);
					expect(groups.map(({ group }) => group)).toEqual([...new Set(groups.map(({ group }) => group))]);
					if (by !== "method" && by !== "day") continue;
					for (const { unpaid, ...totals } of groups) {
						if (!totals.group) continue;
						expect(unpaid).toBe(0);
						const only = by === "method" ? { method: totals.group } : { from: totals.group, to: totals.group };
						expect(await totalFees(db, { ...all, by, ...only })).toEqual([{ ...totals, unpaid }]);
						expect(sumRows((await listFees(db, { ...all, ...only })).rows)).toEqual(sumsOf(totals));
					}
				}
				expect(sumRows((await listFees(db, all)).rows)).toEqual(sumsOf(whole));
				expect(whole.unpaid).toBe((await listFees(db, { ...all, state: "unpaid" })).count);
			}),
			{ numRuns: 25, seed: 20_261_125 },
		);
	});

	test("has totals by programme, state, day and method that all add up to the same", async () => {
		const db = await some();
		const sum = {
			taken: 4,
			takenAmount: 4000,
			waived: 0,
			waivedAmount: 0,
			refunded: 1,
			refundedAmount: 1000,
			unpaid: 1,
		};
		for (const by of feeGroups) expect(sumTotals(await totalFees(db, { ...all, by }))).toEqual(sum);
		const takenAmounts = (rows: readonly FeeTotals[]) => rows.map(({ group, takenAmount }) => [group, takenAmount]);
		expect(takenAmounts(await totalFees(db, all))).toEqual([
			["barch", 2000],
			["march", 2000],
		]);
		expect(Object.fromEntries(takenAmounts(await totalFees(db, { ...all, by: "method" })))).toEqual({
			null: 0,
			card: 2000,
			upi: 2000,
		});
	});
});
