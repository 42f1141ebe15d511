import { expect } from "vitest";
import { sandboxFaults } from "#peers/razorpay/faults.ts";
import type { SandboxDb } from "#peers/razorpay/sandbox-database.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import { feeGroups, sumTotals } from "#src/payment/ledger/fee-query.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { totalFees } from "#src/payment/ledger/list-fees.server.ts";
import { explainLine } from "#src/payment/settlements/explain-line.server.ts";
import { findDifferences } from "#src/payment/settlements/find-differences.server.ts";
import { closeMonth, listClosedMonths, readOpenMonth } from "#src/payment/statements/close-month.server.ts";
import type { StatementTotals } from "#src/payment/statements/statement.ts";
import type { playFees } from "./play-fees.ts";

const meena = { id: 2, name: "Meena Joseph" };
const dayMs = 86_400_000;

/**
 * Finds what the provider settled and the school did not take, by the provider's own books, in paise: payments that are
 * not ours, and what one of ours brought too much, because it was settled twice or with another amount.
 */
async function settledWrongly(sandboxDb: SandboxDb, ours: readonly { id: string; amount: number }[]) {
	const amounts = new Map(ours.map(({ id, amount }) => [id, amount]));
	const lines = await sandboxDb
		.selectFrom("settlement_lines")
		.select(["entity_id as id", "amount", "again"])
		.where("type", "=", "payment")
		.execute();
	return {
		foreign: lines.filter(({ id }) => !amounts.has(id)),
		excess: lines
			.filter(({ id }) => amounts.has(id))
			.map(({ id, amount, again }) => ({ id, amount: again === 1 ? amount : amount - (amounts.get(id) ?? 0) }))
			.filter(({ amount }) => amount !== 0),
	};
}

/** Closes every month until now. */
async function closeAll(db: Db, until: Date): Promise<StatementTotals[]> {
	const later = new Date(until.getTime() + 60 * dayMs);
	const end = dayAtSchool(until).slice(0, 7);
	for (let open = await readOpenMonth(db); open && open.month <= end; open = await readOpenMonth(db)) {
		const closing = { month: open.month, by: meena };
		expect(await db.transaction().execute((trx) => closeMonth(trx, closing, later))).toEqual({ ok: true });
	}
	return (await listClosedMonths(db, 1000)).map(({ totals }) => totals).reverse();
}

/** Every value of every fault of the sandbox was set at least once. */
export function expectEveryFault({ played }: Pick<Awaited<ReturnType<typeof playFees>>, "played">): void {
	const { delayMs: _, ...switched } = sandboxFaults.shape;
	const values = Object.entries(switched).flatMap(([name, { options }]) => options.map((value) => `${name}: ${value}`));
	expect(values.filter((value) => !played.has(value))).toEqual([]);
}

