import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { productDocuments } from "#src/admissions/forms/application-forms.ts";
import {
	type MultipartPart,
	type ParsedMultipart,
	parseMultipart,
	type StagedFile,
	type Staging,
} from "#src/documents/stage-uploads.server.ts";
import type { FileRefusal } from "#src/forms/checks/say-rule.ts";
import { type DocumentKind, documentKinds, largestDocument } from "#src/forms/documents.ts";
import { isMalformedParts } from "#src/health/unreadable-form.ts";
import { maxOwnDocuments } from "#src/school/forms/own-question.ts";

/** The most that an application's documents may have together, in bytes. */
export const maxDocuments =
	productDocuments.reduce((sum, kind) => sum + documentKinds[kind].maxSize, 0) +
	maxOwnDocuments * documentKinds.certificate.maxSize;

/** The parser's limits; sizes in bytes. */
export const multipartLimits = {
	fileSize: largestDocument,
	fieldSize: 64 * 1024,
	fieldNameSize: 100,
	fields: 100,
	files: productDocuments.length + maxOwnDocuments,
	parts: 130,
	headerPairs: 50,
};

/** The most that is read of any request with files, in bytes: every document of an application, each too large. */
const maxRequestBytes = 2 * maxDocuments;

/** The length of a request with one file of this size and what multipart writes around it, in bytes. */
export const withMultipart = (size: number) => size + 64 * 1024;

/** Leaves the body out: its parts are validated while they arrive. */
export const validateAllButBody: typeof validatorCompiler = (route) =>
	route.httpPart === "body" ? (value) => ({ value }) : validatorCompiler(route);

const closedConnection = new Set(["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", "FST_MP_PREMATURE_CLOSE"]);

/**
 * Parses a multipart request into the staging folder.
 * @param unscanned what to do where no scanner answers: throw, for a program to come again, or have the files' errors
 * say it, for a page that keeps its answers
 * @returns undefined for a body that is malformed or cut off
 * @throws everything else: errors of the file system, and `@fastify/multipart`'s errors with a status for requests
 * beyond the limits
 */
export async function parseUpload(
	request: FastifyRequest,
	staging: Staging,
	kindOf: (name: string) => DocumentKind | undefined,
	{ unscanned = "throw" }: { unscanned?: "throw" | "say" } = {},
): Promise<ParsedMultipart | undefined> {
	const endedController = new AbortController();
	const tooLong = Promise.withResolvers<never>();
	let reading: Readable | undefined;
	const onStart = () =>
		refuseEndless(request, endedController.signal, (error) => {
			tooLong.reject(error);
			reading?.destroy(error);
		});
	const onFile = (file: Readable) => {
		reading = file;
	};
	try {
		const parts = partsOf(request, { onStart, onFile });
		const parsed = await Promise.race([parseMultipart(parts, staging, kindOf), tooLong.promise]);
		try {
			if (parsed.unscanned && unscanned === "throw") throw parsed.unscanned;
			await request.limitSender?.(parsed.fields);
		} catch (error) {
			await parsed.discard();
			throw error;
		}
		return parsed;
	} catch (error) {
		if (isSendersFault(error, request)) return undefined;
		throw error;
	} finally {
		endedController.abort();
	}
}

/** A request that is longer than any that is taken. */
class EndlessUploadError extends Error {
	override name = "EndlessUploadError";
	readonly statusCode = 413;
}

/**
 * Refuses once more has come than a whole request may have: one in chunks says no length, and the parser reads refused
 * parts to their end. The connection is closed after the answer, and what was staged is discarded with it.
 */
function refuseEndless({ raw }: FastifyRequest, signal: AbortSignal, refuse: (error: EndlessUploadError) => void) {
	let size = 0;
	const count = (chunk: Buffer) => {
		size += chunk.length;
		if (size <= maxRequestBytes) return;
		raw.off("data", count).unpipe();
		raw.pause();
		refuse(new EndlessUploadError("This upload is too large."));
	};
	raw.on("data", count);
	signal.addEventListener("abort", () => raw.off("data", count));
}

/** Tells whether reading a multipart request failed since its body is malformed or cut off. */
export function isSendersFault(error: unknown, { raw }: FastifyRequest): boolean {
	if (!(error instanceof Error)) return false;
	const code = "code" in error ? String(error.code) : "";
	return isMalformedParts(error) || (closedConnection.has(code) && !raw.complete);
}

/** @param onStart is called when the parser has the request, whose bytes flow from then on */
async function* partsOf(
	request: FastifyRequest,
	{ onStart, onFile }: { onStart: () => void; onFile: (file: Readable) => void },
): AsyncGenerator<MultipartPart> {
	const parts = request.parts();
	try {
		let next = parts.next();
		onStart();
		for (;;) {
			const { done, value: part } = await next;
			if (done) return;
			const name = part.fieldname;
			if (part.type === "file") {
				onFile(part.file);
				yield { type: "file", name, fileName: part.filename ?? "", stream: part.file };
			} else yield { type: "field", name, value: String(part.value ?? ""), truncated: part.valueTruncated };
			next = parts.next();
		}
	} finally {
		await parts.return?.(undefined);
	}
}

/** The only file of a request, expected under this name, or why there is none. */
export function onlyFile({ files, errors }: ParsedMultipart, name: string): StagedFile | FileRefusal {
	const [file] = files;
	return errors[name] ?? Object.values(errors)[0] ?? file ?? "partMissing";
}
