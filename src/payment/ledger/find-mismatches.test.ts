import fc from "fast-check";
import { expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { addApplication, start } from "#src/payment/testing/fees.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { findMismatches } from "./find-mismatches.server.ts";
import { readLines } from "./ledger.server.ts";
import { mismatchKinds } from "./mismatch.ts";

const hour = 3_600_000;
const ago = (hours: number) => new Date(start.getTime() - hours * hour).toISOString();

const payment = fc.record({
	order: fc.constantFrom("own", "earlier", "other", "counter"),
	status: fc.constantFrom("created", "failed", "authorized", "captured", "refunded"),
	reported: fc.constantFrom("failed", "authorized", "refunded"),
	amount: fc.constantFrom(1000, 1000, 1000, 900, null),
	currency: fc.constantFrom("INR", "INR", "INR", "USD", null),
	hours: fc.constantFrom(1, 30, 130),
	captured: fc.constantFrom(null, 0, 2, 40),
	refund: fc.constantFrom(null, null, "asked", "pending", "processed"),
	refunded: fc.constantFrom(100, 850, 950),
} as const);

const fee = fc.record({
	state: fc.constantFrom("due", "ordered", "attempted", "paid", "refunded"),
	order: fc.boolean(),
	settledBy: fc.constantFrom(0, 1, null),
	hours: fc.constantFrom(1, 30, 130),
	ended: fc.constantFrom(null, 1, 35),
	payments: fc.array(payment, { maxLength: 3 }),
} as const);

type Fee = typeof fee extends fc.Arbitrary<infer Value> ? Value : never;

async function store(db: Db, fees: readonly Fee[]) {
	for (const table of ["money_findings", "refunds", "fee_events", "fee_payments", "fees", "applications"] as const)
		await db.deleteFrom(table).execute();
	for (const [index, { state, order, settledBy, hours, ended, payments }] of fees.entries()) {
		const applicationId = await addApplication(db, index + 1);
		const ids = payments.map((_, number) => `pay_${index}_${number}`);
		const { id } = await db
			.updateTable("fees")
			.set({
				state,
				order_id: order ? `order_${index}` : null,
				payment_id: settledBy === null ? null : (ids[settledBy] ?? null),
				polling_since: ago(hours),
				created_at: ago(hours),
				ended_at: ended === null ? null : ago(ended),
			})
			.where("application_id", "=", applicationId)
			.returning("id")
			.executeTakeFirstOrThrow();
		await db
			.insertInto("fee_events")
			.values({
				fee_id: id,
				source: "order",
				kind: "ordered",
				key: `ordered:earlier_${index}`,
				detail: "{}",
				state_before: "due",
				state_after: "ordered",
				created_at: ago(hours),
			})
			.execute();
		for (const [number, each] of payments.entries()) {
			const orderId = {
				own: `order_${index}`,
				earlier: `earlier_${index}`,
				other: "order_of_nobody",
				counter: "counter",
			}[each.order];
			await db
				.insertInto("fee_payments")
				.values({
					payment_id: ids[number] ?? "",
					fee_id: id,
					order_id: orderId,
					status: each.status,
					reported_status: each.reported,
					reported_at: ago(1),
					settled: 0,
					amount: each.amount,
					currency: each.currency,
					created_at: ago(each.hours),
					updated_at: ago(1),
					captured_at: each.captured === null ? null : ago(each.captured),
				})
				.execute();
			if (each.refund)
				await db
					.insertInto("refunds")
					.values({
						fee_id: id,
						payment_id: ids[number] ?? "",
						amount: each.refunded,
						currency: "INR",
						reason: "Withdrew",
						state: each.refund,
						origin: "office",
						idempotency_key: `key-${index}-${number}`,
						asked_by_name: "Priya",
						attempts: 0,
						created_at: ago(1),
					})
					.execute();
		}
	}
}

describeDatabases("what does not agree", (freshDb) => {
	test("is found in SQL exactly where the rules find it, with the same words, worst first, page by page", async () => {
		const db = await freshDb();
		await fc.assert(
			fc.asyncProperty(fc.array(fee, { minLength: 1, maxLength: 8 }), async (fees) => {
				await store(db, fees);
				const expected = (await readLines(db, start)).flatMap(({ feeId, mismatches }) =>
					mismatches.map(({ kind, paymentId, message }) => `${kind} ${feeId} ${paymentId} ${message}`),
				);
				const { rows, count, sum } = await findMismatches(db, start, { limit: 100 });
				const mismatchLines = rows.map(
					({ kind, feeId, paymentId, message }) => `${kind} ${feeId} ${paymentId} ${message}`,
				);
				expect(mismatchLines.toSorted()).toEqual(expected.toSorted());
				expect(count).toBe(expected.length);
				expect(sum).toBe(rows.reduce((total, { amount }) => total + (amount ?? 0), 0));
				const ranks = rows.map(({ kind }) => mismatchKinds.indexOf(kind));
				expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
				const second = await findMismatches(db, start, { limit: 2, offset: 2 });
				expect(second.rows).toEqual(rows.slice(2, 4));
				const beyond = await findMismatches(db, start, { limit: 2, offset: 1000 });
				expect(beyond).toEqual({ rows: [], count: expected.length, sum });
			}),
			{ numRuns: 25, seed: 20_261_123 },
		);
	});
});
