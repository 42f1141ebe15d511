import type { Generated } from "kysely";
import type { DeliveryState, WebhookState } from "./webhook-events.ts";

/** Addresses of other programs that are notified of events. Times are ISO 8601 in UTC. */
export type WebhooksTable = {
	id: Generated<number>;
	url: string;
	/** The names of events, separated by spaces. */
	events: string;
	/** Sealed: `whsec_` and the key in base64. */
	secret: string;
	state: WebhookState;
	created_by_name: string;
	created_at: string;
};

/** One event for one webhook. */
export type WebhookDeliveriesTable = {
	id: Generated<number>;
	webhook_id: number;
	/** The same for every try, and for every webhook that subscribes to the event: `msg_…`. */
	message_id: string;
	event: string;
	/** JSON. */
	data: string;
	state: DeliveryState;
	/** Grows with each lease, so that two processes never send it at the same time. */
	attempts: number;
	/** When it is tried next; while a process tries it, the end of its lease. */
	due_at: string;
	/** The status of the last answer; null when there was none. */
	last_status: number | null;
	/** How the last answer began, or why there was none. */
	last_answer: string | null;
	last_tried_at: string | null;
	/** When the event happened. */
	created_at: string;
	/** Since when it is tried: later than `created_at` once it was sent again. */
	queued_at: string;
	/** When it was delivered, given up or left. */
	ended_at: string | null;
};

export type WebhookTables = { webhooks: WebhooksTable; webhook_deliveries: WebhookDeliveriesTable };
