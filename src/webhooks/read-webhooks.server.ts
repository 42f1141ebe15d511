import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { allEvents, webhookKind, webhookMade } from "./webhook-events.ts";

const dayMs = 86_400_000;
const deliveriesShown = 50;

/**
 * Every webhook that has not ended, oldest first, with the member who has made it, as the audit log has it, and how
 * many events wait for it and were given up.
 */
export async function listWebhooks(db: Kysely<Database>) {
	const rows = await db
		.selectFrom("webhooks")
		.select(["id", "url", "events", "state"])
		.select((webhook) =>
			webhook
				.selectFrom("audit_log")
				.select("member_id")
				.where("subject_kind", "=", webhookKind)
				.whereRef("subject_id", "=", "webhooks.id")
				.where("act", "=", webhookMade)
				.as("madeById"),
		)
		.where("state", "!=", "ended")
		.orderBy("id")
		.execute();
	const counts = await db
		.selectFrom("webhook_deliveries")
		.select(({ fn }) => ["webhook_id", "state", fn.countAll<number>().as("count")])
		.where("state", "in", ["waiting", "given-up"])
		.groupBy(["webhook_id", "state"])
		.execute();
	const countOf = (id: number, state: string) =>
		Number(counts.find((row) => row.webhook_id === id && row.state === state)?.count ?? 0);
	return rows.map(({ events, ...row }) => ({
		...row,
		events: eventsOf(events),
		waiting: countOf(row.id, "waiting"),
		givenUp: countOf(row.id, "given-up"),
	}));
}

/** A webhook, also one that has ended, with its last deliveries, newest first; undefined when there is none. */
export async function readWebhook(db: Kysely<Database>, id: number) {
	const row = await db
		.selectFrom("webhooks")
		.select(["id", "url", "events", "state", "created_by_name as madeBy", "created_at as madeAt"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return undefined;
	const deliveries = await db
		.selectFrom("webhook_deliveries")
		.select(["id", "message_id", "event", "data", "state", "attempts", "due_at", "last_status", "last_answer"])
		.select(["last_tried_at", "created_at"])
		.where("webhook_id", "=", id)
		.orderBy("id", "desc")
		.limit(deliveriesShown)
		.execute();
	const { count } = await db
		.selectFrom("webhook_deliveries")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("webhook_id", "=", id)
		.where("state", "=", "given-up")
		.executeTakeFirstOrThrow();
	return { ...row, events: eventsOf(row.events), deliveries, givenUp: Number(count) };
}

/** The webhooks for which events were given up, with how many. */
export async function readGivenUp(db: Kysely<Database>): Promise<{ id: number; url: string; count: number }[]> {
	const rows = await db
		.selectFrom("webhook_deliveries")
		.innerJoin("webhooks", "webhooks.id", "webhook_id")
		.select(({ fn }) => ["webhooks.id", "url", fn.countAll<number>().as("count")])
		.where("webhook_deliveries.state", "=", "given-up")
		.groupBy(["webhooks.id", "url"])
		.orderBy("webhooks.id")
		.execute();
	return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Deletes what was delivered, or left, a month ago, and what has waited as long. @returns how many */
export async function deleteOldDeliveries(db: Kysely<Database>, now: Date): Promise<number> {
	const before = new Date(now.getTime() - 30 * dayMs).toISOString();
	const deletedWebhookDelivery = await db
		.deleteFrom("webhook_deliveries")
		.where(({ eb, fn }) => eb(fn.coalesce("ended_at", "queued_at"), "<", before))
		.executeTakeFirst();
	return Number(deletedWebhookDelivery.numDeletedRows);
}

function eventsOf(storedEvents: string) {
	const eventNames = new Set(storedEvents.split(" "));
	return allEvents.filter((event) => eventNames.has(event));
}
