import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "react-router";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { openDocument } from "./open-document.server.ts";

/** Types that browsers show as pictures or that the viewer draws; anything else is only handed out. */
const shown = ["image/jpeg", "image/png", "image/webp", "application/pdf"];

/**
 * The bytes of a document. It is never a document of this origin: opened by itself it has no scripts and no origin, and
 * other sites cannot embed it. Each view and each download is in the log.
 */
export async function loader(args: LoaderFunctionArgs) {
	const { document, member, open } = await openDocument(args);
	const { db, now } = args.context.get(officeServices);
	const download = new URL(args.request.url).searchParams.has("download");
	const bytes = await open();
	await db.transaction().execute((trx) =>
		recordAct(
			trx,
			{
				actor: member.name,
				memberId: member.id,
				act: download ? "document-downloaded" : "document-viewed",
				subject: { kind: "application", id: document.applicationId },
				after: { field: document.field, name: document.name },
			},
			now(),
		),
	);
	const inline = !download && shown.includes(document.mediaType);
	const headers = {
		"content-type": shown.includes(document.mediaType) ? document.mediaType : "application/octet-stream",
		"content-length": String(document.size),
		"content-disposition": `${inline ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(document.name)}`,
		"content-security-policy": "default-src 'none'; sandbox",
	};
	return new Response(Readable.toWeb(bytes) as ReadableStream, { headers });
}
