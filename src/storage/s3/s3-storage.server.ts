import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { bytesSource } from "#src/storage/file-source.server.ts";
import { checkKey, FileMissingError, idName, isKey, type Storage } from "#src/storage/storage.ts";
import { flowingBody } from "./idle-timeout.server.ts";
import { putObject } from "./put-object.server.ts";
import { openClient, type S3Options, waitForAnswer } from "./s3-client.server.ts";
import { statusOf } from "./s3-errors.ts";
import { describeS3, type S3Location } from "./s3-location.ts";

/** Files in a bucket of S3, or of a service that speaks its language. */
export async function openS3Storage(location: S3Location, options: S3Options = {}): Promise<Storage> {
	const { bucket: Bucket, prefix } = location;
	const open = await openClient(location, options);
	const { sdk, client, idleTimeoutMs } = open;
	const at = (key: string) => ({ Bucket, Key: prefix + checkKey(key) });
	const idObject = { Bucket, Key: prefix + idName };

	async function size(key: string): Promise<number | undefined> {
		const head = new sdk.HeadObjectCommand(at(key));
		const foundHead = await waitForAnswer(idleTimeoutMs, (options) => client.send(head, options)).catch(
			undefinedWhenMissing,
		);
		return foundHead?.ContentLength;
	}

	async function openObject(object: { Bucket: string; Key: string; Range?: string }): Promise<Readable | undefined> {
		const get = new sdk.GetObjectCommand(object);
		const output = await waitForAnswer(idleTimeoutMs, (options) => client.send(get, options)).catch(
			undefinedWhenMissing,
		);
		if (!output) return undefined;
		if (!(output.Body instanceof Readable)) throw new TypeError("The storage has answered without a body.");
		return flowingBody(output.Body, idleTimeoutMs);
	}

	return {
		name: describeS3(location),
		put: async (key, source) => putObject(open, at(key), source),
		async open(key, part) {
			const content = await openObject({ ...at(key), ...(part && { Range: `bytes=${part.start}-${part.end}` }) });
			if (!content) throw new FileMissingError();
			return content;
		},
		exists: async (key) => (await size(key)) !== undefined,
		size,
		async remove(key) {
			const remove = new sdk.DeleteObjectCommand(at(key));
			await waitForAnswer(idleTimeoutMs, (options) => client.send(remove, options));
		},
		async *list() {
			let next: string | undefined;
			do {
				const list = new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next });
				const page = await waitForAnswer(idleTimeoutMs, (options) => client.send(list, options));
				for (const { Key = "", LastModified } of page.Contents ?? []) {
					const key = Key.slice(prefix.length);
					if (LastModified && isKey(key)) yield { key, modifiedAt: LastModified };
				}
				next = page.NextContinuationToken;
			} while (next);
		},
		async readId() {
			const content = await openObject(idObject);
			return content && text(content);
		},
		writeId: (id) => putObject(open, idObject, bytesSource(Buffer.from(id))),
	};
}

/**
 * Returns undefined if the object does not exist; for `catch`. Other errors, such as a missing bucket, are thrown on.
 */
function undefinedWhenMissing(error: unknown): undefined {
	if (statusOf(error) === 404 && error instanceof Error && error.name !== "NoSuchBucket") return undefined;
	throw error;
}
