import type { Db } from "#src/db/connect.server.ts";
import { type Fee, freeLease, takeLease } from "#src/payment/fee/fee.server.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.server.ts";
import { makeOrder, orderAt } from "#src/payment/gateway/ensure-order.server.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { firstLook, nextLook } from "./poll-schedule.ts";
import { recordView } from "./sync-from-provider.server.ts";

type Reconciliation = PaymentContext & {
	/** The most fees that one run looks at; default 50. */
	limit?: number;
	/** Ends the run after the fee in hand. */
	signal?: AbortSignal;
};

/**
 * Asks the provider about every fee whose next look is due, and makes the orders that could not be made before. Any number of
 * processes may run it at once: each fee is looked at by one. It stops early when the provider is out of reach.
 * @returns how many fees were looked at
 */
export async function reconcileDue(
	db: Db,
	gateway: PaymentGateway,
	{ limit = 50, signal, ...context }: Reconciliation,
): Promise<number> {
	const due = await db
		.selectFrom("fees")
		.select("id")
		.where("due_at", "<=", context.now().toISOString())
		.orderBy("due_at")
		.limit(limit)
		.execute();
	let looked = 0;
	for (const { id } of due) {
		if (signal?.aborted) break;
		const fee = await claim(db, id, context.now());
		if (!fee) continue;
		looked += 1;
		const answered = await look(db, gateway, fee, context);
		await release(db, fee, context.now());
		if (!answered) break;
	}
	return looked;
}

/** Somebody sets out to pay: the reconciler watches the fee for another five days. */
export async function watchAgain(db: Db, applicationId: number, now: Date): Promise<void> {
	await db
		.updateTable("fees")
		.set({ watched_from: now.toISOString(), looks: 0, due_at: firstLook(now) })
		.where("application_id", "=", applicationId)
		.where("state", "not in", ["paid", "refunded"])
		.execute();
}

/** The fee, if it is still due and nobody else has it in hand. */
async function claim(db: Db, id: number, now: Date): Promise<Fee | undefined> {
	const lease = await takeLease(db, id, now);
	if (!lease) return undefined;
	const fee = await db.selectFrom("fees").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	if (fee.due_at !== null && fee.due_at <= now.toISOString()) return fee;
	await freeLease(db, id, lease);
	return undefined;
}

/** @returns false when the provider is out of reach, so that asking about the next fee would only wait in vain */
async function look(db: Db, gateway: PaymentGateway, fee: Fee, context: PaymentContext): Promise<boolean> {
	try {
		const orderId = orderAt(gateway, fee);
		if (orderId) await recordView(db, gateway, orderId, "reconciler", context);
		else await makeOrder(db, gateway, fee.id, context.now());
		return true;
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		context.log?.warn(
			{ reference: fee.reference, fault: error.kind, reason: error.message },
			"the provider did not say how a fee stands",
		);
		return error.kind === "refused" || error.kind === "malformed";
	}
}

async function release(db: Db, claimed: Fee, now: Date): Promise<void> {
	const fee = await db.selectFrom("fees").selectAll().where("id", "=", claimed.id).executeTakeFirstOrThrow();
	await db
		.updateTable("fees")
		.set({ leased_until: null, looks: fee.looks + 1, due_at: fee.due_at && nextLook(fee.looks, fee.watched_from, now) })
		.where("id", "=", fee.id)
		.where("leased_until", "=", claimed.leased_until)
		.execute();
}
