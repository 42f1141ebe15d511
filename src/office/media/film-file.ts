import { Readable } from "node:stream";
import { data, type LoaderFunctionArgs } from "react-router";
import { byteRangeOf, rangeAnswer } from "#src/content/media/byte-range.ts";
import { filmFileKey } from "#src/content/media/media-files.server.ts";
import { findFilm } from "#src/content/media/read-media.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";

/** A film as visitors get it, also one that they cannot see yet. */
export async function loader({ request, params: { revision = "" }, context }: LoaderFunctionArgs) {
	allow(context, "media.upload");
	const { db, storage } = context.get(officeServices);
	const [, id, number] = /^(\d{1,9})-(\d{1,9})$/.exec(revision) ?? [];
	const sha256 = await findFilm(db, readRowId(id), Number(number ?? 0));
	const key = sha256 && filmFileKey(sha256);
	const size = key ? await storage.size(key) : undefined;
	if (!key || size === undefined) throw data(null, { status: 404 });
	const range = byteRangeOf(request.headers.get("range") ?? undefined, size);
	const { status, headers } = rangeAnswer(range, size);
	const init = { status, headers: { ...headers, "content-type": "video/mp4" } };
	if (range === "beyond" || request.method === "HEAD") return new Response(null, init);
	return new Response(Readable.toWeb(await storage.open(key, range)) as ReadableStream, init);
}
