import type { FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ScannerUnavailableError } from "#src/documents/virus-scan.server.ts";
import { findRuleMessage, sayRule } from "#src/forms/checks/say-rule.ts";
import type { FailureCounter } from "#src/health/failures/failure-counter.ts";
import { traitsOf } from "#src/health/failures/fingerprint.ts";
import { isUnavailable, retryAfterSeconds } from "#src/health/unavailable.ts";
import { isUnreadableForm } from "#src/health/unreadable-form.ts";
import { messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { serverFailureMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { RefusedRequestError } from "./refused-request.ts";
import { isFromProgram, TooManySentError } from "./sender-limits.ts";

const unread = {
	FST_ERR_CTP_BODY_TOO_LARGE: "tooLarge",
	FST_ERR_CTP_INVALID_MEDIA_TYPE: "contentTypeRefused",
	FST_ERR_CTP_INVALID_JSON_BODY: "jsonInvalid",
	FST_ERR_CTP_EMPTY_JSON_BODY: "bodyEmpty",
} as const;
const isUnread = (code: string): code is keyof typeof unread => Object.hasOwn(unread, code);

function reasonOf(error: FastifyError, schoolMessages: SchoolMessages | undefined): string {
	if (error instanceof RefusedRequestError) return error.say(schoolMessages);
	return isUnread(error.code) ? messagesIn(serverFailureMessages, schoolMessages)[unread[error.code]] : error.message;
}

/** Translates every failure into the API's envelope `{status: false, message, errors?}`. */
export function handleErrors(
	app: FastifyInstance,
	failures?: Pick<FailureCounter, "count">,
	schoolMessages: () => SchoolMessages | undefined = () => undefined,
) {
	const messages = () => messagesIn(serverFailureMessages, schoolMessages());
	app.setNotFoundHandler((request, reply) =>
		reply
			.code(404)
			// Caches keep such an answer for hours unless told otherwise, and a file of the next release may be on its way.
			.header("cache-control", "no-store")
			.send({ status: false, message: messages().addressUnknown({ method: request.method }) }),
	);
	app.setErrorHandler((error: FastifyError, request, reply) => {
		if (hasZodFastifySchemaValidationErrors(error)) {
			const errors = Object.fromEntries(
				error.validation.map((issue) => [
					issue.instancePath.replace(/^\//, "").replaceAll("/", ".") || error.validationContext || "body",
					findRuleMessage({ message: issue.message ?? "" }, schoolMessages()) ?? issue.message ?? "is not valid",
				]),
			);
			return reply
				.code(422)
				.send({ status: false, message: messages().fieldsInvalid({ fields: Object.keys(errors).join(", ") }), errors });
		}
		const status = error.statusCode ?? 500;
		// Anyone who is not read to the end would send on.
		if (status === 413) reply.header("connection", "close");
		if (error instanceof TooManySentError) reply.header("retry-after", error.retryAfter);
		if (status < 500) return reply.code(status).send({ status: false, message: reasonOf(error, schoolMessages()) });
		if (isUnreadableForm(error)) return reply.code(400).send({ status: false, message: messages().formUnreadable });
		request.log.error({ err: error, requestId: request.id }, "request failed");
		const place = `${request.method} ${request.routeOptions.url ?? "other"}`;
		failures?.count({ kind: "server", place, ...traitsOf(error) }, request.id);
		if (error instanceof ScannerUnavailableError)
			return reply
				.code(503)
				.header("retry-after", retryAfterSeconds)
				.send({ status: false, message: sayRule("unchecked", schoolMessages()) });
		if (isUnavailable(error))
			return reply
				.code(503)
				.header("retry-after", retryAfterSeconds)
				.send({
					status: false,
					message: isFromProgram(request)
						? messages().unavailableToPrograms({ number: request.id, seconds: retryAfterSeconds })
						: messages().unavailable({ number: request.id }),
				});
		return reply.code(status === 503 ? 503 : 500).send({
			status: false,
			message: messages().failed({ number: request.id }),
		});
	});
}
