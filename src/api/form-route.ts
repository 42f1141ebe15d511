import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Answers, FieldErrors } from "#src/forms/definition.ts";
import type { School } from "#src/forms/school.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { confirmed, refusal } from "./envelope.ts";
import { idempotencyHeader, readIdempotencyKey } from "./idempotency-key.ts";

/** Answer to the sender of a form. `seconds` is the time after which the next request is taken. */
type FormAnswer = {
	code: 200 | 201 | 202 | 409 | 422 | 429;
	message: string;
	errors?: FieldErrors;
	seconds?: number;
};

type FormRoute = {
	tag: "Applications" | "Forms" | "Privacy";
	summary: string;
	description: string;
	body: z.ZodRawShape;
	/** Returns the school as it is now. */
	school: () => Pick<School, "schoolMessages">;
	deprecated?: boolean;
	/** Takes an idempotency key. */
	takesKey?: boolean;
	/** Meaning of each status besides 422 and 429. */
	answers: Partial<Record<FormAnswer["code"], string>>;
	take: (fields: Answers, idempotencyKey: string | undefined) => Promise<FormAnswer>;
};

/** Takes what a form sends as JSON. */
export function addFormRoute(app: FastifyInstance, path: string, form: FormRoute) {
	const { tag, summary, description, deprecated, body, takesKey, answers, school, take } = form;
	const response: Record<string, z.ZodType> = { 422: refusal, 429: refusal };
	for (const [code, description] of Object.entries(answers)) {
		const schema = Number(code) < 300 ? confirmed : refusal;
		response[code] = description ? schema.describe(description) : schema;
	}
	app.post(
		path,
		{
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
			// The form's own rules check the body, so that errors are worded as in the form.
			validatorCompiler: () => () => true,
			schema: {
				tags: [tag],
				summary,
				description,
				...(deprecated && { deprecated }),
				consumes: ["application/json"],
				...(takesKey && { headers: idempotencyHeader() }),
				body: z.object(body),
				response,
			},
		},
		async (request, reply) => {
			reply.header("cache-control", "no-store");
			const idempotency = readIdempotencyKey(takesKey ? request.headers : {});
			if (!idempotency.ok) {
				const message = messagesIn(submissionMessages, school().schoolMessages).idempotencyKeyInvalid;
				return reply.code(422).send({ status: false, message, errors: idempotency.errors });
			}
			const fields = typeof request.body === "object" && request.body !== null ? { ...request.body } : {};
			const { code, message, errors, seconds } = await take(fields, idempotency.key);
			if (seconds !== undefined) reply.header("retry-after", seconds);
			return reply.code(code).send({ status: code < 300, message, ...(errors && { errors }) });
		},
	);
}

/** Answers a form that only asks for an email, and never says whether there is anything to send. */
export function answerRequest(
	result: { ok: true } | { ok: false; message: string; errors?: FieldErrors; seconds?: number },
	message: string,
): FormAnswer {
	if (result.ok) return { code: 202, message };
	return { ...result, code: result.seconds === undefined ? 422 : 429 };
}
