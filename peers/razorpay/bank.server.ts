import type { Transaction } from "kysely";
import type { Attempt } from "./orders.server.ts";
import type { SandboxDatabase, SandboxDb, SandboxPayment } from "./sandbox-database.server.ts";

export const timedOut = "The bank did not answer in time (payment_timed_out).";

/** How a bank decides a payment in the end. */
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

/**
 * Decides one payment, or all undecided ones of an order, or all. Captured payments can be refunded.
 * @returns the payments that changed, whose webhooks are to be sent
 */
export async function answerAsBank(
	db: SandboxDb,
	{ order, payment, answer }: { order?: string; payment?: string; answer: BankAnswer },
): Promise<Attempt[]> {
	return db.transaction().execute(async (trx) => {
		const rows = await trx
			.updateTable("payments")
			.set({ status: answer, error: answer === "failed" ? "The bank refused the payment." : null })
			.$if(payment !== undefined, (query) => query.where("id", "=", payment ?? ""))
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
	if (payment.status === "captured")
		await trx.updateTable("orders").set({ status: "paid" }).where("id", "=", payment.order_id).execute();
	return {
		payment,
		order: await trx.selectFrom("orders").selectAll().where("id", "=", payment.order_id).executeTakeFirstOrThrow(),
	};
}
