import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { type SubmitContext, submitApplication } from "#src/admissions/applications/submit-application.server.ts";
import { draftField } from "#src/admissions/drafts/draft.ts";
import {
	applicationTypes,
	documentFields,
	formOf,
	isApplicationType,
	productForms,
} from "#src/admissions/forms/application-forms.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { knownSource } from "#src/admissions/funnel/funnel-sources.server.ts";
import type { LinkRequestContext } from "#src/admissions/links/request-link.server.ts";
import { bySource } from "#src/api/admissions/funnel-route.ts";
import { reference, refusal, success } from "#src/api/envelope.ts";
import { describeFields } from "#src/api/form-fields.ts";
import { idempotencyHeader, readIdempotencyKey } from "#src/api/idempotency-key.ts";
import { maxDocuments, parseUpload } from "#src/api/multipart.ts";
import * as apiPaths from "#src/api-paths.ts";
import type { ParsedMultipart, Staging } from "#src/documents/stage-uploads.server.ts";
import type { FieldErrors } from "#src/forms/definition.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import { ensureOrder } from "#src/payment/gateway/ensure-order.server.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages, submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** The multipart request of an application for the API document, read off the forms' own descriptions. */
const draftToken = z
	.string()
	.optional()
	.describe(
		"The token of the draft to submit, if there is one. The draft can’t be changed afterwards. Files of the draft can be sent as `upload:<id>`",
	);

/** The request of each of these forms, which `application_type` tells apart. @param departments of the M.Arch */
export function describeApplication(types: readonly string[], departments: readonly string[]): z.ZodType {
	const forms = types.map((type) => {
		const { form } = formOf(type);
		const application_type = z.literal(type).describe(`The ${form.title}`);
		const fields = describeFields(form, { choices: { department: departments } });
		return z.object({ application_type, ...fields, [draftField]: draftToken }).meta({ title: form.title });
	});
	const [first, ...others] = forms;
	return first ? z.discriminatedUnion("application_type", [first, ...others]) : z.never();
}

const describeMultipart = {
	consumes: ["multipart/form-data"],
	headers: idempotencyHeader("each request is a new application"),
	body: describeApplication(Object.keys(productForms), departments),
};

export type ApplicationsApi = {
	context: SubmitContext & LinkRequestContext;
	gateway: PaymentGateway | null;
	/** The folder for files that are arriving. */
	staging: Staging;
	now: () => Date;
};

const maxRequest = maxDocuments + 1024 * 1024;

const paymentOrder = z
	.object({
		id: z
			.string()
			.describe("The payment provider’s order ID")
			.meta({ examples: ["order_Nx2mVx0c4Jr9Tf"] }),
		amount: z.int().describe("The amount to pay, in paise"),
		currency: z.string().describe("Always `INR`"),
	})
	.nullable();
const receipt = z.object({
	reference,
	token: z.string().describe("The applicant token. It gives access to this application, so store it like a password"),
	fee_due: z.boolean().describe("`true` if the applicant needs to pay the application fee"),
	payment: paymentOrder.describe(
		"The order to pay. `null` if no fee is due, or if the payment provider can’t be reached",
	),
});

/** The route of the applicant who submits an application. */
export async function applicationsApi(app: FastifyInstance, options: ApplicationsApi) {
	const typedApp = app.withTypeProvider<ZodTypeProvider>();

	typedApp.post(
		apiPaths.applicationAdd,
		{
			bodyLimit: maxRequest,
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
			validatorCompiler: () => () => true,
			schema: {
				tags: ["Applications"],
				summary: "Submit an application",
				description:
					"Submits answers and documents, and emails a confirmation to the applicant. Returns the application number, " +
					"the applicant token and, if a fee is due, the order to pay. Store the token: you need it for every other " +
					"request about this application. Each file can be up to 5 MB, a portfolio 20 MB.\n\n" +
					"Each form has its own fields, set by `application_type`. The optional ones can follow later.",
				...describeMultipart,
				querystring: bySource,
				response: {
					200: success(receipt, "The application number, the applicant token and the order to pay").describe(
						"Already received: a retry with the same key",
					),
					201: success(receipt, "The application number, the applicant token and the order to pay").describe(
						"Received",
					),
					400: refusal,
					403: refusal.describe("This form isn’t open today. `message` says when it opens"),
					409: refusal.describe("The key was used with different answers, or the draft is already submitted"),
					413: refusal.describe("The files are too large together"),
					415: refusal,
					422: refusal,
					429: refusal,
				},
			},
		},
		async (request, reply) => {
			const { code, body } = await take(request, options);
			return reply.code(code).header("cache-control", "no-store").send(body);
		},
	);
}