/** Desk, receipts, events and the sandbox's own books agree to the paisa, and nothing is left to mend. */
export async function expectAgreement(
	db: Db,
	{ sandboxDb, now, ended, strangers }: Awaited<ReturnType<typeof playFees>>,
): Promise<void> {
	const sum = (rows: readonly { amount: number | null }[]) =>
		rows.reduce((total, { amount }) => total + (amount ?? 0), 0);
	const captured = await sandboxDb
		.selectFrom("payments")
		.select(["id", "order_id", "amount"])
		.where("captured", "=", 1)
		.execute();
	const ours = captured.filter(({ order_id }) => !strangers.has(order_id));
	const taken = sum(ours);
	// Payments that were let go without having been taken are not refunds.
	const refunds = await sandboxDb
		.selectFrom("refunds")
		.innerJoin("payments", "payments.id", "payment_id")
		.select("refunds.amount")
		.where("refunds.status", "=", "processed")
		.where("captured", "=", 1)
		.execute();
	const entries = await db.selectFrom("counter_entries").selectAll().execute();
	const atSchool = sum(entries.filter(({ method }) => method !== "waiver"));
	const waived = sum(entries.filter(({ method }) => method === "waiver"));
	const books = { takenAmount: taken + atSchool, waivedAmount: waived, refundedAmount: sum(refunds) };
	expect(books.takenAmount).toBeGreaterThan(0);
	expect(books.refundedAmount).toBeGreaterThan(0);

	for (const by of feeGroups) expect(sumTotals(await totalFees(db, { search: "", by, page: 1 }))).toMatchObject(books);
	const kinds = await totalFees(db, { search: "", by: "kind", page: 1 });
	expect(kinds.filter(({ takenAmount }) => takenAmount > 0).map(({ group }) => group)).toEqual(["application", "seat"]);

	const events = (await db.selectFrom("fee_events").select(["kind", "source", "payment_id", "detail"]).execute()).map(
		({ detail, ...event }) => ({ ...event, amount: Number(JSON.parse(detail).amount ?? 0) }),
	);
	const captures = new Map(
		events
			.filter(({ kind, source }) => kind === "captured" && source !== "staff")
			.map((event) => [event.payment_id, event]),
	);
	const of = (...kinds: string[]) => sum(events.filter(({ kind }) => kinds.includes(kind)));
	expect({
		takenAmount: sum([...captures.values()]) + of("paid_at_counter", "counter_taken_back"),
		waivedAmount: of("waived", "waiver_taken_back"),
		refundedAmount: of("refund_processed"),
	}).toEqual(books);

	const { foreign, excess } = await settledWrongly(sandboxDb, ours);
	const wrong = sum(foreign) + sum(excess);
	const lines = await db.selectFrom("settlement_lines").select(["kind", "amount", "fee", "net"]).execute();
	const settled = (of: "payment" | "refund") => sum(lines.filter(({ kind }) => kind === of));
	expect({ taken: settled("payment"), given: settled("refund") }).toEqual({
		taken: taken + wrong,
		given: books.refundedAmount,
	});
	expect(lines.reduce((total, { net, fee }) => total + net + fee, 0)).toBe(taken + wrong - books.refundedAmount);
	const differences = await findDifferences(db, now(), { limit: 1_000_000 });
	const listAmounts = (rows: readonly { id: string; amount: number }[]) =>
		rows.map(({ id, amount }) => `${id} ${amount}`).sort();
	expect(
		listAmounts(differences.rows.map(({ entityId, difference }) => ({ id: entityId, amount: difference }))),
	).toEqual(listAmounts([...foreign, ...excess]));
	expect(differences.sum).toBe(wrong);
	for (const { lineId } of differences.rows) {
		const explaining = { lineId: lineId ?? 0, explanation: "The provider was asked", by: meena };
		expect(await db.transaction().execute((trx) => explainLine(trx, explaining, now()))).toEqual({ ok: true });
	}
	expect(await findDifferences(db, now(), { limit: 20 })).toEqual({ rows: [], count: 0, sum: 0 });

	const statements = await closeAll(db, now());
	const total = (of: (totals: StatementTotals) => number) => statements.reduce((all, totals) => all + of(totals), 0);
	expect({
		takenAmount: total(({ sums }) => sums.captured + sums["at-school"]),
		waivedAmount: total(({ sums }) => sums.waived),
		refundedAmount: total(({ sums }) => sums.refunded),
		received: total(({ received }) => received),
		inTransit: statements.at(-1)?.closing,
	}).toEqual({ ...books, received: lines.reduce((sum, { net }) => sum + net, 0), inTransit: -sum(excess) });

	const receipts = await db.selectFrom("fees").select("receipt_number").execute();
	const numbers = new Set([...receipts, ...entries].flatMap(({ receipt_number }) => receipt_number ?? []));
	// One gapless series per year: as many numbers in all as the series of the years have given.
	const series = await db.selectFrom("counters").select("value").where("name", "like", "receipts-%").execute();
	expect(numbers.size).toBe(series.reduce((total, { value }) => total + value, 0));
	expect(
		(await findMismatches(db, ended, { limit: 20 })).rows.map(({ kind, message }) => `${kind}: ${message}`),
	).toEqual([]);
}
