import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import { disputeEntity, orderEntity, paymentEntity, refundEntity } from "./api/entities.ts";
import { randomId } from "./api-keys.server.ts";
import type { Downtimes } from "./downtimes.ts";
import type { FaultSwitch } from "./faults.ts";
import type { Attempt } from "./orders.server.ts";

export type WebhookTarget = {
	/** The site's webhook URL, read at each delivery. */
	url: () => string;
	secret: string;
	/** Pauses before retries of a delivery that was not answered with 2xx; default 1, 5, 30 and 120 seconds. */
	retryAfterMs?: number[];
	faults: FaultSwitch;
	now: () => Date;
};

const timeoutMs = 5000;
/** Requests under way: of more connections at once than a server's backlog holds, some are dropped. */
const maxAtOnce = 50;

/** Sends signed events like Razorpay: at least once, one per request, in no fixed order. `stop` drops all retries. */
export function webhookSender({
	url,
	secret,
	retryAfterMs = [1000, 5000, 30_000, 120_000],
	faults,
	now,
}: WebhookTarget) {
	const stopping = new AbortController();
	const inTurn = pLimit(maxAtOnce);
	const running = new Set<Promise<void>>();

	async function deliver(body: string, { key = secret, eventId = `evt_${randomId(14)}` } = {}) {
		const headers = {
			"content-type": "application/json",
			"x-razorpay-signature": sign(key, body),
			"x-razorpay-event-id": eventId,
		};
		for (const wait of [0, ...retryAfterMs]) {
			if (wait > 0) await pause(wait, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
			if (stopping.signal.aborted || (await inTurn(() => post(url, headers, body, stopping.signal)))) return;
		}
	}

	async function sendAll(events: object[], attempt?: Attempt) {
		const bodies = events.map((event) => JSON.stringify(event));
		const { webhooks } = faults.current();
		if (webhooks === "lost") return;
		if (webhooks === "reversed") {
			for (const body of bodies.toReversed()) await deliver(body);
			return;
		}
		const forged =
			webhooks === "forged" && attempt ? eventsOf(markPaid(attempt), now()).map((event) => JSON.stringify(event)) : [];
		const copies = webhooks === "duplicate" ? 3 : 1;
		const eventIds = bodies.map(() => `evt_${randomId(14)}`);
		await Promise.all([
			...forged.map((body) => deliver(body, { key: "a secret of no one's" })),
			...Array.from({ length: copies }, () =>
				bodies.map((body, index) => deliver(body, { eventId: eventIds[index] })),
			).flat(),
		]);
	}

	const inBackground = (sending: Promise<void>) => {
		const delivering: Promise<void> = sending.finally(() => running.delete(delivering));
		running.add(delivering);
	};

	return {
		/** Sends the events of a payment's new status in the background. */
		sendWebhooks: (attempt: Attempt) => inBackground(sendAll(eventsOf(attempt, now()), attempt)),
		/** Tells of a downtime that has begun or ended. */
		sendDowntime: (downtime: ReturnType<Downtimes["set"]>[number]) =>
			inBackground(sendAll([eventOf(`payment.downtime.${downtime.status}`, { "payment.downtime": downtime }, now())])),
		stop: async () => {
			stopping.abort();
			await Promise.all(running);
		},
	};
}

export type WebhookSender = ReturnType<typeof webhookSender>;

/** Makes the report that a forger would send. */
function markPaid({ order, payment }: Attempt): Attempt {
	return { order: { ...order, status: "paid" }, payment: { ...payment, status: "captured", error: null } };
}

function sign(secret: string, body: string): string {
	return createHmac("sha256", secret).update(body).digest("hex");
}

async function post(
	url: () => string,
	headers: Record<string, string>,
	body: string,
	signal: AbortSignal,
): Promise<boolean> {
	try {
		const answer = await fetch(url(), {
			method: "POST",
			headers,
			body,
			redirect: "manual",
			signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
		});
		await answer.arrayBuffer();
		return answer.ok;
	} catch {
		return false;
	}
}

function eventOf(name: string, payload: Record<string, object>, at: Date) {
	return {
		entity: "event",
		account_id: "acc_sandbox",
		event: name,
		contains: Object.keys(payload),
		payload: Object.fromEntries(Object.entries(payload).map(([kind, entity]) => [kind, { entity }])),
		created_at: Math.floor(at.getTime() / 1000),
	};
}

/** Razorpay's events for the status of a dispute, a refund or a payment; only order.paid carries the order. */
function eventsOf({ order, payment, refund, refunded, dispute }: Attempt, at: Date) {
	const event = (name: string, payload: Record<string, object>) => eventOf(name, payload, at);
	if (dispute) {
		const entities = { payment: paymentEntity(payment), dispute: disputeEntity(dispute.entity) };
		return [event(`payment.dispute.${dispute.event}`, entities)];
	}
	if (refund) {
		const name = refund.status === "pending" ? "created" : refund.status;
		const entities = { refund: refundEntity(refund), payment: paymentEntity(payment, refunded) };
		return [event(`refund.${name}`, entities)];
	}
	if (payment.status === "created") return [];
	if (payment.status === "failed" || payment.status === "authorized")
		return [event(`payment.${payment.status}`, { payment: paymentEntity(payment) })];
	return [
		event("payment.authorized", { payment: paymentEntity({ ...payment, status: "authorized", captured: 0 }) }),
		event("payment.captured", { payment: paymentEntity(payment) }),
		event("order.paid", { payment: paymentEntity(payment), order: orderEntity(order) }),
	];
}
