import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { readRequest } from "#src/admissions/requests/read-request.server.ts";
import { multipartLimits, validateAllButBody } from "#src/api/multipart.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { FileMissingError } from "#src/storage/storage.ts";
import {
	type DocumentAnswer,
	type DocumentUploadOptions,
	maxDocumentForm,
	receiveFile,
	sayReceived,
} from "./completion/receive-document.ts";

const part = "file";
const params = z.object({ code: z.string().max(100) });
const personal = { "cache-control": "no-store, private", "referrer-policy": "no-referrer" };

/**
 * Takes the one document that a request asks for, from the form of its page, and leads back there, or tells the page's
 * code the result; and shows the picture in whose place it is to come.
 */
export async function documentRequests(app: FastifyInstance, options: DocumentUploadOptions) {
	await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
	app.setValidatorCompiler(validateAllButBody);
	const typedApp = app.withTypeProvider<ZodTypeProvider>();

	typedApp.post(
		paths.documentRequest(":code"),
		{
			bodyLimit: maxDocumentForm,
			config: { rateLimit: { max: 30, timeWindow: "10 minutes" } },
			schema: { hide: true, params },
		},
		async (request, reply) => {
			const { code } = request.params;
			const foundRequest = await readRequest(options.context.db, code);
			const receivedFile: DocumentAnswer =
				foundRequest?.state === "open"
					? await receiveFile(request, { ...foundRequest, part, byForm: true }, options)
					: {
							code: 409,
							message: messagesIn(applicationRefusalMessages, options.context.school.schoolMessages).documentLinkOver,
						};
			reply.headers(personal);
			if (request.headers.accept === "application/json")
				return sayReceived(reply, receivedFile, foundRequest?.field.name ?? part);
			const sentCode = codeOf(receivedFile);
			return reply.redirect(paths.documentRequest(encodeURIComponent(code), sentCode), 303);
		},
	);

	typedApp.get(
		paths.documentRequestPicture(":code"),
		{ config: { rateLimit: { max: 120, timeWindow: "10 minutes" } }, schema: { hide: true, params } },
		async ({ params: { code } }, reply) => {
			reply.headers({ ...personal, "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'self'" });
			const request = await readRequest(options.context.db, code);
			if (request?.state !== "open" || !request.picture) return reply.code(404).send();
			const { key, mediaType, size } = request.picture;
			try {
				const content = await options.context.storage.open(key);
				return reply.type(mediaType).headers({ "content-length": size, "content-disposition": "inline" }).send(content);
			} catch (error) {
				if (!(error instanceof FileMissingError)) throw error;
				return reply.code(404).send();
			}
		},
	);
}

/** @returns its outcome, as the page's address has it */
function codeOf(result: DocumentAnswer): string {
	if (!("document" in result)) return result.refusal ?? "other";
	return result.document.outcome === "unchanged" ? "same" : "yes";
}
