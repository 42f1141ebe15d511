import type { FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ScannerUnavailableError } from "#src/documents/virus-scan.server.ts";
import type { FailureCounter } from "#src/health/failures/failure-counter.ts";
import { traitsOf } from "#src/health/failures/fingerprint.ts";
import { isUnavailable, retryAfterSeconds } from "#src/health/unavailable.ts";
import { isUnreadableForm, unreadableForm } from "#src/health/unreadable-form.ts";
import { TooManySentError } from "./sender-limits.ts";

const messages: Record<string, string> = {
	FST_ERR_CTP_BODY_TOO_LARGE: "What you sent is too large.",
	FST_ERR_CTP_INVALID_MEDIA_TYPE: "This address doesn’t accept this content type.",
	FST_ERR_CTP_INVALID_JSON_BODY: "The request is not valid JSON.",
	FST_ERR_CTP_EMPTY_JSON_BODY: "The request has no content.",
};

/** Translates every failure into the API's envelope `{status: false, message, errors?}`. */
export function handleErrors(app: FastifyInstance, failures?: Pick<FailureCounter, "count">) {
	app.setNotFoundHandler((request, reply) =>
		reply
			.code(404)
			// Caches keep such an answer for hours unless told otherwise, and a file of the next release may be on its way.
			.header("cache-control", "no-store")
			.send({ status: false, message: `There’s nothing at this address for ${request.method}.` }),
	);
	app.setErrorHandler((error: FastifyError, request, reply) => {
		if (hasZodFastifySchemaValidationErrors(error)) {
			const errors = Object.fromEntries(
				error.validation.map((issue) => [
					issue.instancePath.replace(/^\//, "").replaceAll("/", "."),
					issue.message ?? "is not valid",
				]),
			);
			return reply
				.code(422)
				.send({ status: false, message: `Check these fields: ${Object.keys(errors).join(", ")}.`, errors });
		}
		const status = error.statusCode ?? 500;
		// Anyone who is not read to the end would send on.
		if (status === 413) reply.header("connection", "close");
		if (error instanceof TooManySentError) reply.header("retry-after", error.retryAfter);
		if (status < 500) return reply.code(status).send({ status: false, message: messages[error.code] ?? error.message });
		if (isUnreadableForm(error)) return reply.code(400).send({ status: false, message: unreadableForm });
		request.log.error({ err: error, requestId: request.id }, "request failed");
		const place = `${request.method} ${request.routeOptions.url ?? "other"}`;
		failures?.count({ kind: "server", place, ...traitsOf(error) }, request.id);
		if (error instanceof ScannerUnavailableError)
			return reply.code(503).header("retry-after", retryAfterSeconds).send({ status: false, message: error.message });
		if (isUnavailable(error))
			return reply
				.code(503)
				.header("retry-after", retryAfterSeconds)
				.send({
					status: false,
					message:
						"We can’t save or load anything right now. Keep this page open and try again in a few " +
						`minutes. If it keeps happening, tell us the number ${request.id}.`,
				});
		return reply.code(status === 503 ? 503 : 500).send({
			status: false,
			message:
				"Something went wrong on our side. Try again in a minute. If it keeps happening, tell us the number " +
				`${request.id}.`,
		});
	});
}
