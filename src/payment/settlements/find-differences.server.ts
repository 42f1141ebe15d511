import { type Kysely, sql } from "kysely";
import { addDays, dayAtSchool, startOfDay } from "#src/calendar/day.ts";
import { workingDaysBefore } from "#src/calendar/working-days.ts";
import { orderOf, pageWithTotals } from "#src/db/page-with-totals.server.ts";
import type { Database } from "#src/db/tables.ts";
import { counterOrder } from "#src/payment/counter/counter-payment.ts";
import { type DifferenceKind, differenceKinds, settledWithin } from "./difference.ts";

/**
 * One thing that settlements and payments disagree about. `difference` is what was settled too much, in paise, less
 * than 0 for too little; `theirs` and `ours` are the two sums. `day` is `YYYY-MM-DD`.
 */
export type FoundDifference = Awaited<ReturnType<typeof withNames>>[number];

type Row = {
	kind: DifferenceKind;
	difference: number;
	theirs: number;
	ours: number;
	line_id: number | null;
	entity_id: string;
	fee_id: number | null;
	since: string;
};

/**
 * Finds what does not agree, the worst and then the oldest first, and the amount: what was settled before fees, less
 * what had to be. Lines that a member has explained are left out.
 */
export async function findDifferences(
	db: Kysely<Database>,
	now: Date,
	{ limit, offset = 0 }: { limit: number; offset?: number },
) {
	const { rows, ...totals } = await pageWithTotals<Row>(db, {
		totals: foundBy(now),
		sum: "difference",
		order: sql`${orderOf("kind", differenceKinds)}, since, entity_id, line_id`,
		limit,
		offset,
	});
	return { rows: await withNames(db, rows), ...totals };
}

/** Refunds whose name at the provider was never reported, found by their payment and sum. */
const unnamed = sql`(select l.id as line_id, min(r.id) as refund_id
	from settlement_lines l join refunds r on r.payment_id = l.payment_id and r.amount = l.amount
	where l.kind = 'refund' and r.provider_id is null and r.state = 'processed'
		and not exists (select 1 from refunds k where k.provider_id = l.entity_id)
	group by l.id)`;

function foundBy(now: Date) {
	// The whole of that day is over since so many working days.
	const until = startOfDay(addDays(workingDaysBefore(dayAtSchool(now), settledWithin), 1));
	const first = sql`not exists (select 1 from settlement_lines e where e.entity_id = l.entity_id and e.id < l.id)`;
	const line = sql`l.id as line_id, l.entity_id`;
	const noLine = sql`cast(null as integer) as line_id`;
	const ofPayment = (kind: DifferenceKind, ours: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => sql`
		select ${sql.lit(kind)} as kind, l.amount - ${ours} as difference, l.amount as theirs, ${ours} as ours, ${line},
			p.fee_id, l.settled_on as since
		from settlement_lines l left join fee_payments p on p.payment_id = l.entity_id
		where l.kind = 'payment' and l.explanation is null and ${first} and ${where}`;
	const ofRefund = (kind: DifferenceKind, ours: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => sql`
		select ${sql.lit(kind)} as kind, ${ours} - l.amount as difference, l.amount as theirs, ${ours} as ours, ${line},
			r.fee_id, l.settled_on as since
		from settlement_lines l left join refunds n on n.provider_id = l.entity_id
			left join ${unnamed} u on u.line_id = l.id left join refunds r on r.id = coalesce(n.id, u.refund_id)
		where l.kind = 'refund' and l.explanation is null and ${first} and ${where}`;
	return sql.join(
		[
			sql`select 'not-settled' as kind, -coalesce(p.amount, 0) as difference, 0 as theirs,
				coalesce(p.amount, 0) as ours, ${noLine}, p.payment_id as entity_id, p.fee_id, p.captured_at as since
				from fee_payments p where p.captured_at < ${until} and p.order_id <> ${counterOrder} and not exists (
					select 1 from settlement_lines l where l.entity_id = p.payment_id)`,
			ofPayment("other-sum", sql`coalesce(p.amount, 0)`, sql`p.captured_at is not null and l.amount <> p.amount`),
			ofPayment("unknown-payment", sql`0`, sql`p.payment_id is null`),
			ofPayment("not-taken-here", sql`0`, sql`p.payment_id is not null and p.captured_at is null`),
			sql`select 'settled-twice' as kind, case l.kind when 'payment' then l.amount else -l.amount end as difference,
				l.amount as theirs, 0 as ours, ${line}, p.fee_id, l.settled_on as since
				from settlement_lines l left join fee_payments p on p.payment_id = coalesce(l.payment_id, l.entity_id)
				where l.kind <> 'other' and l.explanation is null and not ${first}`,
			ofRefund("other-sum", sql`coalesce(r.amount, 0)`, sql`r.state = 'processed' and l.amount <> r.amount`),
			ofRefund("unknown-refund", sql`0`, sql`r.id is null`),
			ofRefund("refund-not-made-here", sql`0`, sql`r.id is not null and r.state <> 'processed'`),
			sql`select 'refund-not-deducted' as kind, r.amount as difference, 0 as theirs, r.amount as ours, ${noLine},
				coalesce(r.provider_id, r.payment_id) as entity_id, r.fee_id, r.finished_at as since
				from refunds r where r.state = 'processed' and r.finished_at < ${until} and not exists (
					select 1 from settlement_lines l where l.entity_id = r.provider_id)
				and r.id not in (select u.refund_id from ${unnamed} u)`,
			sql`select 'other-movement' as kind, l.net as difference, l.net as theirs, 0 as ours, ${line},
				cast(null as integer) as fee_id, l.settled_on as since
				from settlement_lines l where l.kind = 'other' and l.explanation is null`,
		],
		sql` union all `,
	);
}

async function withNames(db: Kysely<Database>, rows: readonly Row[]) {
	const feeIds = [...new Set(rows.flatMap(({ fee_id }) => fee_id ?? []))];
	const lineIds = rows.flatMap(({ line_id }) => line_id ?? []);
	const people = await db
		.selectFrom("fees")
		.innerJoin("applications", "applications.id", "fees.application_id")
		.select(["fees.id as feeId", "fees.kind", "name", "applications.reference"])
		.where("fees.id", "in", feeIds.length > 0 ? feeIds : [0])
		.execute();
	const lines = await db
		.selectFrom("settlement_lines")
		.select(["id", "settlement_id", "description"])
		.where("id", "in", lineIds.length > 0 ? lineIds : [0])
		.execute();
	return rows.map(({ kind, difference, theirs, ours, line_id, entity_id, fee_id, since }) => {
		const person = people.find(({ feeId }) => feeId === fee_id);
		const line = lines.find(({ id }) => id === line_id);
		return {
			kind,
			difference,
			theirs,
			ours,
			lineId: line_id,
			entityId: entity_id,
			feeId: fee_id,
			settlementId: line?.settlement_id ?? null,
			description: line?.description ?? "",
			name: person?.name ?? null,
			reference: person?.reference ?? null,
			feeKind: person?.kind ?? null,
			day: since.length > 10 ? dayAtSchool(new Date(since)) : since,
		};
	});
}
