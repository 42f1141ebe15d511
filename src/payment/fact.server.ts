import type { Selectable, Transaction } from "kysely";
import type { Db } from "../db/connect.server.ts";
import type { Database } from "../db/tables.ts";
import { audit } from "./audit.server.ts";
import type { Fee } from "./fee.server.ts";
import type { FeePaymentsTable } from "./fee.table.ts";
import type { FeeState } from "./fee.ts";
import { flagOf, furthest, type KnownPayment, type OrderNews, type PaymentNews, type Standing, settles, standing } from "./fee-rules.ts";
import { firstLook } from "./watch.ts";

/** One delivery of news about a payment; the order's own state comes along where the deliverer knows it. */
export type Fact = {
	source: "browser" | "webhook" | "reconciler";
	/** The provider's id of a webhook's event, the same at each delivery of it. */
	eventId?: string;
	orderId: string;
	payment: PaymentNews & { id: string; method?: string | null; error?: string | null };
	order?: OrderNews;
};

/** A fee at the moment it was paid; `amount` in paise. */
export type PaidFee = {
	applicationId: number;
	reference: string;
	orderId: string;
	paymentId: string;
	amount: number;
	currency: string;
	plan: { name: string; days: number };
	paidAt: string;
};

/** What the caller adds to the transaction that makes a fee paid, such as a mail; runs once a fee. */
export type OnPaid = (trx: Transaction<Database>, paid: PaidFee) => Promise<void>;

export type PaymentContext = { now: () => Date; onPaid: OnPaid };

/** known is false when the order is not of any fee here. */
export type Recorded = { known: false } | { known: true; state: FeeState; paymentId: string | null; changed: boolean };

/**
 * The one way in which a fee moves: due → ordered → attempted → paid → refunded, never back. Facts may come from anybody who
 * verified them, in any order, any number of times and at once; the end is the same. All of one fact happens in one transaction,
 * which starts by locking the fee.
 */
export async function recordFact(db: Db, fact: Fact, { now, onPaid }: PaymentContext): Promise<Recorded> {
	const key = keyOf(fact);
	const before = await db.selectFrom("fees").selectAll().where("order_id", "=", fact.orderId).executeTakeFirst();
	if (!before) return { known: false };
	if (await isRecorded(db, key)) return unchanged(before);
	const at = now().toISOString();
	return db.transaction().execute(async (trx) => {
		const fee = await trx.updateTable("fees").set({ updated_at: at }).where("id", "=", before.id).returningAll().executeTakeFirstOrThrow();
		if (await isRecorded(trx, key)) return unchanged(fee);
		const event = {
			feeId: fee.id,
			source: fact.source,
			key,
			paymentId: fact.payment.id,
			before: fee.state,
			at,
			detail: { ...fact.payment, order: fact.order },
		};
		const known = await trx.selectFrom("fee_payments").selectAll().where("payment_id", "=", fact.payment.id).executeTakeFirst();
		if (known && known.fee_id !== fee.id) {
			await audit(trx, { ...event, kind: "payment_of_another_fee", after: fee.state });
			return unchanged(fee);
		}
		const payments = await mergePayment(trx, fee, fact, known, at);
		const next = standing({ state: fee.state, paymentId: fee.payment_id }, payments);
		await move(trx, fee, next, { attempts: payments.length, newAttempt: !known, at });
		for (const payment of payments)
			await trx
				.updateTable("fee_payments")
				.set({ flag: flagOf({ ...fee, ...next }, payment) })
				.where("payment_id", "=", payment.id)
				.execute();
		await audit(trx, { ...event, kind: fact.payment.status, after: next.state });
		if (next.state === "paid" && next.paymentId && fee.state !== "paid") await onPaid(trx, paidFee(fee, fact.orderId, next.paymentId, at));
		return { known: true, ...next, changed: next.state !== fee.state || next.paymentId !== fee.payment_id };
	});
}

/** Two deliveries with the same key say the same. */
function keyOf({ source, eventId, orderId, payment, order }: Fact): string {
	if (eventId !== undefined) return `${source}:${eventId}`;
	return [source, orderId, payment.id, payment.status, payment.amount, payment.currency, order?.status, order?.amount, order?.currency].join(":");
}

async function isRecorded(db: Db | Transaction<Database>, key: string): Promise<boolean> {
	return (await db.selectFrom("fee_events").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
}

function unchanged(fee: Fee): Recorded {
	return { known: true, state: fee.state, paymentId: fee.payment_id, changed: false };
}

type PaymentRow = Selectable<FeePaymentsTable>;

/** Stores what the fact adds to its payment and gives all payments of the fee, this one included. */
async function mergePayment(
	trx: Transaction<Database>,
	fee: Fee,
	{ orderId, payment, order }: Fact,
	known: PaymentRow | undefined,
	at: string,
): Promise<KnownPayment[]> {
	const told = {
		status: known ? furthest(known.status, payment.status) : payment.status,
		amount: payment.amount ?? known?.amount ?? null,
		currency: payment.currency ?? known?.currency ?? null,
		method: payment.method ?? known?.method ?? null,
		error: payment.error ?? known?.error ?? null,
		settled: known?.settled === 1 || settles(fee, payment, order) ? (1 as const) : (0 as const),
		updated_at: at,
	};
	if (known) await trx.updateTable("fee_payments").set(told).where("payment_id", "=", payment.id).execute();
	else
		await trx
			.insertInto("fee_payments")
			.values({ payment_id: payment.id, fee_id: fee.id, order_id: orderId, flag: null, created_at: at, ...told })
			.execute();
	const rows = await trx.selectFrom("fee_payments").selectAll().where("fee_id", "=", fee.id).orderBy("created_at").orderBy("payment_id").execute();
	return rows.map((row) => ({ id: row.payment_id, status: row.status, amount: row.amount, currency: row.currency, settled: row.settled === 1 }));
}

async function move(trx: Transaction<Database>, fee: Fee, next: Standing, { attempts, newAttempt, at }: { attempts: number; newAttempt: boolean; at: string }) {
	// Another attempt on a paid order may still be confirmed by its bank, so a fee with several is watched on.
	const watched = next.state === "attempted" || (next.state === "paid" && attempts > 1);
	await trx
		.updateTable("fees")
		.set({
			state: next.state,
			payment_id: next.paymentId,
			...(next.state === "paid" && fee.state !== "paid" && { paid_at: at }),
			...(watched && newAttempt && { watched_from: at, looks: 0, due_at: firstLook(new Date(at)) }),
			...(!watched && { due_at: null }),
		})
		.where("id", "=", fee.id)
		.where("state", "=", fee.state)
		.executeTakeFirstOrThrow();
}

function paidFee(fee: Fee, orderId: string, paymentId: string, at: string): PaidFee {
	return {
		applicationId: fee.application_id,
		reference: fee.reference,
		orderId,
		paymentId,
		amount: fee.amount,
		currency: fee.currency,
		plan: { name: fee.plan_name, days: fee.plan_days },
		paidAt: at,
	};
}
