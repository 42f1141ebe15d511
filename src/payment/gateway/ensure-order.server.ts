import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { hitCrashPoint } from "#src/payment/fee/crash-points.server.ts";
import { type Fee, findFee } from "#src/payment/fee/fee.server.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import { settledStates } from "#src/payment/fee/fee.ts";
import { appendFeeEvent } from "#src/payment/fee/fee-events.server.ts";
import { acquireLease, type Lease } from "#src/payment/fee/lease.server.ts";
import type { OnAlert } from "#src/payment/fee/payment-event.ts";
import { GatewayError, type GatewayOrder, type PaymentGateway } from "./gateway.ts";

/** Longer than the provider may take to answer, and than the lease of a dead process lasts. */
const maxWaitMs = 12_000;
const pauseMs = 200;

/**
 * busy: another request is still creating it. unavailable: the provider did not create it; polling tries again.
 * refused: the provider will not create it as it is, for example because the amount is above the account's limit.
 */
export type EnsuredOrder =
	| { ok: true; orderId: string }
	| { ok: false; reason: "no-fee" | "busy" | "unavailable" | "refused" };

/** The fee's order under this gateway's key; undefined when there is none, or only one created with another key. */
export function orderIdAt({ keyId }: PaymentGateway, fee: Fee | undefined): string | undefined {
	return fee?.order_id && fee.order_key === keyId ? fee.order_id : undefined;
}

/**
 * Ensures that the fee has an order at the provider: one, however often and by however many processes this is called,
 * since a call waits for another one that is creating it. A failure leaves the fee unchanged.
 */
export async function ensureOrder(
	db: Db,
	gateway: PaymentGateway,
	applicationId: number,
	now: Date,
	kind: FeeKind = "application",
	onAlert?: OnAlert,
): Promise<EnsuredOrder> {
	const begun = performance.now();
	for (;;) {
		const waitedMs = performance.now() - begun;
		const fee = await findFee(db, applicationId, kind);
		if (!fee) return { ok: false, reason: "no-fee" };
		const existing = orderIdAt(gateway, fee);
		if (existing) return { ok: true, orderId: existing };
		const lease = await acquireLease(db, fee.id, new Date(now.getTime() + waitedMs));
		if (lease) return createWithLease(lease, db, gateway, fee, now, onAlert);
		if (waitedMs > maxWaitMs) return { ok: false, reason: "busy" };
		await pause(pauseMs);
	}
}

async function createWithLease(
	lease: Lease,
	db: Db,
	gateway: PaymentGateway,
	fee: Fee,
	now: Date,
	onAlert: OnAlert | undefined,
): Promise<EnsuredOrder> {
	try {
		await createOrder(db, gateway, fee.id, now, onAlert);
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		return { ok: false, reason: error.kind === "refused" ? "refused" : "unavailable" };
	} finally {
		await lease.release();
	}
	const orderId = orderIdAt(gateway, await findFee(db, fee.application_id, fee.kind));
	return orderId ? { ok: true, orderId } : { ok: false, reason: "busy" };
}

/**
 * Creates the fee's order at the provider and stores it. An order created with other keys is adopted when the provider
 * knows it (the keys were rotated), else replaced: it was made in the sandbox, in test mode or in another account. The
 * caller holds the fee's lease.
 * @throws GatewayError, after appending it to the fee's events
 */
export async function createOrder(
	db: Db,
	gateway: PaymentGateway,
	feeId: number,
	now: Date,
	onAlert?: OnAlert,
): Promise<void> {
	const fee = await incrementAttempts(db, gateway, feeId);
	if (!fee) return;
	try {
		const existingOrder = await findExisting(gateway, fee);
		if (existingOrder) await adoptOrder(db, gateway, feeId, existingOrder.id);
		else await storeOrder(db, gateway, fee, await requestOrder(gateway, fee), now);
	} catch (error) {
		if (error instanceof GatewayError)
			await db.transaction().execute((trx) => noteFault(trx, fee, error, now, onAlert));
		throw error;
	}
}

