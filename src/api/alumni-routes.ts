import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { alumniForm } from "#src/alumni/alumni-form.ts";
import { type RegisterContext, registerAlumnus } from "#src/alumni/register-alumnus.server.ts";
import * as apiPaths from "#src/api-paths.ts";
import type { Answers } from "#src/forms/definition.ts";
import { refusal } from "./envelope.ts";
import { describeFields } from "./form-fields.ts";
import { idempotencyHeader, readIdempotencyKey } from "./idempotency-key.ts";

type Options = { context: RegisterContext; now: () => Date };

const registered = z.object({ status: z.literal(true), message: z.string() });
const keyConflict =
	"We’ve already received a registration from this form, with different answers. Email us if something in it " +
	"needs to change.";

/** Registration of alumni. */
export async function alumniApi(app: FastifyInstance, { context, now }: Options) {
	app.post(
		apiPaths.alumniAdd,
		{
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
			// The form's own rules check the body, so that errors are worded as in the form.
			validatorCompiler: () => () => true,
			schema: {
				tags: ["Forms"],
				summary: "Register as an alumnus or alumna",
				description:
					"Sends a confirmation to the email address. Numbers may be sent as text, and `null` means no answer.",
				consumes: ["application/json"],
				headers: idempotencyHeader(
					"A retry with the same key is stored once. Without a key, so is the same content within the hour",
				),
				body: z.object(describeFields(alumniForm(context.firstGraduation))),
				response: {
					200: registered.describe("Already registered"),
					201: registered.describe("Registered"),
					409: refusal.describe("Already registered under the same key, with different answers"),
					422: refusal,
					429: refusal,
				},
			},
		},
		async (request, reply) => {
			reply.header("cache-control", "no-store");
			const idempotency = readIdempotencyKey(request.headers);
			if (!idempotency.ok) return reply.code(422).send({ status: false, message: idempotency.message });
			const result = await registerAlumnus(context, {
				fields: readFields(request.body),
				idempotencyKey: idempotency.key,
				now: now(),
			});
			if (result.ok)
				return reply.code(result.created ? 201 : 200).send({ status: true, message: "Thank you for registering." });
			if (result.reason === "key-conflict") return reply.code(409).send({ status: false, message: keyConflict });
			return reply.code(422).send({ status: false, message: result.message, errors: result.errors });
		},
	);
}

/** The form takes numbers as texts, and null as no answer. */
function readFields(body: unknown): Answers {
	if (typeof body !== "object" || body === null || Array.isArray(body)) return {};
	const plain = (value: unknown) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value);
	const given = Object.entries(body).filter(([, value]) => value !== null);
	return Object.fromEntries(
		given.map(([name, value]) => [name, Array.isArray(value) ? value.map(plain) : plain(value)]),
	);
}
