import { messagesIn } from "#src/school/messages/message-set.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { connectionMessages } from "#src/school/messages/sets/forms/connection-messages.ts";
/** Answer of the server. `status` is 0 when no answer came in time; `body` is undefined when it is not JSON. */
export type JsonResponse = { status: number; body: unknown };

/** A call's outcome. `status` is the HTTP status, or 0 when no answer came. */
export type ApiResult<Data> = { ok: true; status: number; data: Data } | ApiFailure;

/**
 * unavailable: no answer, a 429 or a 5xx, so the same call may be made again; aborted: by the caller; changed: a file
 * can no longer be read; the others are 404, 409, 410 and every other status.
 */
export type FailureReason = "unavailable" | "aborted" | "changed" | "not-found" | "conflict" | "gone" | "refused";

export type ApiFailure = {
	ok: false;
	status: number;
	reason: FailureReason;
	/** Message for the visitor. */
	message: string;
	/** One message per field. */
	errors: Record<string, string>;
	data?: unknown;
};

type Envelope = { status: unknown; data?: unknown; message?: string; errors?: Record<string, string> };

const reasons: Record<number, FailureReason> = { 404: "not-found", 409: "conflict", 410: "gone", 429: "unavailable" };

/** Reads a response in the envelope `{status, data}` or `{status: false, message, errors?}`. */
export function readResult<Data>({ status, body }: JsonResponse, aborted = false): ApiResult<Data> {
	const messages = messagesIn(connectionMessages, pageMessages());
	if (aborted) return failure({ status, reason: "aborted", message: messages.aborted });
	const envelope = isEnvelope(body) ? body : undefined;
	// The caller names the data of the endpoint that it calls.
	if (envelope?.status === true && status < 400) return { ok: true, status, data: envelope.data as Data };
	if (status === 0 || status >= 500)
		return failure({ status, reason: "unavailable", message: envelope?.message ?? messages.unreachable });
	if (!envelope?.message) return failure({ status, reason: "unavailable", message: messages.unreadable });
	const { message, errors = {}, data } = envelope;
	return { ok: false, status, reason: reasons[status] ?? "refused", message, errors, data };
}

function failure(problem: Pick<ApiFailure, "status" | "reason" | "message">): ApiFailure {
	return { ok: false, errors: {}, ...problem };
}

function isEnvelope(body: unknown): body is Envelope {
	return typeof body === "object" && body !== null && "status" in body;
}

/** Says why a file that changed after it was chosen was not sent. */
export const changedMessage = (name: string) => messagesIn(connectionMessages, pageMessages()).fileChanged({ name });
