import { type Kysely, type RawBuilder, sql } from "kysely";
import { containing } from "#src/db/containing.ts";
import type { Database } from "#src/db/tables.ts";
import { westernDigits } from "#src/formatting/typed-text.ts";
import { counterOrder } from "#src/payment/counter/counter-payment.ts";
import type { FeeState } from "#src/payment/fee/fee.ts";
import { feesWith, methodSaid, paymentDay, readPaymentDay, sumColumns, sumsOf } from "./asked-payments.server.ts";
import {
	asksForPayments,
	type FeeQuery,
	type FeeTotals,
	feesPerPage,
	type PaymentsAsked,
	sumTotals,
} from "./fee-query.ts";

/**
 * One fee with its application; amounts in paise. `state` is "ended" where it is not paid and no longer owed. `method`
 * and `paidOn` say how and on which day it was paid; at the school itself, the day on which the money came. What was
 * `taken`, `waived` and `refunded` is by the payments that were asked for.
 */
export type ListedFee = Awaited<ReturnType<typeof readListedFees>>[number];

const openStates = ["due", "ordered", "attempted"] as const;

/** Conditions on a fee's row: true if it is neither paid nor refunded; and the state shown in lists. */
const isOpen = () => sql<boolean>`f.state in (${sql.join(openStates.map((state) => sql.lit(state)))})`;
const shownState = () =>
	sql<FeeState | "ended">`case when f.ended_at is not null and ${isOpen()} then 'ended' else f.state end`;

/** The same as a comparison of `shownState`, in conditions for which databases have an index and numbers. */
function isInState(state: NonNullable<FeeQuery["state"]>) {
	if (state === "unpaid") return sql<boolean>`${isOpen()} and f.ended_at is null`;
	if (state === "ended") return sql<boolean>`${isOpen()} and f.ended_at is not null`;
	const isSo = sql<boolean>`f.state = ${state}`;
	return state === "paid" || state === "refunded" ? isSo : sql<boolean>`${isSo} and f.ended_at is null`;
}

/**
 * One page of the fees that a query asks for, newest first, and how many there are. A query by method or day asks for
 * fees with such a payment, and their sums are those of such payments alone.
 */
export async function listFees(db: Kysely<Database>, query: FeeQuery) {
	const { count } = await feesOf(db, query)
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.executeTakeFirstOrThrow();
	// The page first: sums of what lies before it would be computed for nothing.
	const page = await feesOf(db, query)
		.select("f.id")
		.orderBy("f.id", "desc")
		.limit(feesPerPage)
		.offset((query.page - 1) * feesPerPage)
		.execute();
	const rows = await readListedFees(
		db,
		page.map(({ id }) => id),
		query,
	);
	return { rows, count: Number(count) };
}

/** The ids of the fees of all pages of a list, in its order. */
export async function findFeeIds(db: Kysely<Database>, query: FeeQuery): Promise<number[]> {
	const rows = await feesOf(db, query).select("f.id").orderBy("f.id", "desc").execute();
	return rows.map(({ id }) => id);
}

/** Fees by their ids, newest first. @param only which of their payments the sums are of; all of them without it */
export async function readListedFees(db: Kysely<Database>, ids: readonly number[], only: PaymentsAsked = {}) {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("fees as f")
		.innerJoin("applications as a", "a.id", "f.application_id")
		.leftJoin("fee_payments as settling", "settling.payment_id", "f.payment_id")
		.leftJoin("counter_entries as entry", (join) =>
			join
				.onRef("entry.fee_id", "=", "f.id")
				.on("settling.order_id", "=", counterOrder)
				.on(sql<boolean>`settling.payment_id = 'counter_' || entry.id`),
		)
		.leftJoin(sumsOf(only, { feeIds: ids }).as("m"), (join) => join.onRef("m.fee_id", "=", "f.id"))
		.select(["f.id", "f.reference", "a.name", "a.application_type as type", "f.kind", "f.amount", "settling.method"])
		.select(shownState().as("state"))
		.select(({ fn }) => fn.coalesce("entry.paid_on", "f.paid_on").as("paidOn"))
		.select(["f.receipt_number as receiptNumber", "f.created_at as createdAt"])
		.select(["m.taken_sum as taken", "m.waived_sum as waived", "m.refunded_sum as refunded"])
		.where("f.id", "in", ids)
		.orderBy("f.id", "desc")
		.execute();
	return rows.map(({ taken, waived, refunded, ...row }) => ({
		...row,
		taken: Number(taken),
		waived: Number(waived),
		refunded: Number(refunded),
	}));
}

