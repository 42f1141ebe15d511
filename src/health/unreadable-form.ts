import { serverFailureMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** Errors that `Request.formData()` throws, as Node words them. */
const refusals = /^(Failed to parse body as FormData|Content-Type was not one of)/;
/**
 * Errors that busboy and dicer, which read forms in parts for the API, throw for one that is not well-formed; without a
 * code.
 */
const malformedParts =
	/^Multipart: Boundary not found$|^The needle cannot |^Boundary required$|^Unexpected end of multipart data$|terminated early due to unexpected end/;
/** PostgreSQL's state for a text that cannot be one in UTF-8, such as one with NUL. */
const noText = "22021";

/** Tells whether a form in parts is cut off, or is none. */
export const isMalformedParts = (error: Error): boolean => malformedParts.test(error.message);

/**
 * Returns true if a request is not a form, is cut off, or has a text that cannot be stored: the sender's fault, not a
 * failure of ours.
 */
export function isUnreadableForm(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (isMalformedParts(error) || ("code" in error && error.code === noText)) return true;
	return error instanceof TypeError && refusals.test(error.message);
}

export const unreadableForm = serverFailureMessages.messages.formUnreadable;

/** Says so to the sender. No page of the site does. */
export function answerUnreadableForm(): Response {
	const headers = { "Cache-Control": "no-store" };
	return Response.json({ status: false, message: unreadableForm }, { status: 400, headers });
}
