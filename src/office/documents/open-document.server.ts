import { data, type LoaderFunctionArgs } from "react-router";
import { findOfficeDocument } from "#src/admissions/tracking/office-application.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";

/**
 * The document that an address names, for a member who may read documents: `12`, or `earlier-12` for one in whose
 * place another has come.
 */
export async function openDocument({ params, context }: LoaderFunctionArgs) {
	const member = allow(context, "document.read");
	const { db, storage } = context.get(officeServices);
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
	return { document, member, open };
}
