import { sql, type Transaction } from "kysely";
import { addDays, dayAtSchool, startOfDay } from "#src/calendar/day.ts";
import { workingDaysBefore } from "#src/calendar/working-days.ts";
import type { Paging } from "./api/parsed.ts";
import { randomId } from "./api-keys.server.ts";
import type { SandboxFaults } from "./faults.ts";
import type { SandboxDatabase, SandboxDb, SandboxSettlementLine } from "./sandbox-database.server.ts";

/** Payments are settled on the second working day after. */
const workingDays = 2;
/** Rates in hundredths: the fee's of the amount, the tax's of that fee. */
const [feePercent, taxPercent] = [2, 18];

/** Calculates what the provider takes from a payment, in paise; `fee` includes its tax. */
export function settlementFee(amount: number): { fee: number; tax: number } {
	const work = Math.round((amount * feePercent) / 100);
	const tax = Math.round((work * taxPercent) / 100);
	return { fee: work + tax, tax };
}

/**
 * Settles all that is due by now, in one settlement: payments that were taken long enough ago, and refunds of what is
 * settled.
 */
export async function settleDue(db: SandboxDb, fault: SandboxFaults["settlements"], now: Date): Promise<void> {
	if (fault === "late") return;
	await db.transaction().execute(async (trx) => {
		const until = startOfDay(addDays(workingDaysBefore(dayAtSchool(now), workingDays), 1));
		const payments = await unsettledPayments(trx, until);
		const common = { settlement_id: `setl_${randomId(14)}`, settled_at: now.toISOString(), again: 0 as const };
		const lines: SandboxSettlementLine[] = payments.map(
			({ id, amount, order_id, method, created_at, ...charged }, index) => {
				const sum = fault === "other-sum" && index === 0 ? amount + 100 : amount;
				const paidLine = { entity_id: id, type: "payment" as const, payment_id: null, order_id, method, created_at };
				const { fee, tax } = charged.fee > 0 ? charged : settlementFee(sum);
				return { ...common, ...paidLine, amount: sum, fee, tax };
			},
		);
		const [first] = lines;
		if (first && fault === "unknown") lines.push({ ...first, entity_id: `pay_${randomId(14)}`, order_id: null });
		if (first && fault === "twice") lines.push({ ...first, settlement_id: `setl_${randomId(14)}`, again: 1 });
		await insert(trx, lines);
		const refunds = await unsettledRefunds(trx);
		await insert(
			trx,
			refunds.map(({ id, payment_id, amount, created_at, order_id, method }) => {
				const back = { entity_id: id, type: "refund" as const, payment_id, order_id, method, created_at };
				return { ...common, ...back, amount, fee: 0, tax: 0 };
			}),
		);
	});
}

const atOnce = 500;

async function insert(trx: Transaction<SandboxDatabase>, lines: readonly SandboxSettlementLine[]): Promise<void> {
	for (let from = 0; from < lines.length; from += atOnce)
		await trx
			.insertInto("settlement_lines")
			.values(lines.slice(from, from + atOnce))
			// Another process may settle at the same time.
			.onConflict((conflict) => conflict.columns(["entity_id", "again"]).doNothing())
			.execute();
}

function unsettledPayments(trx: Transaction<SandboxDatabase>, until: string) {
	return trx
		.selectFrom("payments")
		.selectAll()
		.where("captured", "=", 1)
		.where("created_at", "<", until)
		.where("id", "not in", trx.selectFrom("settlement_lines").select("entity_id"))
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

function unsettledRefunds(trx: Transaction<SandboxDatabase>) {
	const settledQuery = trx.selectFrom("settlement_lines").select("entity_id");
	return trx
		.selectFrom("refunds")
		.innerJoin("payments", "payments.id", "refunds.payment_id")
		.selectAll("refunds")
		.select(["payments.order_id", "payments.method"])
		.where("refunds.status", "=", "processed")
		.where("refunds.payment_id", "in", settledQuery)
		.where("refunds.id", "not in", settledQuery)
		.orderBy("refunds.id")
		.execute();
}

/** Lines that were settled in a month, `YYYY-MM`, or on a day. */
export function listSettlementLines(
	db: SandboxDb,
	{ from, until, count, skip }: { from: string; until: string; count: number; skip: number },
): Promise<SandboxSettlementLine[]> {
	return db
		.selectFrom("settlement_lines")
		.selectAll()
		.where("settled_at", ">=", from)
		.where("settled_at", "<", until)
		.orderBy("settled_at")
		.orderBy("entity_id")
		.orderBy("again")
		.limit(count)
		.offset(skip)
		.execute();
}

/** Transfers to the bank, newest first; amounts in paise, `at` ISO 8601. @param id of one alone */
export async function listSettlements(db: SandboxDb, { count, skip, from, to }: Paging, id?: string) {
	const at = (seconds: number) => new Date(seconds * 1000).toISOString();
	const rows = await db
		.selectFrom("settlement_lines")
		.select(["settlement_id as id", "settled_at as at"])
		.select(sql<number | string>`sum(case when type = 'payment' then amount - fee else -amount end)`.as("net"))
		.select(({ fn }) => [fn.sum<number | string>("fee").as("fees"), fn.sum<number | string>("tax").as("tax")])
		.$if(id !== undefined, (lines) => lines.where("settlement_id", "=", id ?? ""))
		.$if(from !== undefined, (lines) => lines.where("settled_at", ">=", at(from ?? 0)))
		.$if(to !== undefined, (lines) => lines.where("settled_at", "<", at((to ?? 0) + 1)))
		.groupBy(["settlement_id", "settled_at"])
		.orderBy("settled_at", "desc")
		.orderBy("settlement_id")
		.limit(count)
		.offset(skip)
		.execute();
	return rows.map(({ net, fees, tax, ...row }) => ({ ...row, net: Number(net), fees: Number(fees), tax: Number(tax) }));
}
