import type { Transaction } from "kysely";
import { randomId } from "./api-keys.server.ts";
import type { Attempt } from "./orders.server.ts";
import type { SandboxDatabase, SandboxDb, SandboxPayment, SandboxRefund } from "./sandbox-database.server.ts";

export const timedOut = "The bank didn’t answer in time (payment_timed_out).";

/** Final decision of a bank about a payment. */
export type BankAnswer = "authorized" | "captured" | "failed" | "refunded";

/** Payments that the bank may still decide: unanswered, late and authorised ones. */
export function listUndecided(
	db: SandboxDb,
): Promise<{ order: string; payment: string; status: SandboxPayment["status"]; receipt: string | null }[]> {
	return db
		.selectFrom("payments")
		.innerJoin("orders", "orders.id", "order_id")
		.select(["order_id as order", "payments.id as payment", "payments.status", "receipt"])
		.where((row) => row.or([row("payments.status", "in", ["created", "authorized"]), row("error", "=", timedOut)]))
		.orderBy("payments.created_at")
		.orderBy("payment")
		.execute();
}

/** `was`: only what is in this status now. */
type Deciding = {
	order?: string | undefined;
	payment?: string | undefined;
	answer: BankAnswer;
	was?: SandboxPayment["status"];
	now: Date;
};

/**
 * Decides one payment, or all undecided ones of an order, or all. Captured payments can be refunded.
 * @returns the payments that changed, whose webhooks are to be sent
 */
export async function answerAsBank(db: SandboxDb, { order, payment, answer, was, now }: Deciding): Promise<Attempt[]> {
	return db.transaction().execute(async (trx) => {
		const rows = await trx
			.updateTable("payments")
			.set({
				status: answer,
				error: answer === "failed" ? "The bank refused the payment." : null,
				...(answer === "captured" && { captured: 1 as const }),
				...(answer === "authorized" && { authorized_at: now.toISOString() }),
			})
			.$if(payment !== undefined, (query) => query.where("id", "=", payment ?? ""))
			.$if(was !== undefined, (query) => query.where("status", "=", was ?? "created"))
			.$if(order !== undefined, (query) => query.where("order_id", "=", order ?? ""))
			.where((row) => {
				const undecided = row.or([row("status", "in", ["created", "authorized"]), row("error", "=", timedOut)]);
				return answer === "refunded" ? row.or([undecided, row("status", "=", "captured")]) : undecided;
			})
			.returningAll()
			.execute();
		return Promise.all(rows.map((row) => withOrder(trx, row)));
	});
}

async function withOrder(trx: Transaction<SandboxDatabase>, payment: SandboxPayment): Promise<Attempt> {
	const refund = payment.status === "refunded" ? await refundRest(trx, payment) : undefined;
	if (payment.status === "captured")
		await trx.updateTable("orders").set({ status: "paid" }).where("id", "=", payment.order_id).execute();
	return {
		payment,
		...(refund && { refund }),
		order: await trx.selectFrom("orders").selectAll().where("id", "=", payment.order_id).executeTakeFirstOrThrow(),
	};
}

/** The refund of whatever is left of a payment, as someone orders it at the dashboard. */
function refundRest(trx: Transaction<SandboxDatabase>, payment: SandboxPayment): Promise<SandboxRefund> {
	return trx
		.insertInto("refunds")
		.values((row) => ({
			id: `rfnd_${randomId(14)}`,
			payment_id: payment.id,
			amount: row(
				row.val(payment.amount),
				"-",
				row
					.selectFrom("refunds")
					.select(({ fn, val }) => fn.coalesce(fn.sum<number>("amount"), val(0)).as("sum"))
					.where("payment_id", "=", payment.id)
					.where("status", "!=", "failed"),
			),
			currency: payment.currency,
			status: "processed" as const,
			receipt: null,
			idempotency_key: null,
			request_hash: null,
			notes: "{}",
			speed: "normal" as const,
			created_at: payment.created_at,
		}))
		.returningAll()
		.executeTakeFirstOrThrow();
}

const dayMs = 86_400_000;
/**
 * Time that the provider waits for a capture. Source:
 * https://razorpay.com/docs/payments/dashboard/account-settings/capture-refund
 */
const heldMs = 3 * dayMs;

/** Gives back what was authorised and not captured in time. It happens when the sandbox is asked, so it needs no timer. */
export async function letGo(db: SandboxDb, now: Date): Promise<Attempt[]> {
	const payments = await db
		.selectFrom("payments")
		.select("id")
		.where("status", "=", "authorized")
		.where("authorized_at", "<", new Date(now.getTime() - heldMs).toISOString())
		.execute();
	const changedAttempts: Attempt[] = [];
	for (const { id } of payments)
		changedAttempts.push(...(await answerAsBank(db, { payment: id, answer: "refunded", was: "authorized", now })));
	return changedAttempts;
}
