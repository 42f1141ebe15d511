import { createHash } from "node:crypto";

const hour = 3_600_000;

/**
 * The key under which a message is stored once. With a key of the sender's: the same answers under it. Without: the same answers
 * within the hour, or the one before, whoever sends them: a double click, a reload, a second tab, a retry after a lost answer.
 * @returns the key to store it under, and others under which it may lie already
 */
export function repeatKeys(
	form: string,
	answers: Record<string, string>,
	idempotencyKey: string | undefined,
	now: Date,
): [string, ...string[]] {
	const hash = (under: string | number) =>
		createHash("sha256")
			.update(JSON.stringify([form, under, answers]))
			.digest("hex");
	if (idempotencyKey !== undefined) return [hash(idempotencyKey)];
	const hours = Math.floor(now.getTime() / hour);
	return [hash(hours), hash(hours - 1)];
}
