import type { Kysely, Transaction } from "kysely";
import { yearAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import { nextNumber } from "#src/db/counter.server.ts";
import type { Database } from "#src/db/tables.ts";

/**
 * Gives a paid fee the next receipt number of the year in which it was paid, once: `DSA-26-R-000001`. Call it in the transaction that
 * makes the fee paid; without gaps, since the number goes back with a transaction that fails.
 * @param school the short name that every number begins with
 */
export async function numberReceipt(trx: Transaction<Database>, feeId: number, school: string): Promise<string | null> {
	// The write locks the row: of two that come at once the second finds the number.
	const fee = await trx
		.updateTable("fees")
		.set((row) => ({ receipt_number: row.ref("receipt_number") }))
		.where("id", "=", feeId)
		.returning(["receipt_number", "paid_at"])
		.executeTakeFirst();
	if (!fee?.paid_at) return null;
	if (fee.receipt_number) return fee.receipt_number;
	const year = yearAtSchool(new Date(fee.paid_at));
	const running = await nextNumber(trx, `receipts-${year}`);
	const number = `${school}-${String(year % 100).padStart(2, "0")}-R-${String(running).padStart(6, "0")}`;
	await trx.updateTable("fees").set({ receipt_number: number }).where("id", "=", feeId).execute();
	return number;
}

/** Numbers the fees that were paid before receipts had numbers, in the order of their payments. @returns how many */
export async function numberOlderReceipts(db: Db, school: string): Promise<number> {
	const older = await db
		.selectFrom("fees")
		.select("id")
		.where("paid_at", "is not", null)
		.where("receipt_number", "is", null)
		.orderBy("paid_at")
		.orderBy("id")
		.execute();
	for (const { id } of older) await db.transaction().execute((trx) => numberReceipt(trx, id, school));
	return older.length;
}

/** What a receipt says; `amount` in paise, `paidAt` ISO 8601. */
export type PaidReceipt = {
	applicationId: number;
	number: string;
	reference: string;
	plan: string;
	amount: number;
	paidAt: string;
	paymentId: string;
	orderId: string;
	/** As a person reads it, or null where the provider did not say. */
	method: string | null;
	refunded: boolean;
	/** No money moved: the order belongs to a test checkout. */
	test: boolean;
};

/** The receipt of a fee, or undefined while it is not paid. */
export async function readReceipt(
	db: Kysely<Database>,
	by: { feeId: number } | { applicationId: number },
): Promise<PaidReceipt | undefined> {
	const [column, value] =
		"feeId" in by ? (["fees.id", by.feeId] as const) : (["fees.application_id", by.applicationId] as const);
	const fee = await db
		.selectFrom("fees")
		.leftJoin("fee_payments", "fee_payments.payment_id", "fees.payment_id")
		.selectAll("fees")
		.select("fee_payments.method")
		.where(column, "=", value)
		.executeTakeFirst();
	if (!fee?.receipt_number || !fee.paid_at || !fee.payment_id || !fee.order_id) return undefined;
	return {
		applicationId: fee.application_id,
		number: fee.receipt_number,
		reference: fee.reference,
		plan: fee.plan_name,
		amount: fee.amount,
		paidAt: fee.paid_at,
		paymentId: fee.payment_id,
		orderId: fee.order_id,
		method: fee.method && (methods[fee.method] ?? fee.method),
		refunded: fee.state === "refunded",
		test: fee.order_key ? /^rzp_(test|sandbox)_/.test(fee.order_key) : await inSandbox(db, fee.order_id),
	};
}

const methods: Record<string, string> = {
	card: "Card",
	upi: "UPI",
	netbanking: "Net banking",
	wallet: "Wallet",
	emi: "EMI",
	cardless_emi: "Cardless EMI",
	paylater: "Pay later",
};

/** Orders made before their key was kept. */
async function inSandbox(db: Kysely<Database>, orderId: string): Promise<boolean> {
	return (
		(await db.selectFrom("sandbox_orders").select("id").where("id", "=", orderId).executeTakeFirst()) !== undefined
	);
}
