import type { Transaction } from "kysely";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { counterOrder } from "#src/payment/counter/counter-payment.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { type ImportedLines, importLines } from "./import-lines.server.ts";
import { checkLine } from "./settlement-line.ts";

/**
 * Fetches what was settled in a month from the provider and stores it. A line whose sums do not agree with each other
 * keeps the others from being stored, too.
 * @param month `YYYY-MM`
 * @param record writes down who asked for it, in the transaction that stores the lines
 * @throws GatewayError when the provider does not answer, or answers with such a line
 */
export async function fetchSettlements(
	db: Db,
	gateway: PaymentGateway,
	month: string,
	now: () => Date,
	record?: (trx: Transaction<Database>, imported: ImportedLines) => Promise<unknown>,
): Promise<ImportedLines> {
	const lines = (await gateway.fetchSettlementLines(month)).map((reportedGatewaySettlementLine) => {
		const checkedLine = checkLine(reportedGatewaySettlementLine);
		if (!checkedLine.ok) throw new GatewayError("malformed", checkedLine.problem);
		return checkedLine.line;
	});
	return db.transaction().execute(async (trx) => {
		const imported = await importLines(trx, lines, now());
		await record?.(trx, imported);
		return imported;
	});
}

/** Tells whether something was paid or refunded more than a day ago and has not been settled. */
export async function isSettlementAwaited(db: Db, now: Date): Promise<boolean> {
	const before = new Date(now.getTime() - 86_400_000).toISOString();
	const payment = await db
		.selectFrom("fee_payments as p")
		.select("p.payment_id")
		.where("captured_at", "<", before)
		.where("order_id", "!=", counterOrder)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("settlement_lines as l").select("l.id").whereRef("l.entity_id", "=", "p.payment_id"))),
		)
		.limit(1)
		.executeTakeFirst();
	if (payment) return true;
	const refund = await db
		.selectFrom("refunds as r")
		.select("r.id")
		.where("state", "=", "processed")
		.where("finished_at", "<", before)
		.where("provider_id", "is not", null)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("settlement_lines as l").select("l.id").whereRef("l.entity_id", "=", "r.provider_id"))),
		)
		.limit(1)
		.executeTakeFirst();
	return refund !== undefined;
}

/** The months whose settlements may still grow: this one, and for its first week the one before. @returns `YYYY-MM` */
export function openMonths(now: Date): string[] {
	const today = dayAtSchool(now);
	return [...new Set([addDays(today, -7).slice(0, 7), today.slice(0, 7)])];
}
