import type { OrderExtra } from "./api/new-order.ts";
import type { Paging } from "./api/parsed.ts";
import { randomId } from "./api-keys.server.ts";
import type { SandboxFaults } from "./faults.ts";
import { pageOf } from "./paged.ts";
import type {
	SandboxDb,
	SandboxDispute,
	SandboxOrder,
	SandboxPayment,
	SandboxRefund,
} from "./sandbox-database.server.ts";
import { settlementFee } from "./settlements.server.ts";

/** `amount` in paise. */
export type NewOrder = {
	amount: number;
	currency: string;
	receipt?: string | null;
	notes: Record<string, unknown>;
	extra?: OrderExtra;
	/** True if an order with this receipt is returned instead of a new one. */
	unique: boolean;
};

/** Creates an order, or returns the existing one with the same unique receipt. */
export async function addOrder(
	db: SandboxDb,
	{ amount, currency, receipt = null, notes, extra = {}, unique }: NewOrder,
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
		extra: JSON.stringify(extra),
		created_at: now.toISOString(),
	};
	const addedOrder = await db
		.insertInto("orders")
		.values(row)
		.onConflict((conflict) => conflict.column("unique_receipt").doNothing())
		.returningAll()
		.executeTakeFirst();
	return (
		addedOrder ?? db.selectFrom("orders").selectAll().where("unique_receipt", "=", receipt).executeTakeFirstOrThrow()
	);
}

export function findOrder(db: SandboxDb, id: string): Promise<SandboxOrder | undefined> {
	return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

type OrdersAsked = Paging & { receipt?: string | undefined; authorized?: boolean | undefined };

/** Newest first. `authorized`: those that have a payment which was authorised, or none such. */
export function listOrders(db: SandboxDb, { receipt, authorized, ...part }: OrdersAsked): Promise<SandboxOrder[]> {
	return pageOf(db.selectFrom("orders").selectAll(), part)
		.$if(receipt !== undefined, (orders) => orders.where("receipt", "=", receipt ?? null))
		.$if(authorized !== undefined, (orders) =>
			orders.where("id", authorized ? "in" : "not in", ({ selectFrom }) =>
				selectFrom("payments").select("order_id").where("status", "in", ["authorized", "captured", "refunded"]),
			),
		)
		.execute();
}

type NotesTable = "orders" | "payments" | "refunds";

/** Replaces the notes. @returns false where there is none of that id */
export async function editNotes(db: SandboxDb, table: NotesTable, id: string, notes: object): Promise<boolean> {
	const updateResult = await db
		.updateTable(table as "orders")
		.set({ notes: JSON.stringify(notes) })
		.where("id", "=", id)
		.executeTakeFirst();
	return updateResult.numUpdatedRows > 0n;
}

/** Lists payments of all orders, newest first. */
export function listAllPayments(db: SandboxDb, part: Paging): Promise<SandboxPayment[]> {
	return pageOf(db.selectFrom("payments").selectAll(), part).execute();
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

/**
 * `refund` or `dispute` when that is what has changed; `refunded` is what of the payment has gone back or is on its way.
 */
export type Attempt = {
	order: SandboxOrder;
	payment: SandboxPayment;
	refund?: SandboxRefund;
	refunded?: number;
	dispute?: { entity: SandboxDispute; event: string };
};

/** `times`: how many payments the attempt creates, default 1. `missing`: paise less than the order's, default 0. */
export type AttemptOutcome = {
	status: "created" | "failed" | "authorized" | "captured";
	method: SandboxPayment["method"];
	error?: string;
	times?: number;
	missing?: number;
	/** Details that the checkout was opened with. */
	description?: string | undefined;
	notes?: Record<string, unknown>;
	account?: SandboxFaults["account"];
};

/** Discount of an offer, in hundredths. */
const offerPercent = 10;

/**
 * Calculates what a payment of an order takes: plus the provider's fee where the payer bears it, less the discount of
 * an offer.
 */
function sumsOf({ amount }: SandboxOrder, missing: number, account: SandboxFaults["account"]) {
	const whole = amount - missing;
	if (missing > 0) return { amount: whole, ...settlementFee(whole) };
	if (account === "offer") {
		const less = whole - Math.round((whole * offerPercent) / 100);
		return { amount: less, offer_id: "offer_sandbox0000001", ...settlementFee(less) };
	}
	const charged = settlementFee(whole);
	if (account !== "fee-bearer") return { amount: whole, ...charged };
	return { amount: whole + charged.fee, fee_bearer: "customer" as const, ...charged };
}

/** Attempts to pay an order. @returns undefined when it is unknown, paid, or has an authorised payment */
export async function attemptPayment(
	db: SandboxDb,
	orderId: string,
	{ method, error, times = 1, missing = 0, description, notes = {}, account = "none", ...wanted }: AttemptOutcome,
	now: Date,
): Promise<Attempt[] | undefined> {
	return db.transaction().execute(async (trx) => {
		const foundOrder = await trx.selectFrom("orders").select("extra").where("id", "=", orderId).executeTakeFirst();
		const { isManual }: OrderExtra = JSON.parse(foundOrder?.extra ?? "{}");
		const status = wanted.status === "captured" && isManual ? "authorized" : wanted.status;
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
			fee_bearer: "platform" as const,
			...sumsOf(order, missing, account),
			currency: order.currency,
			status,
			method,
			error: error ?? null,
			captured: status === "captured" ? (1 as const) : (0 as const),
			authorized_at: status === "authorized" ? now.toISOString() : null,
			description: description ?? null,
			notes: JSON.stringify(notes),
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
