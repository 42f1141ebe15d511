import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { orderEntity, paymentEntity } from "./sandbox-entities.ts";
import { randomId } from "./sandbox-keys.server.ts";
import type { Attempt } from "./sandbox-ledger.server.ts";

export type WebhookTarget = {
	/** The site's webhook address, asked at each delivery. */
	url: () => string;
	secret: string;
	/** Waits before each repeat of a delivery that was not answered with 2xx; default 1, 5, 30 and 120 seconds. */
	repeatAfterMs?: number[];
	now: () => Date;
};

const answerWithinMs = 5000;

/** Sends signed events as Razorpay does: at least once, each on its own, in no promised order. `stop` drops what is still to repeat. */
export function webhookSender({ url, secret, repeatAfterMs = [1000, 5000, 30_000, 120_000], now }: WebhookTarget) {
	const stopping = new AbortController();
	const running = new Set<Promise<void>>();

	async function deliver(body: string) {
		const headers = { "content-type": "application/json", "x-razorpay-signature": sign(secret, body), "x-razorpay-event-id": `evt_${randomId(14)}` };
		for (const wait of [0, ...repeatAfterMs]) {
			if (wait > 0) await pause(wait, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
			if (stopping.signal.aborted || (await post(url, headers, body, stopping.signal))) return;
		}
	}

	return {
		/** Tells of an attempt to pay. */
		announce(attempt: Attempt) {
			for (const event of eventsOf(attempt, now())) {
				const delivery = deliver(JSON.stringify(event)).finally(() => running.delete(delivery));
				running.add(delivery);
			}
		},
		stop: async () => {
			stopping.abort();
			await Promise.all(running);
		},
	};
}

function sign(secret: string, body: string): string {
	return createHmac("sha256", secret).update(body).digest("hex");
}

async function post(url: () => string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<boolean> {
	try {
		const answer = await fetch(url(), {
			method: "POST",
			headers,
			body,
			redirect: "manual",
			signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
		});
		await answer.arrayBuffer();
		return answer.ok;
	} catch {
		return false;
	}
}

/** Razorpay's events of one attempt; only order.paid carries the order. */
function eventsOf({ order, payment }: Attempt, at: Date) {
	const event = (name: string, payload: Record<string, object>) => ({
		entity: "event",
		account_id: "acc_sandbox",
		event: name,
		contains: Object.keys(payload),
		payload: Object.fromEntries(Object.entries(payload).map(([kind, entity]) => [kind, { entity }])),
		created_at: Math.floor(at.getTime() / 1000),
	});
	if (payment.status === "failed") return [event("payment.failed", { payment: paymentEntity(payment) })];
	return [
		event("payment.authorized", { payment: paymentEntity({ ...payment, status: "authorized" }) }),
		event("payment.captured", { payment: paymentEntity(payment) }),
		event("order.paid", { payment: paymentEntity(payment), order: orderEntity(order) }),
	];
}
