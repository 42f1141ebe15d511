import { type Kysely, sql } from "kysely";
import { orderOf, pageWithTotals } from "#src/db/page-with-totals.server.ts";
import type { Database } from "#src/db/tables.ts";
import { counterOrder } from "#src/payment/counter/counter-payment.ts";
import { minRefund } from "#src/payment/fee/amount.ts";
import { unfinishedStates } from "#src/payment/refunds/refund-totals.server.ts";
import { readLines } from "./ledger.server.ts";
import { longOpenMs, type Mismatch, mismatchKinds, noOrderMs, notCapturedMs } from "./mismatch.ts";

/** One thing that does not agree. `amount` in paise, `since` ISO 8601; without an application no fee is known. */
export type FoundMismatch = Awaited<ReturnType<typeof withDescriptions>>[number];

type Row = {
	kind: Mismatch["kind"];
	fee_id: number | null;
	payment_id: string | null;
	finding_id: number | null;
	amount: number | null;
	since: string;
};

/**
 * Finds what does not agree, the worst and then the oldest first: the rules of `mismatchesOf` in SQL, and what was
 * found at the provider.
 */
export async function findMismatches(
	db: Kysely<Database>,
	now: Date,
	{ limit, offset = 0 }: { limit: number; offset?: number },
) {
	const { rows, ...totals } = await pageWithTotals<Row>(db, {
		totals: foundBy(now),
		sum: "amount",
		order: sql`${orderOf("kind", mismatchKinds)}, since, fee_id, payment_id, finding_id`,
		limit,
		offset,
	});
	return { rows: await withDescriptions(db, rows, now), ...totals };
}

function foundBy(now: Date) {
	const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
	const isRightAmount = sql`(p.amount is not null and p.currency is not null and p.amount - p.added = f.amount
		and p.currency = f.currency)`;
	const isSettled = sql`f.state in ('paid', 'refunded')`;
	const settling = sql`(f.payment_id is not null and p.payment_id = f.payment_id)`;
	const refunding = sql`exists (select 1 from refunds r where r.payment_id = p.payment_id
		and r.state in (${sql.join(unfinishedStates.map((state) => sql.lit(state)))}))`;
	const givenBack = sql`exists (select 1 from refunds r where r.payment_id = p.payment_id and r.state = 'processed'
		group by r.payment_id having sum(r.amount) > coalesce(p.amount, 0) - case when p.added > 0 then p.added else 0 end
			- ${sql.lit(minRefund)})`;
	const ofPayment = (kind: Mismatch["kind"], where: ReturnType<typeof sql>) => sql`
		select ${sql.lit(kind)} as kind, f.id as fee_id, p.payment_id, cast(null as integer) as finding_id, p.amount,
			p.created_at as since
		from fee_payments p join fees f on f.id = p.fee_id where ${where}`;
	const ofFee = (kind: Mismatch["kind"], since: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => sql`
		select ${sql.lit(kind)} as kind, f.id as fee_id, cast(null as text) as payment_id, cast(null as integer) as finding_id, f.amount,
			${since} as since
		from fees f where ${where}`;
	const owedSince = sql`coalesce(f.owed_since, f.created_at)`;
	const captured = sql`p.status = 'captured'`;
	// The bank has said all that it will once every attempt has failed or was refunded.
	const undecided = sql`(exists (select 1 from fee_payments p where p.fee_id = f.id
			and p.reported_status not in ('failed', 'refunded'))
		or not exists (select 1 from fee_payments p where p.fee_id = f.id))`;
	const longOpen = sql`(f.ended_at is null and f.state = 'attempted' and f.polling_since < ${before(longOpenMs)} and ${undecided})`;
	const isRefused = sql`exists (select 1 from fee_events e where e.fee_id = f.id and e.kind = 'order_refused')`;
	const orderless = sql`(not ${isSettled} and f.ended_at is null and f.order_id is null)`;
	return sql.join(
		[
			ofPayment("captured-not-paid", sql`${captured} and ${isRightAmount} and not ${isSettled}`),
			ofPayment(
				"second-capture",
				sql`${captured} and ${isRightAmount} and ${isSettled} and not ${settling} and not ${refunding} and not ${givenBack}`,
			),
			ofPayment("second-capture", sql`${captured} and ${isRightAmount} and f.state = 'refunded' and ${settling}`),
			ofPayment(
				"captured-after-end",
				sql`${captured} and ${isRightAmount} and f.state = 'paid' and ${settling} and p.captured_at > f.ended_at
					and not ${refunding} and not ${givenBack}`,
			),
			ofPayment("wrong-amount", sql`${captured} and not ${isRightAmount} and not ${refunding} and not ${givenBack}`),
			ofPayment(
				"order-unknown",
				sql`p.order_id <> ${counterOrder} and (f.order_id is null or p.order_id <> f.order_id) and not exists (
					select 1 from fee_events e where e.fee_id = f.id and e.kind = 'ordered' and e.key = 'ordered:' || p.order_id)`,
			),
			ofPayment(
				"not-captured",
				sql`p.status = 'authorized' and p.reported_status = 'authorized' and p.created_at < ${before(notCapturedMs)}
					and not ${isSettled} and f.ended_at is null and not ${longOpen}`,
			),
			ofFee(
				"paid-without-capture",
				sql`f.updated_at`,
				sql`f.state = 'paid' and not exists (select 1 from fee_payments p where p.fee_id = f.id and ${settling}
					and ${captured} and ${isRightAmount})`,
			),
			ofFee("long-open", sql`f.polling_since`, longOpen),
			ofFee("no-order", owedSince, sql`${orderless} and not ${isRefused} and ${owedSince} < ${before(noOrderMs)}`),
			ofFee("order-refused", owedSince, sql`${orderless} and ${isRefused}`),
			sql`select kind, fee_id, subject as payment_id, id as finding_id, amount, created_at as since from money_findings
				where left_at is null`,
		],
		sql` union all `,
	);
}

async function withDescriptions(db: Kysely<Database>, rows: readonly Row[], now: Date) {
	const ids = [...new Set(rows.flatMap(({ fee_id }) => fee_id ?? []))];
	const lines = new Map((await readLines(db, now, ids)).map((line) => [line.feeId, line]));
	const people = new Map(
		(ids.length === 0
			? []
			: await db
					.selectFrom("fees")
					.innerJoin("applications", "applications.id", "fees.application_id")
					.select(["fees.id as feeId", "applications.id", "name", "applications.reference"])
					.where("fees.id", "in", ids)
					.execute()
		).map(({ feeId, ...application }) => [feeId, application]),
	);
	const findingIds = rows.flatMap(({ finding_id }) => finding_id ?? []);
	const findings = new Map(
		(findingIds.length === 0
			? []
			: await db.selectFrom("money_findings").select(["id", "message"]).where("id", "in", findingIds).execute()
		).map(({ id, message }) => [id, message]),
	);
	return rows.map((row) => {
		const line = lines.get(row.fee_id ?? 0);
		const own = line?.mismatches.find(({ kind, paymentId }) => kind === row.kind && paymentId === row.payment_id);
		return {
			kind: row.kind,
			message: (row.finding_id === null ? own?.message : findings.get(row.finding_id)) ?? "",
			paymentId: row.payment_id,
			feeId: row.fee_id,
			feeKind: line?.fee.kind ?? null,
			findingId: row.finding_id,
			application: people.get(row.fee_id ?? 0) ?? null,
			amount: row.amount,
			since: row.since,
		};
	});
}
