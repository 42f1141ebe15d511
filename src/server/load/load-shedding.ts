import type { FastifyInstance } from "fastify";

/**
 * Milliseconds. A process that is asked for more than it can do answers everything late; this late, it answers the API's callers at once: later.
 * No less, since an application that is taken after a second is better than one that has to be sent again.
 */
const tooLate = 1000;
const looksEvery = 100;
const retryAfterSeconds = 2;

/** How late the event loop is, in milliseconds, in the mean of the last moments. */
export function watchEventLoop(): { delay: () => number; stop: () => void } {
	let due = performance.now() + looksEvery;
	let delay = 0;
	const timer = setInterval(() => {
		const now = performance.now();
		// Half of what it was before, so that one hiccup is not taken for overload, nor one good moment for rest.
		delay = (delay + Math.max(0, now - due)) / 2;
		due = now + looksEvery;
	}, looksEvery).unref();
	return { delay: () => delay, stop: () => clearInterval(timer) };
}

/**
 * Refuses calls of the API with 503 and Retry-After while the event loop is late, before anything is read or written for them. Payment providers
 * (`crossSite`) are let in; pages have a lane of their own and are refused last.
 */
export function shedLoad(api: FastifyInstance, delay: () => number) {
	api.addHook("onRequest", (request, reply, done) => {
		if (delay() < tooLate || request.routeOptions.config.crossSite) return done();
		reply.code(503).header("retry-after", retryAfterSeconds).header("cache-control", "no-store");
		reply.send({
			status: false,
			message:
				"The school’s server is very busy. Please try again in a few seconds; nothing that you have entered is lost.",
		});
	});
}
