import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { acceptedEncoding, compressQuickly, type Encoding, isCompressible } from "./encodings.ts";

/** A complete response that is the same for every visitor. */
export type CachedResponse = {
	status: number;
	/** Names in lower case. */
	headers: Record<string, string>;
	bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
	/** True if `br` and `gzip` are compressed at best quality, or are queued for it. */
	recompressed?: boolean;
};

/** Adds the ETag, which is the same in every encoding, and `Vary` where the body is worth compressing. */
export function cachedResponse(status: number, headers: Record<string, string>, body: Buffer): CachedResponse {
	const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
	const varies = isCompressible(headers["content-type"], body.length);
	return {
		status,
		headers: { ...headers, etag, ...(varies && { vary: "accept-encoding" }) },
		bodies: { identity: body },
	};
}

/** Upper bound of a response's memory in bytes, including the compressed bodies it may get later. */
export function sizeOf({ bodies, headers }: CachedResponse): number {
	const { length } = bodies.identity;
	const compressed = isCompressible(headers["content-type"], length) ? length / 2 : 0;
	return Math.ceil(length + compressed + 1000 + 2 * (headers["content-security-policy"]?.length ?? 0));
}

/** The encoding to send a response in. */
export function encodingFor({ headers, bodies }: CachedResponse, request: IncomingHttpHeaders): Encoding {
	return isCompressible(headers["content-type"], bodies.identity.length)
		? acceptedEncoding(request["accept-encoding"])
		: "identity";
}

/**
 * Returns true if the client's own copy is still good, so that 304 is enough. A request's `Cache-Control: no-cache`,
 * which programs send along with `If-None-Match`, is meant for caches between us: what we have is never stale.
 */
export function isNotModified({ status, headers }: CachedResponse, request: IncomingHttpHeaders): boolean {
	const { "if-none-match": ifNoneMatch } = request;
	return status === 200 && headers.etag !== undefined && fresh({ "if-none-match": ifNoneMatch }, headers);
}

/** Sends a response in the best encoding that the request accepts, or 304. */
export function sendNegotiated(
	{ headers: requestHeaders }: FastifyRequest,
	reply: FastifyReply,
	response: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
	reply.headers(response.headers);
	if (isNotModified(response, requestHeaders)) return reply.code(304).send();
	reply.code(response.status);
	const encoding = encodingFor(response, requestHeaders);
	const body = response.bodies[encoding];
	return body
		? send(reply, encoding, body)
		: compressBody(response, encoding).then((compressed) => send(reply, encoding, compressed));
}

/** The body in an encoding; compressed now, at low quality, if that has not happened yet. */
export async function compressBody({ bodies }: CachedResponse, encoding: Encoding): Promise<Buffer> {
	if (encoding === "identity") return bodies.identity;
	const compressed = await compressQuickly(bodies.identity, encoding);
	bodies[encoding] ??= compressed;
	return bodies[encoding] ?? compressed;
}

function send(reply: FastifyReply, encoding: Encoding, body: Buffer) {
	if (encoding !== "identity") reply.header("content-encoding", encoding);
	return reply.send(body);
}
