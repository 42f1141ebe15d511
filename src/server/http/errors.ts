import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { apiRoot } from "#src/api-paths.ts";
import { ScannerUnavailableError } from "#src/documents/virus-scan.server.ts";
import { findRuleMessage, sayRule } from "#src/forms/checks/say-rule.ts";
import type { FailureCounter } from "#src/health/failures/failure-counter.ts";
import { traitsOf } from "#src/health/failures/fingerprint.ts";
import { isUnavailable, retryAfterSeconds } from "#src/health/unavailable.ts";
import { isUnreadableForm } from "#src/health/unreadable-form.ts";
import { messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import {
	applicationRefusalMessages,
	draftRefusalMessages,
	paymentRefusalMessages,
	serverFailureMessages,
	submissionMessages,
} from "#src/school/messages/sets/refusal-messages.ts";
import { RefusedRequestError } from "./refused-request.ts";
import { isFromProgram, TooManySentError } from "./sender-limits.ts";

const unread = {
	FST_ERR_CTP_BODY_TOO_LARGE: "tooLarge",
	FST_ERR_CTP_INVALID_JSON_BODY: "jsonInvalid",
	FST_ERR_CTP_EMPTY_JSON_BODY: "bodyEmpty",
} as const;
const isUnread = (code: string): code is keyof typeof unread => Object.hasOwn(unread, code);

function reasonOf(error: FastifyError, request: FastifyRequest, schoolMessages: SchoolMessages | undefined): string {
	if (error instanceof RefusedRequestError) return error.say(schoolMessages);
	const messages = messagesIn(serverFailureMessages, schoolMessages);
	if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
		const form = "application/x-www-form-urlencoded";
		const [type = isOfApi(request) ? "application/json" : form] = request.routeOptions.schema?.consumes ?? [];
		return messages.contentTypeRefused({ type });
	}
	return isUnread(error.code) ? messages[unread[error.code]] : error.message;
}

const isOfApi = ({ url }: { url: string }) => url.startsWith(`${apiRoot}/`);

/** Finds the methods of the API's routes at a path. To be called before they are added. */
function methodsOf(app: FastifyInstance): (url: string) => string[] {
	const routes: { methods: string | string[]; pattern: string[] }[] = [];
	const partsOf = (path = "") => path.replace(/\/$/, "").split("/");
	app.addHook("onRoute", ({ method: methods, url }) => {
		if (isOfApi({ url }) && !url.includes("*")) routes.push({ methods, pattern: partsOf(url) });
	});
	return (url) => {
		const parts = partsOf(url.split("?")[0]);
		const isAt = ({ pattern }: { pattern: string[] }) =>
			pattern.length === parts.length && pattern.every((part, at) => part.startsWith(":") || part === parts[at]);
		return [...new Set(routes.filter(isAt).flatMap(({ methods }) => methods))];
	};
}

/** Translates every failure into the API's envelope `{status: false, message, errors?}`. */
export function handleErrors(
	app: FastifyInstance,
	failures?: Pick<FailureCounter, "count">,
	schoolMessages: () => SchoolMessages | undefined = () => undefined,
) {
	const messages = () => messagesIn(serverFailureMessages, schoolMessages());
	const findMethods = methodsOf(app);
	app.setNotFoundHandler((request, reply) => {
		// Caches keep such an answer for hours unless told otherwise, and a file of the next release may be on its way.
		reply.header("cache-control", "no-store");
		const { url, method } = request;
		const allowed = findMethods(url);
		// A route that hides from a request answers as if it weren't there.
		if (allowed.length > 0 && !allowed.includes(method)) {
			const methods = allowed.filter((each) => each !== "HEAD").join(" or ");
			reply.code(405).header("allow", allowed.join(", "));
			return reply.send({ status: false, message: messages().methodRefused({ method, methods }) });
		}
		reply.code(404);
		if (isOfApi(request)) return reply.send({ status: false, message: messages().apiPathUnknown, data: null });
		return reply.send({ status: false, message: messages().addressUnknown({ method }) });
	});
	app.setErrorHandler((error: FastifyError, request, reply) => {
		if (hasZodFastifySchemaValidationErrors(error)) {
			const errors = Object.fromEntries(
				error.validation.map((issue) => [
					issue.instancePath.replace(/^\//, "").replaceAll("/", ".") || error.validationContext || "body",
					findRuleMessage({ message: issue.message ?? "" }, schoolMessages()) ?? issue.message ?? "isn’t valid",
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
		if (status < 500)
			return reply.code(status).send({ status: false, message: reasonOf(error, request, schoolMessages()) });
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

/** Has errors of the API say to programs what their pages say to people: no page to keep open, no link to ask for. */
export function speakToPrograms(api: FastifyInstance, schoolMessages: () => SchoolMessages | undefined) {
	api.addHook("preSerialization", async (request, reply, payload) => {
		if (reply.statusCode < 400 || !isFromProgram(request)) return payload;
		const { message } = payload as { message?: string };
		const ownMessages = schoolMessages();
		const { tokenUnknown, tooManyRequests } = messagesIn(submissionMessages, ownMessages);
		const { linkInvalid } = messagesIn(applicationRefusalMessages, ownMessages);
		const { draftGone, draftChangedElsewhere, draftChanged } = messagesIn(draftRefusalMessages, ownMessages);
		const { paymentLinkOver } = messagesIn(paymentRefusalMessages, ownMessages);
		const seconds = Number(reply.getHeader("retry-after"));
		const programMessage = new Map([
			[linkInvalid, tokenUnknown],
			[paymentLinkOver, tokenUnknown],
			[draftGone, tokenUnknown],
			[draftChangedElsewhere, draftChanged],
		]).get(message ?? "");
		if (programMessage) return { ...(payload as object), message: programMessage };
		const isLimited = reply.statusCode === 429 && seconds > 0;
		return isLimited ? { ...(payload as object), message: tooManyRequests({ seconds }) } : payload;
	});
}
