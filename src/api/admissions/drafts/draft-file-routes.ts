import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { SubmitContext } from "#src/admissions/applications/submit-application.server.ts";
import { putDraftFile, removeDraftFile } from "#src/admissions/drafts/draft-files.server.ts";
import { findDraft } from "#src/admissions/drafts/lock-draft.server.ts";
import { documentFields, formOf } from "#src/admissions/forms/application-forms.ts";
import { tokenOf } from "#src/api/bearer.ts";
import { refusal } from "#src/api/envelope.ts";
import { onlyFile, parseUpload, validateAllButBody, withMultipart } from "#src/api/multipart.ts";
import * as apiPaths from "#src/api-paths.ts";
import type { Staging } from "#src/documents/stage-uploads.server.ts";
import { type FileRefusal, sayRule } from "#src/forms/checks/say-rule.ts";
import { fieldsOf } from "#src/forms/definition.ts";
import { documentKinds, largestDocument } from "#src/forms/documents.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { draftRefusalMessages, submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { byField, byToken, done, notOpen, notOpenAnswers, upload, uploaded } from "./drafts.schema.ts";

type Options = { context: SubmitContext; staging: Staging; now: () => Date };

const tags = ["Drafts"];
const partName = "file";
const maxRequest = withMultipart(largestDocument);

/** Routes for files that are sent as soon as they are chosen. */
export async function draftFilesApi(app: FastifyInstance, { context, staging, now }: Options) {
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
	app.setValidatorCompiler(validateAllButBody);
	const messages = () => messagesIn(draftRefusalMessages, context.school.schoolMessages);
	const typedApp = app.withTypeProvider<ZodTypeProvider>();

	typedApp.post(
		apiPaths.draftFile(":field"),
		{
			bodyLimit: maxRequest,
			config: { rateLimit: { max: 90, timeWindow: "10 minutes" } },
			schema: {
				tags,
				summary: "Upload a file to a draft",
				description:
					"Adds or replaces the file of a field. To submit it with the draft, send `upload:<id>` as the field’s value.",
				consumes: ["multipart/form-data"],
				headers: byToken,
				params: byField,
				body: upload,
				response: { 201: uploaded, 400: refusal, 415: refusal, ...notOpenAnswers },
			},
		},
		async (request, reply) => {
			const [token, { field }] = [tokenOf(request.headers), request.params];
			const draft = await findDraft(context.db, token, now());
			if (!draft.ok) return notOpen(reply, messages(), draft);
			const refuse = (refusal: FileRefusal) => {
				const message = sayRule(refusal, context.school.schoolMessages);
				return reply.code(422).send({ status: false, message, errors: { [field]: message } });
			};
			const forms = messagesIn(submissionMessages, context.school.schoolMessages);
			const kind = documentFields().get(field);
			if (!kind || !fieldsOf(formOf(draft.draft.application_type).form, "file").includes(field))
				return refuse("notNeeded");
			if (!request.isMultipart()) return reply.code(415).send({ status: false, message: forms.uploadExpected });
			if (Number(request.headers["content-length"] ?? 0) > withMultipart(documentKinds[kind].maxSize))
				return refuse(documentKinds[kind].tooLarge);
			const upload = await parseUpload(request, staging, (name) => (name === partName ? kind : undefined));
			if (!upload) return reply.code(400).send({ status: false, message: forms.uploadBroken });
			const file = onlyFile(upload, partName);
			const outcome = typeof file === "string" ? file : putDraftFile(context, token, { ...file, field }, now());
			const result = await Promise.resolve(outcome).finally(upload.discard);
			if (typeof result === "string") return refuse(result);
			return result.ok ? reply.code(201).send({ status: true, data: result.file }) : notOpen(reply, messages(), result);
		},
	);

	typedApp.delete(
		apiPaths.draftFile(":field"),
		{
			config: { rateLimit: { max: 90, timeWindow: "10 minutes" } },
			schema: {
				tags,
				summary: "Delete a file of a draft",
				description: "Deletes a field’s file. Does nothing if the field has no file.",
				headers: byToken,
				params: byField,
				response: { 200: done.describe("The field has no file now"), ...notOpenAnswers },
			},
		},
		async ({ headers, params }, reply) => {
			const result = await removeDraftFile(context, tokenOf(headers), params.field, now());
			return result.ok
				? reply.send({ status: true, message: messages().fileDeleted })
				: notOpen(reply, messages(), result);
		},
	);
}
