import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendDocument } from "#src/admissions/completion/send-document.server.ts";
import { refusalCode } from "#src/admissions/completion/upload-refusals.ts";
import { type RequestView, readRequest } from "#src/admissions/requests/read-request.server.ts";
import { multipartLimits, onlyFile, parseUpload, validateAllButBody } from "#src/api/multipart.ts";
import { documentKinds } from "#src/forms/documents.ts";
import * as paths from "#src/paths.ts";
import { FileMissingError } from "#src/storage/storage.ts";
import { type DocumentUploadOptions, maxDocumentRequest } from "./completion/receive-document.ts";

const part = "file";
const params = z.object({ code: z.string().max(100) });
const personal = { "cache-control": "no-store, private", "referrer-policy": "no-referrer" };

/**
 * Takes the one document that a request asks for, from the form of its page, and leads back there; and shows the
 * picture in whose place it is to come.
 */
export async function documentRequests(app: FastifyInstance, options: DocumentUploadOptions) {
	await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
	app.setValidatorCompiler(validateAllButBody);
	const typed = app.withTypeProvider<ZodTypeProvider>();

	typed.post(
		paths.documentRequest(":code"),
		{
			bodyLimit: maxDocumentRequest,
			config: { rateLimit: { max: 30, timeWindow: "10 minutes" } },
			schema: { hide: true, params },
		},
		async (request, reply) => {
			const { code } = request.params;
			const sent = await receive(request, await readRequest(options.context.db, code), options);
			return reply.headers(personal).redirect(paths.documentRequest(encodeURIComponent(code), sent), 303);
		},
	);

	typed.get(
		paths.documentRequestPicture(":code"),
		{ config: { rateLimit: { max: 120, timeWindow: "10 minutes" } }, schema: { hide: true, params } },
		async ({ params: { code } }, reply) => {
			reply.headers({ ...personal, "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'self'" });
			const found = await readRequest(options.context.db, code);
			if (found?.state !== "open" || !found.picture) return reply.code(404).send();
			const { key, mediaType, size } = found.picture;
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

/** @returns what became of it, as the page's address has it */
async function receive(
	request: FastifyRequest,
	found: RequestView | undefined,
	{ context, staging, now }: DocumentUploadOptions,
): Promise<string> {
	if (found?.state !== "open" || !request.isMultipart()) return "other";
	const { field, applicationId } = found;
	const kind = field.document === "certificate" ? "photographed" : field.document;
	const kindOf = (name: string) => (name === part ? kind : undefined);
	const upload = await parseUpload(request, staging, kindOf, { unscanned: "say" });
	if (!upload) return "other";
	try {
		const arrived = onlyFile(upload, part);
		if (typeof arrived === "string") return refusalCode(arrived, kind);
		if (arrived.size > documentKinds[field.document].maxSize) return "large";
		const sent = { applicationId, file: { ...arrived, field: field.name }, actor: "applicant" };
		const result = await sendDocument(context, sent, now());
		if (!result.ok) return "other";
		return result.document.outcome === "unchanged" ? "same" : "yes";
	} finally {
		await upload.discard();
	}
}
