import { type RawBuilder, sql } from "kysely";
import { addDays, startOfDay } from "#src/calendar/day.ts";
import { counterOrder } from "#src/payment/counter/counter-payment.ts";
import type { PaymentsAsked } from "./fee-query.ts";

type Condition = RawBuilder<boolean>;

/** All payments as `p`, those at the school itself with their entry as `e`. */
const allPayments = sql`fee_payments p left join counter_entries e on p.order_id = ${sql.lit(counterOrder)}
	and e.fee_id = p.fee_id and p.payment_id = 'counter_' || e.id`;

/** Of `p`: whether its money was taken. */
const isTaken: Condition = sql`(p.captured_at is not null and p.currency = 'INR'
	and coalesce(p.method, '') <> 'waiver')`;

/** Of `p`: whether it stands for a fee that was waived. */
const isWaived: Condition = sql`(p.captured_at is not null and p.method = 'waiver')`;

/** Of `p`: how it was paid; "" where the provider does not say. */
export const methodSaid = sql<string>`coalesce(p.method, '')`;

/** When a day is over at the school, by UTC: `18:30`. */
const midnight = startOfDay("2026-01-02").slice(11, 16);

/**
 * Of `p` and `e`, on which day its money came: an entry says it; of others it is when the provider was first known to
 * hold it. Each engine reckons with times in its own way, and both compare texts alike: so this is the day of UTC,
 * `YYYY-MM-DD`, with `+` when it was the next one at the school already.
 */
export const paymentDay = sql<string | null>`coalesce(e.paid_on, substr(p.captured_at, 1, 10)
	|| case when substr(p.captured_at, 12, 5) < ${sql.lit(midnight)} then '' else '+' end)`;

/** What `paymentDay` means, `YYYY-MM-DD`. */
export const readPaymentDay = (day: string) => (day.endsWith("+") ? addDays(day.slice(0, 10), 1) : day);

/** Of `p` and `e`: whether a query asks for it. */
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

/** What payments add to totals: counts of payments and refunds, and sums in paise. */
export const sumColumns = ["taken", "taken_sum", "waived", "waived_sum", "refunded", "refunded_sum"] as const;

type Sums = { fee_id: number; own: string | null } & Record<(typeof sumColumns)[number], number | string>;

/**
 * What was taken, waived and given back of each fee that has any of it, by the payments for which a query asks.
 * @param own of `p` and `e`: a row for each of its values
 * @param feeIds of these fees alone
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
