import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import type { Staging } from "#src/documents/stage-uploads.server.ts";
import type { FieldErrors } from "#src/forms/definition.ts";
import { documentKinds } from "#src/forms/documents.ts";
import { cvField, jobApplicationForm } from "#src/job-applications/form/job-application-config.ts";
import { jobApplicationDefinition } from "#src/job-applications/form/job-application-definition.ts";
import {
	type JobApplicationContext,
	receiveJobApplication,
} from "#src/job-applications/receive-job-application.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { confirmed, refusal } from "./envelope.ts";
import { describeFields } from "./form-fields.ts";
import { idempotencyHeader, readIdempotencyKey } from "./idempotency-key.ts";
import { multipartLimits, parseUpload } from "./multipart.ts";

type Options = {
	context: JobApplicationContext;
	/** The folder for files that are arriving. */
	staging: Staging;
	now: () => Date;
};

const maxRequest = documentKinds.cv.maxSize + 1024 * 1024;

/** Applications for posts, with a CV. */
export async function jobApplicationApi(app: FastifyInstance, options: Options) {
	await app.register(multipart, { limits: { ...multipartLimits, files: 1 }, throwFileSizeLimit: false });
	app.withTypeProvider<ZodTypeProvider>().post(
		apiPaths.careersApply(":primaryId"),
		{
			bodyLimit: maxRequest,
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
			// The form's own rules check the body, so that errors are worded as in the form.
			validatorCompiler: () => () => true,
			schema: {
				tags: ["Forms"],
				summary: "Apply for a vacancy",
				description:
					"Submits a job application with a CV (PDF, up to 5 MB), until the end of the vacancy’s `last_date`. The applicant " +
					"gets a confirmation by email.",
				consumes: ["multipart/form-data"],
				params: z.object({
					primaryId: z.string().max(200).describe("`primaryId` of a vacancy in `/api/v1/website/careers/list`"),
				}),
				headers: idempotencyHeader(),
				body: z.object(describeFields(jobApplicationDefinition)),
				response: {
					200: confirmed.describe("Already received: a retry with the same key or answers"),
					201: confirmed.describe("Received"),
					400: refusal,
					403: refusal.describe("The last day to apply has passed"),
					404: refusal.describe("No vacancy matches `primaryId`"),
					413: refusal.describe("The body is larger than 6 MB. A CV over 5 MB gets 422"),
					415: refusal,
					422: refusal,
					429: refusal,
				},
			},
		},
		async (request, reply) => {
			const { code, message, errors } = await take(request, request.params.primaryId, options);
			reply.header("cache-control", "no-store");
			if (code === 200 || code === 201) return reply.code(code).send({ status: true as const, message });
			return reply.code(code).send({ status: false as const, message, ...(errors && { errors }) });
		},
	);
}

type Answer = { code: 200 | 201 | 400 | 403 | 404 | 413 | 415 | 422; message: string; errors?: FieldErrors };

async function take(request: FastifyRequest, opening: string, { context, staging, now }: Options): Promise<Answer> {
	const messages = messagesIn(submissionMessages, context.school.schoolMessages);
	if (!request.isMultipart()) return { code: 415, message: messages.uploadExpected };
	if (Number(request.headers["content-length"] ?? 0) > maxRequest) return { code: 413, message: messages.cvTooLarge };
	const idempotency = readIdempotencyKey(request.headers);
	if (!idempotency.ok) return { code: 422, message: messages.idempotencyKeyInvalid, errors: idempotency.errors };
	const upload = await parseUpload(request, staging, (name) => (name === cvField.name ? cvField.document : undefined));
	if (!upload) return { code: 400, message: messages.uploadBroken };
	try {
		const { fields, files, errors: fileErrors } = upload;
		const submission = { opening, fields, files, fileErrors, idempotencyKey: idempotency.key, now: now() };
		const result = await receiveJobApplication(context, submission);
		if (result.ok) return { code: result.created ? 201 : 200, message: jobApplicationForm.texts.sent };
		const { reason, message, errors } = result;
		const code = ({ missing: 404, closed: 403, invalid: 422 } as const)[reason];
		return { code, message, ...(reason === "invalid" && { errors }) };
	} finally {
		await upload.discard();
	}
}
