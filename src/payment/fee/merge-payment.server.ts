import type { Selectable, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { Fee } from "./fee.server.ts";
import { addedTo, furthest, latestReport, settles } from "./fee-state.ts";
import type { PaymentEvent } from "./payment-event.ts";

export type PaymentRow = Selectable<Database["fee_payments"]>;

/**
 * Adds to a payment's row what an event says about it: the furthest status, the last reported one, and whatever was
 * unknown before.
 * @param stored the payment's row; undefined when this is its first event
 * @param at ISO 8601
 */
export async function mergePayment(
	trx: Transaction<Database>,
	fee: Fee,
	event: PaymentEvent,
	storedPayment: PaymentRow | undefined,
	at: string,
): Promise<void> {
	const { orderId, payment, order } = event;
	const report = { status: payment.status, at: event.reportedAt ?? at };
	const last = storedPayment
		? latestReport({ status: storedPayment.reported_status, at: storedPayment.reported_at }, report)
		: report;
	const merged = {
		status: storedPayment ? furthest(storedPayment.status, payment.status) : payment.status,
		reported_status: last.status,
		reported_at: last.at,
		amount: payment.amount ?? storedPayment?.amount ?? null,
		currency: payment.currency ?? storedPayment?.currency ?? null,
		// A later report may not say again who is charged.
		added: addedTo(fee, payment, order) ?? storedPayment?.added ?? 0,
		method: payment.method ?? storedPayment?.method ?? null,
		error: payment.error ?? storedPayment?.error ?? null,
		captured_at: storedPayment?.captured_at ?? (wasTaken(payment) ? at : null),
		settled: storedPayment?.settled === 1 || settles(fee, payment, order) ? (1 as const) : (0 as const),
		updated_at: at,
	};
	if (storedPayment) await trx.updateTable("fee_payments").set(merged).where("payment_id", "=", payment.id).execute();
	else
		await trx
			.insertInto("fee_payments")
			.values({ payment_id: payment.id, fee_id: fee.id, order_id: orderId, flag: null, created_at: at, ...merged })
			.execute();
}

/** Tells whether a report says that a payment was captured, even if it was refunded later. */
function wasTaken({ status, captured }: PaymentEvent["payment"]): boolean {
	return status === "captured" || (status === "refunded" && captured !== false);
}
