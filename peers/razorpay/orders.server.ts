import { randomId } from "./api-keys.server.ts";
import type { SandboxDb, SandboxOrder, SandboxPayment, SandboxRefund } from "./sandbox-database.server.ts";

/** `amount` in paise. */
export type NewOrder = {
	amount: number;
	currency: string;
	receipt?: string | null;
	notes: Record<string, string>;
	/** Whether an order with this receipt is returned instead of a new one. */
	unique: boolean;
};

/** Creates an order, or returns the existing one with the same unique receipt. */
export async function addOrder(
	db: SandboxDb,
	{ amount, currency, receipt = null, notes, unique }: NewOrder,
	now: Date,
): Promise<SandboxOrder> {
	const row = {
		id: `order_${randomId(14)}`,
		receipt,
		unique_receipt: unique ? receipt : null,
		amount,
		currency,
		status: "created" as const,
		attempts: 0,
		notes: JSON.stringify(notes),
		created_at: now.toISOString(),
	};
	const added = await db
		.insertInto("orders")
		.values(row)
		.onConflict((conflict) => conflict.column("unique_receipt").doNothing())
		.returningAll()
		.executeTakeFirst();
	return added ?? db.selectFrom("orders").selectAll().where("unique_receipt", "=", receipt).executeTakeFirstOrThrow();
}

export function findOrder(db: SandboxDb, id: string): Promise<SandboxOrder | undefined> {
	return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Newest first. */
export function listOrders(db: SandboxDb, receipt: string | undefined, count: number): Promise<SandboxOrder[]> {
	const all = db.selectFrom("orders").selectAll().orderBy("created_at", "desc").orderBy("id").limit(count);
	return (receipt === undefined ? all : all.where("receipt", "=", receipt)).execute();
}

export function listPayments(db: SandboxDb, orderId: string): Promise<SandboxPayment[]> {
	return db
		.selectFrom("payments")
		.selectAll()
		.where("order_id", "=", orderId)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
}

export function findPayment(db: SandboxDb, id: string): Promise<SandboxPayment | undefined> {
	return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** `refund` when that is what has changed; `refunded` is what of the payment has gone back or is on its way. */
export type Attempt = { order: SandboxOrder; payment: SandboxPayment; refund?: SandboxRefund; refunded?: number };

/** `times`: how many payments the attempt creates, default 1. `missing`: paise less than the order's, default 0. */
export type AttemptOutcome = {
	status: "created" | "failed" | "authorized" | "captured";
	method: SandboxPayment["method"];
	error?: string;
	times?: number;
	missing?: number;
};

/** Attempts to pay an order. @returns undefined when it is unknown, paid, or has an authorised payment */
export async function attemptPayment(
	db: SandboxDb,
	orderId: string,
	{ status, method, error, times = 1, missing = 0 }: AttemptOutcome,
	now: Date,
): Promise<Attempt[] | undefined> {
	return db.transaction().execute(async (trx) => {
		const order = await trx
			.updateTable("orders")
			.set((row) => ({
				attempts: row("attempts", "+", 1),
				status: status === "captured" && missing === 0 ? ("paid" as const) : ("attempted" as const),
			}))
			.where("id", "=", orderId)
			.where("status", "!=", "paid")
			.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom("payments").select("id").where("order_id", "=", orderId).where("status", "=", "authorized"),
					),
				),
			)
			.returningAll()
			.executeTakeFirst();
		if (!order) return undefined;
		const newPayment = () => ({
			id: `pay_${randomId(14)}`,
			order_id: order.id,
			amount: order.amount - missing,
			currency: order.currency,
			status,
			method,
			error: error ?? null,
			captured: status === "captured" ? (1 as const) : (0 as const),
			created_at: now.toISOString(),
		});
		const payments = await trx
			.insertInto("payments")
			.values(Array.from({ length: times }, newPayment))
			.returningAll()
			.execute();
		return payments.map((payment) => ({ order, payment }));
	});
}
