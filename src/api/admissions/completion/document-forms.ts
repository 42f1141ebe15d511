import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusalCode } from "#src/admissions/completion/upload-refusals.ts";
import { documentFields } from "#src/admissions/forms/application-forms.ts";
import { multipartLimits, validateAllButBody } from "#src/api/multipart.ts";
import * as paths from "#src/paths.ts";
import { type DocumentUploadOptions, maxDocumentForm, receiveDocument } from "./receive-document.ts";

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
			const received = await receiveDocument(request, { token, field, part: field, byForm: true }, options);
			const kind = documentFields.get(field);
			const outcome: Record<string, string> =
				"document" in received
					? { arrived: field }
					: { refused: field, why: refusalCode(received.message, kind ?? "certificate") };
			const tracker = `${paths.application(token)}?${new URLSearchParams(outcome)}#outcome`;
			return reply
				.headers({ "cache-control": "no-store, private", "referrer-policy": "no-referrer" })
				.redirect(tracker, 303);
		},
	);
}