type Answer =
	| { code: 200 | 201; body: { status: true; message: string; data: z.infer<typeof receipt> } }
	| { code: 400 | 403 | 409 | 413 | 415 | 422; body: z.infer<typeof refusal> };

function refuse(code: Exclude<Answer["code"], 200 | 201>, message: string, errors?: FieldErrors): Answer {
	return { code, body: { status: false, message, ...(errors && { errors }) } };
}

async function take(request: FastifyRequest, options: ApplicationsApi): Promise<Answer> {
	const { schoolMessages } = options.context.school;
	const messages = messagesIn(submissionMessages, schoolMessages);
	if (!request.isMultipart()) return refuse(415, messages.uploadExpected);
	if (Number(request.headers["content-length"] ?? 0) > maxRequest)
		return refuse(413, messagesIn(applicationRefusalMessages, schoolMessages).filesTooLarge);
	const idempotency = readIdempotencyKey(request.headers);
	if (!idempotency.ok) return refuse(422, messages.idempotencyKeyInvalid, idempotency.errors);
	const upload = await parseUpload(request, options.staging, (name) => documentFields().get(name));
	if (!upload) return refuse(400, messages.applicationUploadBroken);
	try {
		const source = await knownSource(options.context.db, (request.query as { from?: unknown }).from);
		return await submit(upload, idempotency.key ?? randomUUID(), source, options);
	} finally {
		await upload.discard();
	}
}

async function submit(
	{ fields: texts, files, errors: fileErrors }: ParsedMultipart,
	idempotencyKey: string,
	source: string | null,
	{ context, gateway, now }: ApplicationsApi,
): Promise<Answer> {
	const { application_type: type, ...fields } = texts;
	if (!isApplicationType(type)) {
		const messages = messagesIn(submissionMessages, context.school.schoolMessages);
		const types = applicationTypes();
		return refuse(422, messages.typeUnknown, { application_type: messages.typeChoices({ types: types.join(", ") }) });
	}
	const result = await submitApplication(context, {
		type,
		fields,
		files,
		fileErrors,
		idempotencyKey,
		source,
		now: now(),
	});
	if (!result.ok && result.reason === "invalid") return refuse(422, result.message, result.errors);
	if (!result.ok && result.reason === "closed") return refuse(403, result.message);
	const messages = messagesIn(applicationRefusalMessages, context.school.schoolMessages);
	if (!result.ok)
		return refuse(
			409,
			result.reason === "key-conflict"
				? messages.alreadyReceivedDifferently({ reference: result.earlier.reference })
				: messages.alreadyReceived({ reference: result.reference }),
		);
	const { reference, token } = result;
	const payment = result.feePayable ? await orderFor(context, gateway, result.id, now()) : noFeeDue;
	return {
		code: result.created ? 201 : 200,
		body: {
			status: true,
			message: messages.received({ reference }),
			data: { reference, token, ...payment },
		},
	};
}

const noFeeDue = { fee_due: false, payment: null };

/** The stored application is what counts: an unreachable provider leaves the order to be made later. */
async function orderFor(context: SubmitContext, gateway: PaymentGateway | null, applicationId: number, now: Date) {
	const fee = await readFee(context.db, applicationId, now);
	if (!fee || !gateway || isSettled(fee)) return noFeeDue;
	const ensured = await ensureOrder(context.db, gateway, applicationId, now);
	return {
		fee_due: true,
		payment: ensured.ok ? { id: ensured.orderId, amount: fee.amount, currency: fee.currency } : null,
	};
}
