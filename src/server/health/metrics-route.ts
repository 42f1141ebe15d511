import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { metricsType, writeMetrics } from "#src/health/metrics/exposition.ts";
import * as paths from "#src/paths.ts";
import { collectMetrics, watchEventLoop } from "./collect-metrics.ts";

const mayRead = "mayReadMetrics";
const granted = "yes";

/**
 * The route's constraint, for Fastify's options: anyone who may not read metrics finds nothing there, as at any other
 * address without a page.
 */
export function metricsConstraint(token: string | undefined) {
	return {
		[mayRead]: {
			name: mayRead,
			storage() {
				const handlers = new Map<string, never>();
				return {
					get: (value: string) => handlers.get(value) ?? null,
					set: (value: string, handler: never) => void handlers.set(value, handler),
				};
			},
			deriveConstraint: (request: IncomingMessage) =>
				(request.url ?? "").startsWith(paths.metrics) && mayReadMetrics(request, token) ? granted : "no",
			validate() {},
		},
	};
}

/** Figures for Prometheus: `paths.metrics`. */
export function serveMetrics(app: FastifyInstance, context: Parameters<typeof collectMetrics>[0]) {
	const end = watchEventLoop();
	app.addHook("onClose", async () => end());
	app.route({
		method: "GET",
		url: paths.metrics,
		constraints: { [mayRead]: granted },
		config: { file: true },
		schema: { hide: true },
		handler: async (_request, reply) =>
			reply
				.type(metricsType)
				.header("cache-control", "no-store")
				.send(writeMetrics(await collectMetrics(context))),
	});
}

/** Proxies say for whom they ask; one that does not asks for the site by its own name. */
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Tells whether a request comes from this machine itself, or has the token. */
export function mayReadMetrics(
	{ headers, socket }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
	token: string | undefined,
): boolean {
	const [scheme, credentials = ""] = (headers.authorization ?? "").split(" ");
	if (token !== undefined && scheme?.toLowerCase() === "bearer" && isEqual(credentials, token)) return true;
	const isProxied = proxyHeaders.some((name) => headers[name] !== undefined);
	return !isProxied && isLoopback(socket.remoteAddress ?? "") && loopbackHost.test(headers.host ?? "");
}

function isLoopback(address: string): boolean {
	return /^(::ffff:)?127\./.test(address) || address === "::1";
}

function isEqual(givenToken: string, token: string): boolean {
	const [one, other] = [Buffer.from(givenToken), Buffer.from(token)];
	return one.length === other.length && timingSafeEqual(one, other);
}
