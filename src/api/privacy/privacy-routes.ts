import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { confirmed, refusal } from "#src/api/envelope.ts";
import { describeFields } from "#src/api/form-fields.ts";
import * as apiPaths from "#src/api-paths.ts";
import { dataRequestDefinition } from "#src/privacy/links/data-request-definition.ts";
import { type DataRequestContext, requestDataLink } from "#src/privacy/links/request-data-link.server.ts";

const asked = confirmed;
const message = "If we keep any data under this, we’ve emailed the link to it.";

/** Asks for the link to one's data. The response is the same whether there are any or not. */
export async function privacyApi(
	app: FastifyInstance,
	{ context, now }: { context: DataRequestContext; now: () => Date },
) {
	app.post(
		apiPaths.privacyRequest,
		{
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
			// The form's own rules check the body, so that errors are worded as in the form.
			validatorCompiler: () => () => true,
			schema: {
				tags: ["Privacy"],
				summary: "Email a data request link",
				description:
					"The link opens all the data we hold about this address, and goes to that address only. The response is the " +
					"same if we hold none.",
				consumes: ["application/json"],
				body: z.object(describeFields(dataRequestDefinition, { consent: false })),
				response: { 202: asked, 422: refusal, 429: refusal },
			},
		},
		async ({ body }, reply) => {
			reply.header("cache-control", "no-store");
			const fields = typeof body === "object" && body !== null ? { ...body } : {};
			const result = await requestDataLink(context, fields, now());
			if (result.ok) return reply.code(202).send({ status: true, message });
			if (result.reason === "invalid")
				return reply.code(422).send({ status: false, message: result.message, errors: result.errors });
			return reply.code(429).header("retry-after", result.seconds).send({ status: false, message: result.message });
		},
	);
}
