import type { Kysely, Selectable } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { randomId } from "./api-keys.server.ts";
import type { SandboxOrdersTable, SandboxPaymentsTable } from "./sandbox.table.ts";

export type SandboxOrder = Selectable<SandboxOrdersTable>;
export type SandboxPayment = Selectable<SandboxPaymentsTable>;

export type NewOrder = {
	amount: number;
	currency: string;
	receipt?: string | null;
	notes: Record<string, string>;
	unique: boolean;
};

/** Makes an order, or gives the first one again when the receipt was to be unique. */
export async function addOrder(
	db: Db,
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
		.insertInto("sandbox_orders")
		.values(row)
		.onConflict((conflict) => conflict.column("unique_receipt").doNothing())
		.returningAll()
		.executeTakeFirst();
	return (
		added ?? db.selectFrom("sandbox_orders").selectAll().where("unique_receipt", "=", receipt).executeTakeFirstOrThrow()
	);
}

export function findOrder(db: Kysely<Database>, id: string): Promise<SandboxOrder | undefined> {
	return db.selectFrom("sandbox_orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Newest first. */
export function listOrders(db: Db, receipt: string | undefined, count: number): Promise<SandboxOrder[]> {
	const all = db.selectFrom("sandbox_orders").selectAll().orderBy("created_at", "desc").orderBy("id").limit(count);
	return (receipt === undefined ? all : all.where("receipt", "=", receipt)).execute();
}

export function listPayments(db: Db, orderId: string): Promise<SandboxPayment[]> {
	return db
		.selectFrom("sandbox_payments")
		.selectAll()
		.where("order_id", "=", orderId)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
}

export function findPayment(db: Db, id: string): Promise<SandboxPayment | undefined> {
	return db.selectFrom("sandbox_payments").selectAll().where("id", "=", id).executeTakeFirst();
}

export type Attempt = { order: SandboxOrder; payment: SandboxPayment };

/** authorized and created: the bank has not said all yet. */
export type AttemptOutcome = {
	status: "created" | "failed" | "authorized" | "captured";
	error?: string;
	times?: number;
};

/** One attempt to pay, told as one event a payment; undefined when the order is unknown, paid, or has an authorised payment. */
export async function attemptPayment(
	db: Db,
	orderId: string,
	{ status, error, times = 1 }: AttemptOutcome,
	now: Date,
): Promise<Attempt[] | undefined> {
	return db.transaction().execute(async (trx) => {
		const order = await trx
			.updateTable("sandbox_orders")
			.set((row) => ({
				attempts: row("attempts", "+", 1),
				status: status === "captured" ? ("paid" as const) : ("attempted" as const),
			}))
			.where("id", "=", orderId)
			.where("status", "!=", "paid")
			.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom("sandbox_payments")
							.select("id")
							.where("order_id", "=", orderId)
							.where("status", "=", "authorized"),
					),
				),
			)
			.returningAll()
			.executeTakeFirst();
		if (!order) return undefined;
		const payment = () => ({
			id: `pay_${randomId(14)}`,
			order_id: order.id,
			amount: order.amount,
			currency: order.currency,
			status,
			error: error ?? null,
			created_at: now.toISOString(),
		});
		const payments = await trx
			.insertInto("sandbox_payments")
			.values(Array.from({ length: times }, payment))
			.returningAll()
			.execute();
		return payments.map((made) => ({ order, payment: made }));
	});
}
