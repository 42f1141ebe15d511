import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { FunnelCounter } from "#src/admissions/funnel/funnel-counter.ts";
import { countedStep, maxSteps, sourceWord } from "#src/admissions/funnel/funnel-stage.ts";
import * as apiPaths from "#src/api-paths.ts";

/** The word of a link that the school hands out, in the addresses that count it. */
export const bySource = z.object({
	from: z
		.string()
		.max(100)
		.optional()
		.catch(undefined)
		.describe("Code of the campaign link that led here. A code the school didn’t create is ignored"),
});

const seenSchema = z.strictObject({
	form: z.string().refine(isApplicationType),
	/** Number of the step, from 1. */
	step: z.int().min(1).max(maxSteps),
});

const robots = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit/i;

/** Counts which steps of a form are seen. Nothing of a visitor is stored or logged. */
export async function funnelRoute(app: FastifyInstance, { funnel }: { funnel: FunnelCounter }) {
	app.post<{ Body: z.output<typeof seenSchema>; Querystring: z.output<typeof bySource> }>(
		apiPaths.formStep,
		{
			schema: { hide: true, body: seenSchema, querystring: bySource },
			// Many applicants of one school may share an address.
			config: { rateLimit: { max: 300, timeWindow: "10 minutes" } },
		},
		async ({ body: { form, step }, query: { from = "" }, headers }, reply) => {
			const isPerson = !robots.test(headers["user-agent"] ?? "") && headers["sec-purpose"] === undefined;
			const source = sourceWord.test(from) ? from : "";
			if (isPerson) funnel.count({ form, source, step: countedStep(step) });
			return reply.code(204).send();
		},
	);
}
