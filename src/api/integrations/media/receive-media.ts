import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { writeDurably } from "#src/storage/durable.server.ts";

/** A file that has come, and the texts that came with it. `discard` deletes it. */
export type ReceivedMedia = {
	file: { path: string; name: string; size: number; sha256: string } | undefined;
	texts: Readonly<Record<string, string>>;
	/** The file is larger than any that is taken. */
	truncated: boolean;
	discard: () => Promise<void>;
};

/** Reads a multipart request to its end: the part `file` into the staging folder, streamed, and texts. */
export async function receiveMedia(request: FastifyRequest, stagingFolder: string): Promise<ReceivedMedia> {
	await mkdir(stagingFolder, { recursive: true });
	const folder = await mkdtemp(join(stagingFolder, "media-"));
	const discard = () => rm(folder, { recursive: true, force: true });
	const received: ReceivedMedia & { texts: Record<string, string> } = {
		file: undefined,
		texts: {},
		truncated: false,
		discard,
	};
	try {
		for await (const part of request.parts()) {
			if (part.type !== "file") received.texts[part.fieldname] = String(part.value ?? "");
			else if (part.fieldname !== "file" || received.file) await readToEnd(part.file);
			else {
				received.file = await store(part, join(folder, "upload"));
				received.truncated = part.file.truncated;
			}
		}
		return received;
	} catch (error) {
		await discard();
		throw error;
	}
}

async function store({ file, filename }: MultipartFile, path: string) {
	return { path, name: (filename || "file").normalize("NFC"), ...(await writeDurably(path, file)) };
}

async function readToEnd(stream: Readable) {
	for await (const _chunk of stream);
}
