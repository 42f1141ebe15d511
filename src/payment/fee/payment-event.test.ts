import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addOrderedFee, fact, snapshot, start, testContext } from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { readFee } from "./fee.server.ts";
import { type Fact, recordFact } from "./payment-event.server.ts";

const permutations = <Item>(items: Item[]): Item[][] =>
	items.length < 2
		? [items]
		: items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

describeDatabases("recordFact", (freshDb) => {
	test("a captured payment of the whole fee with its order paid makes it paid, once, and tells so in the same transaction", async () => {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		const context = testContext();
		expect(await recordFact(db, fact("webhook", orderId, "pay_1", "captured", "paid"), context)).toEqual({
			known: true,
			state: "paid",
			paymentId: "pay_1",
			changed: true,
		});
		expect(await recordFact(db, fact("browser", orderId, "pay_1", "captured", "paid"), context)).toMatchObject({
			state: "paid",
			changed: false,
		});
		expect(context.paid).toEqual([
			{
				applicationId,
				reference: "DSA-26-B-000001",
				orderId,
				paymentId: "pay_1",
				amount: 1000,
				currency: "INR",
				plan: { name: "B.Arch application fee 2026", days: 30 },
				paidAt: context.now().toISOString(),
			},
		]);
		expect(await readFee(db, applicationId, start)).toMatchObject({
			state: "paid",
			paymentId: "pay_1",
			paidAt: context.now().toISOString(),
		});
	});

	test("all 24 orders of four deliveries, with the browser's return at every place, end in the same state", async () => {
		const db = await freshDb();
		const deliveries = (orderId: string, number: number): Fact[] => [
			fact("webhook", orderId, `pay_a${number}`, "authorized"),
			fact("webhook", orderId, `pay_a${number}`, "captured"),
			fact("webhook", orderId, `pay_a${number}`, "captured", "paid"),
			fact("webhook", orderId, `pay_b${number}`, "failed"),
		];
		let number = 0;
		for (const order of permutations([0, 1, 2, 3])) {
			for (const place of [0, 1, 2, 3, 4]) {
				number += 1;
				const { applicationId, orderId } = await addOrderedFee(db, number);
				const context = testContext();
				const facts = deliveries(orderId, number);
				const sequence = order
					.flatMap((index) => facts[index] ?? [])
					.toSpliced(place, 0, fact("browser", orderId, `pay_a${number}`, "captured", "paid"));
				for (const told of sequence) await recordFact(db, told, context);
				expect(await snapshot(db, applicationId)).toEqual({
					state: "paid",
					paymentId: `pay_a${number}`,
					payments: [
						{ payment_id: `pay_a${number}`, status: "captured", settled: 1, flag: null, amount: 1000 },
						{ payment_id: `pay_b${number}`, status: "failed", settled: 0, flag: null, amount: 1000 },
					],
				});
				expect(context.paid).toHaveLength(1);
			}
		}
	});

	test("a second capture is kept and flagged for refund, and loses the flag once refunded", async () => {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		const context = testContext();
		await recordFact(db, fact("webhook", orderId, "pay_1", "captured", "paid"), context);
		await recordFact(db, fact("webhook", orderId, "pay_2", "captured"), context);
		expect(await snapshot(db, applicationId)).toMatchObject({
			state: "paid",
			paymentId: "pay_1",
			payments: [{ flag: null }, { flag: "second_capture" }],
		});
		await recordFact(db, fact("webhook", orderId, "pay_2", "refunded"), context);
		expect(await snapshot(db, applicationId)).toMatchObject({
			state: "paid",
			paymentId: "pay_1",
			payments: [{ flag: null }, { flag: null, status: "refunded" }],
		});
		expect(context.paid).toHaveLength(1);
	});

	test("when the office refunds the first of two captured payments, the fee stays paid by the other", async () => {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		const context = testContext();
		for (const told of [
			fact("webhook", orderId, "pay_1", "captured", "paid"),
			fact("webhook", orderId, "pay_2", "captured", "paid"),
			fact("webhook", orderId, "pay_1", "refunded"),
		])
			await recordFact(db, told, context);
		expect(await snapshot(db, applicationId)).toMatchObject({
			state: "paid",
			paymentId: "pay_2",
			payments: [{ flag: null }, { flag: null }],
		});
	});

	test("another sum or currency than the fee's never pays it and is flagged", async () => {
		const db = await freshDb();
		const context = testContext();
		for (const [number, payment] of [
			{ amount: 10, currency: "INR" },
			{ amount: 1000, currency: "USD" },
		].entries()) {
			const { applicationId, orderId } = await addOrderedFee(db, number + 1);
			await recordFact(
				db,
				{
					source: "webhook",
					orderId,
					payment: { id: `pay_${number}`, status: "captured", ...payment },
					order: { status: "paid", amount: 1000, currency: "INR" },
				},
				context,
			);
			expect(await snapshot(db, applicationId)).toMatchObject({
				state: "attempted",
				paymentId: null,
				payments: [{ flag: "wrong_amount" }],
			});
		}
		expect(context.paid).toEqual([]);
	});

	test("captured alone, or beside an order that is not paid yet, is not paid but looked at at once; the same payment with the order paid is", async () => {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		for (const order of [undefined, "attempted" as const]) {
			await recordFact(db, fact("reconciler", orderId, "pay_1", "captured", order), testContext());
			expect(await snapshot(db, applicationId)).toMatchObject({ state: "attempted" });
			expect(await db.selectFrom("fees").select("due_at").executeTakeFirst()).toEqual({ due_at: start.toISOString() });
		}
		await recordFact(db, fact("reconciler", orderId, "pay_1", "captured", "paid"), testContext());
		expect(await snapshot(db, applicationId)).toMatchObject({ state: "paid" });
	});

	test("a payment that belongs to one fee cannot pay another", async () => {
		const db = await freshDb();
		const [mine, other] = [await addOrderedFee(db, 1), await addOrderedFee(db, 2)];
		await recordFact(db, fact("webhook", mine.orderId, "pay_1", "authorized"), testContext());
		await recordFact(db, fact("webhook", other.orderId, "pay_1", "captured"), testContext());
		expect(await snapshot(db, other.applicationId)).toEqual({ state: "ordered", paymentId: null, payments: [] });
		expect(await snapshot(db, mine.applicationId)).toMatchObject({
			state: "attempted",
			payments: [{ status: "authorized", settled: 0 }],
		});
	});

	test("an order of nobody here changes nothing", async () => {
		const db = await freshDb();
		expect(await recordFact(db, fact("webhook", "order_unknown", "pay_1", "captured"), testContext())).toEqual({
			known: false,
		});
	});

	test("when telling of the payment fails, nothing of the fact is kept and the retry has its full effect", async () => {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		const event = { ...fact("webhook", orderId, "pay_1", "captured", "paid"), eventId: "evt_1" };
		const broken = { ...testContext(), onPaid: () => Promise.reject(new Error("no mail today")) };
		await expect(recordFact(db, event, broken)).rejects.toThrow("no mail today");
		expect(await snapshot(db, applicationId)).toEqual({ state: "ordered", paymentId: null, payments: [] });
		expect(await recordFact(db, event, testContext())).toMatchObject({ state: "paid", changed: true });
	});

	test("the audit keeps every fact with the state before and after", async () => {
		const db = await freshDb();
		const { orderId } = await addOrderedFee(db);
		const context = testContext();
		for (const status of ["failed", "authorized", "captured", "refunded"] as const)
			await recordFact(
				db,
				fact("webhook", orderId, "pay_1", status, status === "captured" ? "paid" : undefined),
				context,
			);
		const events = await db
			.selectFrom("fee_events")
			.select(["kind", "state_before", "state_after"])
			.orderBy("id")
			.execute();
		expect(events.map((event) => `${event.kind}: ${event.state_before} → ${event.state_after}`)).toEqual([
			"due: due → due",
			"failed: ordered → attempted",
			"authorized: attempted → attempted",
			"captured: attempted → paid",
			"refunded: paid → refunded",
		]);
	});
});

