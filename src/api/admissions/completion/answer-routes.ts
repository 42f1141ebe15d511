import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { SubmitContext } from "#src/admissions/applications/submit-application.server.ts";
import { changeAnswers } from "#src/admissions/completion/change-answers.server.ts";
import { readCompletion } from "#src/admissions/completion/read-completion.server.ts";
import { bearer, tokenOf } from "#src/api/bearer.ts";
import { refusal, success } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { applicationRefusalMessages } from "#src/school/words/sets/refusal-words.ts";
import { messagesIn } from "#src/school/words/word-set.ts";

const version = z.string().describe("The version of the stored answers. A change names the one it is based on");
const texts = z.record(z.string(), z.string());
const awaited = z.object({
	key: z.string().describe("Identifies the result"),
	label: z.string().describe("Name of the result"),
	expected: z.string().nullable().describe("Month it’s expected, YYYY-MM. `null` if not given"),
});
const stored = z.object({
	version,
	answers: texts.describe("By field name, as the form sends them"),
	complete: z.boolean().describe("Nothing is missing"),
	documents: z.array(z.string()).describe("Documents that are missing"),
	offered: z.array(z.string()).describe("Optional documents"),
	results: z.array(awaited).describe("Results that are still expected"),
});
const change = z.object({
	version: z.string("must be the version of the answers").max(100, "is too long"),
	answers: z.record(z.string(), z.string("must be a text").max(20_000, "is too long"), "must be texts by question"),
});
const changed = success(z.object({ changed: z.boolean().describe("`false` if these were already the answers") }));
const noMatch = refusal.describe("No application matches this token, or the token has expired");
const conflict = refusal.extend({ data: z.object({ version, answers: texts }).optional() });

/** Routes for an application's answers: what is stored and needed, corrections, and results that were awaited. */
export async function answersApi(app: FastifyInstance, { context, now }: { context: SubmitContext; now: () => Date }) {
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
	const refusals = () => messagesIn(applicationRefusalMessages, context.school.schoolMessages);
	const typed = app.withTypeProvider<ZodTypeProvider>();

	typed.get(
		apiPaths.applicationAnswers,
		{
			config: { rateLimit: { max: 300, timeWindow: "10 minutes" } },
			schema: {
				tags: ["Applications"],
				summary: "Get answers and missing items",
				description: "Returns the stored answers, and which documents and results are missing.",
				headers: bearer("application"),
				response: { 200: success(stored), 404: noMatch, 422: refusal, 429: refusal },
			},
		},
		async ({ headers }, reply) => {
			const found = await readCompletion(context.db, context.school, tokenOf(headers), now());
			if (!found) return reply.code(404).send({ status: false, message: refusals().linkInvalid });
			const { owed, version, texts: answers } = found;
			const data = {
				version,
				answers,
				complete: owed.complete,
				documents: owed.documents.map(({ name }) => name),
				offered: owed.offered.map(({ name }) => name),
				results: owed.results.map(({ key, label, expected }) => ({ key, label, expected })),
			};
			return reply.send({ status: true, data });
		},
	);

	typed.post(
		apiPaths.applicationAnswers,
		{
			config: { rateLimit: { max: 30, timeWindow: "10 minutes" } },
			schema: {
				tags: ["Applications"],
				summary: "Correct answers or add an expected result",
				description: "Answers can be corrected until the school starts its review. Send the `version` that you read.",
				headers: bearer("application"),
				body: change,
				response: {
					200: changed,
					404: noMatch,
					409: conflict.describe("Other answers were saved since (see `data`), or it’s too late for changes"),
					422: refusal,
					429: refusal,
				},
			},
		},
		async ({ headers, body }, reply) => {
			const refuse = (message: string) => ({ status: false as const, message });
			const found = await readCompletion(context.db, context.school, tokenOf(headers), now());
			if (!found) return reply.code(404).send(refuse(refusals().linkInvalid));
			const sent = { ...body, applicationId: found.applicationId, actor: "applicant" };
			const result = await changeAnswers(context, sent, now());
			if (result.ok) return reply.send({ status: true, data: { changed: result.changed } });
			if (result.reason === "gone") return reply.code(404).send(refuse(refusals().linkInvalid));
			if (result.reason === "invalid")
				return reply.code(422).send({ ...refuse(result.message), errors: result.errors });
			if (result.reason === "changed-elsewhere") {
				const { version, answers } = result;
				return reply.code(409).send({ ...refuse(refusals().answersChangedElsewhere), data: { version, answers } });
			}
			return reply.code(result.reason === "too-often" ? 429 : 409).send(refuse(result.message));
		},
	);
}