/** The members who answer for the money hear of a refusal once a day: it is mostly the same for every fee. */
async function noteFault(
	trx: Transaction<Database>,
	fee: Fee,
	error: GatewayError,
	now: Date,
	onAlert: OnAlert | undefined,
): Promise<void> {
	const isRefused = error.kind === "refused";
	const { id: feeId, reference, amount, state } = fee;
	const common = { feeId, source: "order" as const, before: state, after: state, at: now.toISOString() };
	await appendFeeEvent(trx, {
		...common,
		kind: isRefused ? "order_refused" : "order_failed",
		key: `order_failed:${feeId}:${fee.order_attempts}`,
		detail: { fault: error.kind, message: error.message },
	});
	if (!isRefused || !onAlert) return;
	const key = `order-refusal-told:${dayAtSchool(now)}`;
	if (await trx.selectFrom("fee_events").select("id").where("key", "=", key).executeTakeFirst()) return;
	await appendFeeEvent(trx, { ...common, kind: "office_told", key });
	const message =
		`${error.message}. The amount is ${inFigures(amount)}. ` +
		"No one can pay this fee online until you change it or Razorpay accepts it.";
	await onAlert(trx, { kind: "order-refused", feeId, reference, message, lastDay: null });
}

/** @returns the fee, or undefined when it has an order under this key or nothing is due */
function incrementAttempts(db: Db, { keyId }: PaymentGateway, feeId: number): Promise<Fee | undefined> {
	return db
		.updateTable("fees")
		.set((row) => ({ order_attempts: row("order_attempts", "+", 1) }))
		.where("id", "=", feeId)
		.where("state", "not in", settledStates)
		.where("ended_at", "is", null)
		.where((row) => row.or([row("order_key", "is", null), row("order_key", "!=", keyId)]))
		.returningAll()
		.executeTakeFirst();
}

async function findExisting(gateway: PaymentGateway, fee: Fee): Promise<GatewayOrder | undefined> {
	if (!fee.order_id) return undefined;
	try {
		const order = await gateway.fetchOrder(fee.order_id);
		const matches = order.receipt === fee.receipt && order.amount === fee.amount && order.currency === fee.currency;
		return matches ? order : undefined;
	} catch (error) {
		if (error instanceof GatewayError && error.kind === "refused") return undefined;
		throw error;
	}
}

async function adoptOrder(db: Db, { keyId }: PaymentGateway, feeId: number, orderId: string): Promise<void> {
	await db
		.updateTable("fees")
		.set({ order_key: keyId })
		.where("id", "=", feeId)
		.where("order_id", "=", orderId)
		.execute();
}

async function requestOrder(gateway: PaymentGateway, fee: Fee): Promise<GatewayOrder> {
	const order = await gateway.createOrder({
		receipt: fee.receipt,
		amount: fee.amount,
		currency: fee.currency,
		notes: { reference: fee.reference, plan: fee.plan_name },
		mayExist: fee.order_attempts > 1 || fee.order_id !== null,
	});
	hitCrashPoint("order-created");
	return order;
}

async function storeOrder(db: Db, gateway: PaymentGateway, fee: Fee, order: GatewayOrder, now: Date): Promise<void> {
	const at = now.toISOString();
	const after = fee.state === "due" ? "ordered" : fee.state;
	await db.transaction().execute(async (trx) => {
		const updatedFee = await trx
			.updateTable("fees")
			.set({ order_id: order.id, order_key: gateway.keyId, checking_until: null, state: after, updated_at: at })
			.where("id", "=", fee.id)
			.where("state", "=", fee.state)
			.where("order_id", fee.order_id === null ? "is" : "=", fee.order_id)
			.executeTakeFirst();
		if (updatedFee.numUpdatedRows === 0n) return;
		await appendFeeEvent(trx, {
			feeId: fee.id,
			source: "order",
			kind: "ordered",
			key: `ordered:${order.id}`,
			before: fee.state,
			after,
			detail: { order: order.id, key: gateway.keyId, ...(fee.order_id && { insteadOf: fee.order_id }) },
			at,
		});
	});
}
