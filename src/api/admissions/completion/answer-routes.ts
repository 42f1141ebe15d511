import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { SubmitContext } from "#src/admissions/applications/submit-application.server.ts";
import { changeAnswers } from "#src/admissions/completion/change-answers.server.ts";
import { readCompletion } from "#src/admissions/completion/read-completion.server.ts";
import { bearer, tokenOf } from "#src/api/bearer.ts";
import { refusal, success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { waitUntil } from "#src/forms/submission/wait-until.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";

const version = z.string().describe("Version of the answers. Send it with your changes");
const texts = z.record(z.string(), z.string());
const awaitedSchema = z.object({
	key: z.string().describe("The result: `12` (Class 12), `ug` (degree), or the key of an entrance test"),
	label: z.string().describe("Name of the result, to show to users"),
	expected: z.string().nullable().describe("Month it’s expected, YYYY-MM. `null` if not given"),
});
const storedSchema = z.object({
	version,
	answers: texts.describe("By field name, as the form sends them"),
	complete: z.boolean().describe("`true` if no document or result is missing"),
	documents: z.array(z.string()).describe("Missing documents, by field name"),
	offered: z.array(z.string()).describe("Optional documents that can still be uploaded, by field name"),
	results: z.array(awaitedSchema).describe("Results that are still expected"),
});
const change = z.object({
	version: z.string("must be the `version` you read").max(100, "is too long").describe("The `version` you read"),
	answers: z
		.record(
			z.string(),
			z.string("must be a string").max(20_000, "is too long"),
			"must be an object with a string for each question",
		)
		.describe("The corrected answers, by field name. Others don’t change"),
});
const changed = z.object({ changed: z.boolean().describe("`false` if these were already the answers") });
const noMatch = refusal.describe("No application matches this token, or the token has expired");
const conflict = refusal.extend({
	data: z
		.object({ version, answers: texts.describe("The stored answers, by field name") })
		.optional()
		.describe("The stored answers, if others were saved"),
});

/** Routes for an application's answers: what is stored and needed, corrections, and results that were awaited. */
export async function answersApi(app: FastifyInstance, { context, now }: { context: SubmitContext; now: () => Date }) {
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
	const refusals = () => messagesIn(applicationRefusalMessages, context.school.schoolMessages);
	const typedApp = app.withTypeProvider<ZodTypeProvider>();

	typedApp.get(
		apiPaths.applicationAnswers,
		{
			config: { rateLimit: { max: 300, timeWindow: "10 minutes" } },
			schema: {
				tags: ["Applications"],
				summary: "Get answers and missing documents",
				description:
					"Returns the stored answers and their `version`, and which documents and results are missing. Get them before " +
					"you change any.",
				headers: bearer("application"),
				response: {
					200: success(storedSchema, "The stored answers, and the missing documents and results"),
					404: noMatch,
					422: refusal,
					429: refusal,
				},
			},
		},
		async ({ headers }, reply) => {
			const completion = await readCompletion(context.db, context.school, tokenOf(headers), now());
			if (!completion) return reply.code(404).send({ status: false, message: refusals().linkInvalid });
			const { outstanding, version, texts: answers } = completion;
			const data = {
				version,
				answers,
				complete: outstanding.complete,
				documents: outstanding.documents.map(({ name }) => name),
				offered: outstanding.offered.map(({ name }) => name),
				results: outstanding.results.map(({ key, label, expected }) => ({ key, label, expected })),
			};
			return reply.send({ status: true, data });
		},
	);

	typedApp.post(
		apiPaths.applicationAnswers,
		{
			config: { rateLimit: { max: 30, timeWindow: "10 minutes" } },
			schema: {
				tags: ["Applications"],
				summary: "Correct answers or add an expected result",
				description:
					"Changes the answers you send. Possible until the school starts its review, and for expected results until the " +
					"application is closed. Send the `version` that you read. An application accepts 60 changes in 24 hours.",
				headers: bearer("application"),
				body: change,
				response: {
					200: success(changed, "Outcome of the change"),
					404: noMatch,
					409: conflict.describe("Other answers were saved since (see `data`), or it’s too late for changes"),
					422: refusal,
					429: refusal,
				},
			},
		},
		async ({ headers, body }, reply) => {
			const refuse = (message: string) => ({ status: false as const, message });
			const completion = await readCompletion(context.db, context.school, tokenOf(headers), now());
			if (!completion) return reply.code(404).send(refuse(refusals().linkInvalid));
			const change = { ...body, applicationId: completion.applicationId, actor: "applicant" };
			const result = await changeAnswers(context, change, now());
			if (result.ok) return reply.send({ status: true, data: { changed: result.changed } });
			if (result.reason === "gone") return reply.code(404).send(refuse(refusals().linkInvalid));
			if (result.reason === "invalid")
				return reply.code(422).send({ ...refuse(result.message), errors: result.errors });
			if (result.reason === "changed-elsewhere") {
				const { version, answers } = result;
				return reply.code(409).send({ ...refuse(refusals().answersChangedElsewhere), data: { version, answers } });
			}
			if (result.reason === "refused") return reply.code(409).send(refuse(result.message));
			const { seconds } = waitUntil(result.again, now(), context.school.schoolMessages);
			return reply.code(429).header("retry-after", seconds).send(refuse(result.message));
		},
	);
}
