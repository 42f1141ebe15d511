import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { databaseNow } from "#src/db/database-clock.server.ts";
import type { Database } from "#src/db/tables.ts";

/** How long a request waits for the database to count it. */
const timeoutMs = 1000;
const maxCountedHere = 5000;

type Counted = { current: number; ttl: number };
/** A limit counts by its route, or by a name of its own. */
type Limit = { name?: string; routeInfo?: { method?: string | readonly string[]; url?: string } };

type Context = {
	db: Kysely<Database>;
	log: Pick<Logger, "warn">;
	/** Addresses are stored as hashes under it. */
	secret: string;
};

/**
 * Where limits on what one connection may send are counted, when several processes answer. What the database does not
 * count within a second, a process counts for itself.
 */
export function sharedRateLimits({ db, log, secret }: Context): FastifyRateLimitStoreCtor {
	class SharedRateLimits implements FastifyRateLimitStore {
		readonly #limit: string | undefined;
		readonly #here = new LRUCache<string, { used: number; endsAt: number }>({ max: maxCountedHere });

		constructor({ name, routeInfo }: Limit) {
			this.#limit = name ?? (routeInfo?.url && `${routeInfo.method} ${routeInfo.url}`);
		}

		child(limit: object): FastifyRateLimitStore {
			return new SharedRateLimits(limit);
		}

		incr(sender: string, callback: (error: Error | null, counted?: Counted) => void, windowMs: number): void {
			if (this.#limit === undefined) {
				callback(new Error("A limit without a route needs a name."));
				return;
			}
			const key = createHmac("sha256", secret).update(`${this.#limit} ${sender}`).digest("base64url");
			const late = pause(timeoutMs, undefined, { ref: false }).then(() => {
				throw new Error("The database took too long to count a request.");
			});
			Promise.race([count(db, key, windowMs), late])
				.catch((error) => {
					log.warn({ err: error }, "a request was counted by this process alone");
					return this.#countHere(key, windowMs);
				})
				.then((counted) => callback(null, counted));
			late.catch(() => {});
		}

		#countHere(key: string, windowMs: number): Counted {
			const now = performance.now();
			const before = this.#here.get(key);
			const window = before && before.endsAt > now ? before : { used: 0, endsAt: now + windowMs };
			window.used += 1;
			this.#here.set(key, window);
			return { current: window.used, ttl: Math.ceil(window.endsAt - now) };
		}
	}
	return SharedRateLimits;
}

async function count(db: Kysely<Database>, key: string, windowMs: number): Promise<Counted> {
	const now = databaseNow(db);
	const { rows } = await sql<{ used: number; ttl: number }>`
		insert into rate_windows (key, used, ends_at) values (${key}, 1, ${now} + ${windowMs})
		on conflict (key) do update set
			used = case when rate_windows.ends_at <= ${now} then 1 else rate_windows.used + 1 end,
			ends_at = case when rate_windows.ends_at <= ${now} then excluded.ends_at else rate_windows.ends_at end
		returning used, ends_at - ${now} as ttl
	`.execute(db);
	const [counted] = rows;
	if (!counted) throw new Error("The database counted nothing.");
	return { current: Number(counted.used), ttl: Math.max(0, Number(counted.ttl)) };
}

/** Deletes the windows that are over. */
export async function deleteRateWindows(db: Kysely<Database>): Promise<void> {
	await db.deleteFrom("rate_windows").where("ends_at", "<=", databaseNow(db)).execute();
}

declare module "@fastify/rate-limit" {
	interface CreateRateLimitOptions {
		/** What is counted, where that is no route. */
		name?: string;
	}
}
