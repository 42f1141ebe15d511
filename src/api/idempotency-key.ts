import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";

const header = "idempotency-key";
const key = z.string().min(8).max(200).optional();

/** The Idempotency-Key header for the API document. @param description what a retry with the same key does */
export function idempotencyHeader(description: string) {
	return z.object({ [header]: key.describe(description) });
}

/** The request's idempotency key, if it sent one; `ok` is false for one that cannot be used. */
export function readIdempotencyKey(
	headers: IncomingHttpHeaders,
): { ok: true; key: string | undefined } | { ok: false } {
	const read = key.safeParse(headers[header]);
	return read.success ? { ok: true, key: read.data } : { ok: false };
}
