import { type RawBuilder, sql } from "kysely";
import { addDays, startOfDay } from "#src/calendar/day.ts";
import { counterOrder } from "#src/payment/counter/counter-payment.ts";
import type { PaymentsAsked } from "./fee-query.ts";

type Condition = RawBuilder<boolean>;

/** All payments as `p`, those at the school itself with their entry as `e`. */
const allPayments = sql`fee_payments p left join counter_entries e on p.order_id = ${sql.lit(counterOrder)}
	and e.fee_id = p.fee_id and p.payment_id = 'counter_' || e.id`;

/** Condition on `p`: true if its money was taken. */
const isTaken: Condition = sql`(p.captured_at is not null and p.currency = 'INR'
	and coalesce(p.method, '') <> 'waiver')`;

/** Condition on `p`: true if it represents a fee that was waived. */
const isWaived: Condition = sql`(p.captured_at is not null and p.method = 'waiver')`;

/** Method by which `p` was paid; "" where the provider does not say. */
export const methodSaid = sql<string>`coalesce(p.method, '')`;

/** Time at which a day ends at the school, in UTC: `18:30`. */
const midnight = startOfDay("2026-01-02").slice(11, 16);

/**
 * Day on which the money of `p` came, given `p` and `e`: as an entry says, otherwise when the provider was first known
 * to hold it. Database engines calculate with times differently but compare texts alike, so this is the day in UTC,
 * `YYYY-MM-DD`, with `+` if it was already the next day at the school.
 */
export const paymentDay = sql<string | null>`coalesce(e.paid_on, substr(p.captured_at, 1, 10)
	|| case when substr(p.captured_at, 12, 5) < ${sql.lit(midnight)} then '' else '+' end)`;

/** Reads the day that `paymentDay` means, `YYYY-MM-DD`. */
export const readPaymentDay = (day: string) => (day.endsWith("+") ? addDays(day.slice(0, 10), 1) : day);

/** Builds a condition on `p` and `e`: true if a query asks for the payment. */
function isAsked({ method, from, to }: PaymentsAsked): Condition {
	const conditions = [
		sql`p.captured_at is not null`,
		...(method === undefined ? [] : [sql`p.method = ${method}`]),
		...(from === undefined
			? []
			: [sql`case when e.id is null then p.captured_at >= ${startOfDay(from)} else e.paid_on >= ${from} end`]),
		...(to === undefined
			? []
			: [sql`case when e.id is null then p.captured_at < ${startOfDay(addDays(to, 1))} else e.paid_on <= ${to} end`]),
	];
	return sql`(${sql.join(conditions, sql` and `)})`;
}

/** The ids of the fees that have a payment for which a query asks. */
export const feesWith = (payments: PaymentsAsked) =>
	sql`(select p.fee_id from ${allPayments} where ${isAsked(payments)})`;

/** Columns that payments add to totals: counts of payments and refunds, and amounts in paise. */
export const sumColumns = ["taken", "taken_sum", "waived", "waived_sum", "refunded", "refunded_sum"] as const;

type Sums = { fee_id: number; own: string | null } & Record<(typeof sumColumns)[number], number | string>;

/**
 * Totals what was taken, waived and refunded for each fee that has any of it, by the payments for which a query asks.
 * @param own an expression on `p` and `e`: a row for each of its values
 * @param feeIds limits the result to these fees
 */
export function sumsOf(
	payments: PaymentsAsked,
	{ own, feeIds }: { own?: RawBuilder<unknown> | undefined; feeIds?: readonly number[] },
): RawBuilder<Sums> {
	const count = (kind: Condition) => sql`sum(case when ${kind} then 1 else 0 end)`;
	const sum = (kind: Condition) => sql`sum(case when ${kind} then p.amount else 0 end)`;
	const group = own ?? sql`cast(null as text)`;
	return sql`(select p.fee_id, ${group} as own, ${count(isTaken)} as taken, ${sum(isTaken)} as taken_sum,
			${count(isWaived)} as waived, ${sum(isWaived)} as waived_sum,
			coalesce(sum(r.count), 0) as refunded, coalesce(sum(r.sum), 0) as refunded_sum
		from ${allPayments} left join (select payment_id, count(*) as count, sum(amount) as sum from refunds
			where state = 'processed' group by payment_id) r on r.payment_id = p.payment_id
		where ${isAsked(payments)} and (${isTaken} or ${isWaived} or r.payment_id is not null)
			${feeIds ? sql`and p.fee_id in (${sql.join(feeIds)})` : sql``}
		group by p.fee_id${own ? sql`, ${own}` : sql``})`;
}
