import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { withoutControls } from "#src/forms/control-characters.ts";
import type { FieldErrors } from "#src/forms/definition.ts";
import { documentRefusals } from "#src/forms/document-refusals.ts";
import { refuseDocument } from "#src/forms/document-rules.ts";
import {
	type DocumentExtension,
	type DocumentKind,
	documentExtension,
	documentKinds,
	isPicture,
	maxScanSize,
} from "#src/forms/documents.ts";
import type { DocumentFault } from "./inspection/document-fault.ts";
import { inspectDocument } from "./inspection/inspect-document.server.ts";
import { redrawPicture } from "./pictures/redraw-picture.server.ts";
import { type ScanFile, ScannerUnavailableError } from "./virus-scan.server.ts";

/** A part of a multipart request, from the HTTP layer. A file must be read before the next part is asked for. */
export type MultipartPart =
	| { type: "field"; name: string; value: string; truncated: boolean }
	| { type: "file"; name: string; fileName: string; stream: Readable & { truncated: boolean } };

/** Where uploads are checked. */
export type Staging = {
	/** The folder for files that are arriving. */
	folder: string;
	/** Undefined where no scanner is set. */
	scan?: ScanFile | undefined;
};

/** A complete file, at `path` until its application is stored or refused. */
export type StagedFile = {
	field: string;
	name: string;
	size: number;
	sha256: string;
	/** Of the file as it was sent: another one where that was a picture, which is drawn anew. */
	sentSha256: string;
	path: string;
};

export type ParsedMultipart = {
	fields: Record<string, string>;
	files: StagedFile[];
	errors: FieldErrors;
	/** Why files could not be scanned; each of them has an error that says so. */
	unscanned: ScannerUnavailableError | undefined;
	discard: () => Promise<void>;
};

/**
 * Parses a multipart request: texts into `fields`, files into a temporary folder of their own, streamed, so that memory
 * does not grow with their size. Every part is read to its end even if it is invalid, so that the sender gets an answer
 * instead of a broken connection.
 * @param staging its folder is where the temporary folder is created
 * @param kindOf what is expected under a name: no file where undefined; an empty file control counts as no file
 */
export async function parseMultipart(
	parts: AsyncIterable<MultipartPart>,
	staging: Staging,
	kindOf: (name: string) => DocumentKind | undefined,
): Promise<ParsedMultipart> {
	await mkdir(staging.folder, { recursive: true });
	const folder = await mkdtemp(join(staging.folder, "application-"));
	const parsed: ParsedMultipart = {
		fields: {},
		files: [],
		errors: {},
		unscanned: undefined,
		discard: () => rm(folder, { recursive: true, force: true }),
	};
	const seen = new Set<string>();
	try {
		for await (const part of parts) {
			const repeated = seen.has(part.name);
			seen.add(part.name);
			if (part.type === "field") parseField(parsed, part);
			else
				await stageFile(parsed, part, { folder, scan: staging.scan, kind: repeated ? undefined : kindOf(part.name) });
			if (repeated) parsed.errors[part.name] = "This was sent twice";
		}
	} catch (error) {
		await parsed.discard();
		throw error;
	}
	return parsed;
}

function parseField({ fields, errors }: ParsedMultipart, part: MultipartPart & { type: "field" }) {
	// Forms send line breaks as CR LF (RFC 7578).
	fields[part.name] = part.value.replaceAll("\r\n", "\n");
	if (part.truncated) errors[part.name] = "This text is too long";
}

async function stageFile(
	parsed: ParsedMultipart,
	part: MultipartPart & { type: "file" },
	{ folder, scan, kind }: Staging & { kind: DocumentKind | undefined },
) {
	const { files, errors } = parsed;
	const extension = documentExtension(part.fileName);
	if (!kind || (extension === undefined && part.fileName !== "")) {
		for await (const _chunk of part.stream);
		errors[part.name] = kind ? documentKinds[kind].notTaken : "No file is expected here";
		return;
	}
	const staged = await writeStaged(part.stream, join(folder, randomUUID()));
	if (part.fileName === "" && staged.size === 0) return;
	const refusal = part.stream.truncated
		? documentKinds[kind].tooLarge
		: refuseDocument({ name: part.fileName, size: staged.size }, kind);
	const name = withoutControls(part.fileName).normalize("NFC");
	const checked =
		refusal === undefined && extension !== undefined
			? await check({ field: part.name, name, sentSha256: staged.sha256, ...staged }, extension, scan).catch(
					(error: unknown) => {
						if (!(error instanceof ScannerUnavailableError)) throw error;
						parsed.unscanned = error;
						return "unchecked" as const;
					},
				)
			: undefined;
	if (typeof checked === "object") files.push(checked);
	else errors[part.name] = refusal ?? messageOf(checked ?? "type", kind);
}

/** What becomes of a picture is never larger, also where its sender may send more than is stored. */
const largestPicture = maxScanSize;

/** @returns the file as it is to be stored, or why it is not taken */
async function check(
	file: StagedFile,
	extension: DocumentExtension,
	scan: ScanFile | undefined,
): Promise<StagedFile | DocumentFault | "virus"> {
	const fault = await inspectDocument(file.path, extension);
	if (fault) return fault;
	if ((await scan?.(file.path)) !== undefined) return "virus";
	if (!isPicture(file)) return file;
	const output = `${file.path}.drawn`;
	const task = { input: file.path, output, isPng: extension === "png", maxSize: largestPicture };
	const drawn = await redrawPicture(task);
	if (!drawn.ok) return drawn.fault;
	const bytes = await readFile(output);
	const name = extension === "png" && drawn.extension === "jpg" ? file.name.replace(/\.png$/i, ".jpg") : file.name;
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	return { ...file, name, path: output, size: bytes.length, sha256 };
}

function messageOf(fault: DocumentFault | "virus" | "unchecked", kind: DocumentKind): string {
	return fault === "type" ? documentKinds[kind].notTaken : documentRefusals[fault];
}

async function writeStaged(source: Readable, path: string): Promise<{ size: number; sha256: string; path: string }> {
	const hash = createHash("sha256");
	let size = 0;
	const measure = async function* (chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			hash.update(chunk);
			size += chunk.length;
			yield chunk;
		}
	};
	await pipeline(source, measure, createWriteStream(path));
	return { size, sha256: hash.digest("hex"), path };
}

/**
 * Removes what interrupted uploads have left in the staging folder.
 * @param olderThan must be longer ago than the longest upload takes, since an upload in progress looks the same
 * @returns how many
 */
export async function clearStaging(staging: string, olderThan: Date): Promise<number> {
	await mkdir(staging, { recursive: true });
	let removed = 0;
	for (const name of await readdir(staging)) {
		const path = join(staging, name);
		// An upload that ends now removes its folder itself.
		const stats = await stat(path).catch(() => undefined);
		if (!stats || stats.mtime >= olderThan) continue;
		await rm(path, { recursive: true, force: true });
		removed++;
	}
	return removed;
}
