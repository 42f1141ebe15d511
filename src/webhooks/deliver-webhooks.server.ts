import type { Selectable } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { MayReach } from "#src/net/public-address.server.ts";
import type { Sealer } from "#src/secrets/sealer.server.ts";
import { type Answer, post } from "./post.server.ts";
import { signedHeaders } from "./sign.server.ts";

const defaultTimeLimitMs = 10_000;
/** Longer than a try can take; milliseconds. */
const leaseMs = 60_000;
/** Webhooks that are served at a time: one that hangs holds up no other. */
const concurrency = 5;

type Delivery = Selectable<Database["webhook_deliveries"]>;
type Webhook = Pick<Selectable<Database["webhooks"]>, "id" | "url" | "secret">;

export type Delivering = {
	sealer: Sealer;
	/** Address of the public site, without a slash at its end. */
	siteUrl: string;
	mayReach: MayReach;
	/** The clock; read again for each try. */
	now: () => Date;
	log: Record<"info" | "warn" | "error", (fields: object, text: string) => void>;
	signal?: AbortSignal | undefined;
	/** Time that a receiver may take to answer; 10 seconds when left out. */
	timeLimitMs?: number;
};

/** Purpose under which a webhook's secret is sealed. */
export const secretPurpose = (id: number) => `webhook ${id}`;

/**
 * Delivers what is due, to each webhook in the order in which it happened. Any number of processes may run it at once.
 * Each event arrives at least once: a process that dies after sending causes a repeat with the same id.
 * @returns how many were delivered
 */
export async function deliverWebhooks(db: Db, context: Delivering): Promise<number> {
	const due = await dueWebhooks(db, context.now()).select(["id", "url", "secret"]).orderBy("id").execute();
	let delivered = 0;
	const work = async () => {
		for (let webhook = due.shift(); webhook; webhook = due.shift()) delivered += await serve(db, webhook, context);
	};
	await Promise.all(Array.from({ length: concurrency }, work));
	return delivered;
}

/** Tells whether there is anything to deliver. */
export async function isDeliveryDue(db: Db, now: Date): Promise<boolean> {
	return (await dueWebhooks(db, now).select("id").limit(1).executeTakeFirst()) !== undefined;
}

function dueWebhooks(db: Db, now: Date) {
	return db
		.selectFrom("webhooks")
		.where("state", "=", "active")
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom("webhook_deliveries")
					.select("webhook_deliveries.id")
					.whereRef("webhook_id", "=", "webhooks.id")
					.where("webhook_deliveries.state", "=", "waiting")
					.where("due_at", "<=", now.toISOString()),
			),
		);
}

/** Delivers until one delivery fails, because what comes after it would most likely fail too. */
async function serve(db: Db, webhook: Webhook, context: Delivering): Promise<number> {
	for (let delivered = 0; ; delivered++) {
		if (context.signal?.aborted) return delivered;
		const delivery = await leaseNext(db, webhook.id, context.now());
		if (!delivery || !(await deliver(db, webhook, delivery, context))) return delivered;
	}
}

async function leaseNext(db: Db, webhookId: number, now: Date): Promise<Delivery | undefined> {
	for (;;) {
		const row = await db
			.selectFrom("webhook_deliveries")
			.selectAll()
			.where("webhook_id", "=", webhookId)
			.where("state", "=", "waiting")
			.where("due_at", "<=", now.toISOString())
			.orderBy("id")
			.limit(1)
			.executeTakeFirst();
		if (!row) return undefined;
		const lease = { attempts: row.attempts + 1, due_at: new Date(now.getTime() + leaseMs).toISOString() };
		if (await updateLeased(db, row, lease)) return { ...row, ...lease };
	}
}

/** Changes a delivery unless another process has leased it since, or a member has ended it. */
async function updateLeased(db: Db, row: Delivery, change: Partial<Delivery>): Promise<boolean> {
	const unchanged = db
		.updateTable("webhook_deliveries")
		.set(change)
		.where("id", "=", row.id)
		.where("state", "=", "waiting")
		.where("attempts", "=", row.attempts);
	return (await unchanged.executeTakeFirst()).numUpdatedRows > 0n;
}

async function deliver(db: Db, webhook: Webhook, row: Delivery, context: Delivering): Promise<boolean> {
	const { sealer, mayReach, now, log, signal, timeLimitMs = defaultTimeLimitMs } = context;
	const body = bodyOf(row, context.siteUrl);
	const secret = openSecret(sealer, webhook);
	if (secret === undefined) {
		const answer = "Not sent. The server’s secret key has changed. Create the webhook again.";
		return record(db, row, { status: null, answer }, { now: now(), log });
	}
	const headers = signedHeaders({ id: row.message_id, at: now(), body }, secret);
	const answer = await post({ url: webhook.url, headers, body, mayReach, timeLimitMs }, signal);
	// The process ends: the lease does too, and another one tries again.
	if (answer.status === null && signal?.aborted) return false;
	return record(db, row, answer, { now: now(), log });
}

/** Undefined after a change of the process's secret key. */
function openSecret(sealer: Sealer, { id, secret }: Webhook): string | undefined {
	try {
		return sealer.open(secret, secretPurpose(id));
	} catch {
		return undefined;
	}
}

/** The same for every try, so that a receiver may compare. */
function bodyOf({ event, created_at, data }: Delivery, siteUrl: string): string {
	const { path, ...rest } = JSON.parse(data);
	const url = typeof path === "string" ? siteUrl + path : path;
	return JSON.stringify({ type: event, timestamp: created_at, data: url === undefined ? rest : { ...rest, url } });
}

async function record(
	db: Db,
	row: Delivery,
	{ status, answer }: Answer,
	{ now, log }: { now: Date; log: Delivering["log"] },
): Promise<boolean> {
	const at = now.toISOString();
	const attempt = { last_status: status, last_answer: answer, last_tried_at: at };
	const details = { webhook: row.webhook_id, delivery: row.id, event: row.event, attempt: row.attempts, status };
	if (status !== null && status >= 200 && status < 300) {
		await updateLeased(db, row, { ...attempt, state: "delivered", ended_at: at });
		log.info(details, "webhook delivered");
		return true;
	}
	const next = nextTry(row.attempts, { since: new Date(row.queued_at), now, random: Math.random() });
	if (next) {
		await updateLeased(db, row, { ...attempt, due_at: next.toISOString() });
		log.warn({ ...details, next: next.toISOString() }, "webhook delayed");
	} else {
		await updateLeased(db, row, { ...attempt, state: "given-up", ended_at: at });
		log.error(details, "webhook not delivered");
	}
	return false;
}

const secondMs = 1000;
const hourMs = 3_600_000;
const firstWaitMs = 10 * secondMs;
const maxWaitMs = 6 * hourMs;
const giveUpAfterMs = 72 * hourMs;

type Tries = {
	/** Time since which it has been tried. */
	since: Date;
	now: Date;
	/** A number from 0 up to 1. */
	random: number;
};

/**
 * Computes when a delivery is tried again: after 10 and 40 seconds, 3, 11 and 43 minutes, 3 hours, then every 6 hours,
 * each with a jitter of a fifth. @param tried how often it has failed, 1 or more
 * @returns undefined when three days would be over
 */
function nextTry(tried: number, { since, now, random }: Tries): Date | undefined {
	const wait = Math.min(maxWaitMs, firstWaitMs * 4 ** (tried - 1));
	const next = now.getTime() + Math.round(wait * (0.8 + 0.4 * random));
	return next > since.getTime() + giveUpAfterMs ? undefined : new Date(next);
}
