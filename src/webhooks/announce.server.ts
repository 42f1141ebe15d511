import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { testEvent, WebhookEvent } from "./webhook-events.ts";

/** Ids and addresses, no personal data beyond a reference. A `path` of the site is sent as `url`. */
type EventData = Readonly<Record<string, string | number | null>>;

/** Queues an event for every webhook that subscribes to it, in the transaction in which it happens. */
export async function announce(
	trx: Transaction<Database>,
	{ event, data }: { event: WebhookEvent; data: EventData },
	now: Date,
): Promise<void> {
	const webhooks = await trx.selectFrom("webhooks").select(["id", "events"]).where("state", "!=", "ended").execute();
	const subscribers = webhooks.filter(({ events }) => events.split(" ").includes(event)).map(({ id }) => id);
	await queueDeliveries(trx, subscribers, { event, data }, now);
}

/** Queues an event for these webhooks. */
export async function queueDeliveries(
	trx: Transaction<Database>,
	webhookIds: readonly number[],
	{ event, data }: { event: WebhookEvent | typeof testEvent; data: EventData },
	now: Date,
): Promise<void> {
	if (webhookIds.length === 0) return;
	const at = now.toISOString();
	const message_id = `msg_${randomUUID().replaceAll("-", "")}`;
	const queuedState = { state: "waiting", attempts: 0, due_at: at, created_at: at, queued_at: at } as const;
	await trx
		.insertInto("webhook_deliveries")
		.values(
			webhookIds.map((webhook_id) => ({ webhook_id, message_id, event, data: JSON.stringify(data), ...queuedState })),
		)
		.execute();
}
