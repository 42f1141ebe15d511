import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";

const header = "idempotency-key";
const key = z.string().min(8).max(200).optional();

/** The Idempotency-Key header for the API document. @param without a key, what becomes of identical requests */
export function idempotencyHeader(without = "identical requests within an hour are stored once") {
	const retry = "Send the same key and body when you retry, and the request is stored once";
	return z.object({ [header]: key.describe(`${retry}. Without a key, ${without}`) });
}

/** The request's idempotency key, if it sent one; `ok` is false for one that cannot be used. */
export function readIdempotencyKey(
	headers: IncomingHttpHeaders,
): { ok: true; key: string | undefined } | { ok: false; errors: Record<string, string> } {
	const read = key.safeParse(headers[header]);
	if (read.success) return { ok: true, key: read.data };
	return { ok: false, errors: { [header]: "must have 8 to 200 characters" } };
}
