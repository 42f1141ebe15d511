import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RequestCounts, WindowCount } from "./request-counts.ts";

/** A limit counts by its route, or by a name of its own. */
type Limit = { name?: string; routeInfo?: { method?: string | readonly string[]; url?: string } };

/** Has the plugin count what one connection sends together with all else. */
export function sharedRateLimits(counts: RequestCounts): FastifyRateLimitStoreCtor {
	class SharedRateLimits implements FastifyRateLimitStore {
		readonly #limit: string | undefined;

		constructor({ name, routeInfo }: Limit) {
			this.#limit = name ?? (routeInfo?.url && `${routeInfo.method} ${routeInfo.url}`);
		}

		child(limit: object): FastifyRateLimitStore {
			return new SharedRateLimits(limit);
		}

		incr(sender: string, callback: (error: Error | null, counted?: WindowCount) => void, windowMs: number): void {
			if (this.#limit === undefined) {
				callback(new Error("A limit without a route needs a name."));
				return;
			}
			counts.add(`${this.#limit} ${sender}`, windowMs).then((count) => callback(null, count), callback);
		}
	}
	return SharedRateLimits;
}

declare module "@fastify/rate-limit" {
	interface CreateRateLimitOptions {
		/** Name of what is counted, if it is not a route. */
		name?: string;
	}
}
