import type { FastifyInstance, FastifyRequest } from "fastify";
import { english } from "#src/languages/language.ts";
import type { ReadCacheVersion } from "./cache-version.ts";
import { cachedResponse, sendNegotiated } from "./cached-response.ts";
import { publicCaching } from "./public-caching.ts";
import type { Rendering, ResponseCache } from "./response-cache.ts";

/**
 * Serves routes with `followsContent` from the response cache. Their handlers set the status and return the payload;
 * they send nothing themselves. Requests are the same if the route's schema reads the same from them, defaults
 * included.
 */
export function cacheLists(
	api: FastifyInstance,
	{ responses, version }: { responses: ResponseCache; version: ReadCacheVersion },
	securityHeaders: Readonly<Record<string, string>>,
) {
	api.addHook("onRoute", (route) => {
		if (!route.config?.followsContent) return;
		const { handler } = route;
		route.handler = async function (request, reply) {
			const current = await version();
			const path = rawAddress(request) ?? `${route.url} ${JSON.stringify([request.params, request.query])}`;
			const address = request.language === english ? path : `/${request.language}${path}`;
			const render = async (): Promise<Rendering> => {
				const payload = await handler.call(this, request, reply);
				const status = reply.statusCode;
				const headers = {
					...securityHeaders,
					"content-type": "application/json; charset=utf-8",
					...(status === 200 ? publicCaching : { "cache-control": "no-cache" }),
				};
				const body = Buffer.from(String(reply.serialize(payload as Record<string, unknown>)));
				return { response: cachedResponse(status, headers, body), cacheable: status === 200 };
			};
			const cached = responses.get(current, address) ?? (await responses.load(current, address, render));
			return sendNegotiated(request, reply, cached);
		};
	});
}

/** The address as written, by which the fast path finds it; undefined if it has parameters that the route ignores. */
function rawAddress({ raw, query }: FastifyRequest): string | undefined {
	const url = raw.url ?? "";
	const knownQuery = query as Record<string, unknown>;
	const names = url.includes("?") ? [...new URLSearchParams(url.slice(url.indexOf("?"))).keys()] : [];
	return names.every((name) => name in knownQuery) ? url : undefined;
}
