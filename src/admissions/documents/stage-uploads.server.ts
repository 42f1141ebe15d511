import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FieldErrors } from "#src/forms/definition.ts";
import { documentExtension, documentMessages } from "#src/forms/documents.ts";
import { contentAgrees } from "./inspect-document.server.ts";

/** A part of a multipart request, as the HTTP layer hands it over; a file must be read before the next part comes. */
export type IncomingPart =
	| { type: "field"; name: string; value: string; truncated: boolean }
	| { type: "file"; name: string; fileName: string; stream: Readable & { truncated: boolean } };

/** A file that has arrived whole and waits at `path` until its application is stored or refused. */
export type StagedFile = { field: string; name: string; size: number; sha256: string; path: string };

export type Received = {
	fields: Record<string, string>;
	files: StagedFile[];
	errors: FieldErrors;
	discard: () => Promise<void>;
};

/**
 * Takes a multipart request apart: texts into `fields`, files streamed to a temporary folder, so that memory does not grow with their size.
 * Every part is read to its end whatever is wrong with it, so that the sender gets an answer instead of a broken connection.
 * @param staging where the temporary folder is made
 * @param allowedFiles names under which a file may come; an empty file control counts as no file
 */
export async function receiveParts(
	parts: AsyncIterable<IncomingPart>,
	staging: string,
	allowedFiles: (name: string) => boolean,
): Promise<Received> {
	await mkdir(staging, { recursive: true });
	const folder = await mkdtemp(join(staging, "application-"));
	const received: Received = {
		fields: {},
		files: [],
		errors: {},
		discard: () => rm(folder, { recursive: true, force: true }),
	};
	const seen = new Set<string>();
	try {
		for await (const part of parts) {
			const again = seen.has(part.name);
			seen.add(part.name);
			if (part.type === "field") takeField(received, part);
			else await takeFile(received, part, folder, allowedFiles(part.name) && !again);
			if (again) received.errors[part.name] = "This was sent twice";
		}
	} catch (error) {
		await received.discard();
		throw error;
	}
	return received;
}

function takeField({ fields, errors }: Received, part: IncomingPart & { type: "field" }) {
	// A form sends line ends as CR LF (RFC 7578 leaves them so); the text had LF.
	fields[part.name] = part.value.replaceAll("\r\n", "\n");
	if (part.truncated) errors[part.name] = "This text is too long";
}

async function takeFile(
	{ files, errors }: Received,
	part: IncomingPart & { type: "file" },
	folder: string,
	wanted: boolean,
) {
	const extension = documentExtension(part.fileName);
	if (!wanted || (extension === undefined && part.fileName !== "")) {
		for await (const _chunk of part.stream);
		errors[part.name] = wanted ? documentMessages.type : "No file is expected here";
		return;
	}
	const staged = await stage(part.stream, join(folder, randomUUID()));
	if (part.fileName === "" && staged.size === 0) return;
	if (part.stream.truncated) errors[part.name] = documentMessages.tooLarge;
	else if (staged.size === 0) errors[part.name] = documentMessages.empty;
	else if (extension === undefined || !(await contentAgrees(staged.path, extension)))
		errors[part.name] = documentMessages.type;
	else files.push({ field: part.name, name: part.fileName, ...staged });
}

async function stage(source: Readable, path: string): Promise<{ size: number; sha256: string; path: string }> {
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
 * Removes what uploads that a crash cut short have left in the staging folder, and says how many.
 * @param olderThan must lie further back than the longest upload takes, since one at work looks the same
 */
export async function clearIncoming(staging: string, olderThan: Date): Promise<number> {
	await mkdir(staging, { recursive: true });
	let removed = 0;
	for (const name of await readdir(staging)) {
		const path = join(staging, name);
		// An upload that ends meanwhile takes its folder away itself.
		const facts = await stat(path).catch(() => undefined);
		if (!facts || facts.mtime >= olderThan) continue;
		await rm(path, { recursive: true, force: true });
		removed++;
	}
	return removed;
}
