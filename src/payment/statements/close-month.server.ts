import { hash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { formatMonth } from "#src/calendar/format.ts";
import type { Database } from "#src/db/tables.ts";
import type { Refusal } from "#src/refusal.ts";
import { firstMonth, readMonth } from "./read-entries.server.ts";
import { monthAfter, type StatementTotals, totalsOf } from "./statement.ts";
import { statementCsv } from "./statement-csv.ts";

/** The month that is to be closed next, as it stands now; undefined before the first payment. */
export async function readOpenMonth(db: Kysely<Database>) {
	return (await readNext(db))?.open;
}

async function readNext(db: Kysely<Database>) {
	const last = await db
		.selectFrom("month_statements")
		.select(["month", "totals"])
		.orderBy("month", "desc")
		.executeTakeFirst();
	const month = last ? monthAfter(last.month) : await firstMonth(db);
	if (month === undefined) return undefined;
	const monthEntries = await readMonth(db, month);
	const opening = last ? (JSON.parse(last.totals) as StatementTotals).closing : 0;
	const totals = totalsOf(opening, monthEntries.entries);
	// Events of the month's last moments are stored by then.
	const closableFrom = addDays(`${monthAfter(month)}-01`, 1);
	return { ...monthEntries, open: { month, totals, closableFrom } };
}

export type ClosedMonth = Awaited<ReturnType<typeof listClosedMonths>>[number];

/** Closed months, the newest first. */
export async function listClosedMonths(db: Kysely<Database>, limit: number) {
	const rows = await db
		.selectFrom("month_statements")
		.select(["month", "totals", "closed_by_name as closedByName", "created_at as closedAt"])
		.orderBy("month", "desc")
		.limit(limit)
		.execute();
	return rows.map(({ totals, ...row }) => ({ ...row, totals: JSON.parse(totals) as StatementTotals }));
}

/** The statement of a closed month. */
export function findStatement(db: Kysely<Database>, month: string) {
	return db.selectFrom("month_statements").selectAll().where("month", "=", month).executeTakeFirst();
}

type Closing = { month: string; by: { id: number; name: string } };

const atOnce = 500;

/**
 * Closes the next month: its statement never changes, and the hash of its CSV is in the audit log. What is known of it
 * only later is in the statement of the month in which it is known.
 */
export async function closeMonth(
	trx: Transaction<Database>,
	{ month, by }: Closing,
	now: Date,
): Promise<{ ok: true } | Refusal> {
	const next = await readNext(trx);
	if (next?.open.month !== month) return { ok: false, message: "Someone already closed it." };
	const { open, entries, lineIds } = next;
	if (dayAtSchool(now) < open.closableFrom)
		return { ok: false, message: `${formatMonth(month)} can be closed one day after it ends.` };
	const csv = statementCsv(month, entries, open.totals);
	const sha256 = hash("sha256", csv);
	const monthStatement = await trx
		.insertInto("month_statements")
		.values({
			month,
			totals: JSON.stringify(open.totals),
			csv,
			sha256,
			closed_by: by.id,
			closed_by_name: by.name,
			created_at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.column("month").doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!monthStatement) return { ok: false, message: "Someone already closed it." };
	for (let from = 0; from < lineIds.length; from += atOnce)
		await trx
			.updateTable("settlement_lines")
			.set({ booked_in: month })
			.where("id", "in", lineIds.slice(from, from + atOnce))
			.execute();
	const after = { month, sha256, closing: open.totals.closing };
	const subject = { kind: "month-statement", id: monthStatement.id };
	await recordAct(trx, { actor: by.name, memberId: by.id, act: "month-closed", subject, after }, now);
	return { ok: true };
}
