import type { Selectable, Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { reach } from "#src/payment/confirm/crash-points.server.ts";
import type { Fee } from "./fee.server.ts";
import type { FeePaymentsTable } from "./fee.table.ts";
import type { FeeState } from "./fee.ts";
import { audit } from "./fee-events.server.ts";
import { furthest, lastWord, type OrderNews, type PaymentNews, settles } from "./fee-state.ts";
import { type FlaggedPayment, restand } from "./recompute-fee.server.ts";

/** One delivery of news about a payment; the order's own state comes along where the deliverer knows it. */
export type Fact = {
	source: "browser" | "webhook" | "reconciler";
	/** The provider's id of a webhook's event, the same at each delivery of it. */
	eventId?: string;
	/** When the provider said so, ISO 8601; default now. News with neither this nor an event's id counts once, however often it comes. */
	saidAt?: string;
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
	if (!before) {
		await auditReplaced(db, fact, { now, log });
		return { known: false };
	}
	if (countsOnce(fact) && (await db.selectFrom("fee_events").select("id").where("key", "=", key).executeTakeFirst()))
		return unchanged(before);
	const at = now().toISOString();
	const { recorded, flagged } = await db
		.transaction()
		.execute((trx) => record(trx, before.id, { fact, key, at, onPaid }));
	for (const { id, flag } of flagged)
		log?.error({ reference: before.reference, payment: id, flag }, "this payment must be refunded");
	return recorded;
}

/** News of an order that was replaced can pay nothing here, but money may have moved where that order was made. */
async function auditReplaced(db: Db, fact: Fact, { now, log }: Pick<PaymentContext, "now" | "log">): Promise<void> {
	const { source, orderId, payment, order } = fact;
	const made = await db
		.selectFrom("fee_events")
		.select("fee_id")
		.where("key", "=", `ordered:${orderId}`)
		.executeTakeFirst();
	if (!made) return;
	const { state, reference } = await db
		.selectFrom("fees")
		.select(["state", "reference"])
		.where("id", "=", made.fee_id)
		.executeTakeFirstOrThrow();
	const event = {
		feeId: made.fee_id,
		source,
		key: keyOf(fact),
		paymentId: payment.id,
		before: state,
		after: state,
		detail: { ...payment, order },
	};
	await audit(db, { ...event, kind: "payment_of_replaced_order", at: now().toISOString() });
	log?.error(
		{ reference, payment: payment.id, status: payment.status },
		"a payment of a replaced order was reported: look at the provider's dashboard",
	);
}

type Delivery = { fact: Fact; key: string; at: string; onPaid: OnPaid };

async function record(
	trx: Transaction<Database>,
	feeId: number,
	{ fact, key, at, onPaid }: Delivery,
): Promise<{ recorded: Recorded; flagged: FlaggedPayment[] }> {
	const fee = await trx
		.updateTable("fees")
		.set({ updated_at: at })
		.where("id", "=", feeId)
		.returningAll()
		.executeTakeFirstOrThrow();
	const { source, payment, order } = fact;
	const known = await trx
		.selectFrom("fee_payments")
		.selectAll()
		.where("payment_id", "=", payment.id)
		.executeTakeFirst();
	const event = { feeId, source, key, paymentId: payment.id, before: fee.state, at, detail: { ...payment, order } };
	if (known && known.fee_id !== feeId) {
		await audit(trx, { ...event, kind: "payment_of_another_fee", after: fee.state });
		return { recorded: unchanged(fee), flagged: [] };
	}
	await mergePayment(trx, fee, fact, known, at);
	const newCapture = payment.status === "captured" && known?.status !== "captured";
	const { next, flagged } = await restand(trx, fee, at, { newAttempt: !known, newCapture });
	// A look that contradicts what was said before is worth a line of its own; one that repeats it is not.
	const line = countsOnce(fact) || !known?.word ? key : `${key}:after:${known.word}`;
	await audit(trx, { ...event, key: line, kind: payment.status, after: next.state });
	if (next.state === "paid" && next.paymentId && fee.state !== "paid")
		await onPaid(trx, paidFee(fee, fact.orderId, next.paymentId, at));
	reach(`${source}-uncommitted`);
	return {
		recorded: { known: true, ...next, changed: next.state !== fee.state || next.paymentId !== fee.payment_id },
		flagged,
	};
}

/** Two deliveries with the same key say the same. */
function keyOf({ source, eventId, orderId, payment, order }: Fact): string {
	if (eventId !== undefined) return `${source}:${eventId}`;
	return [
		source,
		orderId,
		payment.id,
		payment.status,
		payment.amount,
		payment.currency,
		order?.status,
		order?.amount,
		order?.currency,
	].join(":");
}

/** A look at the provider may repeat what an earlier one said after something else was said in between. */
function countsOnce({ eventId, saidAt }: Fact): boolean {
	return eventId !== undefined || saidAt === undefined;
}

function unchanged(fee: Fee): Recorded {
	return { known: true, state: fee.state, paymentId: fee.payment_id, changed: false };
}

type PaymentRow = Selectable<FeePaymentsTable>;

/** Stores what the fact adds to its payment. */
async function mergePayment(
	trx: Transaction<Database>,
	fee: Fee,
	fact: Fact,
	known: PaymentRow | undefined,
	at: string,
): Promise<void> {
	const { orderId, payment, order } = fact;
	const said = { status: payment.status, at: fact.saidAt ?? at };
	const word = known?.word && known.word_at ? lastWord({ status: known.word, at: known.word_at }, said) : said;
	const told = {
		status: known ? furthest(known.status, payment.status) : payment.status,
		word: word.status,
		word_at: word.at,
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
