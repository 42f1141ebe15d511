import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";

/** Limit that is not lower, because it is better to take an application a second late than to have it sent again. */
const maxEventLoopDelayMs = 1000;
const retryAfterSeconds = 2;

/**
 * Refuses calls of the API with 503 and Retry-After while the event loop is late, before anything is read or written
 * for them. Payment providers (`crossSite`) are let in; pages have a queue of their own and are refused last.
 * @param maxDelayMs mean delay of the event loop over `sampleMs`
 */
export async function shedLoad(
	api: FastifyInstance,
	{ maxDelayMs = maxEventLoopDelayMs, sampleMs = 1000 }: { maxDelayMs?: number; sampleMs?: number } = {},
) {
	await api.register(underPressure, {
		maxEventLoopDelay: maxDelayMs,
		sampleInterval: sampleMs,
		pressureHandler(request, reply) {
			if (request.routeOptions.config.crossSite) return;
			reply.code(503).header("retry-after", retryAfterSeconds).header("cache-control", "no-store");
			reply.send({
				status: false,
				message: "The school’s server is very busy. Try again in a few seconds. Nothing you entered is lost.",
			});
		},
	});
}
