import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { alumniForm } from "#src/alumni/alumni-form.ts";
import { type AlumniDesk, registerAlumnus } from "#src/alumni/register-alumnus.server.ts";
import type { Answers } from "#src/forms/definition.ts";
import { refusal } from "./envelope.ts";
import { describeFields } from "./form-fields.ts";

type Options = { desk: AlumniDesk; now: () => Date };

const key = z.string().min(8).max(200).optional();
const taken = z.object({ status: z.literal(true), message: z.string() });
const underSameKey =
	"A registration was already received from this form, with other answers. Please write to us if something in it must change.";

/** The alumni's door. */
export async function alumniApi(app: FastifyInstance, { desk, now }: Options) {
	app.post(
		"/website/alumni/add",
		{
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
			// The form's own rules judge the body, so that every mistake is told in the form's words.
			validatorCompiler: () => () => true,
			schema: {
				tags: ["Forms"],
				summary: "Register as an alumnus or alumna",
				consumes: ["application/json"],
				headers: z.object({ "idempotency-key": key.describe("A retry with the same key is stored once") }),
				body: z.object(describeFields(alumniForm)),
				response: { 200: taken, 201: taken, 409: refusal, 422: refusal, 429: refusal },
			},
		},
		async (request, reply) => {
			reply.header("cache-control", "no-store");
			const idempotencyKey = key.safeParse(request.headers["idempotency-key"]);
			if (!idempotencyKey.success)
				return reply
					.code(422)
					.send({ status: false, message: "The Idempotency-Key header must have 8 to 200 characters." });
			const result = await registerAlumnus(desk, {
				fields: readFields(request.body),
				idempotencyKey: idempotencyKey.data,
				now: now(),
			});
			if (result.ok)
				return reply.code(result.created ? 201 : 200).send({ status: true, message: "Thank you for registering." });
			if (result.reason === "other-under-same-key")
				return reply.code(409).send({ status: false, message: underSameKey });
			return reply.code(422).send({ status: false, message: result.message, errors: result.errors });
		},
	);
}

/** Numbers and texts are the same to the form; null is no answer. */
function readFields(body: unknown): Answers {
	if (typeof body !== "object" || body === null || Array.isArray(body)) return {};
	const plain = (value: unknown) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value);
	const given = Object.entries(body).filter(([, value]) => value !== null);
	return Object.fromEntries(
		given.map(([name, value]) => [name, Array.isArray(value) ? value.map(plain) : plain(value)]),
	);
}
