import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { type InboxForm, inboxForms } from "#src/enquiries/enquiry-forms.ts";
import { type EnquiryContext, takeMessage } from "#src/enquiries/receive-enquiry.server.ts";
import { consentField } from "#src/forms/consent.ts";
import { fillTimeField, honeypotField } from "#src/forms/honeypot.ts";
import { refusal } from "./envelope.ts";
import { idempotencyHeader, readIdempotencyKey } from "./idempotency-key.ts";

type Options = { context: EnquiryContext; now: () => Date };

const taken = z.object({ status: z.literal(true), message: z.string() });

/** The doors of the forms of one step. */
export async function inboxApi(app: FastifyInstance, options: Options) {
	const { enquiry, sidebar, contact } = inboxForms;
	takeAt(app, apiPaths.enquiryAdd, enquiry, options);
	takeAt(app, apiPaths.sidebarAdd, sidebar, options);
	takeAt(app, apiPaths.contactEmail, contact, options);
	takeAt(app, apiPaths.contact, contact, options);
}

function takeAt(app: FastifyInstance, url: string, inbox: InboxForm, { context, now }: Options) {
	app.post(
		url,
		{
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
			// The form's own rules judge the body, so that every mistake is told in the form's words.
			validatorCompiler: () => () => true,
			schema: {
				tags: ["Forms"],
				summary: `Send a ${inbox.noun}`,
				consumes: ["application/json"],
				headers: idempotencyHeader(
					"A retry with the same key and answers is stored once; without a key, the same answers within the hour are",
				),
				body: describeBody(inbox),
				response: { 200: taken, 201: taken, 422: refusal, 429: refusal },
			},
		},
		async (request, reply) => {
			reply.header("cache-control", "no-store");
			const fields =
				typeof request.body === "object" && request.body !== null ? (request.body as Record<string, unknown>) : {};
			const idempotency = readIdempotencyKey(request.headers);
			if (!idempotency.ok) return reply.code(422).send({ status: false, message: idempotency.message });
			const result = await takeMessage(context, inbox, { fields, idempotencyKey: idempotency.key, now: now() });
			if (!result.ok) return reply.code(422).send({ status: false, message: result.message, errors: result.errors });
			return reply.code(result.created ? 201 : 200).send({ status: true, message: inbox.taken });
		},
	);
}

function describeBody({ form }: InboxForm) {
	const asked = form.fields.map((field) => {
		const text =
			field.kind === "select" ? z.enum(field.choices.map(({ value }) => value)) : z.string().max(field.limit);
		return [field.name, text.describe(field.label)] as const;
	});
	return z.object({
		...Object.fromEntries(asked),
		...(form.consent && {
			[consentField]: z
				.enum(["true"])
				.optional()
				.describe("Consent to the form's text; left out by programs that did not ask"),
		}),
		[honeypotField]: z.string().optional().describe("Must be empty"),
		[fillTimeField]: z.string().optional().describe("Milliseconds from opening the form to sending it"),
	});
}
