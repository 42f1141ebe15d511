import { answerUnreadableForm, isUnreadableForm } from "./unreadable-form.ts";

/** Primary result codes of SQLite: busy, locked, read-only, input or output, full, cannot open. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);

/** Codes of the file system and the network: no room, no right, no answer. */
const systemCodes = new Set([
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EACCES",
	"EPERM",
	"EIO",
	"EMFILE",
	"ENFILE",
	"ECONNREFUSED",
	"ECONNRESET",
	"ETIMEDOUT",
	"EPIPE",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ENOTFOUND",
	"EAI_AGAIN",
]);

/**
 * States of PostgreSQL: connection lost, no resources (a full disk among them), shutting down, taken too long, locked
 * too long, given up for another transaction, read-only after a failover.
 */
const postgresState = /^(08...|53...|57P0[1-3]|57014|55P03|40001|40P01|25006)$/;

/** Messages of the PostgreSQL driver's errors that have no code. */
const lostConnection = new RegExp(
	"^(Connection terminated|Client has encountered a connection error|" +
		"timeout exceeded when trying to connect|Query read timeout)",
);

/**
 * Returns true if a failure lies in what the process depends on, database or disk, and may be over in a while: the
 * request is worth repeating.
 */
export function isUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("errcode" in error && typeof error.errcode === "number" && sqliteCodes.has(error.errcode & 0xff)) return true;
	const code = "code" in error ? String(error.code) : "";
	if (isOfBucket(error)) return true;
	if (systemCodes.has(code) || postgresState.test(code) || lostConnection.test(error.message)) return true;
	const inner = error instanceof AggregateError ? error.errors : [];
	return [error.cause, ...inner].some(isUnavailable);
}

/**
 * Returns true if a bucket has refused, or has not answered properly, as AWS's client reports it. The storage reports a
 * missing file differently.
 */
const isOfBucket = (error: Error): boolean => "$metadata" in error || error.name === "TimeoutError";

/** Time after which to ask again. */
export const retryAfterSeconds = 30;

/**
 * A page that has failed, as the answer that it is: what it stands on is gone for a while, so that programs and
 * browsers ask again; or what was sent is no form.
 * @param error what it failed on, if it did
 */
export function answerFailure(response: Response, error: unknown): Response {
	if (response.status === 500 && isUnreadableForm(error)) return answerUnreadableForm();
	if (response.status !== 500 || !isUnavailable(error)) return response;
	const headers = new Headers(response.headers);
	headers.set("Retry-After", String(retryAfterSeconds));
	headers.set("Cache-Control", "no-store");
	return new Response(response.body, { status: 503, headers });
}
