import { randomId } from "./api-keys.server.ts";
import type { Attempt } from "./orders.server.ts";
import { findOrder, findPayment } from "./orders.server.ts";
import type { SandboxDb, SandboxDispute } from "./sandbox-database.server.ts";

export const disputeEvents = ["created", "action_required", "under_review", "won", "lost", "closed"] as const;
type DisputeEvent = (typeof disputeEvents)[number];

const statuses = {
	created: "open",
	action_required: "open",
	under_review: "under_review",
	won: "won",
	lost: "lost",
	closed: "closed",
} as const satisfies Record<DisputeEvent, SandboxDispute["status"]>;

const dayMs = 86_400_000;
const answeredWithin = 7 * dayMs;

/** Acts as a bank does about a payment that its payer disputes. @returns undefined where no such payment was taken */
export async function dispute(
	db: SandboxDb,
	paymentId: string,
	event: DisputeEvent,
	now: Date,
): Promise<Attempt | undefined> {
	const payment = await findPayment(db, paymentId);
	const order = payment && (await findOrder(db, payment.order_id));
	if (!order || payment.captured === 0) return undefined;
	const knownDispute = await db
		.selectFrom("disputes")
		.selectAll()
		.where("payment_id", "=", paymentId)
		.executeTakeFirst();
	const opened: SandboxDispute = knownDispute ?? {
		id: `disp_${randomId(14)}`,
		payment_id: paymentId,
		amount: payment.amount,
		currency: payment.currency,
		status: "open",
		reason_code: "goods_or_services_not_received_or_partially_received",
		respond_by: new Date(now.getTime() + answeredWithin).toISOString(),
		created_at: now.toISOString(),
	};
	const entity = { ...opened, status: statuses[event] };
	if (knownDispute)
		await db.updateTable("disputes").set({ status: entity.status }).where("id", "=", entity.id).execute();
	else await db.insertInto("disputes").values(entity).execute();
	return { order, payment, dispute: { entity, event } };
}
