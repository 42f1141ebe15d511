import { Readable } from "node:stream";
import { verifiedBytes } from "#src/storage/file-source.server.ts";
import type { FileSource } from "#src/storage/storage.ts";
import { limitIdle } from "./idle-timeout.server.ts";
import type { OpenClient } from "./s3-client.server.ts";
import { maySucceedLater, pauseBefore, triesOfPut } from "./s3-errors.ts";

type Object = { Bucket: string; Key: string };

/** Stores a file, read from its start at each try. */
export async function putObject(client: OpenClient, object: Object, source: FileSource): Promise<void> {
	for (let tries = 1; ; tries++)
		try {
			return await putOnce(client, object, source);
		} catch (error) {
			if (tries === triesOfPut || !maySucceedLater(error)) throw error;
			await pauseBefore(tries);
		}
}

/** One request, all or nothing: the service compares the bytes with the hash, and stores what is whole. */
async function putOnce({ sdk, client, idleTimeoutMs }: OpenClient, object: Object, source: FileSource): Promise<void> {
	const idle = limitIdle(idleTimeoutMs);
	const body = Readable.from(holdLastUntilVerified(source, idle.progress), { objectMode: false });
	// The SDK pays no attention to errors of a body, and would wait for its end.
	let broken: unknown;
	body.once("error", (error) => {
		broken = error;
		idle.abort();
	});
	const put = new sdk.PutObjectCommand({
		...object,
		Body: body,
		ContentLength: source.size,
		ChecksumSHA256: Buffer.from(source.sha256, "hex").toString("base64"),
	});
	// A part of the signature, so services verify it that know nothing of checksums.
	put.middlewareStack.add(
		(next) => (args) => {
			if (hasHeaders(args.request)) args.request.headers["x-amz-content-sha256"] = source.sha256;
			return next(args);
		},
		{ step: "build" },
	);
	try {
		await client.send(put, { abortSignal: idle.signal });
	} catch (error) {
		throw broken ?? (idle.signal.aborted ? idle.signal.reason : error);
	} finally {
		idle.end();
		body.destroy();
	}
}

/**
 * The bytes of a source, of which the last ones leave only when all have been verified. Each piece is a copy, since the
 * connection takes its time.
 */
async function* holdLastUntilVerified(source: FileSource, progress: () => void): AsyncGenerator<Uint8Array> {
	let heldChunk: Uint8Array | undefined;
	for await (const bytes of verifiedBytes(source)) {
		progress();
		if (heldChunk) yield heldChunk;
		heldChunk = Uint8Array.from(bytes);
	}
	if (heldChunk) yield heldChunk;
}

function hasHeaders(request: unknown): request is { headers: Record<string, string> } {
	return typeof request === "object" && request !== null && "headers" in request;
}
