import { expect, test } from "vitest";
import type { PaymentEvent } from "#src/payment/fee/payment-event.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import {
	addApplication,
	addOrderedFee,
	paymentEvent,
	testClock,
	testContext,
} from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { type FeeQuery, feeGroups, parseFeeQuery } from "./fee-query.ts";
import { type FeeTotals, sumTotals } from "./fee-totals.ts";
import { listFees, totalFees } from "./list-fees.server.ts";

const all: FeeQuery = { words: "", by: "programme", page: 1 };

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
		const refunded = paymentEvent("webhook", "order_3", "pay_3", "refunded");
		await recordPaymentEvent(db, refunded, testContext(clock));
		await db.updateTable("applications").set({ application_type: "march", name: "Joel" }).where("id", "=", 2).execute();
		return db;
	}

	test("has what was taken and given back of each, and finds them by what one knows", async () => {
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
		const found = async (query: Partial<FeeQuery>) =>
			(await listFees(db, { ...all, ...query })).rows.map(({ reference }) => Number(reference.at(-1)));
		expect(await found({ words: "jOEl" })).toEqual([2]);
		expect(await found({ words: "000003" })).toEqual([3]);
		expect(await found({ words: "pay_2b" })).toEqual([2]);
		expect(await found({ words: "order_1" })).toEqual([1]);
		expect(await found({ words: "100%" })).toEqual([]);
		expect(await found({ state: "unpaid" })).toEqual([4]);
		expect(await found({ state: "paid", method: "upi" })).toEqual([1]);
		expect(await found({ type: "march" })).toEqual([2]);
		expect(await found({ from: "2026-11-21", to: "2026-11-21" })).toEqual([3, 2]);
	});

	test("has totals by programme, state, day and method that all add up to the same", async () => {
		const db = await some();
		const sum = { taken: 4, takenSum: 4000, waived: 0, waivedSum: 0, refunded: 1, refundedSum: 1000, unpaid: 1 };
		for (const by of feeGroups) expect(sumTotals(await totalFees(db, { ...all, by }))).toEqual(sum);
		const taken = (rows: readonly FeeTotals[]) => rows.map(({ group, takenSum }) => [group, takenSum]);
		expect(taken(await totalFees(db, all))).toEqual([
			["barch", 2000],
			["march", 2000],
		]);
		expect(Object.fromEntries(taken(await totalFees(db, { ...all, by: "method" })))).toEqual({
			null: 0,
			card: 2000,
			upi: 2000,
		});
	});
});

test("an address that asks for what is not there is refused with every reason", () => {
	const read = (query: string) => parseFeeQuery(new URLSearchParams(query), ["barch"]);
	expect(read("state=lost&type=law&from=2026-02-30&page=0&method=*&by=sum")).toEqual({
		ok: false,
		errors: [
			"There is no method “*”.",
			"There is no page “0”.",
			"There is no state “lost”.",
			"There is no type “law”.",
			"“2026-02-30” is no day.",
			"There is no by “sum”.",
		],
	});
	expect(read("q=Joel&state=paid&page=2")).toMatchObject({
		ok: true,
		query: { words: "Joel", state: "paid", page: 2 },
	});
});
