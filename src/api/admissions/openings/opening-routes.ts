import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { endOpeningRequest } from "#src/admissions/opening/end-request.server.ts";
import { openingRequestDefinition } from "#src/admissions/opening/opening-request-definition.ts";
import { type OpeningRequestContext, requestOpening } from "#src/admissions/opening/request-opening.server.ts";
import { describeFields } from "#src/api/form-fields.ts";
import { addFormRoute, answerRequest } from "#src/api/form-route.ts";
import * as apiPaths from "#src/api-paths.ts";
import type { Db } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";

const message = "We’ll email this address when the form opens. Check your email for a confirmation.";

/** Asks to be told when a form opens. The response is the same whether the address waits already or not. */
export async function openingsApi(
	app: FastifyInstance,
	{ context, now }: { context: OpeningRequestContext; now: () => Date },
) {
	addFormRoute(app, apiPaths.openingRequest, {
		tag: "Applications",
		summary: "Ask for an email when a form opens",
		description:
			"We’ll email this address when the application form opens. The response is the same if the address is " +
			"already on the list.",
		body: describeFields(openingRequestDefinition, { consent: false }),
		answers: { 202: "", 409: "The form is open already" },
		take: async (fields) => {
			const result = await requestOpening(context, fields, now());
			if (!result.ok && result.reason === "open") return { code: 409, message: result.message };
			return answerRequest(result, message);
		},
	});
}

/** Of the page's button; mail programs send no such field. */
const actField = "end";

/**
 * Ends a request by one POST, as the page's button and mail programs send it (RFC 8058): without cookies, from
 * anywhere, in either encoding of a form, answered without a redirect. A second POST is answered as the first.
 */
export async function endOpeningRequests(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }) {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", { parseAs: "string", bodyLimit: 10_000 }, (_request, body, done) => done(null, body));
	app.withTypeProvider<ZodTypeProvider>().post(
		paths.endOpeningRequest(":token"),
		{
			config: { crossSite: true, rateLimit: { max: 60, timeWindow: "10 minutes" } },
			schema: { hide: true, params: z.object({ token: z.string() }) },
		},
		async ({ params: { token }, body }, reply) => {
			await endOpeningRequest(db, token, now());
			reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
			if (new URLSearchParams(String(body ?? "")).has(actField))
				return reply.redirect(`${paths.openingRequest()}?sent=ended#sent`, 303);
			return reply
				.type("text/plain; charset=utf-8")
				.send("We’ve deleted your address. We won’t email you about this again.\n");
		},
	);
}
