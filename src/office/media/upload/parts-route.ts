import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { appendPart, findUpload, removeUpload } from "#src/content/media/uploads/partial-uploads.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { addFile } from "./receive-files.server.ts";
import { bytesIn, stateHeaders, tusAnswer, tusRefusal } from "./tus.ts";

/** Says how much of an upload has come. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const { id: owner } = allow(context, "media.upload");
	const upload = await findUpload(context.get(officeServices).db, { id: params.upload ?? "", owner });
	return upload ? tusAnswer(200, stateHeaders(upload)) : tusAnswer(404);
}

/** PATCH takes a part, DELETE forgets the upload, POST adds the whole file to the library. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
	const { id: owner, name } = allow(context, "media.upload");
	const services = context.get(officeServices);
	const upload = await findUpload(services.db, { id: params.upload ?? "", owner });
	if (!upload) return tusAnswer(404);
	if (request.method === "DELETE") {
		await removeUpload(services, upload);
		return tusAnswer(204);
	}
	if (request.method === "POST") return Response.json(await addFile(services, upload, { id: owner, name }));
	if (request.method !== "PATCH") return tusAnswer(405);
	const offset = bytesIn(request.headers, "upload-offset");
	if (offset === undefined) return tusRefusal(400, "The header Upload-Offset is missing.");
	const part = { offset, bytes: new Uint8Array(await request.arrayBuffer()) };
	const outcome = await appendPart(services, upload, part, services.now());
	if (outcome === "conflict") return tusAnswer(409, stateHeaders((await findUpload(services.db, upload)) ?? upload));
	if (outcome === "too long") return tusRefusal(413, "the file is larger than announced.");
	return tusAnswer(204, { "upload-offset": String(outcome) });
}
