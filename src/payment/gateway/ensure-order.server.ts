import type { Db } from "#src/db/connect.server.ts";
import { reach } from "#src/payment/confirm/crash-points.server.ts";
import { type Fee, findFee, freeLease, takeLease } from "#src/payment/fee/fee.server.ts";
import { audit } from "#src/payment/fee/fee-events.server.ts";
import { GatewayError, type GatewayOrder, type PaymentGateway } from "./gateway.ts";

/** busy: another process is making the order right now; unavailable: the provider did not make it, the reconciler will try again. */
export type EnsuredOrder = { ok: true; orderId: string } | { ok: false; reason: "no-fee" | "busy" | "unavailable" };

/** The fee's order at this very provider; undefined when there is none yet, or only one that other keys made. */
export function orderAt({ keyId }: PaymentGateway, fee: Fee | undefined): string | undefined {
	return fee?.order_id && fee.order_key === keyId ? fee.order_id : undefined;
}

/**
 * Makes sure that the fee has an order at the provider: one, however often and by however many processes this is called. A failure
 * leaves the fee as it was.
 */
export async function ensureOrder(
	db: Db,
	gateway: PaymentGateway,
	applicationId: number,
	now: Date,
): Promise<EnsuredOrder> {
	const fee = await findFee(db, applicationId);
	if (!fee) return { ok: false, reason: "no-fee" };
	const made = orderAt(gateway, fee);
	if (made) return { ok: true, orderId: made };
	const lease = await takeLease(db, fee.id, now);
	if (!lease) return { ok: false, reason: "busy" };
	try {
		await makeOrder(db, gateway, fee.id, now);
	} catch (error) {
		if (error instanceof GatewayError) return { ok: false, reason: "unavailable" };
		throw error;
	} finally {
		await freeLease(db, fee.id, lease);
	}
	const orderId = orderAt(gateway, await findFee(db, applicationId));
	return orderId ? { ok: true, orderId } : { ok: false, reason: "busy" };
}

/**
 * Asks the provider for the order and stores it. An order that other keys made stays when the provider knows it (its keys were
 * changed), else it is replaced: it belonged to the sandbox, to test mode or to another account. Call with the lease in hand.
 * @throws GatewayError, after noting it in the audit
 */
export async function makeOrder(db: Db, gateway: PaymentGateway, feeId: number, now: Date): Promise<void> {
	const fee = await countTry(db, gateway, feeId);
	if (!fee) return;
	try {
		const known = await findAgain(gateway, fee);
		if (known)
			await db
				.updateTable("fees")
				.set({ order_key: gateway.keyId })
				.where("id", "=", feeId)
				.where("order_id", "=", known.id)
				.execute();
		else await storeOrder(db, gateway, fee, await orderAnew(gateway, fee), now);
	} catch (error) {
		if (error instanceof GatewayError) {
			const key = `order_failed:${feeId}:${fee.order_tries}`;
			const detail = { fault: error.kind, message: error.message };
			await audit(db, {
				feeId,
				source: "order",
				kind: "order_failed",
				key,
				before: fee.state,
				after: fee.state,
				detail,
				at: now.toISOString(),
			});
		}
		throw error;
	}
}

/** The fee that needs an order at this provider; undefined when it has one, or nothing is due. */
function countTry(db: Db, { keyId }: PaymentGateway, feeId: number): Promise<Fee | undefined> {
	return db
		.updateTable("fees")
		.set((row) => ({ order_tries: row("order_tries", "+", 1) }))
		.where("id", "=", feeId)
		.where("state", "not in", ["paid", "refunded"])
		.where((row) => row.or([row("order_id", "is", null), row("order_key", "is", null), row("order_key", "!=", keyId)]))
		.returningAll()
		.executeTakeFirst();
}

async function findAgain(gateway: PaymentGateway, fee: Fee): Promise<GatewayOrder | undefined> {
	if (!fee.order_id) return undefined;
	try {
		const order = await gateway.fetchOrder(fee.order_id);
		return order.receipt === fee.receipt && order.amount === fee.amount && order.currency === fee.currency
			? order
			: undefined;
	} catch (error) {
		// Refused is also the answer to wrong keys; making an order is refused then too, and the old one is kept.
		if (error instanceof GatewayError && error.kind === "refused") return undefined;
		throw error;
	}
}

async function orderAnew(
	gateway: PaymentGateway,
	{ receipt, amount, currency, reference, plan_name: plan, order_tries, order_id }: Fee,
): Promise<GatewayOrder> {
	const order = await gateway.createOrder({
		receipt,
		amount,
		currency,
		notes: { reference, plan },
		again: order_tries > 1 || order_id !== null,
	});
	reach("order-made");
	return order;
}

async function storeOrder(db: Db, gateway: PaymentGateway, fee: Fee, order: GatewayOrder, now: Date): Promise<void> {
	const at = now.toISOString();
	const after = fee.state === "due" ? "ordered" : fee.state;
	await db.transaction().execute(async (trx) => {
		const stored = await trx
			.updateTable("fees")
			.set({ order_id: order.id, order_key: gateway.keyId, checking_until: null, state: after, updated_at: at })
			.where("id", "=", fee.id)
			.where("state", "=", fee.state)
			.where("order_id", fee.order_id === null ? "is" : "=", fee.order_id)
			.executeTakeFirst();
		if (stored.numUpdatedRows === 0n) return;
		const detail = { order: order.id, key: gateway.keyId, ...(fee.order_id && { insteadOf: fee.order_id }) };
		await audit(trx, {
			feeId: fee.id,
			source: "order",
			kind: "ordered",
			key: `ordered:${order.id}`,
			before: fee.state,
			after,
			detail,
			at,
		});
	});
}
