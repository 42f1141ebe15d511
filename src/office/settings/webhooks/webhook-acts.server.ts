import { z } from "zod";
import { readRowId, rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import {
	changeWebhook,
	leaveGivenUp,
	makeWebhook,
	type StateAct,
	sendAgain,
	testWebhook,
} from "#src/webhooks/change-webhooks.server.ts";
import { allEvents } from "#src/webhooks/webhook-events.ts";

const permission = "settings.write";
const all = actsOn<null>();

/** Acts of members on the page of all webhooks. */
export const newWebhookActs = all.table({
	title: "Webhooks",
	address: officePaths.webhooks,
	find: opensTo(permission),
	acts: {
		make: all.act({
			label: "Create a webhook",
			permission,
			section: "make",
			form: { url: z.string(), event: z.array(z.enum(allEvents)).default([]) },
			run: async (trx, { form: { url, event: events }, services: { accounts }, by, now }) => {
				const webhook = await makeWebhook(trx, accounts, { url, events, by }, now);
				return webhook.ok ? { ok: true, shown: webhook.secret } : webhook;
			},
			done: "Webhook created.",
		}),
	},
});

const { act, table } = actsOn<{ id: number }>();

const setTo = (state: StateAct, label: string) =>
	act({
		label,
		permission,
		section: "webhook",
		run: (trx, { on, by, now }) => changeWebhook(trx, { id: on.id, act: state, by }, now),
		done: "",
	});

/** Acts of members on the page of one webhook. */
export const webhookActs = table({
	title: "Webhook",
	address: officePaths.webhook(":id"),
	find: ({ params, context }) => {
		allow(context, permission);
		return { id: readRowId(params.id) };
	},
	acts: {
		pause: setTo("pause", "Pause a webhook"),
		resume: setTo("resume", "Resume a webhook"),
		end: setTo("end", "Delete a webhook"),
		test: act({
			label: "Send a test to a webhook",
			permission,
			section: "webhook",
			run: (trx, { on, by, now }) => testWebhook(trx, { id: on.id, by }, now),
			done: "",
		}),
		again: act({
			label: "Send a webhook event again",
			permission,
			section: "deliveries",
			form: { delivery: rowId },
			run: (trx, { on, form, by, now }) => sendAgain(trx, { id: on.id, deliveryId: form.delivery, by }, now),
			done: "",
		}),
		leave: act({
			label: "Dismiss failed webhook events",
			permission,
			section: "deliveries",
			run: (trx, { on, by, now }) => leaveGivenUp(trx, { id: on.id, by }, now),
			done: "",
		}),
	},
});
