import { Readable } from "node:stream";
import { data, type LoaderFunctionArgs } from "react-router";
import { type PreviewSize, previewKey, previewWidths } from "#src/content/media/media-files.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { FileMissing } from "#src/storage/storage.ts";

/** A picture as a whole, also one that is in the trash. */
export async function loader({ params: { revision = "", size = "" }, context }: LoaderFunctionArgs) {
	allow(context, "media.upload");
	const { storage } = context.get(officeServices);
	if (!/^\d{1,9}-\d{1,9}$/.test(revision) || !isSize(size)) throw data(null, { status: 404 });
	try {
		const bytes = await storage.open(previewKey(revision, size));
		return new Response(Readable.toWeb(bytes) as ReadableStream, { headers: { "content-type": "image/webp" } });
	} catch (error) {
		if (error instanceof FileMissing) throw data(null, { status: 404 });
		throw error;
	}
}

function isSize(text: string): text is PreviewSize {
	return text in previewWidths;
}
