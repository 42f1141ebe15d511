import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding, compressQuickly, type Encoding, isCompressible } from "./encodings.ts";

/** A whole answer as it goes to anybody who asks: nothing in it may depend on who that is. */
export type Answer = {
	status: number;
	/** Names in small letters. */
	headers: Record<string, string>;
	/** What the body is known by, the same in every encoding. */
	etag: string;
	bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
	/** Whether `br` and `gzip` are as short as they get, or about to be. */
	polished?: boolean;
};

export function toAnswer(status: number, headers: Record<string, string>, body: Buffer): Answer {
	const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
	const varies = isCompressible(headers["content-type"], body.length);
	return {
		status,
		headers: { ...headers, etag, ...(varies && { vary: "accept-encoding" }) },
		etag,
		bodies: { identity: body },
	};
}

/** What it takes in memory at most, with what compressing it adds. */
export function bytesOf({ bodies, headers }: Answer): number {
	const { length } = bodies.identity;
	const compressed = isCompressible(headers["content-type"], length) ? length / 2 : 0;
	return Math.ceil(length + compressed + 1000 + 2 * (headers["content-security-policy"]?.length ?? 0));
}

/** Sends an answer in the encoding that the request takes, or 304 where the visitor has it already. */
export function sendAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: Answer,
): FastifyReply | Promise<FastifyReply> {
	const { status, headers, bodies } = answer;
	const { "if-none-match": known, "accept-encoding": accepted } = request.headers;
	reply.headers(headers);
	if (status === 200 && isKnown(answer, known)) return reply.code(304).send();
	reply.code(status);
	const encoding = isCompressible(headers["content-type"], bodies.identity.length)
		? acceptedEncoding(accepted)
		: "identity";
	const body = bodies[encoding];
	return body ? send(reply, encoding, body) : shorten(answer, encoding).then((made) => send(reply, encoding, made));
}

/** The body in an encoding, made quickly where it is not there yet. */
export async function shorten({ bodies }: Answer, encoding: Encoding): Promise<Buffer> {
	if (encoding === "identity") return bodies.identity;
	const made = await compressQuickly(bodies.identity, encoding);
	bodies[encoding] ??= made;
	return bodies[encoding] ?? made;
}

function send(reply: FastifyReply, encoding: Encoding, body: Buffer) {
	if (encoding !== "identity") reply.header("content-encoding", encoding);
	return reply.send(body);
}

/** Whether an `If-None-Match` header names an answer: with or without `W/`, alone or in a list. */
export function isKnown({ etag }: Answer, header: string | undefined): boolean {
	return header !== undefined && etag !== "" && (header === etag || header === "*" || header.includes(etag.slice(2)));
}
