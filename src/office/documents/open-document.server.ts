import { data, type LoaderFunctionArgs } from "react-router";
import { findOfficeDocument } from "#src/admissions/tracking/office-application.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";

/** "Loaded ahead": handed out to a browser that does not show it yet. */
type DocumentAct = "document-viewed" | "document-loaded-ahead" | "document-downloaded";

/**
 * The document that an address names, for a member who may read documents: `12`, or `earlier-12` for one in whose
 * place another has come.
 */
export async function openDocument({ params, context }: LoaderFunctionArgs) {
	const member = allow(context, "document.read");
	const { db, storage, now } = context.get(officeServices);
	const [, earlier, id] = /^(earlier-)?([1-9]\d{0,9})$/.exec(params.id ?? "") ?? [];
	const document = id && (await findOfficeDocument(db, { id: Number(id), replaced: earlier !== undefined }));
	if (!document) throw data(null, { status: 404 });
	const open = () =>
		storage.open(document.key).catch((error: unknown) => {
			// Errors are distinguished by their names: this class is in two builds.
			if (error instanceof Error && error.name === "FileMissing")
				throw data("This document is no longer stored.", { status: 404 });
			throw error;
		});
	/** Writes into the log what the member did with the document. */
	const log = (act: DocumentAct) =>
		db.transaction().execute((trx) =>
			recordAct(
				trx,
				{
					actor: member.name,
					memberId: member.id,
					act,
					subject: { kind: "application", id: document.applicationId },
					after: { field: document.field, name: document.name },
				},
				now(),
			),
		);
	return { document, open, log };
}
