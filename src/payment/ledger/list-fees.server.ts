import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { containing } from "#src/db/containing.ts";
import type { Database } from "#src/db/tables.ts";
import type { FeeKind, FeeState } from "#src/payment/fee/fee.ts";
import { type FeeQuery, feesPerPage } from "./fee-query.ts";
import type { FeeTotals } from "./fee-totals.ts";

/** One fee with its application; amounts in paise. */
export type ListedFee = {
	id: number;
	reference: string;
	name: string;
	type: string;
	kind: FeeKind;
	/** "ended": not paid, and owed no more. */
	state: FeeState | "ended";
	amount: number;
	method: string | null;
	paidOn: string | null;
	receiptNumber: string | null;
	createdAt: string;
	/** What was taken, waived and given back. */
	taken: number;
	waived: number;
	refunded: number;
};

const openStates = ["due", "ordered", "attempted"] as const;

/** Of a fee's row: whether it is neither paid nor given back, and the state that lists say. */
const isOpen = () => sql<boolean>`f.state in (${sql.join(openStates.map((state) => sql.lit(state)))})`;
const shownState = () =>
	sql<FeeState | "ended">`case when f.ended_at is not null and ${isOpen()} then 'ended' else f.state end`;

/** The same as a comparison of `shownState`, in conditions for which databases have an index and numbers. */
function isAt(state: NonNullable<FeeQuery["state"]>) {
	if (state === "unpaid") return sql<boolean>`${isOpen()} and f.ended_at is null`;
	if (state === "ended") return sql<boolean>`${isOpen()} and f.ended_at is not null`;
	const isSo = sql<boolean>`f.state = ${state}`;
	return state === "paid" || state === "refunded" ? isSo : sql<boolean>`${isSo} and f.ended_at is null`;
}

/** One page of the fees that a query asks for, newest first, and how many there are. */
export async function listFees(db: Kysely<Database>, query: FeeQuery): Promise<{ rows: ListedFee[]; count: number }> {
	const { count } = await asked(db, query)
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.executeTakeFirstOrThrow();
	// The page first: sums of what lies before it would be computed for nothing.
	const page = await asked(db, query)
		.select("f.id")
		.orderBy("f.id", "desc")
		.limit(feesPerPage)
		.offset((query.page - 1) * feesPerPage)
		.execute();
	const rows = await readListedFees(
		db,
		page.map(({ id }) => id),
	);
	return { rows, count: Number(count) };
}

/** The ids of the fees of all pages of a list, in its order. */
export async function findFeeIds(db: Kysely<Database>, query: FeeQuery): Promise<number[]> {
	const rows = await asked(db, query).select("f.id").orderBy("f.id", "desc").execute();
	return rows.map(({ id }) => id);
}

/** Fees by their ids, newest first. */
export async function readListedFees(db: Kysely<Database>, ids: readonly number[]): Promise<ListedFee[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("fees as f")
		.innerJoin("applications as a", "a.id", "f.application_id")
		.leftJoin("fee_payments as p", "p.payment_id", "f.payment_id")
		.select(["f.id", "f.reference", "a.name", "a.application_type as type", "f.kind", "f.amount", "p.method"])
		.select(shownState().as("state"))
		.select(["f.paid_on as paidOn", "f.receipt_number as receiptNumber", "f.created_at as createdAt"])
		.select((row) => [
			sumOf(row, "payments").as("taken"),
			sumOf(row, "waivers").as("waived"),
			sumOf(row, "refunds").as("refunded"),
		])
		.where("f.id", "in", ids)
		.orderBy("f.id", "desc")
		.execute();
	const numbers = ({ taken, waived, refunded }: { taken: unknown; waived: unknown; refunded: unknown }) => ({
		taken: Number(taken),
		waived: Number(waived),
		refunded: Number(refunded),
	});
	return rows.map((row) => ({ ...row, ...numbers(row) }));
}

