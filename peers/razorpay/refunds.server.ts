import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { paymentEntity } from "./api/entities.ts";
import type { Paging } from "./api/parsed.ts";
import { randomId } from "./api-keys.server.ts";
import type { Attempt } from "./orders.server.ts";
import { pageOf } from "./paged.ts";
import type { SandboxDatabase, SandboxDb, SandboxPayment, SandboxRefund } from "./sandbox-database.server.ts";

/** `amount` in paise; undefined for all that is left. */
export type NewRefund = {
	amount?: number | undefined;
	receipt?: string | null | undefined;
	notes: Record<string, unknown>;
	speed?: SandboxRefund["speed"] | undefined;
	idempotencyKey: string | undefined;
	/** Status of the new refund. */
	status: SandboxRefund["status"];
};

export type MadeRefund =
	| { ok: true; refund: SandboxRefund; attempt: Attempt | undefined }
	| { ok: false; message: string; field?: string };

/** Refunds a captured payment or a part of it, once per idempotency key. */
export async function makeRefund(
	db: SandboxDb,
	paymentId: string,
	newRefund: NewRefund,
	now: Date,
): Promise<MadeRefund> {
	const { receipt = null, notes, speed = "normal", idempotencyKey, status } = newRefund;
	const hash = createHash("sha256")
		.update(JSON.stringify([paymentId, newRefund.amount ?? null, receipt, notes]))
		.digest("hex");
	return db.transaction().execute(async (trx): Promise<MadeRefund> => {
		const payment = await lockPayment(trx, paymentId);
		if (!payment) return { ok: false, message: "The id provided does not exist" };
		if (idempotencyKey !== undefined) {
			const same = await trx
				.selectFrom("refunds")
				.selectAll()
				.where("idempotency_key", "=", idempotencyKey)
				.executeTakeFirst();
			if (same && same.request_hash !== hash)
				return { ok: false, message: "Different request with the same idempotency key has already been processed." };
			if (same) return { ok: true, refund: same, attempt: undefined };
		}
		const left = payment.amount - (await refundedOf(trx, paymentId));
		if (payment.captured === 0) return { ok: false, message: "The payment has not been captured." };
		if (left <= 0) return { ok: false, message: "The payment has been fully refunded already" };
		const amount = newRefund.amount ?? left;
		if (amount > left)
			return { ok: false, message: "The refund amount provided is greater than amount captured", field: "amount" };
		const refund = await trx
			.insertInto("refunds")
			.values({
				id: `rfnd_${randomId(14)}`,
				payment_id: paymentId,
				amount,
				currency: payment.currency,
				status,
				receipt,
				idempotency_key: idempotencyKey ?? null,
				request_hash: hash,
				notes: JSON.stringify(notes),
				speed,
				created_at: now.toISOString(),
			})
			.returningAll()
			.executeTakeFirstOrThrow();
		return { ok: true, refund, attempt: await attemptOf(trx, refund) };
	});
}

/** Newest first; of one payment, or of all. */
export function listRefunds(db: SandboxDb, part: Paging, paymentId?: string): Promise<SandboxRefund[]> {
	return pageOf(db.selectFrom("refunds").selectAll(), part)
		.$if(paymentId !== undefined, (refunds) => refunds.where("payment_id", "=", paymentId ?? ""))
		.execute();
}

export function findRefund(db: SandboxDb, id: string): Promise<SandboxRefund | undefined> {
	return db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Lets the bank decide a refund that is pending, or all of them. @returns what has changed, for the webhooks */
export async function decideRefunds(
	db: SandboxDb,
	{ refund, answer }: { refund?: string | undefined; answer: "processed" | "failed" },
): Promise<Attempt[]> {
	return db.transaction().execute(async (trx) => {
		const rows = await trx
			.updateTable("refunds")
			.set({ status: answer })
			.where("status", "=", "pending")
			.$if(refund !== undefined, (query) => query.where("id", "=", refund ?? ""))
			.returningAll()
			.execute();
		const changedAttempts: Attempt[] = [];
		for (const row of rows) changedAttempts.push(await attemptOf(trx, row));
		return changedAttempts;
	});
}

/** The entities of payments. */
export function paymentsWith(db: SandboxDb, payments: readonly SandboxPayment[]) {
	return Promise.all(payments.map(async (payment) => paymentEntity(payment, await refundedOf(db, payment.id))));
}

/** Adds up how much of a payment has been refunded or is on its way, in paise. */
export async function refundedOf(db: SandboxDb | Transaction<SandboxDatabase>, paymentId: string): Promise<number> {
	const rows = await db
		.selectFrom("refunds")
		.select("amount")
		.where("payment_id", "=", paymentId)
		.where("status", "!=", "failed")
		.execute();
	return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Brings the payment's own status in line with its refunds: refunded while all of it has gone back or is on its way.
 */
async function attemptOf(trx: Transaction<SandboxDatabase>, refund: SandboxRefund): Promise<Attempt> {
	const refunded = await refundedOf(trx, refund.payment_id);
	const payment = await trx
		.updateTable("payments")
		.set((row) => ({
			status: sql<SandboxPayment["status"]>`case when ${row.ref("amount")} <= ${refunded} then 'refunded'
				else 'captured' end`,
		}))
		.where("id", "=", refund.payment_id)
		.returningAll()
		.executeTakeFirstOrThrow();
	const order = await trx.selectFrom("orders").selectAll().where("id", "=", payment.order_id).executeTakeFirstOrThrow();
	return { order, payment, refund, refunded };
}

function lockPayment(trx: Transaction<SandboxDatabase>, id: string): Promise<SandboxPayment | undefined> {
	return trx
		.updateTable("payments")
		.set((row) => ({ amount: row.ref("amount") }))
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirst();
}
