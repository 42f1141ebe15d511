import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#src/db/tables.ts";
import { readVersion } from "./version.server.ts";

type VersionCache<Value> = (db: Kysely<Database>, key: string, compute: () => Promise<Value>) => Promise<Value>;

/**
 * Computes a value once per database, key and content version; concurrent callers share one computation. Values of old
 * versions are never read again and are evicted in time.
 * @param max the number of values per database
 */
export function cachePerVersion<Value>(max: number): VersionCache<Value> {
	const databases = new WeakMap<Kysely<Database>, LRUCache<string, Promise<Value>>>();
	return async (db, key, compute) => {
		const cache = databases.get(db) ?? new LRUCache<string, Promise<Value>>({ max });
		databases.set(db, cache);
		const versioned = `${await readVersion(db)} ${key}`;
		const known = cache.get(versioned);
		if (known) return known;
		const computed = compute();
		cache.set(versioned, computed);
		computed.catch(() => cache.delete(versioned));
		return computed;
	};
}
