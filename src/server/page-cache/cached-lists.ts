import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ContentEpoch } from "./cache-version.ts";
import { type Answer, sendAnswer, toAnswer } from "./cached-response.ts";
import type { AnswerCache } from "./page-cache.ts";
import { publicCaching } from "./public-caching.ts";

/**
 * Lets routes with `followsContent` answer from memory. Their handlers return what they have to say, with its status set, and send nothing themselves.
 * What counts as the same request is what the route's schema has read from it, defaults filled in.
 */
export function keepLists(
	api: FastifyInstance,
	{ answers, epoch }: { answers: AnswerCache; epoch: ContentEpoch },
	bounds: Readonly<Record<string, string>>,
) {
	api.addHook("onRoute", (route) => {
		if (!route.config?.followsContent) return;
		const { handler } = route;
		route.handler = async function (request, reply) {
			const now = await epoch();
			const address = addressOf(request) ?? `${route.url} ${JSON.stringify([request.params, request.query])}`;
			const make = async () => {
				const said = await handler.call(this, request, reply);
				const status = reply.statusCode;
				const headers = {
					...bounds,
					"content-type": "application/json; charset=utf-8",
					...(status === 200 ? publicCaching : { "cache-control": "no-cache" }),
				};
				return {
					answer: toAnswer(status, headers, Buffer.from(String(reply.serialize(said as Record<string, unknown>)))),
					keep: status === 200,
				};
			};
			const answer: Answer = answers.find(now, address) ?? (await answers.make(now, address, make));
			return sendAnswer(request, reply, answer);
		};
	});
}

/** The address as it was written, by which the same request is answered before it is read; not where it has parameters that the route does not know. */
function addressOf({ raw, query }: FastifyRequest): string | undefined {
	const url = raw.url ?? "";
	const known = query as Record<string, unknown>;
	const given = url.includes("?") ? [...new URLSearchParams(url.slice(url.indexOf("?"))).keys()] : [];
	return given.every((name) => name in known) ? url : undefined;
}
