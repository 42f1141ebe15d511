import type { Selectable, Transaction } from "kysely";
import type { Db } from "../db/connect.server.ts";
import type { Database } from "../db/tables.ts";
import { audit } from "./audit.server.ts";
import type { Fee } from "./fee.server.ts";
import type { FeePaymentsTable } from "./fee.table.ts";
import type { FeeState } from "./fee.ts";
import { type Flag, flagOf, furthest, type KnownPayment, type OrderNews, type PaymentNews, type Standing, settles, standing } from "./fee-rules.ts";
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

type Log = (fields: object, text: string) => void;

export type PaymentContext = { now: () => Date; onPaid: OnPaid; log?: { warn: Log; error: Log } };

/** known is false when the order is not of any fee here. */
export type Recorded = { known: false } | { known: true; state: FeeState; paymentId: string | null; changed: boolean };

/**
 * The one way in which a fee moves: due → ordered → attempted → paid → refunded, never back. Facts may come from anybody who
 * verified them, in any order, any number of times and at once; the end is the same. All of one fact happens in one transaction,
 * which starts by locking the fee.
 */
export async function recordFact(db: Db, fact: Fact, { now, onPaid, log }: PaymentContext): Promise<Recorded> {
	const key = keyOf(fact);
	const before = await db.selectFrom("fees").selectAll().where("order_id", "=", fact.orderId).executeTakeFirst();
	if (!before) return { known: false };
	const told = await db.selectFrom("fee_events").select("id").where("key", "=", key).executeTakeFirst();
	if (told) return unchanged(before);
	const at = now().toISOString();
	const { recorded, flagged } = await db.transaction().execute((trx) => record(trx, before.id, { fact, key, at, onPaid }));
	for (const { id, flag } of flagged) log?.error({ reference: before.reference, payment: id, flag }, "this payment must be refunded");
	return recorded;
}

type Delivery = { fact: Fact; key: string; at: string; onPaid: OnPaid };
type Flagged = KnownPayment & { flag: Flag | null };

async function record(trx: Transaction<Database>, feeId: number, { fact, key, at, onPaid }: Delivery): Promise<{ recorded: Recorded; flagged: Flagged[] }> {
	const fee = await trx.updateTable("fees").set({ updated_at: at }).where("id", "=", feeId).returningAll().executeTakeFirstOrThrow();
	const { source, payment, order } = fact;
	const event = { feeId, source, key, paymentId: payment.id, before: fee.state, at, detail: { ...payment, order } };
	const known = await trx.selectFrom("fee_payments").selectAll().where("payment_id", "=", payment.id).executeTakeFirst();
	if (known && known.fee_id !== feeId) {
		await audit(trx, { ...event, kind: "payment_of_another_fee", after: fee.state });
		return { recorded: unchanged(fee), flagged: [] };
	}
	const payments = await mergePayment(trx, fee, fact, known, at);
	const next = standing({ state: fee.state, paymentId: fee.payment_id }, payments);
	await move(trx, fee, next, { attempts: payments.length, newAttempt: !known, at });
	const flagged = await flagPayments(trx, { ...fee, ...next }, payments);
	await audit(trx, { ...event, kind: payment.status, after: next.state });
	if (next.state === "paid" && next.paymentId && fee.state !== "paid") await onPaid(trx, paidFee(fee, fact.orderId, next.paymentId, at));
	return { recorded: { known: true, ...next, changed: next.state !== fee.state || next.paymentId !== fee.payment_id }, flagged };
}

/** Two deliveries with the same key say the same. */
function keyOf({ source, eventId, orderId, payment, order }: Fact): string {
	if (eventId !== undefined) return `${source}:${eventId}`;
	return [source, orderId, payment.id, payment.status, payment.amount, payment.currency, order?.status, order?.amount, order?.currency].join(":");
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
): Promise<Flagged[]> {
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
	return rows.map((row) => ({
		id: row.payment_id,
		status: row.status,
		amount: row.amount,
		currency: row.currency,
		settled: row.settled === 1,
		flag: row.flag,
	}));
}

/** Writes the flags that changed and gives the payments that got one. */
async function flagPayments(trx: Transaction<Database>, fee: Fee & Standing, payments: Flagged[]): Promise<Flagged[]> {
	const changed = payments
		.map((payment) => ({ ...payment, flag: flagOf(fee, payment), flagBefore: payment.flag }))
		.filter(({ flag, flagBefore }) => flag !== flagBefore);
	for (const { id, flag } of changed) await trx.updateTable("fee_payments").set({ flag }).where("payment_id", "=", id).execute();
	return changed.filter(({ flag }) => flag !== null);
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
