import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { linkRequestDefinition } from "#src/admissions/links/link-request-definition.ts";
import { type LinkRequestContext, requestLink } from "#src/admissions/links/request-link.server.ts";
import { confirmed, refusal } from "#src/api/envelope.ts";
import { describeFields } from "#src/api/form-fields.ts";
import * as apiPaths from "#src/api-paths.ts";

const asked = confirmed;
const message = "If we have an application or a saved draft under this, we’ve emailed its link.";

/** Asks for links that were lost. The response is the same whether there are any or not. */
export async function linksApi(
	app: FastifyInstance,
	{ context, now }: { context: LinkRequestContext; now: () => Date },
) {
	app.post(
		apiPaths.applicationLink,
		{
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
			// The form's own rules check the body, so that errors are worded as in the form.
			validatorCompiler: () => () => true,
			schema: {
				tags: ["Applications"],
				summary: "Email application links",
				description:
					"Sends the links to someone’s applications and drafts to the address they were sent from. The response is " +
					"the same if there are none.",
				consumes: ["application/json"],
				body: z.object(describeFields(linkRequestDefinition, { consent: false })),
				response: { 202: asked, 422: refusal, 429: refusal },
			},
		},
		async ({ body }, reply) => {
			reply.header("cache-control", "no-store");
			const fields = typeof body === "object" && body !== null ? { ...body } : {};
			const result = await requestLink(context, fields, now());
			if (result.ok) return reply.code(202).send({ status: true, message });
			if (result.reason === "invalid")
				return reply.code(422).send({ status: false, message: result.message, errors: result.errors });
			return reply.code(429).header("retry-after", result.seconds).send({ status: false, message: result.message });
		},
	);
}