type Told = {
	source: Fact["source"];
	payment: string;
	status: Fact["payment"]["status"];
	order: "attempted" | "paid" | undefined;
	saidAt: string | undefined;
};

const ranks = { due: 0, ordered: 1, attempted: 2, paid: 3, refunded: 4 };

describeDatabases("the fee's states, for any facts", (freshDb) => {
	const statuses = fc.constantFrom("created", "failed", "authorized", "captured" as const);
	const told = fc.record({
		source: fc.constantFrom("browser", "webhook", "reconciler" as const),
		payment: fc.constantFrom("x", "y", "z"),
		status: statuses,
		order: fc.constantFrom(undefined, "attempted", "paid" as const),
		saidAt: fc.constantFrom(
			undefined,
			"2026-11-20T05:00:00.000Z",
			"2026-11-20T05:30:00.000Z",
			"2026-11-20T06:30:00.000Z",
		),
	});

	test("any order and repetition ends in the same state, with one payment kept and the other captures flagged", {
		timeout: 120_000,
	}, async () => {
		const db = await freshDb();
		let number = 0;
		const play = async (facts: Told[]) => {
			number += 1;
			const { applicationId, orderId } = await addOrderedFee(db, number);
			const context = testContext();
			let rank = ranks.ordered;
			for (const { source, payment, status, order, saidAt } of facts) {
				const told = { ...fact(source, orderId, `pay_${payment}_${number}`, status, order), ...(saidAt && { saidAt }) };
				const recorded = await recordFact(db, told, context);
				const next = recorded.known ? ranks[recorded.state] : -1;
				expect(next).toBeGreaterThanOrEqual(rank);
				rank = next;
			}
			const { state, paymentId, payments } = await snapshot(db, applicationId);
			const captured = payments.filter((payment) => payment.status === "captured");
			expect(captured.filter((payment) => payment.flag === "second_capture")).toHaveLength(
				state === "paid" ? captured.length - 1 : 0,
			);
			expect(context.paid).toHaveLength(state === "paid" ? 1 : 0);
			expect(payments.filter((payment) => payment.payment_id === paymentId && payment.flag === null)).toHaveLength(
				state === "paid" ? 1 : 0,
			);
			const open = await db
				.selectFrom("fees")
				.select("checking_until")
				.where("application_id", "=", applicationId)
				.executeTakeFirst();
			return {
				state,
				open,
				statuses: payments.map((payment) => `${payment.payment_id.at(4)} ${payment.status} ${payment.settled}`),
			};
		};
		const shuffled = fc
			.array(told, { minLength: 1, maxLength: 8 })
			.chain((facts) =>
				fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 })),
			);
		await fc.assert(
			fc.asyncProperty(shuffled, async ([facts, again]) => {
				expect(await play(again)).toEqual(await play(facts));
			}),
			{ numRuns: 60 },
		);
	});
});

describe("permutations", () => {
	test("are all there", () => expect(permutations([1, 2, 3, 4])).toHaveLength(24));
});