/**
 * The totals of all fees that a query asks for; each is the sum of what the rows of `listFees` say.
 *
 * By method and by day, what was taken and given back is of the method and day of its own payment: a fee that was paid
 * by UPI and once more by card adds to both. Anyone who then asks for one method or day gets such a fee with its
 * payments
 * of that method or day alone, so that these rows add up to that group too. A fee that is unpaid has neither: it counts
 * in the group null, and nowhere when a method or days are asked for. The group "" has payments of which the provider
 * does not say the method.
 */
export async function totalFees(db: Kysely<Database>, query: FeeQuery): Promise<FeeTotals[]> {
	const unpaid = asksForPayments(query) ? sql`0` : sql`case when ${isOpen()} and f.ended_at is null then 1 else 0 end`;
	if (query.by === "method" || query.by === "day") {
		const own = query.by === "day" ? paymentDay : methodSaid;
		const groups = await totalsBy(db, query, { group: sql<string | null>`m.own`, own, unpaid: sql`0` });
		if (asksForPayments(query)) return groups;
		const { count, sum } = await feesOf(db, query)
			.where(isOpen())
			.select(({ fn }) => [
				fn.countAll<number | string>().as("count"),
				sql<number | string | null>`sum(${unpaid})`.as("sum"),
			])
			.executeTakeFirstOrThrow();
		const none = { group: null, ...sumTotals([]), unpaid: Number(sum) };
		return Number(count) === 0 ? groups : [...groups, none];
	}
	const group = {
		programme: sql<string | null>`a.application_type`,
		kind: sql<string | null>`f.kind`,
		state: sql<string | null>`${shownState()}`,
	}[query.by];
	return totalsBy(db, query, { group, unpaid });
}

async function totalsBy(
	db: Kysely<Database>,
	query: FeeQuery,
	{ group, own, unpaid }: { group: RawBuilder<string | null>; own?: RawBuilder<unknown>; unpaid: RawBuilder<unknown> },
): Promise<FeeTotals[]> {
	const sums = sumsOf(query, { own }).as("m");
	const all = feesOf(db, query);
	const joinedQuery = own
		? all.innerJoin(sums, (join) => join.onRef("m.fee_id", "=", "f.id"))
		: all.leftJoin(sums, (join) => join.onRef("m.fee_id", "=", "f.id"));
	const rows = await joinedQuery
		.select(group.as("group"))
		.select(({ fn }) => sumColumns.map((column) => fn.sum<number | string | null>(`m.${column}`).as(column)))
		.select(sql<number | string>`sum(${unpaid})`.as("unpaid"))
		.groupBy(group)
		.orderBy(group, query.by === "day" ? "desc" : "asc")
		.execute();
	const totals = rows.map(({ group: name, ...row }) => ({
		group: query.by === "day" && name !== null ? readPaymentDay(name) : name,
		taken: Number(row.taken),
		takenAmount: Number(row.taken_sum),
		waived: Number(row.waived),
		waivedAmount: Number(row.waived_sum),
		refunded: Number(row.refunded),
		refundedAmount: Number(row.refunded_sum),
		unpaid: Number(row.unpaid),
	}));
	// A day at the school is of two days of UTC.
	const parts = Map.groupBy(totals, ({ group: name }) => name);
	return [...parts].map(([name, of]) => ({ group: name, ...sumTotals(of) }));
}

function feesOf(db: Kysely<Database>, query: FeeQuery) {
	const { search, kind, state, type } = query;
	const wanted = westernDigits(search);
	const all = db.selectFrom("fees as f").innerJoin("applications as a", "a.id", "f.application_id");
	return all
		.$if(state !== undefined, (fees) => fees.where(isInState(state ?? "unpaid")))
		.$if(kind !== undefined, (fees) => fees.where("f.kind", "=", kind ?? "application"))
		.$if(type !== undefined, (fees) => fees.where("a.application_type", "=", type ?? ""))
		.$if(asksForPayments(query), (fees) => fees.where(sql<boolean>`f.id in ${feesWith(query)}`))
		.$if(wanted !== "", (fees) =>
			fees.where((row) =>
				row.or([
					containing(row.fn<string>("lower", ["a.name"]), search.toLowerCase()),
					containing(row.fn<string>("lower", ["f.reference"]), wanted.toLowerCase()),
					row("f.receipt_number", "=", wanted.toUpperCase()),
					// An uncorrelated subquery, so that the payment is looked up once and not per fee.
					row(
						"f.id",
						"in",
						row
							.selectFrom("fee_payments as any")
							.select("any.fee_id")
							.where((of) => of.or([of("any.payment_id", "=", wanted), of("any.order_id", "=", wanted)])),
					),
				]),
			),
		);
}
