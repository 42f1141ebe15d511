import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { moment, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import * as officePaths from "#src/office-paths.ts";
import { findDeliveryIds, readDeliveries } from "#src/webhooks/read-webhooks.server.ts";

type Delivery = Awaited<ReturnType<typeof readDeliveries>>[number];

const stateWords: Record<Delivery["state"], string> = {
	waiting: "Waits",
	delivered: "Delivered",
	"given-up": "Given up",
	left: "Left",
};

const columns: readonly Shown<Delivery>[] = [
	{ key: "message", title: "Message", width: 40, cell: ({ message_id }) => message_id },
	{ key: "event", title: "Event", width: 28, cell: ({ event }) => event },
	{ key: "data", title: "What was said", width: 60, cell: ({ data }) => data },
	{ key: "happened", title: "Happened", width: 18, cell: ({ created_at }) => moment(created_at) },
	{ key: "state", title: "State", cell: ({ state }) => stateWords[state] },
	{ key: "attempts", title: "Tries", cell: ({ attempts }) => attempts },
	{ key: "tried", title: "Tried last", width: 18, cell: ({ last_tried_at }) => moment(last_tried_at) },
	{ key: "status", title: "Status", cell: ({ last_status }) => last_status },
	{ key: "answer", title: "Answer", width: 60, cell: ({ last_answer }) => last_answer },
];

/** What was sent to a webhook. @param webhookId its number */
export function deliveryList(webhookId: number): ExportList {
	return {
		act: "settings.write",
		formats: tables,
		find: async ({ db, now }) => ({
			ids: await findDeliveryIds(db, webhookId),
			title: titled([`Webhook ${webhookId}, deliveries`], now),
			back: officePaths.webhook(webhookId),
		}),
		source: ({ db }) => sourceOf(columns, (ids: readonly number[]) => readDeliveries(db, ids)),
	};
}
