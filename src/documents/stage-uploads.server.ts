import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { withoutControls } from "#src/formatting/typed-text.ts";
import type { FileRefusal, FileRefusals } from "#src/forms/checks/say-rule.ts";
import { refuseDocument } from "#src/forms/document-rules.ts";
import {
	type DocumentExtension,
	type DocumentKind,
	type DocumentRules,
	documentExtension,
	documentKinds,
} from "#src/forms/documents.ts";
import { decryptPdf } from "./inspection/decrypt-pdf.server.ts";
import type { DocumentFault } from "./inspection/document-fault.ts";
import { endingByContent, inspectDocument } from "./inspection/inspect-document.server.ts";
import { drawPicture, faultOfKind, joinPictures } from "./pictures/draw-pictures.server.ts";
import { type PictureFormat, pictureFormats } from "./pictures/redraw-task.ts";
import { type ScanFile, ScannerUnavailableError } from "./virus-scan.server.ts";

/** A part of a multipart request, from the HTTP layer. A file must be read before the next part is asked for. */
export type MultipartPart =
	| { type: "field"; name: string; value: string; truncated: boolean }
	| { type: "file"; name: string; fileName: string; stream: Readable & { truncated: boolean } };

/** Place where uploads are checked. */
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
	/** Hash of the file as it was sent: differs from `sha256` if that was encrypted, or a picture, which is redrawn. */
	sentSha256: string;
	path: string;
};

export type ParsedMultipart = {
	fields: Record<string, string>;
	files: StagedFile[];
	errors: FileRefusals;
	/** Reason why files could not be scanned; each of them has an error that says so. */
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
	const seenNames = new Set<string>();
	const pictures: StagedPictures = new Map();
	try {
		for await (const part of parts) {
			const kind = kindOf(part.name);
			const repeated = seenNames.has(part.name) && !(joinsPictures(kind) && part.type === "file");
			seenNames.add(part.name);
			if (part.type === "field") parseField(parsed, part);
			else await stageFile(parsed, part, { folder, scan: staging.scan, kind: repeated ? undefined : kind, pictures });
			if (repeated) parsed.errors[part.name] = "sentTwice";
		}
		for (const [field, sent] of pictures) {
			const kind = kindOf(field);
			if (parsed.files.some((file) => file.field === field)) parsed.errors[field] = "several";
			else if (kind) await drawStaged(parsed, kind, sent);
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
	if (part.truncated) errors[part.name] = "textTooLong";
}

/** Pictures that are still to be drawn, by their fields. */
type StagedPictures = Map<string, StagedPicture[]>;
type StagedPicture = StagedFile & { format: PictureFormat };

/** Tells whether pictures of any kind are taken, several of which are the pages of one document. */
function joinsPictures(kind: DocumentKind | undefined): boolean {
	const rules: DocumentRules | undefined = kind && documentKinds[kind];
	return rules?.anyPicture === true;
}

async function stageFile(
	parsed: ParsedMultipart,
	part: MultipartPart & { type: "file" },
	{ folder, scan, kind, pictures }: Staging & { kind: DocumentKind | undefined; pictures: StagedPictures },
) {
	const { files, errors } = parsed;
	const nameExtension = documentExtension(part.fileName);
	if (!kind || (nameExtension === undefined && part.fileName !== "" && !joinsPictures(kind))) {
		for await (const _chunk of part.stream);
		errors[part.name] = kind ? documentKinds[kind].notTaken : "notNeeded";
		return;
	}
	const staged = await writeStaged(part.stream, join(folder, randomUUID()));
	if (part.fileName === "" && staged.size === 0) return;
	const content = joinsPictures(kind) ? await endingByContent(staged.path) : undefined;
	// Checks use the name that the file will have: for a picture that is to be drawn, any of its names.
	const ending = content === undefined || content === nameExtension ? "" : isDocument(content) ? `.${content}` : ".jpg";
	const name = withoutControls(part.fileName).normalize("NFC") + (ending === ".jpg" ? "" : ending);
	const refusal = part.stream.truncated
		? documentKinds[kind].tooLarge
		: refuseDocument({ name: part.fileName + ending, size: staged.size }, kind);
	const file = { field: part.name, name, sentSha256: staged.sha256, ...staged };
	const checkedFile =
		refusal === undefined
			? await check(file, { nameExtension, content }, scan).catch((error: unknown) => {
					if (!(error instanceof ScannerUnavailableError)) throw error;
					parsed.unscanned = error;
					return "unchecked" as const;
				})
			: undefined;
	if (typeof checkedFile !== "object") errors[part.name] = refusal ?? refusalOf(checkedFile ?? "type", kind);
	else if (files.some(({ field }) => field === part.name)) errors[part.name] = "several";
	else if (checkedFile.format === undefined) files.push(checkedFile);
	else pictures.set(part.name, [...(pictures.get(part.name) ?? []), { ...checkedFile, format: checkedFile.format }]);
}

/** Ending by name, and the one by content where that is asked for. */
type Endings = { nameExtension: DocumentExtension | undefined; content: string | undefined };

/** @returns the file as it is to be stored, or to be drawn, or why it is not taken */
async function check(
	file: StagedFile,
	{ nameExtension, content }: Endings,
	scan: ScanFile | undefined,
): Promise<(StagedFile & { format?: PictureFormat }) | DocumentFault | "virus"> {
	const ending = content ?? nameExtension;
	if (ending === undefined) return "type";
	const fault =
		content === undefined || isDocument(content)
			? await inspectDocument(file.path, content ?? nameExtension ?? "pdf")
			: faultOfKind(ending);
	if (fault === "encrypted") {
		const output = `${file.path}.decrypted`;
		const inner = await decryptPdf(file.path, output);
		return inner ?? ((await scan?.(output)) === undefined ? rewritten(file, { path: output }) : "virus");
	}
	if (fault) return fault;
	if ((await scan?.(file.path)) !== undefined) return "virus";
	return isDrawn(ending) ? { ...file, format: pictureFormats[ending] } : file;
}

const isDocument = (content: string): content is "pdf" | "docx" => content === "pdf" || content === "docx";
const isDrawn = (ending: string): ending is keyof typeof pictureFormats => Object.hasOwn(pictureFormats, ending);

/** Draws the pictures of a field again: one as a picture, several as the pages of a PDF. */
async function drawStaged({ files, errors }: ParsedMultipart, kind: DocumentKind, pictures: readonly StagedPicture[]) {
	const [first] = pictures;
	if (!first || errors[first.field] !== undefined) return;
	const picture = await (pictures.length === 1 ? drawPicture(first) : joinPictures(pictures));
	if (typeof picture === "string") {
		errors[first.field] = refusalOf(picture, kind);
		return;
	}
	const sentSha256 = pictures.length === 1 ? first.sentSha256 : sha256(pictures.map((each) => each.sentSha256).join());
	const { format: _, ...file } = first;
	files.push(await rewritten({ ...file, sentSha256 }, picture));
}

const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

/** A file as it is at another path, with another name. */
async function rewritten(file: StagedFile, at: { path: string; name?: string }): Promise<StagedFile> {
	const bytes = await readFile(at.path);
	return { ...file, ...at, size: bytes.length, sha256: sha256(bytes) };
}

function refusalOf(fault: DocumentFault | "virus" | "unchecked", kind: DocumentKind): FileRefusal {
	return fault === "type" ? documentKinds[kind].notTaken : fault;
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
