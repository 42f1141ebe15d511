import type { FastifyInstance } from "fastify";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { serverFailureMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { RefusedRequestError } from "./refused-request.ts";

/** More than any request of the API has. What is nested deeper than the stack is long fails in whatever follows it. */
const maxDepth = 20;

/** Characters (RFC 2046, 5.1.1). */
const maxBoundary = 70;

/** Refuses with 400 what parsers and the code behind them would fail on: JSON nested deep, boundaries that are long. */
export function refuseUnreadableBodies(app: FastifyInstance) {
	app.addHook("onRequest", async ({ headers }) => {
		const boundaries = (headers["content-type"] ?? "").matchAll(/boundary[*\d]*\s*=\s*(?:"([^"]*)|([^;]*))/gi);
		for (const [, quoted, plain = ""] of boundaries)
			if ((quoted ?? plain.trim()).length > maxBoundary)
				throw new RefusedRequestError(400, (school) => messagesIn(serverFailureMessages, school).formUnreadable);
	});
	app.addHook("preValidation", async ({ body }) => {
		if (isNestedDeep(body))
			throw new RefusedRequestError(400, (school) =>
				messagesIn(serverFailureMessages, school).nestedTooDeep({ count: maxDepth }),
			);
	});
}

function isNestedDeep(body: unknown): boolean {
	if (Buffer.isBuffer(body)) return false;
	let level = [body];
	for (let depth = 0; depth <= maxDepth; depth++)
		level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
	return level.length > 0;
}
