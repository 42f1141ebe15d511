import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	type Server,
	type ServerOptions,
	type ServerResponse,
} from "node:http";
import type { ReadCacheVersion } from "./cache-version.ts";
import { type CachedResponse, encodingFor, isNotModified } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";

export type FastPath = {
	/** Serves a request from the cache. @returns false if that is not possible; nothing has been sent then */
	serve: (request: IncomingMessage, response: ServerResponse) => boolean;
	/** Requests served since the last call. */
	takeCount: () => number;
	/** Requests served so far. */
	total: () => number;
};

/** Serves cached responses before Fastify sees the request, whose own work per request takes as long again. */
export function createFastPath({
	responses,
	version,
}: {
	responses: ResponseCache;
	version: ReadCacheVersion;
}): FastPath {
	/** Flat header lists by body, so that each is built once. */
	const heads = new WeakMap<Buffer, string[]>();
	let count = 0;
	let before = 0;

	function serve(request: IncomingMessage, response: ServerResponse): boolean {
		const { method, url } = request;
		if ((method !== "GET" && method !== "HEAD") || url === undefined) return false;
		const current = version();
		const cached = typeof current === "string" ? responses.get(current, url) : undefined;
		if (!cached) return false;
		const encoding = encodingFor(cached, request.headers);
		const body = cached.bodies[encoding];
		if (!body) return false;
		count += 1;
		if (isNotModified(cached, request.headers)) {
			response.writeHead(304, flatten(cached)).end();
			return true;
		}
		let head = heads.get(body);
		if (!head) {
			head = [...flatten(cached), "content-length", String(body.length)];
			if (encoding !== "identity") head.push("content-encoding", encoding);
			heads.set(body, head);
		}
		response.writeHead(cached.status, head);
		if (method === "GET") response.end(body);
		else response.end();
		return true;
	}
	return {
		serve,
		takeCount() {
			const current = count;
			count = 0;
			before += current;
			return current;
		},
		total: () => before + count,
	};
}

function flatten({ headers }: CachedResponse): string[] {
	return Object.entries(headers).flat();
}

type FactoryOptions = {
	http?: ServerOptions;
	connectionTimeout?: number;
	keepAliveTimeout?: number;
	requestTimeout?: number;
};

/** Fastify's `serverFactory`, which has to apply the time limits that Fastify otherwise sets itself. */
export function serverWithFastPath(fastPath: FastPath) {
	return (handler: RequestListener, options: FactoryOptions): Server => {
		const server = createServer(options.http ?? {}, (request, response) => {
			if (hasTwoHosts(request.rawHeaders)) refuseTwoHosts(response);
			else if (!server.listening || !fastPath.serve(request, response)) handler(request, response);
		});
		if (options.keepAliveTimeout !== undefined) server.keepAliveTimeout = options.keepAliveTimeout;
		if (options.requestTimeout !== undefined) server.requestTimeout = options.requestTimeout;
		return server.setTimeout(options.connectionTimeout ?? 0);
	};
}

/**
 * Two hosts are two opinions on whose request this is; Node's parser takes the first (RFC 9112, 3.2, wants 400).
 * @param rawHeaders names and values in turn
 */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
	let count = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
	}
	return count > 1;
}

function refuseTwoHosts(response: ServerResponse) {
	response.writeHead(400, { "content-type": "application/json; charset=utf-8", connection: "close" });
	response.end(JSON.stringify({ status: false, message: "The request has more than one Host header." }));
}
