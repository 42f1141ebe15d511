import { Readable } from "node:stream";
import { data, type LoaderFunctionArgs } from "react-router";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { FileMissingError } from "#src/storage/storage.ts";
import { mediaTypes } from "./export-words.ts";
import { findExport } from "./find-export.server.ts";

/** The file of an export, for the member who asked for it; each download is in the log. */
export async function loader(args: LoaderFunctionArgs) {
	const made = await findExport(args);
	const { db, storage, now } = args.context.get(officeServices);
	const { member } = args.context.get(memberSession);
	if (made.fileKey === null) throw data("This export isn’t ready yet, or it has expired.", { status: 404 });
	const bytes = await storage.open(made.fileKey).catch((error: unknown) => {
		if (error instanceof FileMissingError)
			throw data("This export has expired. Export the list again.", { status: 404 });
		throw error;
	});
	const act = {
		actor: member.name,
		memberId: member.id,
		act: "export-downloaded",
		after: { title: made.title },
	} as const;
	await db.transaction().execute((trx) => recordAct(trx, { ...act, subject: { kind: "export", id: made.id } }, now()));
	const name = encodeURIComponent(`${made.title.replaceAll(/[<>:"/\\|?*]/g, " ")}.${made.format}`);
	const headers = {
		"content-type": mediaTypes[made.format].split(";")[0] ?? "",
		"content-length": String(made.size ?? ""),
		"content-disposition": `attachment; filename*=UTF-8''${name}`,
	};
	return new Response(Readable.toWeb(bytes) as ReadableStream, { headers });
}
