import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { type EnquiryForm, enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { type EnquiryContext, receiveEnquiry } from "#src/enquiries/receive-enquiry.server.ts";
import type { Answers } from "#src/forms/definition.ts";
import { refusal } from "./envelope.ts";
import { describeFields } from "./form-fields.ts";
import { idempotencyHeader, readIdempotencyKey } from "./idempotency-key.ts";

type Options = { context: EnquiryContext; now: () => Date };

const stored = z.object({ status: z.literal(true), message: z.string() });

/** Quick enquiries and messages. */
export async function enquiryApi(app: FastifyInstance, options: Options) {
	const { enquiry, sidebar, contact } = enquiryForms;
	const [quick, panel, message] = ["Send a quick enquiry", "Send a message from the side panel", "Send a message"];
	addForm(app, apiPaths.enquiryAdd, enquiry, { ...options, summary: quick });
	addForm(app, apiPaths.sidebarAdd, sidebar, { ...options, summary: panel });
	addForm(app, apiPaths.contactEmail, contact, { ...options, summary: message });
	addForm(app, apiPaths.contact, contact, { ...options, summary: `${message} (short path)` });
}

type Described = Options & { summary: string };

function addForm(app: FastifyInstance, url: string, form: EnquiryForm, { context, now, summary }: Described) {
	app.post(
		url,
		{
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
			// The form's own rules check the body, so that errors are worded as in the form.
			validatorCompiler: () => () => true,
			schema: {
				tags: ["Forms"],
				summary,
				description: "Creates a case for the admissions office and emails it.",
				consumes: ["application/json"],
				headers: idempotencyHeader(
					"A retry with the same key and answers is stored once. Without a key, so are the same answers within the hour",
				),
				body: z.object(describeFields(form.definition, { consent: form.config.consent !== undefined })),
				response: {
					200: stored.describe("Already received"),
					201: stored.describe("Received"),
					422: refusal,
					429: refusal,
				},
			},
		},
		async (request, reply) => {
			reply.header("cache-control", "no-store");
			const idempotency = readIdempotencyKey(request.headers);
			if (!idempotency.ok) return reply.code(422).send({ status: false, message: idempotency.message });
			const submission = { fields: readFields(request.body), idempotencyKey: idempotency.key, now: now() };
			const result = await receiveEnquiry(context, form, submission);
			if (!result.ok) return reply.code(422).send({ status: false, message: result.message, errors: result.errors });
			return reply.code(result.created ? 201 : 200).send({ status: true, message: form.successMessage });
		},
	);
}

function readFields(body: unknown): Answers {
	return typeof body === "object" && body !== null ? { ...body } : {};
}
