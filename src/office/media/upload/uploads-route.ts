import type { ActionFunctionArgs } from "react-router";
import { refuseSize } from "#src/content/media/media-limits.ts";
import { beginUpload, countUploads } from "#src/content/media/uploads/partial-uploads.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { bytesIn, metadataIn, tusAnswer, tusRefusal } from "./tus.ts";

/** Maximum number of uploads of one member at a time. */
const maxUploads = 60;

/** Begins an upload in parts, and answers with its address. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const { id: owner } = allow(context, "media.upload");
	const { db, now } = context.get(officeServices);
	if (request.method !== "POST") return tusAnswer(405);
	const size = bytesIn(request.headers, "upload-length");
	const { filename = "", filetype = "" } = metadataIn(request.headers);
	if (size === undefined) return tusRefusal(400, "The header Upload-Length is missing.");
	const refusal = refuseSize({ type: filetype, size });
	if (refusal) return tusRefusal(413, refusal);
	if ((await countUploads(db, owner)) >= maxUploads)
		return tusRefusal(429, "you have too many unfinished uploads. They’re deleted after a day.");
	const { id } = await beginUpload(db, { owner, name: filename.slice(0, 300), size }, now());
	return tusAnswer(201, { location: officePaths.mediaUploadParts(id), "upload-offset": "0" });
}
