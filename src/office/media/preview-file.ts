import { Readable } from "node:stream";
import { data, type LoaderFunctionArgs } from "react-router";
import { type PreviewSize, previewKey, previewWidths } from "#src/content/media/media-files.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";

/** A picture as a whole, also one that is in the trash. */
export async function loader({ params: { revision = "", size = "" }, context }: LoaderFunctionArgs) {
	allow(context, "media.upload");
	const { storage } = context.get(officeServices);
	if (!/^\d{1,9}-\d{1,9}$/.test(revision) || !isSize(size)) throw data(null, { status: 404 });
	const key = previewKey(revision, size);
	if (!(await storage.exists(key))) throw data(null, { status: 404 });
	const bytes = await storage.open(key);
	return new Response(Readable.toWeb(bytes) as ReadableStream, { headers: { "content-type": "image/webp" } });
}

function isSize(text: string): text is PreviewSize {
	return Object.hasOwn(previewWidths, text);
}
