import type { PartialUpload } from "#src/content/media/uploads/partial-uploads.server.ts";

/** Headers of tus 1.0.0 (tus.io/protocols/resumable-upload), with its extensions creation and termination. */

const version = { "tus-resumable": "1.0.0", "cache-control": "no-store" };

/** An answer without a body. */
export function tusAnswer(status: number, headers: Record<string, string> = {}): Response {
	return new Response(null, { status, headers: { ...version, ...headers } });
}

/** A refusal, with a sentence for the member. */
export function tusRefusal(status: number, message: string): Response {
	return Response.json({ message }, { status, headers: version });
}

export function stateHeaders({ offset, size }: Pick<PartialUpload, "offset" | "size">): Record<string, string> {
	return { "upload-offset": String(offset), "upload-length": String(size) };
}

/** A header that is a count of bytes; undefined for anything else. */
export function bytesIn(headers: Headers, name: string): number | undefined {
	const headerText = headers.get(name) ?? "";
	return /^\d{1,12}$/.test(headerText) ? Number(headerText) : undefined;
}

/** `Upload-Metadata`: names with values in Base64, such as `filename d2FsbC5qcGc=,filetype aW1hZ2UvanBlZw==`. */
export function metadataIn(headers: Headers): Record<string, string> {
	const pairs = (headers.get("upload-metadata") ?? "").split(",").map((pair) => pair.trim().split(" "));
	return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, Buffer.from(value, "base64").toString()]));
}
