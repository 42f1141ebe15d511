import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Attempt, SandboxPayment } from "./orders.server.ts";

export const timedOut = "The bank did not answer in time (payment_timed_out).";

/** What a bank says of a payment in the end; refunded: the money went back. */
export type BankAnswer = "authorized" | "captured" | "failed" | "refunded";

/** Payments that the bank may still say something about: unanswered, late, held, and captured ones, which may be refunded. */
export function listUndecided(
	db: Db,
): Promise<{ order: string; payment: string; status: SandboxPayment["status"]; receipt: string | null }[]> {
	return db
		.selectFrom("sandbox_payments")
		.innerJoin("sandbox_orders", "sandbox_orders.id", "order_id")
		.select(["order_id as order", "sandbox_payments.id as payment", "sandbox_payments.status", "receipt"])
		.where((row) =>
			row.or([row("sandbox_payments.status", "in", ["created", "authorized"]), row("error", "=", timedOut)]),
		)
		.orderBy("sandbox_payments.created_at")
		.orderBy("payment")
		.execute();
}

/**
 * Lets the bank answer: for the one payment that is named, or for all undecided ones of an order.
 * @returns the payments that changed, to be told of
 */
export async function answerAsBank(
	db: Db,
	{ order, payment, answer }: { order?: string; payment?: string; answer: BankAnswer },
): Promise<Attempt[]> {
	return db.transaction().execute(async (trx) => {
		const rows = await trx
			.updateTable("sandbox_payments")
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

async function withOrder(trx: Transaction<Database>, payment: SandboxPayment): Promise<Attempt> {
	if (payment.status === "captured")
		await trx.updateTable("sandbox_orders").set({ status: "paid" }).where("id", "=", payment.order_id).execute();
	return {
		payment,
		order: await trx
			.selectFrom("sandbox_orders")
			.selectAll()
			.where("id", "=", payment.order_id)
			.executeTakeFirstOrThrow(),
	};
}
