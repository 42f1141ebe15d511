import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type Eyes, shownWithTransfers } from "#src/formatting/shown-text.ts";
import { type RefundFilter, type RefundQuery, refundFilters, refundsPerPage } from "./refund-query.ts";
import type { RefundState } from "./refund-state.ts";
import { orderedStates } from "./refund-totals.server.ts";

const statesOf: Record<RefundFilter, readonly RefundState[] | undefined> = {
	asked: ["asked"],
	open: orderedStates,
	processed: ["processed"],
	stuck: ["failed"],
	failed: ["failed"],
	withdrawn: ["withdrawn"],
	all: undefined,
};

export type ListedRefund = Awaited<ReturnType<typeof readListedRefunds>>[number];

/** A page of refunds, each with its fee and applicant, newest first; `sum` is that of all pages, in paise. */
export async function listRefunds(
	db: Kysely<Database>,
	{ state, page }: RefundQuery,
	eyes: Eyes,
	size = refundsPerPage,
) {
	const all = refundsOf(db, state);
	const { count, sum } = await all
		.select(({ fn }) => [
			fn.countAll<number | string>().as("count"),
			fn.sum<number | string>("refunds.amount").as("sum"),
		])
		.executeTakeFirstOrThrow();
	const rows = await selectListed(all)
		.orderBy("refunds.id", "desc")
		.limit(size)
		.offset((page - 1) * size)
		.execute();
	return { rows: rows.map((row) => shownRefund(row, eyes)), count: Number(count), sum: Number(sum ?? 0) };
}

/** The ids of the refunds of all pages of a list, newest first. */
export async function findRefundIds(db: Kysely<Database>, { state }: Pick<RefundQuery, "state">): Promise<number[]> {
	const rows = await refundsOf(db, state).select("refunds.id").orderBy("refunds.id", "desc").execute();
	return rows.map(({ id }) => id);
}

/** Refunds by their ids, newest first. */
export async function readListedRefunds(db: Kysely<Database>, ids: readonly number[], eyes: Eyes) {
	if (ids.length === 0) return [];
	const rows = refundsOf(db, "all").where("refunds.id", "in", ids);
	const refundRows = await selectListed(rows).orderBy("refunds.id", "desc").execute();
	return refundRows.map((row) => shownRefund(row, eyes));
}

/** A refund whose reason someone wrote. */
function shownRefund<Row extends { reason: string }>(row: Row, eyes: Eyes) {
	return { ...row, reason: shownWithTransfers(eyes, row.reason) };
}

function refundsOf(db: Kysely<Database>, filter: RefundFilter) {
	const states = statesOf[filter];
	return db
		.selectFrom("refunds")
		.innerJoin("fees", "fees.id", "refunds.fee_id")
		.innerJoin("applications", "applications.id", "fees.application_id")
		.leftJoin("fee_payments", "fee_payments.payment_id", "refunds.payment_id")
		.$if(states !== undefined, (query) => query.where("refunds.state", "in", states ?? []))
		.$if(filter === "stuck", (query) =>
			query
				.where("fee_payments.status", "=", "captured")
				.where(({ not, exists, selectFrom }) =>
					not(
						exists(
							selectFrom("refunds as later")
								.select("later.id")
								.whereRef("later.payment_id", "=", "refunds.payment_id")
								.whereRef("later.id", ">", "refunds.id"),
						),
					),
				),
		);
}

function selectListed(refunds: ReturnType<typeof refundsOf>) {
	return refunds
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
		.select(["refunds.created_at as createdAt", "applications.name", "fees.reference", "fees.kind as feeKind"])
		.select("fee_payments.method");
}

/** Counts the refunds in each list. */
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
	const { stuck } = await refundsOf(db, "stuck")
		.select(({ fn }) => fn.countAll<number | string>().as("stuck"))
		.executeTakeFirstOrThrow();
	const counts = Object.fromEntries(refundFilters.map((filter) => [filter, of(statesOf[filter])]));
	return { ...(counts as Record<RefundFilter, number>), stuck: Number(stuck) };
}

/** Refunds of one fee, newest first. */
export async function refundsOfFee(db: Kysely<Database>, feeId: number, eyes: Eyes) {
	const rows = await db.selectFrom("refunds").selectAll().where("fee_id", "=", feeId).orderBy("id", "desc").execute();
	return rows.map((row) => shownRefund(row, eyes));
}

/** Reads the state of a refund, and the provider's objection to it. @throws when there is none */
export function readRefund(db: Kysely<Database>, id: number) {
	return db.selectFrom("refunds").select(["state", "problem"]).where("id", "=", id).executeTakeFirstOrThrow();
}
