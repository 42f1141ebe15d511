import { type Kysely, sql } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { unfinishedStates } from "#src/payment/refunds/refund-totals.server.ts";
import { type LedgerFee, type LedgerPayment, type Mismatch, mismatchesOf } from "./mismatch.ts";

/** An application with one of its fees and that fee's payments. `fee` is null where none was charged. */
export type LedgerLine = {
	reference: string;
	name: string;
	receivedAt: string;
	fee: LedgerFee | null;
	payments: LedgerPayment[];
	mismatches: Mismatch[];
};

/**
 * Loads every application, fee and payment into memory, newest application first: a line for each fee, and one for an
 * application without any. The only personal data is the name.
 */
export async function readFullLedger(db: Kysely<Database>, now: Date): Promise<LedgerLine[]> {
	const applications = await db
		.selectFrom("applications")
		.select(["id", "reference", "name", "created_at"])
		.orderBy("id", "desc")
		.execute();
	const linesOf = Map.groupBy(await readLines(db, now), (line) => line.applicationId);
	const none = { fee: null, payments: [], mismatches: [] };
	return applications.flatMap(({ id, reference, name, created_at: receivedAt }) =>
		(linesOf.get(id) ?? [none]).map(({ fee, payments, mismatches }) => ({
			reference,
			name,
			receivedAt,
			fee,
			payments,
			mismatches,
		})),
	);
}

/** A fee with its payments, and what in it does not agree. */
export type FeeLine = { feeId: number; applicationId: number } & Pick<LedgerLine, "payments" | "mismatches"> & {
		fee: LedgerFee;
	};

/** Loads fees with their payments; all of them without `ids`. */
export async function readLines(db: Kysely<Database>, now: Date, ids?: readonly number[]): Promise<FeeLine[]> {
	if (ids?.length === 0) return [];
	const fees = await db
		.selectFrom("fees")
		.selectAll()
		.$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
		.orderBy("id")
		.execute();
	const payments = await db
		.selectFrom("fee_payments")
		.selectAll()
		.select((row) =>
			row
				.exists(
					row
						.selectFrom("refunds")
						.select("refunds.id")
						.whereRef("refunds.payment_id", "=", "fee_payments.payment_id")
						.where("refunds.state", "in", unfinishedStates),
				)
				.as("refunding"),
		)
		.select((row) =>
			row
				.selectFrom("refunds")
				.select(sql<number | string>`coalesce(sum(refunds.amount), 0)`.as("sum"))
				.whereRef("refunds.payment_id", "=", "fee_payments.payment_id")
				.where("refunds.state", "=", "processed")
				.as("refunded"),
		)
		.$if(ids !== undefined, (query) => query.where("fee_id", "in", ids ?? []))
		.orderBy("created_at")
		.orderBy("payment_id")
		.execute();
	const created = await db
		.selectFrom("fee_events")
		.select(["fee_id", "kind", "key", "detail"])
		.where("kind", "in", ["ordered", "order_refused"])
		.$if(ids !== undefined, (query) => query.where("fee_id", "in", ids ?? []))
		.orderBy("id")
		.execute();
	const paymentsOf = Map.groupBy(payments, (payment) => payment.fee_id);
	const ordersOf = Map.groupBy(created, (event) => event.fee_id);
	return fees.map((row) => {
		const events = Map.groupBy(ordersOf.get(row.id) ?? [], ({ kind }) => kind);
		const orders = (events.get("ordered") ?? []).map(({ key }) => key.replace(/^ordered:/, ""));
		const refusal = events.get("order_refused")?.at(-1);
		const fee: LedgerFee = {
			kind: row.kind,
			state: row.state,
			amount: row.amount,
			currency: row.currency,
			orderId: row.order_id,
			orders: row.order_id === null || orders.includes(row.order_id) ? orders : [...orders, row.order_id],
			orderAttempts: row.order_attempts,
			orderRefusal: refusal ? JSON.parse(refusal.detail).message : null,
			paymentId: row.payment_id,
			paidAt: row.paid_at,
			receiptNumber: row.receipt_number,
			pollingSince: row.polling_since,
			owedSince: row.owed_since,
			endedAt: row.ended_at,
			createdAt: row.created_at,
		};
		const own = (paymentsOf.get(row.id) ?? []).map((payment) => ({
			id: payment.payment_id,
			orderId: payment.order_id,
			status: payment.status,
			amount: payment.amount,
			added: payment.added,
			currency: payment.currency,
			method: payment.method,
			flag: payment.flag,
			reportedStatus: payment.reported_status,
			firstReportedAt: payment.created_at,
			capturedAt: payment.captured_at,
			refunding: Boolean(payment.refunding),
			refunded: Number(payment.refunded),
		}));
		const mismatches = mismatchesOf(fee, own, now);
		return { feeId: row.id, applicationId: row.application_id, fee, payments: own, mismatches };
	});
}

/** Lines with mismatches first; otherwise the order is unchanged. */
export function mismatchesFirst(lines: readonly LedgerLine[]): LedgerLine[] {
	return lines.toSorted((one, other) => Number(other.mismatches.length > 0) - Number(one.mismatches.length > 0));
}
