import { createHash } from "node:crypto";
import { S3RefusalError } from "./refusal.ts";

type StoredObject = { bytes: Buffer; modifiedAt: Date; etag: string };

/** A bucket in memory. Keys are listed in the order of their bytes, as S3 does. */
export function openBucket(now: () => Date) {
	const objects = new Map<string, StoredObject>();
	return {
		keys: () => [...objects.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
		/** @param onlyNew `If-None-Match: *` */
		put(key: string, bytes: Buffer, onlyNew: boolean): StoredObject {
			if (onlyNew && objects.has(key)) throw new S3RefusalError(412, "PreconditionFailed");
			const etag = `"${createHash("md5").update(bytes).digest("hex")}"`;
			const storedObject = { bytes, modifiedAt: now(), etag };
			objects.set(key, storedObject);
			return storedObject;
		},
		find(key: string): StoredObject {
			const storedObject = objects.get(key);
			if (!storedObject) throw new S3RefusalError(404, "NoSuchKey");
			return storedObject;
		},
		remove: (key: string) => void objects.delete(key),
	};
}

export type Bucket = ReturnType<typeof openBucket>;

/** A page of ListObjectsV2; the token is the last key of the page before, which only the peer need understand. */
export function listPage(bucket: Bucket, name: string, query: URLSearchParams, pageSize: number): string {
	const prefix = query.get("prefix") ?? "";
	const token = query.get("continuation-token");
	const after = token === null ? (query.get("start-after") ?? "") : Buffer.from(token, "base64url").toString();
	const most = Math.min(Number(query.get("max-keys") ?? 1000), pageSize);
	const matching = bucket.keys().filter((key) => key.startsWith(prefix) && key > after);
	const page = matching.slice(0, most);
	const contents = page.map((key) => {
		const { bytes, modifiedAt, etag } = bucket.find(key);
		return tag("Contents", [
			tag("Key", escapeXml(key)),
			tag("LastModified", modifiedAt.toISOString()),
			tag("ETag", escapeXml(etag)),
			tag("Size", String(bytes.length)),
			tag("StorageClass", "STANDARD"),
		]);
	});
	const isTruncated = matching.length > most;
	return tag("ListBucketResult", [
		tag("Name", escapeXml(name)),
		tag("Prefix", escapeXml(prefix)),
		tag("KeyCount", String(page.length)),
		tag("MaxKeys", String(most)),
		tag("IsTruncated", String(isTruncated)),
		isTruncated ? tag("NextContinuationToken", Buffer.from(page.at(-1) ?? "").toString("base64url")) : "",
		...contents,
	]);
}

export function tag(name: string, content: string | string[]): string {
	return `<${name}>${[content].flat().join("")}</${name}>`;
}

export function escapeXml(text: string): string {
	return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
