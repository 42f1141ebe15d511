import type { FastifyRequest } from "fastify";
import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { expectDocument } from "#src/admissions/completion/expect-document.ts";
import { noApplication } from "#src/admissions/completion/refusals.ts";
import { type LaterDocument, sendDocument } from "#src/admissions/completion/send-document.server.ts";
import { brokenUpload, onlyFile, parseUpload, withMultipart } from "#src/api/multipart.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Staging } from "#src/documents/stage-uploads.server.ts";
import { documentKinds, largestDocument } from "#src/forms/documents.ts";
import type { School } from "#src/forms/school.ts";
import type { Storage } from "#src/storage/storage.ts";

export type DocumentUploadOptions = {
	context: { db: Db; storage: Storage; school: School };
	/** The folder for files that are arriving. */
	staging: Staging;
	now: () => Date;
};

/** What the parser of a request with one document takes at most, in bytes. */
export const maxDocumentRequest = withMultipart(largestDocument);

type Received =
	| { code: 200 | 201; document: LaterDocument }
	| { code: 400 | 404 | 409 | 415 | 422 | 429; message: string };

type Named = {
	token: string;
	field: string;
	/** The name of the part with the file. */
	part: string;
};

/** Takes a document that comes later than its application, checked like those of the form. */
export async function receiveDocument(
	request: FastifyRequest,
	{ token, field, part }: Named,
	{ context, staging, now }: DocumentUploadOptions,
): Promise<Received> {
	const application = await findByToken(context.db, token, now());
	if (!application) return { code: 404, message: noApplication };
	const expected = expectDocument(application, field);
	if (!expected.ok) return { code: expected.reason === "ended" ? 409 : 422, message: expected.message };
	const { document: kind } = expected.field;
	if (!request.isMultipart()) return { code: 415, message: "Please send the file as multipart/form-data." };
	if (Number(request.headers["content-length"] ?? 0) > withMultipart(documentKinds[kind].maxSize))
		return { code: 422, message: documentKinds[kind].tooLarge };
	const upload = await parseUpload(request, staging, (name) => (name === part ? kind : undefined));
	if (!upload) return { code: 400, message: brokenUpload };
	try {
		const file = onlyFile(upload, part);
		if (typeof file === "string") return { code: 422, message: file };
		const sent = { applicationId: application.id, file: { ...file, field }, actor: "applicant" };
		const result = await sendDocument(context, sent, now());
		if (result.ok) return { code: result.document.outcome === "sent" ? 201 : 200, document: result.document };
		if (result.reason === "gone") return { code: 404, message: noApplication };
		return { code: codes[result.reason], message: result.message };
	} finally {
		await upload.discard();
	}
}

const codes = { ended: 409, refused: 409, "not-expected": 422, "too-often": 429 } as const;