/** The totals of all fees that a query asks for; each is the sum of what its rows say. */
export async function totalFees(db: Kysely<Database>, query: FeeQuery): Promise<FeeTotals[]> {
	const group = {
		programme: sql<string | null>`a.application_type`,
		kind: sql<string | null>`f.kind`,
		state: sql<string | null>`${shownState()}`,
		day: sql<string | null>`f.paid_on`,
		method: sql<string | null>`p.method`,
	}[query.by];
	const count = (condition: ReturnType<typeof sql>) =>
		sql<number | string>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
	const rows = await asked(db, query)
		.leftJoin(
			(row) =>
				row
					.selectFrom("fee_payments")
					.select("fee_id")
					.select([
						count(sql`${isTaken()}`).as("taken"),
						sql<number | string>`coalesce(sum(case when ${isTaken()} then amount else 0 end), 0)`.as("taken_sum"),
						count(sql`${isWaiver()}`).as("waived"),
						sql<number | string>`coalesce(sum(case when ${isWaiver()} then amount else 0 end), 0)`.as("waived_sum"),
					])
					.groupBy("fee_id")
					.as("t"),
			(join) => join.onRef("t.fee_id", "=", "f.id"),
		)
		.leftJoin(
			(row) =>
				row
					.selectFrom("refunds")
					.select("fee_id")
					.select(({ fn }) => [fn.countAll<number | string>().as("count"), fn.sum<number | string>("amount").as("sum")])
					.where("state", "=", "processed")
					.groupBy("fee_id")
					.as("r"),
			(join) => join.onRef("r.fee_id", "=", "f.id"),
		)
		.select([
			group.as("group"),
			sql<number | string>`sum(coalesce(t.taken, 0))`.as("taken"),
			sql<number | string>`sum(coalesce(t.taken_sum, 0))`.as("takenSum"),
			sql<number | string>`sum(coalesce(t.waived, 0))`.as("waived"),
			sql<number | string>`sum(coalesce(t.waived_sum, 0))`.as("waivedSum"),
			sql<number | string>`sum(coalesce(r.count, 0))`.as("refunded"),
			sql<number | string>`sum(coalesce(r.sum, 0))`.as("refundedSum"),
			count(sql`f.ended_at is null and ${isOpen()}`).as("unpaid"),
		])
		.groupBy(group)
		.orderBy(group, query.by === "day" ? "desc" : "asc")
		.execute();
	return rows.map(({ group: name, ...sums }) => ({
		group: name,
		taken: Number(sums.taken),
		takenSum: Number(sums.takenSum),
		waived: Number(sums.waived),
		waivedSum: Number(sums.waivedSum),
		refunded: Number(sums.refunded),
		refundedSum: Number(sums.refundedSum),
		unpaid: Number(sums.unpaid),
	}));
}

/** Of a payment's row: whether its money was taken, and whether it stands for a fee that was waived. */
const isTaken = () => sql`(captured_at is not null and currency = 'INR' and coalesce(method, '') <> 'waiver')`;
const isWaiver = () => sql`(captured_at is not null and method = 'waiver')`;

type Row = ExpressionBuilder<Database & { f: Database["fees"] }, "f">;

function sumOf(row: Row, what: "payments" | "waivers" | "refunds") {
	if (what === "refunds")
		return row
			.selectFrom("refunds")
			.select(sql<number | string>`coalesce(sum(amount), 0)`.as("sum"))
			.whereRef("refunds.fee_id", "=", "f.id")
			.where("refunds.state", "=", "processed");
	return row
		.selectFrom("fee_payments")
		.select(sql<number | string>`coalesce(sum(amount), 0)`.as("sum"))
		.whereRef("fee_payments.fee_id", "=", "f.id")
		.where(what === "payments" ? sql<boolean>`${isTaken()}` : sql<boolean>`${isWaiver()}`);
}

function asked(db: Kysely<Database>, { words, kind, state, type, method, from, to }: FeeQuery) {
	const all = db
		.selectFrom("fees as f")
		.innerJoin("applications as a", "a.id", "f.application_id")
		.leftJoin("fee_payments as p", "p.payment_id", "f.payment_id");
	return all
		.$if(state !== undefined, (query) => query.where(isAt(state ?? "unpaid")))
		.$if(kind !== undefined, (query) => query.where("f.kind", "=", kind ?? "application"))
		.$if(type !== undefined, (query) => query.where("a.application_type", "=", type ?? ""))
		.$if(method !== undefined, (query) => query.where("p.method", "=", method ?? ""))
		.$if(from !== undefined, (query) => query.where("f.paid_on", ">=", from ?? ""))
		.$if(to !== undefined, (query) => query.where("f.paid_on", "<=", to ?? ""))
		.$if(words !== "", (query) =>
			query.where((row) =>
				row.or([
					containing(row.fn<string>("lower", ["a.name"]), words.toLowerCase()),
					containing(row.fn<string>("lower", ["f.reference"]), words.toLowerCase()),
					row("f.receipt_number", "=", words.toUpperCase()),
					// An uncorrelated subquery, so that the payment is looked up once and not per fee.
					row(
						"f.id",
						"in",
						row
							.selectFrom("fee_payments as any")
							.select("any.fee_id")
							.where((of) => of.or([of("any.payment_id", "=", words), of("any.order_id", "=", words)])),
					),
				]),
			),
		);
}
