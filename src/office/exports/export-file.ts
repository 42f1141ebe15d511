import { Readable } from "node:stream";
import { data, type LoaderFunctionArgs } from "react-router";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { FileMissingError } from "#src/storage/storage.ts";
import { mediaTypes } from "./export-labels.ts";
import { findExport } from "./find-export.server.ts";

/** The file of an export, for the member who asked for it; each download is in the log. */
export async function loader(args: LoaderFunctionArgs) {
	const newExport = await findExport(args);
	const { db, storage, now } = args.context.get(officeServices);
	const { member } = args.context.get(memberSession);
	if (newExport.fileKey === null) throw data("This export isn’t ready yet, or it has expired.", { status: 404 });
	const bytes = await storage.open(newExport.fileKey).catch((error: unknown) => {
		if (error instanceof FileMissingError)
			throw data("This export has expired. Export the list again.", { status: 404 });
		throw error;
	});
	const act = {
		actor: member.name,
		memberId: member.id,
		act: "export-downloaded",
		after: { title: newExport.title },
	} as const;
	await db
		.transaction()
		.execute((trx) => recordAct(trx, { ...act, subject: { kind: "export", id: newExport.id } }, now()));
	const name = encodeURIComponent(`${newExport.title.replaceAll(/[<>:"/\\|?*]/g, " ")}.${newExport.format}`);
	const headers = {
		"content-type": mediaTypes[newExport.format].split(";")[0] ?? "",
		"content-length": String(newExport.size ?? ""),
		"content-disposition": `attachment; filename*=UTF-8''${name}`,
	};
	return new Response(Readable.toWeb(bytes) as ReadableStream, { headers });
}
