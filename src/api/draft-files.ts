import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { applicationForms } from "../forms/application/applications.ts";
import type { StagedFile } from "../forms/application/receive.server.ts";
import type { AdmissionsDesk } from "../forms/application/submit.server.ts";
import { fieldsOf } from "../forms/description.ts";
import { documentMessages, maxDocumentSize, refuseDocument } from "../forms/documents.ts";
import { putDraftFile, removeDraftFile } from "../forms/drafts/files.server.ts";
import { findDraft } from "../forms/drafts/hold.server.ts";
import { tokenOf } from "./bearer.ts";
import { notOpen } from "./draft-answers.ts";
import { byField, byToken, done, notOpenAnswers, upload, uploaded } from "./drafts.schema.ts";
import { refusal } from "./envelope.ts";
import { receive, validateAllButBody } from "./multipart.ts";

type Options = { desk: AdmissionsDesk; staging: string; now: () => Date };

const tags = ["Drafts"];
const partName = "file";
/** A file and what multipart writes around it, in bytes. */
const maxRequest = maxDocumentSize + 64 * 1024;
const badRequest = "The request was cut off or is not valid multipart/form-data. Please send the file again.";

/** The door for files that are sent as soon as they are chosen. */
export async function draftFilesApi(app: FastifyInstance, { desk, staging, now }: Options) {
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
	app.setValidatorCompiler(validateAllButBody);
	const typed = app.withTypeProvider<ZodTypeProvider>();

	typed.post(
		"/website/draft/file/:field",
		{
			bodyLimit: maxRequest,
			config: { rateLimit: { max: 90, timeWindow: "10 minutes" } },
			schema: {
				tags,
				summary: "Send a file, in place of the one that its question has",
				consumes: ["multipart/form-data"],
				headers: byToken,
				params: byField,
				body: upload,
				response: { 201: uploaded, 400: refusal, 415: refusal, ...notOpenAnswers },
			},
		},
		async (request, reply) => {
			const [token, { field }] = [tokenOf(request.headers), request.params];
			const found = await findDraft(desk.db, token, now());
			if (!found.ok) return notOpen(reply, found);
			const refuse = (message: string) => reply.code(422).send({ status: false, message, errors: { [field]: message } });
			if (!fieldsOf(applicationForms[found.draft.application_type].form, "file").includes(field)) return refuse("No file is expected here");
			if (!request.isMultipart()) return reply.code(415).send({ status: false, message: "Please send the file as multipart/form-data." });
			if (Number(request.headers["content-length"] ?? 0) > maxRequest) return refuse(documentMessages.tooLarge);
			const received = await receiveFile(request, staging, field);
			if (!received) return reply.code(400).send({ status: false, message: badRequest });
			try {
				if ("message" in received) return refuse(received.message);
				const put = await putDraftFile(desk, token, received.file, now());
				return put.ok ? reply.code(201).send({ status: true, data: put.file }) : notOpen(reply, put);
			} finally {
				await received.discard();
			}
		},
	);

	typed.delete(
		"/website/draft/file/:field",
		{
			config: { rateLimit: { max: 90, timeWindow: "10 minutes" } },
			schema: { tags, summary: "Take a file out", headers: byToken, params: byField, response: { 200: done, ...notOpenAnswers } },
		},
		async ({ headers, params }, reply) => {
			const removed = await removeDraftFile(desk, tokenOf(headers), params.field, now());
			return removed.ok ? reply.send({ status: true, message: "The file is deleted." }) : notOpen(reply, removed);
		},
	);
}

type ReceivedFile = ({ file: StagedFile } | { message: string }) & { discard: () => Promise<void> };

/** The one file of a request under the name of its question, or what is wrong with it. */
async function receiveFile(request: FastifyRequest, staging: string, field: string): Promise<ReceivedFile | undefined> {
	const received = await receive(request, staging, (name) => name === partName);
	if (!received) return undefined;
	const { errors, discard } = received;
	const [file] = received.files;
	const message = errors[partName] ?? Object.values(errors)[0] ?? (file ? refuseDocument(file) : `Please send one file, in a part named ${partName}.`);
	if (message !== undefined || !file) return { message: message ?? "", discard };
	return { file: { ...file, field }, discard };
}
