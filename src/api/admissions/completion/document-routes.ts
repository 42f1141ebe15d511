import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { bearer, tokenOf } from "#src/api/bearer.ts";
import { refusal, success } from "#src/api/envelope.ts";
import { multipartLimits, validateAllButBody } from "#src/api/multipart.ts";
import * as apiPaths from "#src/api-paths.ts";
import * as paths from "#src/paths.ts";
import {
	type DocumentUploadOptions,
	maxDocumentForm,
	maxDocumentRequest,
	receiveDocument,
	sayReceived,
} from "./receive-document.ts";

const byField = z.object({
	field: z
		.string()
		.regex(/^\w{1,100}$/, "isn’t the name of a field")
		.describe("Name of a file field of the form, such as `certificate_12`"),
});
const upload = z.object({
	file: z
		.string()
		.meta({ format: "binary" })
		.describe(
			"JPG, PNG, PDF, DOC or DOCX, up to 5 MB (5,242,880 bytes). A portfolio is a PDF of up to 20 MB (20,971,520 bytes)",
		),
});
const document = success(
	z.object({
		outcome: z
			.enum(["sent", "replaced", "unchanged"])
			.describe(
				"`sent`: the first file. `replaced`: it replaced another. `unchanged`: the same file was there already",
			),
		field: z.string().describe("Name of the form’s file field"),
		name: z.string().describe("File name"),
		size: z.int().describe("File size in bytes"),
	}),
	"The stored document",
);

/** Routes for documents that come after their application. */
export async function laterDocumentsApi(app: FastifyInstance, options: DocumentUploadOptions) {
	app.setValidatorCompiler(validateAllButBody);
	app.withTypeProvider<ZodTypeProvider>().post(
		apiPaths.applicationDocument(":field"),
		{
			bodyLimit: maxDocumentRequest,
			config: { rateLimit: { max: 90, timeWindow: "10 minutes" } },
			schema: {
				tags: ["Applications"],
				summary: "Upload or replace a document",
				description:
					"Adds a document that’s missing from the application, or replaces one until the school starts its review. An " +
					"application accepts 60 changes in 24 hours.",
				consumes: ["multipart/form-data"],
				headers: bearer("application"),
				params: byField,
				body: upload,
				response: {
					200: document.describe("Replaced, or the same file as before"),
					201: document.describe("Received"),
					400: refusal,
					404: refusal.describe("No application matches this token, or the token has expired"),
					409: refusal.describe("The application is closed, or was reviewed with the document it has"),
					415: refusal,
					422: refusal,
					429: refusal,
				},
			},
		},
		async (request, reply) => {
			const { field } = request.params;
			const target = { token: tokenOf(request.headers), field, part: "file" };
			const receivedDocument = await receiveDocument(request, target, options);
			reply.header("cache-control", "no-store");
			return sayReceived(reply, receivedDocument, field);
		},
	);
}

/**
 * Takes documents from the tracker's forms, without scripts, and leads back to the tracker, which says what happened.
 */
export async function laterDocumentForms(app: FastifyInstance, options: DocumentUploadOptions) {
	await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
	app.setValidatorCompiler(validateAllButBody);
	app.withTypeProvider<ZodTypeProvider>().post(
		paths.applicationFile(":token", ":field"),
		{
			bodyLimit: maxDocumentForm,
			config: { rateLimit: { max: 90, timeWindow: "10 minutes" } },
			schema: { hide: true, params: z.object({ token: z.string(), field: z.string() }) },
		},
		async (request, reply) => {
			const { token, field } = request.params;
			const receivedDocument = await receiveDocument(request, { token, field, part: field, byForm: true }, options);
			const outcome: Record<string, string> =
				"document" in receivedDocument
					? { arrived: field }
					: { refused: field, why: receivedDocument.refusal ?? "other" };
			const tracker = `${paths.application(token)}?${new URLSearchParams(outcome)}#outcome`;
			return reply
				.headers({ "cache-control": "no-store, private", "referrer-policy": "no-referrer" })
				.redirect(tracker, 303);
		},
	);
}
