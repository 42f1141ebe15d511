import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { findDeliveryIds, readDeliveries } from "#src/webhooks/read-webhooks.server.ts";

type Delivery = Awaited<ReturnType<typeof readDeliveries>>[number];

const stateWords: Record<Delivery["state"], string> = {
	waiting: "Waiting",
	delivered: "Delivered",
	"given-up": "Failed",
	left: "Dismissed",
};

const columns = columnsOf<Delivery>()([
	{ key: "message", title: "Message", width: 40, value: ({ message_id }) => message_id },
	{ key: "event", title: "Event", width: 28, value: ({ event }) => event },
	{ key: "data", title: "Data", width: 60, value: ({ data }) => data },
	{ key: "happened", title: "Happened", width: 18, value: ({ created_at }) => ({ momentOf: created_at }) },
	{ key: "state", title: "Delivery status", value: ({ state }) => stateWords[state] },
	{ key: "attempts", title: "Attempts", value: ({ attempts }) => attempts },
	{ key: "tried", title: "Last attempt", width: 18, value: ({ last_tried_at }) => ({ momentOf: last_tried_at }) },
	{ key: "status", title: "HTTP status", value: ({ last_status }) => last_status },
	{ key: "answer", title: "Response", width: 60, value: ({ last_answer }) => last_answer },
]);

/** What was sent to a webhook. @param webhookId its number */
export const deliveries = (webhookId: number) =>
	serveList(
		defineList({
			title: `Webhook ${webhookId}, deliveries`,
			permission: "settings.write",
			address: officePaths.webhook(webhookId),
			columns,
			file: { name: `webhook/${webhookId}` },
		}),
		{
			find: ({ db }) => findDeliveryIds(db, webhookId),
			rows: ({ db }, ids: readonly number[]) => readDeliveries(db, ids),
		},
	);
