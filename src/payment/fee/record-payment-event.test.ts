import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addOrderedFee, paymentEvent, snapshot, start, testContext } from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { readFee } from "./fee.server.ts";
import type { PaymentEvent } from "./payment-event.ts";
import { recordPaymentEvent } from "./record-payment-event.server.ts";

const permutations = <Item>(items: Item[]): Item[][] =>
	items.length < 2
		? [items]
		: items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

describeDatabases("recordPaymentEvent", (freshDb) => {
	test("a captured payment of the whole fee with its order paid makes it paid and calls onPaid, once", async () => {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		const context = testContext();
		expect(
			await recordPaymentEvent(db, paymentEvent("webhook", orderId, "pay_1", "captured", "paid"), context),
		).toEqual({
			known: true,
			state: "paid",
			paymentId: "pay_1",
			changed: true,
		});
		expect(
			await recordPaymentEvent(db, paymentEvent("browser", orderId, "pay_1", "captured", "paid"), context),
		).toMatchObject({
			state: "paid",
			changed: false,
		});
		expect(context.paid).toEqual([
			{
				feeId: expect.any(Number),
				kind: "application",
				applicationId,
				reference: "DSA-26-B-000001",
				orderId,
				paymentId: "pay_1",
				amount: 1000,
				currency: "INR",
				plan: { name: "Application fee, admissions 2027", days: 30 },
				paidAt: context.now().toISOString(),
			},
		]);
		expect(await readFee(db, applicationId, start)).toMatchObject({
			state: "paid",
			paymentId: "pay_1",
			paidAt: context.now().toISOString(),
		});
	});

	test("all 24 orders of four webhooks, with the browser's return anywhere, end in the same state", async () => {
		const db = await freshDb();
		const deliveries = (orderId: string, number: number): PaymentEvent[] => [
			paymentEvent("webhook", orderId, `pay_a${number}`, "authorized"),
			paymentEvent("webhook", orderId, `pay_a${number}`, "captured"),
			paymentEvent("webhook", orderId, `pay_a${number}`, "captured", "paid"),
			paymentEvent("webhook", orderId, `pay_b${number}`, "failed"),
		];
		let number = 0;
		for (const order of permutations([0, 1, 2, 3])) {
			for (const position of [0, 1, 2, 3, 4]) {
				number += 1;
				const { applicationId, orderId } = await addOrderedFee(db, number);
				const context = testContext();
				const events = deliveries(orderId, number);
				const sequence = order
					.flatMap((index) => events[index] ?? [])
					.toSpliced(position, 0, paymentEvent("browser", orderId, `pay_a${number}`, "captured", "paid"));
				for (const event of sequence) await recordPaymentEvent(db, event, context);
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

	test("a second capture is stored and flagged for refund until it is refunded", async () => {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		const context = testContext();
		await recordPaymentEvent(db, paymentEvent("webhook", orderId, "pay_1", "captured", "paid"), context);
		await recordPaymentEvent(db, paymentEvent("webhook", orderId, "pay_2", "captured"), context);
		expect(await snapshot(db, applicationId)).toMatchObject({
			state: "paid",
			paymentId: "pay_1",
			payments: [{ flag: null }, { flag: "second_capture" }],
		});
		await recordPaymentEvent(db, paymentEvent("webhook", orderId, "pay_2", "refunded"), context);
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
		for (const event of [
			paymentEvent("webhook", orderId, "pay_1", "captured", "paid"),
			paymentEvent("webhook", orderId, "pay_2", "captured", "paid"),
			paymentEvent("webhook", orderId, "pay_1", "refunded"),
		])
			await recordPaymentEvent(db, event, context);
		expect(await snapshot(db, applicationId)).toMatchObject({
			state: "paid",
			paymentId: "pay_2",
			payments: [{ flag: null }, { flag: null }],
		});
	});

	test("a payment of another amount or currency never settles the fee and is flagged", async () => {
		const db = await freshDb();
		const context = testContext();
		for (const [number, payment] of [
			{ amount: 10, currency: "INR" },
			{ amount: 1000, currency: "USD" },
		].entries()) {
			const { applicationId, orderId } = await addOrderedFee(db, number + 1);
			await recordPaymentEvent(
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

	test("a captured payment without its paid order does not settle the fee, but is polled at once", async () => {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		for (const order of [undefined, "attempted" as const]) {
			await recordPaymentEvent(db, paymentEvent("poll", orderId, "pay_1", "captured", order), testContext());
			expect(await snapshot(db, applicationId)).toMatchObject({ state: "attempted" });
			expect(await db.selectFrom("fees").select("next_poll_at").executeTakeFirst()).toEqual({
				next_poll_at: start.toISOString(),
			});
		}
		await recordPaymentEvent(db, paymentEvent("poll", orderId, "pay_1", "captured", "paid"), testContext());
		expect(await snapshot(db, applicationId)).toMatchObject({ state: "paid" });
	});

	test("a payment that belongs to one fee cannot pay another", async () => {
		const db = await freshDb();
		const [mine, other] = [await addOrderedFee(db, 1), await addOrderedFee(db, 2)];
		await recordPaymentEvent(db, paymentEvent("webhook", mine.orderId, "pay_1", "authorized"), testContext());
		await recordPaymentEvent(db, paymentEvent("webhook", other.orderId, "pay_1", "captured"), testContext());
		expect(await snapshot(db, other.applicationId)).toEqual({ state: "ordered", paymentId: null, payments: [] });
		expect(await snapshot(db, mine.applicationId)).toMatchObject({
			state: "attempted",
			payments: [{ status: "authorized", settled: 0 }],
		});
	});

	test("an event for an unknown order changes nothing", async () => {
		const db = await freshDb();
		expect(
			await recordPaymentEvent(db, paymentEvent("webhook", "order_unknown", "pay_1", "captured"), testContext()),
		).toEqual({
			known: false,
		});
	});

	test("when onPaid fails, nothing of the event is stored and the retry has its full effect", async () => {
		const db = await freshDb();
		const { applicationId, orderId } = await addOrderedFee(db);
		const event = { ...paymentEvent("webhook", orderId, "pay_1", "captured", "paid"), eventId: "evt_1" };
		const brokenContext = { ...testContext(), onPaid: () => Promise.reject(new Error("no mail today")) };
		await expect(recordPaymentEvent(db, event, brokenContext)).rejects.toThrow("no mail today");
		expect(await snapshot(db, applicationId)).toEqual({ state: "ordered", paymentId: null, payments: [] });
		expect(await recordPaymentEvent(db, event, testContext())).toMatchObject({ state: "paid", changed: true });
	});

	test("the log has every event with the state before and after", async () => {
		const db = await freshDb();
		const { orderId } = await addOrderedFee(db);
		const context = testContext();
		for (const status of ["failed", "authorized", "captured", "refunded"] as const)
			await recordPaymentEvent(
				db,
				paymentEvent("webhook", orderId, "pay_1", status, status === "captured" ? "paid" : undefined),
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
			"refund_processed: paid → paid",
			"refunded: paid → refunded",
		]);
	});
});

type Report = {
	source: PaymentEvent["source"];
	payment: string;
	status: PaymentEvent["payment"]["status"];
	order: "attempted" | "paid" | undefined;
	reportedAt: string | undefined;
};

const ranks = { due: 0, ordered: 1, attempted: 2, paid: 3, refunded: 4 };

describeDatabases("the fee's state, for any events", (freshDb) => {
	const statuses = fc.constantFrom("created", "failed", "authorized", "captured" as const);
	const report = fc.record({
		source: fc.constantFrom("browser", "webhook", "poll" as const),
		payment: fc.constantFrom("x", "y", "z"),
		status: statuses,
		order: fc.constantFrom(undefined, "attempted", "paid" as const),
		reportedAt: fc.constantFrom(
			undefined,
			"2026-11-20T05:00:00.000Z",
			"2026-11-20T05:30:00.000Z",
			"2026-11-20T06:30:00.000Z",
		),
	});

	test("any order and repetition ends in the same state, with one settling payment and all other captures flagged", {
		timeout: 120_000,
	}, async () => {
		const db = await freshDb();
		let number = 0;
		const play = async (reports: Report[]) => {
			number += 1;
			const { applicationId, orderId } = await addOrderedFee(db, number);
			const context = testContext();
			let rank = ranks.ordered;
			for (const { source, payment, status, order, reportedAt } of reports) {
				const event = {
					...paymentEvent(source, orderId, `pay_${payment}_${number}`, status, order),
					...(reportedAt && { reportedAt }),
				};
				const recordedEvent = await recordPaymentEvent(db, event, context);
				const next = recordedEvent.known ? ranks[recordedEvent.state] : -1;
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
			.array(report, { minLength: 1, maxLength: 8 })
			.chain((reports) =>
				fc.tuple(
					fc.constant(reports),
					fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
				),
			);
		await fc.assert(
			fc.asyncProperty(shuffled, async ([reports, repeated]) => {
				expect(await play(repeated)).toEqual(await play(reports));
			}),
			{ numRuns: 60 },
		);
	});
});

describe("permutations", () => {
	test("are all there", () => expect(permutations([1, 2, 3, 4])).toHaveLength(24));
});
