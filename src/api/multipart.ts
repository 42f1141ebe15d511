import type { FastifyRequest } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { documentFields } from "#src/admissions/forms/application-forms.ts";
import {
	type MultipartPart,
	type ParsedMultipart,
	parseMultipart,
	type StagedFile,
} from "#src/documents/stage-uploads.server.ts";
import { type DocumentKind, documentKinds, largestDocument } from "#src/forms/documents.ts";

/** The most that an application's documents may have together, in bytes. */
export const maxDocuments = [...documentFields.values()].reduce((sum, kind) => sum + documentKinds[kind].maxSize, 0);

/** The parser's limits; sizes in bytes. */
export const multipartLimits = {
	fileSize: largestDocument,
	fieldSize: 64 * 1024,
	fieldNameSize: 100,
	fields: 80,
	files: documentFields.size,
	parts: 100,
	headerPairs: 50,
};

/** The length of a request with one file of this size and what multipart writes around it, in bytes. */
export const withMultipart = (size: number) => size + 64 * 1024;

export const brokenUpload = "The request was cut off or is not valid multipart/form-data. Please send the file again.";

/** Leaves the body out: its parts are validated while they arrive. */
export const validateAllButBody: typeof validatorCompiler = (route) =>
	route.httpPart === "body" ? (value) => ({ value }) : validatorCompiler(route);

// What busboy and dicer, its parser, throw for a body that is not well-formed. They have no codes.
const malformedBody =
	/^Multipart: Boundary not found$|^Unexpected end of multipart data$|terminated early due to unexpected end/;
const closedConnection = new Set(["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", "FST_MP_PREMATURE_CLOSE"]);

/**
 * Parses a multipart request into the staging folder.
 * @returns undefined for a body that is malformed or cut off
 * @throws everything else: errors of the file system, and `@fastify/multipart`'s errors with a status for requests
 * beyond the limits
 */
export async function parseUpload(
	request: FastifyRequest,
	staging: string,
	kindOf: (name: string) => DocumentKind | undefined,
): Promise<ParsedMultipart | undefined> {
	try {
		return await parseMultipart(partsOf(request), staging, kindOf);
	} catch (error) {
		if (isSendersFault(error, request)) return undefined;
		throw error;
	}
}

/** Whether reading a multipart request failed since its body is malformed or cut off. */
export function isSendersFault(error: unknown, { raw }: FastifyRequest): boolean {
	if (!(error instanceof Error)) return false;
	const code = "code" in error ? String(error.code) : "";
	return malformedBody.test(error.message) || (closedConnection.has(code) && !raw.complete);
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<MultipartPart> {
	for await (const part of request.parts()) {
		if (part.type === "file")
			yield { type: "file", name: part.fieldname, fileName: part.filename ?? "", stream: part.file };
		else yield { type: "field", name: part.fieldname, value: String(part.value ?? ""), truncated: part.valueTruncated };
	}
}

/** The only file of a request, expected under this name; a message if it is missing or not acceptable. */
export function onlyFile({ files, errors }: ParsedMultipart, name: string): StagedFile | string {
	const [file] = files;
	const message = errors[name] ?? Object.values(errors)[0];
	return message ?? file ?? `Please send one file, in a part named ${name}.`;
}
