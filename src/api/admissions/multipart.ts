import type { FastifyRequest } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { type IncomingPart, type Received, receiveParts } from "#src/admissions/documents/stage-uploads.server.ts";
import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { fieldsOf } from "#src/forms/definition.ts";
import { maxDocumentSize } from "#src/forms/documents.ts";

/** Every name under which one of the forms takes a file. */
export const fileNames = new Set(Object.values(applicationForms).flatMap(({ form }) => fieldsOf(form, "file")));

/** What the parser lets through at most, in bytes and counts. */
export const multipartLimits = {
	...{ fileSize: maxDocumentSize, fieldSize: 64 * 1024, fieldNameSize: 100 },
	...{ fields: 60, files: fileNames.size, parts: 80, headerPairs: 50 },
};

/** Everything but the body: its parts are judged while they arrive. */
export const validateAllButBody: typeof validatorCompiler = (route) =>
	route.httpPart === "body" ? (value) => ({ value }) : validatorCompiler(route);

/**
 * Takes a request's parts into the staging folder.
 * @returns undefined for a request that is cut off or not well formed
 * @throws what the file system throws, and errors with a status below 500 for requests beyond the limits
 */
export async function receive(
	request: FastifyRequest,
	staging: string,
	allowedFiles: (name: string) => boolean,
): Promise<Received | undefined> {
	try {
		return await receiveParts(incomingParts(request), staging, allowedFiles);
	} catch (error) {
		// The parser reports a truncated body or a missing boundary as an error without a status.
		const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
		const ours = error instanceof Error && "syscall" in error;
		if (ours || (typeof status === "number" && status < 500)) throw error;
		return undefined;
	}
}

async function* incomingParts(request: FastifyRequest): AsyncGenerator<IncomingPart> {
	for await (const part of request.parts()) {
		if (part.type === "file")
			yield { type: "file", name: part.fieldname, fileName: part.filename ?? "", stream: part.file };
		else yield { type: "field", name: part.fieldname, value: String(part.value ?? ""), truncated: part.valueTruncated };
	}
}
