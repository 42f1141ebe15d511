import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type LedgerFee, type LedgerPayment, type Mismatch, mismatchesOf } from "./mismatch.ts";

/** An application with its fee and payments. `fee` is null where none was charged. */
export type LedgerLine = {
	reference: string;
	name: string;
	receivedAt: string;
	fee: LedgerFee | null;
	payments: LedgerPayment[];
	mismatches: Mismatch[];
};

/**
 * Loads every application, fee and payment into memory, newest application first. The only personal data is the name.
 */
export async function readFullLedger(db: Kysely<Database>, now: Date): Promise<LedgerLine[]> {
	const applications = await db
		.selectFrom("applications")
		.select(["id", "reference", "name", "created_at"])
		.orderBy("id", "desc")
		.execute();
	const fees = await db.selectFrom("fees").selectAll().execute();
	const payments = await db
		.selectFrom("fee_payments")
		.selectAll()
		.orderBy("created_at")
		.orderBy("payment_id")
		.execute();
	const created = await db.selectFrom("fee_events").select(["fee_id", "key"]).where("kind", "=", "ordered").execute();
	const feeOf = new Map(fees.map((fee) => [fee.application_id, fee]));
	const paymentsOf = Map.groupBy(payments, (payment) => payment.fee_id);
	const ordersOf = Map.groupBy(created, (event) => event.fee_id);
	return applications.map(({ id, reference, name, created_at: receivedAt }) => {
		const row = feeOf.get(id);
		if (!row) return { reference, name, receivedAt, fee: null, payments: [], mismatches: [] };
		const orders = (ordersOf.get(row.id) ?? []).map(({ key }) => key.replace(/^ordered:/, ""));
		const fee: LedgerFee = {
			state: row.state,
			amount: row.amount,
			currency: row.currency,
			orderId: row.order_id,
			orders: row.order_id === null || orders.includes(row.order_id) ? orders : [...orders, row.order_id],
			orderAttempts: row.order_attempts,
			paymentId: row.payment_id,
			paidAt: row.paid_at,
			receiptNumber: row.receipt_number,
			pollingSince: row.polling_since,
			createdAt: row.created_at,
		};
		const own = (paymentsOf.get(row.id) ?? []).map(
			({ payment_id, order_id, status, amount, currency, method, flag }) => {
				return { id: payment_id, orderId: order_id, status, amount, currency, method, flag };
			},
		);
		return { reference, name, receivedAt, fee, payments: own, mismatches: mismatchesOf(fee, own, now) };
	});
}

/** Lines with mismatches first; otherwise the order is unchanged. */
export function mismatchesFirst(lines: readonly LedgerLine[]): LedgerLine[] {
	return lines.toSorted((one, other) => Number(other.mismatches.length > 0) - Number(one.mismatches.length > 0));
}
