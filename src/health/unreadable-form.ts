import { serverFailureMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** What `Request.formData()` throws, as Node words it. */
const refusals = /^(Failed to parse body as FormData|Content-Type was not one of)/;
/** What busboy and dicer, which read forms in parts for the API, throw where one is not well-formed; without a code. */
const malformedParts =
	/^Multipart: Boundary not found$|^The needle cannot |^Boundary required$|^Unexpected end of multipart data$|terminated early due to unexpected end/;
/** PostgreSQL's state for a text that cannot be one in UTF-8, such as one with NUL. */
const noText = "22021";

/** Tells whether a form in parts is cut off, or is none. */
export const isMalformedParts = (error: Error): boolean => malformedParts.test(error.message);

/**
 * Whether what was sent is no form, is cut off, or has a text that cannot be stored: the sender's fault, which is no
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
