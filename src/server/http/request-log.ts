import type { FastifyInstance } from "fastify";
import type { RequestMetrics } from "#src/health/metrics/request-metrics.ts";
import * as paths from "#src/paths.ts";
import type { FastPath } from "#src/server/page-cache/fast-path.ts";

const minuteMs = 60_000;

/**
 * One line per response, with the pattern of the route or page instead of the path (`/*` where there is none), so that
 * no token and no personal data get into the log. Some are only counted, once a minute: those of the fast path, of
 * whose time a line each would take a fifth, and 404s, of which a scanner would fill the disk.
 */
export function logRequests(app: FastifyInstance, { takeCount }: FastPath, requests?: Pick<RequestMetrics, "add">) {
	const notFound = new Map<string, number>();
	const logCount = () => {
		const answers = takeCount();
		if (answers > 0) app.log.info({ answers }, "answered from memory");
		for (const [path, answers] of notFound) app.log.info({ path, status: 404, answers }, "answered");
		notFound.clear();
	};
	const counting = setInterval(logCount, minuteMs).unref();
	app.addHook("onClose", async () => {
		clearInterval(counting);
		logCount();
	});
	app.decorateRequest("pagePattern", undefined);
	app.addHook("onResponse", (request, reply, done) => {
		const { url, config } = request.routeOptions;
		const { method } = request;
		const route = (url === undefined || url === "/*" ? request.pagePattern : url) ?? "/*";
		requests?.add({ route, method, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
		const ms = Math.round(reply.elapsedTime);
		const status = reply.statusCode;
		const isLogged = !config.file && url !== paths.health;
		if (isLogged && status === 404) notFound.set(route, (notFound.get(route) ?? 0) + 1);
		else if (isLogged) request.log.info({ method, path: route, status, ms }, "answered");
		done();
	});
}

declare module "fastify" {
	interface FastifyRequest {
		/** The pattern of the page that was asked for; undefined until it is known, and where there is none. */
		pagePattern: string | undefined;
	}
}
