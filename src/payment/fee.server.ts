import { randomBytes } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Db } from "../db/connect.server.ts";
import type { Database } from "../db/tables.ts";
import { audit } from "./audit.server.ts";
import type { FeesTable } from "./fee.table.ts";
import type { PublicFee } from "./fee.ts";
import { GatewayError, type PaymentGateway } from "./gateway.ts";
import { firstLook } from "./watch.ts";

export type Fee = Selectable<FeesTable>;

/** How long one process may be busy with a fee's order before others take it for lost. */
const LEASE_MS = 60_000;

type NewFee = { applicationId: number; reference: string; plan: { name: string; days: number }; amountRupees: number; now: Date };

/** Makes the fee of an application due, in the transaction that stores the application; follow with `ensureOrder` after the commit. */
export async function createFee(trx: Transaction<Database>, { applicationId, reference, plan, amountRupees, now }: NewFee): Promise<void> {
	const at = now.toISOString();
	const { id } = await trx
		.insertInto("fees")
		.values({
			application_id: applicationId,
			reference,
			// Another database may once have used the reference at the same provider: its order must never be taken for ours.
			receipt: `${reference}-${randomBytes(4).toString("hex")}`,
			state: "due",
			plan_name: plan.name,
			plan_days: plan.days,
			amount: amountRupees * 100,
			currency: "INR",
			order_tries: 0,
			watched_from: at,
			looks: 0,
			due_at: firstLook(now),
			created_at: at,
			updated_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await audit(trx, { feeId: id, source: "submission", kind: "due", key: `due:${id}`, before: "due", after: "due", at });
}

/** The fee of an application, or null when none was asked for. */
export async function readFee(db: Kysely<Database>, applicationId: number): Promise<PublicFee | null> {
	const fee = await findFee(db, applicationId);
	return fee ? toPublic(fee) : null;
}

export function findFee(db: Kysely<Database>, applicationId: number): Promise<Fee | undefined> {
	return db.selectFrom("fees").selectAll().where("application_id", "=", applicationId).executeTakeFirst();
}

export function findFeeByOrder(db: Kysely<Database>, orderId: string): Promise<Fee | undefined> {
	return db.selectFrom("fees").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

export function toPublic(fee: Fee): PublicFee {
	return {
		state: fee.state,
		amount: fee.amount,
		currency: fee.currency,
		plan: { name: fee.plan_name, amount: fee.amount / 100, days: fee.plan_days },
		paymentId: fee.payment_id,
		orderId: fee.order_id,
		paidAt: fee.paid_at,
	};
}

/** busy: another process is making the order right now; unavailable: the provider did not make it, the reconciler will try again. */
export type EnsuredOrder = { ok: true; fee: PublicFee; orderId: string } | { ok: false; reason: "no-fee" | "busy" | "unavailable" };

/**
 * Makes sure that the fee has an order at the provider: one, however often and by however many processes this is called. A failure
 * leaves the fee due.
 */
export async function ensureOrder(db: Db, gateway: PaymentGateway, applicationId: number, now: Date): Promise<EnsuredOrder> {
	const fee = await findFee(db, applicationId);
	if (!fee) return { ok: false, reason: "no-fee" };
	if (fee.order_id) return { ok: true, fee: toPublic(fee), orderId: fee.order_id };
	const lease = await takeLease(db, fee.id, now);
	if (!lease) return { ok: false, reason: "busy" };
	try {
		await makeOrder(db, gateway, fee.id, now);
	} catch (error) {
		if (error instanceof GatewayError) return { ok: false, reason: "unavailable" };
		throw error;
	} finally {
		await db.updateTable("fees").set({ leased_until: null }).where("id", "=", fee.id).where("leased_until", "=", lease).execute();
	}
	const ordered = await findFee(db, applicationId);
	return ordered?.order_id ? { ok: true, fee: toPublic(ordered), orderId: ordered.order_id } : { ok: false, reason: "busy" };
}

/** Takes a fee's order in hand, alone among all processes; undefined when another one has it. @returns the end of the lease, its proof */
export async function takeLease(db: Db, feeId: number, now: Date): Promise<string | undefined> {
	const lease = new Date(now.getTime() + LEASE_MS).toISOString();
	const taken = await db
		.updateTable("fees")
		.set({ leased_until: lease })
		.where("id", "=", feeId)
		.where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", now.toISOString())]))
		.executeTakeFirst();
	return taken.numUpdatedRows > 0n ? lease : undefined;
}

/** Asks the provider for the order and stores it. Call with the lease in hand. @throws GatewayError, after noting it in the audit */
export async function makeOrder(db: Db, gateway: PaymentGateway, feeId: number, now: Date): Promise<void> {
	const at = now.toISOString();
	const fee = await db
		.updateTable("fees")
		.set((row) => ({ order_tries: row("order_tries", "+", 1) }))
		.where("id", "=", feeId)
		.where("order_id", "is", null)
		.returningAll()
		.executeTakeFirst();
	if (!fee) return;
	const event = { feeId, source: "order", before: fee.state, at } as const;
	const { receipt, amount, currency } = fee;
	try {
		const order = await gateway.createOrder({
			receipt,
			amount,
			currency,
			notes: { reference: fee.reference, plan: fee.plan_name },
			again: fee.order_tries > 1,
		});
		await db.transaction().execute(async (trx) => {
			const stored = await trx
				.updateTable("fees")
				.set({ order_id: order.id, state: "ordered", updated_at: at })
				.where("id", "=", feeId)
				.where("order_id", "is", null)
				.executeTakeFirst();
			if (stored.numUpdatedRows > 0n)
				await audit(trx, { ...event, kind: "ordered", key: `ordered:${order.id}`, after: "ordered", detail: { order: order.id } });
		});
	} catch (error) {
		if (error instanceof GatewayError) {
			await audit(db, {
				...event,
				kind: "order_failed",
				key: `order_failed:${feeId}:${fee.order_tries}`,
				after: fee.state,
				detail: { fault: error.kind, message: error.message },
			});
		}
		throw error;
	}
}
