import { createHash } from "node:crypto";

const hourMs = 3_600_000;

/**
 * The keys under which an enquiry is stored once. With the sender's idempotency key: the same answers under that key.
 * Without: the same answers in this hour or the one before, sent by anyone, as after a double click, a reload, a
 * second tab, or a retry after a lost response.
 * @returns the key to store, then other keys under which it may be stored already
 */
export function dedupKeys(
	form: string,
	answers: Record<string, string>,
	idempotencyKey: string | undefined,
	now: Date,
): [string, ...string[]] {
	const hash = (scope: string | number) =>
		createHash("sha256")
			.update(JSON.stringify([form, scope, answers]))
			.digest("hex");
	if (idempotencyKey !== undefined) return [hash(idempotencyKey)];
	const hour = Math.floor(now.getTime() / hourMs);
	return [hash(hour), hash(hour - 1)];
}
