import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { RefundState } from "./refund.table.ts";
import { type RefundFilter, type RefundQuery, refundFilters, refundsPerPage } from "./refund-query.ts";

const statesOf: Record<RefundFilter, readonly RefundState[] | undefined> = {
	asked: ["asked"],
	open: ["confirmed", "pending"],
	processed: ["processed"],
	failed: ["failed"],
	withdrawn: ["withdrawn"],
	all: undefined,
};

/** Refunds with whose fee they are of, newest first; `sum` is that of all pages, in paise. */
export async function listRefunds(db: Kysely<Database>, { state, page }: RefundQuery, size = refundsPerPage) {
	const states = statesOf[state];
	const all = db
		.selectFrom("refunds")
		.innerJoin("fees", "fees.id", "refunds.fee_id")
		.innerJoin("applications", "applications.id", "fees.application_id")
		.leftJoin("fee_payments", "fee_payments.payment_id", "refunds.payment_id")
		.$if(states !== undefined, (query) => query.where("refunds.state", "in", states ?? []));
	const { count, sum } = await all
		.select(({ fn }) => [
			fn.countAll<number | string>().as("count"),
			fn.sum<number | string>("refunds.amount").as("sum"),
		])
		.executeTakeFirstOrThrow();
	const rows = await all
		.select(["refunds.id", "refunds.fee_id as feeId", "refunds.payment_id as paymentId", "refunds.amount"])
		.select([
			"refunds.reason",
			"refunds.state",
			"refunds.origin",
			"refunds.problem",
			"refunds.provider_id as providerId",
		])
		.select(["refunds.asked_by as askedBy", "refunds.asked_by_name as askedByName"])
		.select(["refunds.confirmed_by_name as confirmedByName", "refunds.finished_at as finishedAt"])
		.select(["refunds.created_at as createdAt", "applications.name", "fees.reference", "fee_payments.method"])
		.orderBy("refunds.id", "desc")
		.limit(size)
		.offset((page - 1) * size)
		.execute();
	return { rows, count: Number(count), sum: Number(sum ?? 0) };
}

export type ListedRefund = Awaited<ReturnType<typeof listRefunds>>["rows"][number];

/** How many refunds each list has. */
export async function countRefunds(db: Kysely<Database>): Promise<Record<RefundFilter, number>> {
	const rows = await db
		.selectFrom("refunds")
		.select("state")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.groupBy("state")
		.execute();
	const of = (states: readonly RefundState[] | undefined) =>
		rows
			.filter(({ state }) => states === undefined || states.includes(state))
			.reduce((total, { count }) => total + Number(count), 0);
	return Object.fromEntries(refundFilters.map((filter) => [filter, of(statesOf[filter])])) as Record<
		RefundFilter,
		number
	>;
}

/** Refunds of one fee, newest first. */
export function refundsOfFee(db: Kysely<Database>, feeId: number) {
	return db.selectFrom("refunds").selectAll().where("fee_id", "=", feeId).orderBy("id", "desc").execute();
}
