import type { Db } from "#src/db/connect.server.ts";
import { createFee } from "#src/payment/fee/fee.server.ts";
import type { PaidFee, PaymentContext, PaymentEvent } from "#src/payment/fee/payment-event.ts";

export const start = new Date("2026-11-20T06:00:00.000Z");
export const rupees = 10;

/** A clock that moves only by `pass`. */
export function testClock(from = start) {
	let time = from.getTime();
	const pass = (ms: number) => {
		time += ms;
	};
	return Object.assign(() => new Date(time), { pass });
}

/** A context that collects paid fees. */
export function testContext(
	now = testClock(),
): PaymentContext & { paid: PaidFee[]; now: ReturnType<typeof testClock> } {
	const paidFees: PaidFee[] = [];
	return { now, paid: paidFees, onPaid: async (_trx, fee) => void paidFees.push(fee) };
}

/** Stores an application with a fee of ₹10 due. @returns its id */
export async function addApplication(db: Db, number = 1, now = start): Promise<number> {
	const reference = `DSA-26-B-${String(number).padStart(6, "0")}`;
	return db.transaction().execute(async (trx) => {
		const { id } = await trx
			.insertInto("applications")
			.values({
				reference,
				application_type: "barch",
				idempotency_key: `key-${number}`,
				fingerprint: "",
				name: "Meena Kumari",
				email: "meena@example.org",
				phone_no: "9400000000",
				answers: "{}",
				asked: "[]",
				form_version: "1",
				consent_version: null,
				consent_at: null,
				created_at: now.toISOString(),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await createFee(trx, {
			applicationId: id,
			kind: "application",
			reference,
			plan: { name: "Application fee, admissions 2027", days: 30 },
			amountRupees: rupees,
			now,
		});
		return id;
	});
}

/** An application whose fee has the order `order_<number>`. */
export async function addOrderedFee(db: Db, number = 1): Promise<{ applicationId: number; orderId: string }> {
	const applicationId = await addApplication(db, number);
	const orderId = `order_${number}`;
	await db
		.updateTable("fees")
		.set({ order_id: orderId, order_key: "rzp_live_1", state: "ordered" })
		.where("application_id", "=", applicationId)
		.execute();
	return { applicationId, orderId };
}

const sum = { amount: rupees * 100, currency: "INR" };

/** An event of a payment of the whole fee. */
export function paymentEvent(
	source: PaymentEvent["source"],
	orderId: string,
	id: string,
	status: PaymentEvent["payment"]["status"],
	order?: "attempted" | "paid",
): PaymentEvent {
	return { source, orderId, payment: { id, status, ...sum }, ...(order && { order: { status: order, ...sum } }) };
}

/** All that is stored of a fee, apart from times and events. */
export async function snapshot(db: Db, applicationId: number) {
	const fee = await db
		.selectFrom("fees")
		.selectAll()
		.where("application_id", "=", applicationId)
		.executeTakeFirstOrThrow();
	const payments = await db
		.selectFrom("fee_payments")
		.select(["payment_id", "status", "settled", "flag", "amount"])
		.where("fee_id", "=", fee.id)
		.orderBy("payment_id")
		.execute();
	return { state: fee.state, paymentId: fee.payment_id, payments };
}
