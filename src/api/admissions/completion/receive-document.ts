import type { FastifyReply, FastifyRequest } from "fastify";
import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { type DocumentField, expectDocument } from "#src/admissions/completion/outstanding.ts";
import { type LaterDocument, sayNotTaken, sendDocument } from "#src/admissions/completion/send-document.server.ts";
import { onlyFile, parseUpload, withMultipart } from "#src/api/multipart.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Staging } from "#src/documents/stage-uploads.server.ts";
import { type FileRefusal, sayRule } from "#src/forms/checks/say-rule.ts";
import { documentKinds, largestDocument } from "#src/forms/documents.ts";
import type { School } from "#src/forms/school.ts";
import { waitUntil } from "#src/forms/submission/wait-until.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages, submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import type { Storage } from "#src/storage/storage.ts";

export type DocumentUploadOptions = {
	context: { db: Db; storage: Storage; school: School };
	/** The folder for files that are arriving. */
	staging: Staging;
	now: () => Date;
};

/** Largest request with one document that the parser takes, in bytes. */
export const maxDocumentRequest = withMultipart(largestDocument);

/** The same for a form, which may send several pictures as the pages of one document. */
export const maxDocumentForm = withMultipart(3 * largestDocument);

export type DocumentAnswer =
	| { code: 200 | 201; document: LaterDocument }
	| {
			code: 400 | 404 | 409 | 415 | 422 | 429;
			message: string;
			/** Refusal of its file. */
			refusal?: FileRefusal;
			/** Time after which the next one is taken. */
			seconds?: number;
	  };

type UploadOptions = {
	/** The name of the part with the file. */
	part: string;
	/** True for a page that may have no code, and so no scanner: pictures of any kind are taken, several as one PDF. */
	byForm?: boolean;
};

/** Takes a document that comes later than its application, checked like those of the form. */
export async function receiveDocument(
	request: FastifyRequest,
	{ token, field, ...sent }: UploadOptions & { token: string; field: string },
	options: DocumentUploadOptions,
): Promise<DocumentAnswer> {
	const { context, now } = options;
	const application = await findByToken(context.db, token, now());
	const { schoolMessages } = context.school;
	if (!application) return { code: 404, message: messagesIn(applicationRefusalMessages, schoolMessages).linkInvalid };
	const expected = expectDocument(application, field);
	if (!expected.ok)
		return { code: expected.reason === "ended" ? 409 : 422, message: sayNotTaken(expected, schoolMessages) };
	return receiveFile(request, { ...sent, applicationId: application.id, field: expected.field }, options);
}

/** Takes the document of an application that may be sent now. */
export async function receiveFile(
	request: FastifyRequest,
	{ applicationId, field: { name, document }, part, byForm = false }: UploadOptions & ExpectedDocument,
	{ context, staging, now }: DocumentUploadOptions,
): Promise<DocumentAnswer> {
	const kind = byForm && document === "certificate" ? "photographed" : document;
	const { schoolMessages } = context.school;
	const messages = messagesIn(submissionMessages, schoolMessages);
	const refuse = (refusal: FileRefusal): DocumentAnswer => ({
		code: 422,
		message: sayRule(refusal, schoolMessages),
		refusal,
	});
	if (!request.isMultipart()) return { code: 415, message: messages.uploadExpected };
	const max = kind === "photographed" ? maxDocumentForm : withMultipart(documentKinds[kind].maxSize);
	if (Number(request.headers["content-length"] ?? 0) > max) return refuse(documentKinds[kind].tooLarge);
	const kindOf = (each: string) => (each === part ? kind : undefined);
	const upload = await parseUpload(request, staging, kindOf, { unscanned: byForm ? "say" : "throw" });
	if (!upload) return { code: 400, message: messages.uploadBroken };
	try {
		const file = onlyFile(upload, part);
		if (typeof file === "string") return refuse(file);
		if (file.size > documentKinds[document].maxSize) return refuse(documentKinds[document].tooLarge);
		const sentUpload = { applicationId, file: { ...file, field: name }, actor: "applicant" };
		const result = await sendDocument(context, sentUpload, now());
		if (result.ok) return { code: result.document.outcome === "sent" ? 201 : 200, document: result.document };
		if (result.reason === "gone")
			return { code: 404, message: messagesIn(applicationRefusalMessages, schoolMessages).linkInvalid };
		const wait = result.again && waitUntil(result.again, now(), schoolMessages);
		return { code: codes[result.reason], message: result.message, ...(wait && { seconds: wait.seconds }) };
	} finally {
		await upload.discard();
	}
}

type ExpectedDocument = { applicationId: number; field: DocumentField };

/** Answers as the API does. */
export function sayReceived(reply: FastifyReply, result: DocumentAnswer, field: string) {
	if ("document" in result) return reply.code(result.code).send({ status: true, data: result.document });
	const { code, message, seconds } = result;
	if (seconds !== undefined) reply.header("retry-after", seconds);
	const errors = code === 422 ? { errors: { [field]: message } } : {};
	return reply.code(code).send({ status: false, message, ...errors });
}

const codes = { ended: 409, refused: 409, "not-expected": 422, "too-often": 429 } as const;
