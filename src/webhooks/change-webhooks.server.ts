import { isIP } from "node:net";
import type { Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { Database } from "#src/db/tables.ts";
import { hostOf, isOnLoopback, reachableFrom } from "#src/net/public-address.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import type { Sealer } from "#src/secrets/sealer.server.ts";
import { queueDeliveries } from "./announce.server.ts";
import { secretPurpose } from "./deliver-webhooks.server.ts";
import { newWebhookSecret } from "./sign.server.ts";
import { testEvent, type WebhookEvent, type WebhookState, webhookKind, webhookMade } from "./webhook-events.ts";

type Trx = Transaction<Database>;
type By = { id: number; name: string };
type WebhookResult = { ok: true; message: string } | Refusal;

const maxWebhooks = 20;

/** The subject of the acts on a webhook in the audit log. */
export const webhookSubject = (id: number) => ({ kind: webhookKind, id });

/**
 * Makes a webhook. Its secret is stored sealed.
 * @param siteUrl of the site whose process will call it
 * @returns the secret, which is not shown again
 */
export async function makeWebhook(
	trx: Trx,
	{ sealer, siteUrl }: { sealer: Sealer; siteUrl: string },
	{ url: typed, events, by }: { url: string; events: readonly WebhookEvent[]; by: By },
	now: Date,
): Promise<{ ok: true; id: number; secret: string } | Refusal> {
	const url = typed.trim();
	const fault = faultOfAddress(url, { plainOnLoopback: isOnLoopback(siteUrl) });
	if (fault !== undefined) return refuse(fault);
	const host = hostOf(new URL(url));
	if (isIP(host) && !reachableFrom(siteUrl)(host)) return refuse("This address isn’t on the public internet.");
	if (events.length === 0) return refuse("Choose at least one event.");
	const { count } = await trx
		.selectFrom("webhooks")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("state", "!=", "ended")
		.executeTakeFirstOrThrow();
	if (Number(count) >= maxWebhooks) return refuse(`There are ${maxWebhooks} webhooks already. Delete one first.`);
	const secret = newWebhookSecret();
	const row = { url, events: events.join(" "), state: "active" as const };
	const { id } = await trx
		.insertInto("webhooks")
		.values({ ...row, secret: "", created_by_name: by.name, created_at: now.toISOString() })
		.returning("id")
		.executeTakeFirstOrThrow();
	await trx
		.updateTable("webhooks")
		.set({ secret: sealer.seal(secret, secretPurpose(id)) })
		.where("id", "=", id)
		.execute();
	await record(trx, { id, by, act: webhookMade, after: row }, now);
	return { ok: true, id, secret };
}

const stateActs = {
	pause: { from: ["active"], to: "paused", done: "Paused. Events wait until you resume it." },
	resume: { from: ["paused"], to: "active", done: "Resumed. Waiting events are being sent." },
	end: { from: ["active", "paused"], to: "ended", done: "Deleted. We no longer send events to it." },
} as const satisfies Record<string, { from: readonly WebhookState[]; to: WebhookState; done: string }>;

export type StateAct = keyof typeof stateActs;

/** Pauses a webhook, lets it go on, or ends it with what still waits for it. */
export async function changeWebhook(
	trx: Trx,
	{ id, act, by }: { id: number; act: StateAct; by: By },
	now: Date,
): Promise<WebhookResult> {
	const { from, to, done } = stateActs[act];
	const changedWebhook = await trx
		.updateTable("webhooks")
		.set({ state: to })
		.where("id", "=", id)
		.where("state", "in", from)
		.returning("id")
		.executeTakeFirst();
	if (!changedWebhook) return refuse("Someone already changed this webhook.");
	if (to === "ended") {
		const endedState = { state: "left", ended_at: now.toISOString() } as const;
		const open = trx.updateTable("webhook_deliveries").set(endedState).where("webhook_id", "=", id);
		await open.where("state", "in", ["waiting", "given-up"]).execute();
	}
	if (act === "resume") {
		const at = now.toISOString();
		const waiting = trx
			.updateTable("webhook_deliveries")
			.set({ due_at: at, queued_at: at })
			.where("webhook_id", "=", id);
		await waiting.where("state", "=", "waiting").execute();
	}
	await record(trx, { id, by, act: `webhook-${to}`, after: { state: to } }, now);
	return { ok: true, message: done };
}

/** Queues a test event, which says nothing. */
export async function testWebhook(trx: Trx, { id, by }: { id: number; by: By }, now: Date): Promise<WebhookResult> {
	const webhook = await trx
		.selectFrom("webhooks")
		.select("id")
		.where("id", "=", id)
		.where("state", "=", "active")
		.executeTakeFirst();
	if (!webhook) return refuse("Only an active webhook can be tested.");
	await queueDeliveries(trx, [id], { event: testEvent, data: {} }, now);
	await record(trx, { id, by, act: "webhook-tested" }, now);
	return { ok: true, message: "Test sent. Reload this page in a few seconds." };
}

/** Tries a delivery again, from the first wait on; one that waits is tried at once, with its number of attempts. */
export async function sendAgain(
	trx: Trx,
	{ id, deliveryId, by }: { id: number; deliveryId: number; by: By },
	now: Date,
): Promise<WebhookResult> {
	const at = now.toISOString();
	const again = await trx
		.updateTable("webhook_deliveries")
		// A process that is sending it goes by that number.
		.set(({ eb, ref }) => ({
			state: "waiting",
			attempts: eb.case().when("state", "=", "waiting").then(ref("attempts")).else(0).end(),
			due_at: at,
			queued_at: at,
			ended_at: null,
		}))
		.where("id", "=", deliveryId)
		.where("webhook_id", "=", id)
		.where(({ exists, selectFrom }) =>
			exists(selectFrom("webhooks").select("webhooks.id").where("webhooks.id", "=", id).where("state", "!=", "ended")),
		)
		.returning("message_id")
		.executeTakeFirst();
	if (!again) return refuse("This event can’t be sent again.");
	await record(trx, { id, by, act: "delivery-sent-again", after: { message: again.message_id } }, now);
	return { ok: true, message: "Sent again." };
}

/** Stops waiting for deliveries that were given up. */
export async function leaveGivenUp(trx: Trx, { id, by }: { id: number; by: By }, now: Date): Promise<WebhookResult> {
	const webhookDeliveries = await trx
		.updateTable("webhook_deliveries")
		.set({ state: "left" })
		.where("webhook_id", "=", id)
		.where("state", "=", "given-up")
		.returning("id")
		.execute();
	if (webhookDeliveries.length === 0) return refuse("There are no failed events.");
	await record(trx, { id, by, act: "deliveries-left", after: { count: webhookDeliveries.length } }, now);
	return {
		ok: true,
		message: webhookDeliveries.length === 1 ? "1 event dismissed." : `${webhookDeliveries.length} events dismissed.`,
	};
}

type WebhookAct = { id: number; by: By; act: ActName; after?: unknown };

async function record(trx: Trx, { id, by, act, after }: WebhookAct, now: Date): Promise<void> {
	await recordAct(trx, { actor: by.name, memberId: by.id, act, subject: webhookSubject(id), after }, now);
}

/** Finds what is wrong with the address of a webhook, as a sentence; undefined for one that may be used. */
function faultOfAddress(address: string, { plainOnLoopback }: { plainOnLoopback: boolean }): string | undefined {
	if (address.length > 500) return "The address has more than 500 characters.";
	if (!URL.canParse(address)) return "Enter an address that starts with https://.";
	const { protocol, hostname, username, password } = new URL(address);
	const local = plainOnLoopback && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
	if (protocol !== "https:" && !(protocol === "http:" && local)) return "The address must start with https://.";
	if (username || password)
		return "Leave the name and password out of the address. The signature shows who is calling.";
	return undefined;
}
