import { type Kysely, sql } from "kysely";
import { dayAtSchool, startOfDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import { type EntryKind, monthAfter, type StatementEntry } from "./statement.ts";

/** The entries of a month, and the lines of settlements among them. */
export type MonthEntries = { entries: StatementEntry[]; lineIds: number[] };

const kinds: Record<string, EntryKind> = {
	captured: "captured",
	refunded: "captured",
	refund_processed: "refunded",
	paid_at_counter: "at-school",
	counter_taken_back: "at-school",
	waived: "waived",
	waiver_taken_back: "waived",
};

/** The kind of the fee that a line is of; null of what the school takes otherwise by the same account. */
const feeKind = sql<FeeKind | null>`coalesce(
	(select f.kind from fee_payments p join fees f on f.id = p.fee_id
		where p.payment_id = case l.kind when 'payment' then l.entity_id else l.payment_id end),
	(select min(f.kind) from refunds r join fees f on f.id = r.fee_id where r.provider_id = l.entity_id))`;

/**
 * Reads what happened in a month at the school, from the events of fees, and the lines of settlements that were settled
 * by its end and are in no earlier statement. @param month `YYYY-MM`
 */
export async function readMonth(db: Kysely<Database>, month: string): Promise<MonthEntries> {
	const end = `${monthAfter(month)}-01`;
	const events = await readEvents(db, startOfDay(`${month}-01`), startOfDay(end));
	const lines = await db
		.selectFrom("settlement_lines as l")
		.selectAll("l")
		.select(feeKind.as("fee_kind"))
		.where("l.booked_in", "is", null)
		.where("l.settled_on", "<", end)
		.orderBy("l.settled_on")
		.orderBy("l.settlement_id")
		.orderBy("l.entity_id")
		.execute();
	const settledStatementEntries = lines.map(
		({ settled_on, kind: of, settlement_id, entity_id, amount, fee, tax, net, fee_kind }): StatementEntry => {
			const kind = fee_kind ? of : "other";
			return {
				day: settled_on,
				kind: `settled-${kind}`,
				reference: settlement_id,
				id: entity_id,
				feeKind: kind === "other" ? null : fee_kind,
				amount: kind === "other" ? net + fee : amount,
				added: 0,
				fee,
				tax,
			};
		},
	);
	return { entries: [...events, ...settledStatementEntries], lineIds: lines.map(({ id }) => id) };
}

async function readEvents(db: Kysely<Database>, from: string, until: string): Promise<StatementEntry[]> {
	const rows = await db
		.selectFrom("fee_events as e")
		.innerJoin("fees as f", "f.id", "e.fee_id")
		.leftJoin("fee_payments as p", "p.payment_id", "e.payment_id")
		.select(["e.kind", "e.payment_id", "e.detail", "e.created_at", "f.reference", "f.kind as fee_kind", "p.added"])
		.where("e.kind", "in", Object.keys(kinds))
		.where("e.created_at", ">=", from)
		.where("e.created_at", "<", until)
		.where(
			// A payment is taken once, however often that is reported, and by whatever report it was first known.
			sql<boolean>`(e.kind not in ('captured', 'refunded') or (p.captured_at is not null and not exists (
				select 1 from fee_events b where b.fee_id = e.fee_id and b.payment_id = e.payment_id
				and b.kind in ('captured', 'refunded') and b.id < e.id)))`,
		)
		.orderBy("e.created_at")
		.orderBy("e.id")
		.execute();
	return rows.flatMap(({ kind, payment_id, detail, created_at, reference, fee_kind, ...payment }): StatementEntry[] => {
		const { amount = 0, currency, refund, entry } = JSON.parse(detail);
		const of = kinds[kind];
		if (!of || currency !== "INR") return [];
		const id = refund ? `refund ${refund} of ${payment_id}` : entry ? `entry ${entry}` : (payment_id ?? "");
		const day = dayAtSchool(new Date(created_at));
		const added = of === "captured" ? (payment.added ?? 0) : 0;
		return [{ day, kind: of, reference, feeKind: fee_kind, id, amount, added, fee: 0, tax: 0 }];
	});
}

/** The month of the first event that a statement has, `YYYY-MM`; undefined where there is none. */
export async function firstMonth(db: Kysely<Database>): Promise<string | undefined> {
	const { at } = await db
		.selectFrom("fee_events")
		.select((row) => row.fn.min<string | null>("created_at").as("at"))
		.where("kind", "in", Object.keys(kinds))
		.executeTakeFirstOrThrow();
	return at === null ? undefined : dayAtSchool(new Date(at)).slice(0, 7);
}
