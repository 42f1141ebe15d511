import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import type { SettlementLine } from "./settlement-line.ts";

/** `contradictions` are sentences: a line that is stored with other sums stays as it is. */
export type ImportedLines = { added: number; known: number; contradictions: string[] };

const atOnce = 200;
const sums = ["kind", "amount", "fee", "tax", "net"] as const;

/**
 * Stores lines of settlements, each once by its settlement and entity, however often and in whatever order they come.
 */
export async function importLines(
	trx: Transaction<Database>,
	lines: readonly SettlementLine[],
	now: Date,
): Promise<ImportedLines> {
	const imported: ImportedLines = { added: 0, known: 0, contradictions: [] };
	for (let from = 0; from < lines.length; from += atOnce) {
		const part = lines.slice(from, from + atOnce);
		const before = await readStored(trx, part);
		await trx
			.insertInto("settlement_lines")
			.values(part.map((line) => rowOf(line, now)))
			.onConflict((conflict) => conflict.columns(["settlement_id", "entity_id"]).doNothing())
			.execute();
		const after = await readStored(trx, part);
		imported.added += after.size - before.size;
		for (const line of part) {
			const storedLine = after.get(keyOf(line.settlementId, line.entityId));
			if (storedLine && sums.some((field) => storedLine[field] !== line[field]))
				imported.contradictions.push(
					`${line.entityId} is already here with ${inFigures(storedLine.amount)}, fee ${inFigures(storedLine.fee)}, ` +
						`but the import has ${inFigures(line.amount)}, fee ${inFigures(line.fee)} (${line.settlementId}). We kept the existing line.`,
				);
		}
	}
	imported.known = lines.length - imported.added;
	return imported;
}

const keyOf = (settlementId: string, entityId: string) => `${settlementId} ${entityId}`;

async function readStored(trx: Transaction<Database>, lines: readonly SettlementLine[]) {
	const entities = [...new Set(lines.map(({ entityId }) => entityId))];
	const wantedKeys = new Set(lines.map((line) => keyOf(line.settlementId, line.entityId)));
	const rows = await trx
		.selectFrom("settlement_lines")
		.select(["settlement_id", "entity_id", ...sums])
		.where("entity_id", "in", entities)
		.execute();
	const keyed = rows.map((row) => [keyOf(row.settlement_id, row.entity_id), row] as const);
	return new Map(keyed.filter(([key]) => wantedKeys.has(key)));
}

const rowOf = (line: SettlementLine, now: Date) => ({
	settlement_id: line.settlementId,
	entity_id: line.entityId,
	kind: line.kind,
	payment_id: line.paymentId,
	utr: line.utr,
	settled_on: line.settledOn,
	amount: line.amount,
	fee: line.fee,
	tax: line.tax,
	net: line.net,
	currency: line.currency,
	description: line.description.slice(0, 500),
	created_at: now.toISOString(),
});
