import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { databaseNow } from "#src/db/database-clock.server.ts";
import type { Database } from "#src/db/tables.ts";

/** Time that a request waits for the database to count it. */
const timeoutMs = 1000;
const maxCountedHere = 50_000;

export type WindowCount = { current: number; ttl: number };

/** Requests in windows of time. */
export type RequestCounts = {
	add: (name: string, windowMs: number) => Promise<WindowCount>;
	/** Leaves a request out that was added. */
	subtract: (name: string) => Promise<void>;
};

type Context = {
	/** Database where all processes count together; undefined where each counts alone. */
	db?: Kysely<Database> | undefined;
	log: Pick<Logger, "warn">;
	/** Names are stored as hashes under it. */
	secret: string;
};

/** Creates counts of requests. A process counts for itself what the database does not count within a second. */
export function createRequestCounts({ db, log, secret }: Context): RequestCounts {
	const here = new LRUCache<string, { used: number; endsAt: number }>({ max: maxCountedHere });
	const keyOf = (name: string) => createHmac("sha256", secret).update(name).digest("base64url");

	function addHere(key: string, windowMs: number): WindowCount {
		const now = performance.now();
		const before = here.get(key);
		const window = before && before.endsAt > now ? before : { used: 0, endsAt: now + windowMs };
		window.used += 1;
		here.set(key, window);
		return { current: window.used, ttl: Math.ceil(window.endsAt - now) };
	}

	return {
		async add(name, windowMs) {
			const key = keyOf(name);
			if (!db) return addHere(key, windowMs);
			try {
				return await inTime(add(db, key, windowMs));
			} catch (error) {
				log.warn({ err: error }, "rate limit: database unavailable, counted in this process");
				return addHere(key, windowMs);
			}
		},
		async subtract(name) {
			const key = keyOf(name);
			const window = here.get(key);
			if (window) window.used = Math.max(0, window.used - 1);
			else if (db)
				await inTime(subtract(db, key)).catch((error) =>
					log.warn({ err: error }, "rate limit: rejected request stays counted"),
				);
		},
	};
}

async function inTime<T>(counting: Promise<T>): Promise<T> {
	const late = pause(timeoutMs, undefined, { ref: false }).then(() => {
		throw new Error("The database took too long to count a request.");
	});
	late.catch(() => {});
	return Promise.race([counting, late]);
}

async function add(db: Kysely<Database>, key: string, windowMs: number): Promise<WindowCount> {
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

async function subtract(db: Kysely<Database>, key: string): Promise<void> {
	await sql`update rate_windows set used = used - 1 where key = ${key} and used > 0`.execute(db);
}

/** Deletes the windows that are over. */
export async function deleteRateWindows(db: Kysely<Database>): Promise<void> {
	await db.deleteFrom("rate_windows").where("ends_at", "<=", databaseNow(db)).execute();
}
