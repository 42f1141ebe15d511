import { type Kysely, sql } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type Eyes, shownWithTransfers } from "#src/formatting/shown-text.ts";

type PageOf = { limit: number; offset?: number };

/** One settlement with the sums of its lines, in paise; `fees` with their `taxes`, `net` is what the bank received. */
export type ListedSettlement = {
	settlementId: string;
	utr: string | null;
	settledOn: string;
	payments: number;
	paid: number;
	refunded: number;
	other: number;
	fees: number;
	taxes: number;
	net: number;
};

/** Some settlements, the newest first, and how many there are. */
export async function listSettlements(
	db: Kysely<Database>,
	{ limit, offset = 0 }: PageOf,
): Promise<{ rows: ListedSettlement[]; count: number }> {
	const rows = await settlements(db).limit(limit).offset(offset).execute();
	const { count } = await db
		.selectFrom("settlement_lines")
		.select(({ fn }) => fn.count<number>("settlement_id").distinct().as("count"))
		.executeTakeFirstOrThrow();
	return { rows: rows.map(inNumbers), count: Number(count) };
}

/** The provider's names of all settlements, the newest first. */
export async function findSettlementIds(db: Kysely<Database>): Promise<string[]> {
	const rows = await settlements(db).execute();
	return rows.map(({ settlementId }) => settlementId);
}

/** Settlements by the provider's names of them, the newest first. */
export async function readListedSettlements(db: Kysely<Database>, ids: readonly string[]): Promise<ListedSettlement[]> {
	if (ids.length === 0) return [];
	const rows = await settlements(db).where("settlement_id", "in", ids).execute();
	return rows.map(inNumbers);
}

function settlements(db: Kysely<Database>) {
	const of = (kind: string, value: string) =>
		sql<number>`sum(case kind when ${sql.lit(kind)} then ${sql.ref(value)} else 0 end)`;
	return db
		.selectFrom("settlement_lines")
		.select(({ fn }) => [
			"settlement_id as settlementId",
			fn.max<string | null>("utr").as("utr"),
			fn.min<string>("settled_on").as("settledOn"),
			sql<number>`sum(case kind when 'payment' then 1 else 0 end)`.as("payments"),
			of("payment", "amount").as("paid"),
			of("refund", "amount").as("refunded"),
			of("other", "net").as("other"),
			fn.sum<number>("fee").as("fees"),
			fn.sum<number>("tax").as("taxes"),
			fn.sum<number>("net").as("net"),
		])
		.groupBy("settlement_id")
		.orderBy((row) => row.fn.min("settled_on"), "desc")
		.orderBy("settlement_id");
}

const sums = ["payments", "paid", "refunded", "other", "fees", "taxes", "net"] as const;

/** PostgreSQL gives sums as texts. */
function inNumbers(row: ListedSettlement): ListedSettlement {
	return { ...row, ...Object.fromEntries(sums.map((field) => [field, Number(row[field])])) };
}

export type ListedExplanation = Awaited<ReturnType<typeof listExplained>>["rows"][number];

/** Some of the lines that a member has explained, the newest first, and how many there are. */
export async function listExplained(db: Kysely<Database>, eyes: Eyes, { limit, offset = 0 }: PageOf) {
	const explained = db.selectFrom("settlement_lines").where("explanation", "is not", null);
	const { count } = await explained
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.executeTakeFirstOrThrow();
	const rows = await explained
		.select([
			"id",
			"settlement_id as settlementId",
			"entity_id as entityId",
			"kind",
			"amount",
			"net",
			"settled_on as day",
		])
		.select(["explanation", "explained_by_name as by"])
		.orderBy("settled_on", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.offset(offset)
		.execute();
	return {
		rows: rows.map((row) => ({ ...row, explanation: shownWithTransfers(eyes, row.explanation ?? "") })),
		count: Number(count),
	};
}
