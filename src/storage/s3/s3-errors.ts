import { setTimeout as pause } from "node:timers/promises";
import { FileChangedError } from "#src/storage/file-source.server.ts";

/** Number of times a file is sent before the storage is said to refuse it. The SDK repeats everything else itself. */
export const triesOfPut = 3;

/** A random part, so that many processes do not come back at once. */
export function pauseBefore(tries: number): Promise<void> {
	return pause(50 * 2 ** tries * (0.5 + Math.random()));
}

/** The status of the answer that an error of the SDK is about; undefined when there was none. */
export function statusOf(error: unknown): number | undefined {
	if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
	const { $metadata: facts } = error;
	if (!facts || typeof facts !== "object" || !("httpStatusCode" in facts)) return undefined;
	return typeof facts.httpStatusCode === "number" ? facts.httpStatusCode : undefined;
}

/** A connection that failed, an overloaded service or its failure; not what it refuses, nor a source that broke off. */
export function maySucceedLater(error: unknown): boolean {
	if (error instanceof FileChangedError) return false;
	if (error instanceof Error && codesOfTransit.has(error.name)) return true;
	const status = statusOf(error);
	if (status !== undefined) return status >= 500 || status === 429 || status === 408;
	return error instanceof Error && (error.name === "TimeoutError" || ("code" in error && isNetworkCode(error.code)));
}

/** Refusals of what the connection did to a request, or of a clock that the SDK sets right after them. */
const codesOfTransit = new Set([
	"BadDigest",
	"XAmzContentSHA256Mismatch",
	"IncompleteBody",
	"RequestTimeout",
	"RequestTimeTooSkewed",
]);

const networkCodes = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"EAI_AGAIN",
	"ERR_STREAM_PREMATURE_CLOSE",
]);

function isNetworkCode(code: unknown): boolean {
	return typeof code === "string" && networkCodes.has(code);
}
