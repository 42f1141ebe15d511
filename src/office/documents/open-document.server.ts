import { data, type LoaderFunctionArgs } from "react-router";
import type { Permission } from "#src/accounts/may.ts";
import { guardianCopyField } from "#src/admissions/guardian-consent/copy-field.ts";
import { findGuardianCopy } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import { findOfficeDocument } from "#src/admissions/tracking/office-application.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { CaseKind } from "#src/cases/case.ts";
import { noteRead } from "#src/cases/desk/case-reads.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { cvField } from "#src/job-applications/form/job-application-config.ts";
import { findCv } from "#src/job-applications/office-job-application.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { FileMissingError } from "#src/storage/storage.ts";

/** "Loaded ahead": handed out to a browser that does not show it yet. */
type DocumentAct = "document-viewed" | "document-loaded-ahead" | "document-downloaded";

/** A document and the record that it belongs to; `size` in bytes. */
type DocumentSource = {
	key: string;
	name: string;
	mediaType: string;
	size: number;
	field: string;
	subject: { kind: CaseKind; id: number };
};

/**
 * The document that an address names, for a member who may read documents: `12`, `earlier-12` for one in whose place
 * another has come, `guardian-12` for the copy of a guardian's identity document, or `job-12` for the CV of a job
 * application.
 */
export async function openDocument({ params, context }: LoaderFunctionArgs) {
	const [, owner, id] = /^(earlier-|guardian-|job-)?([1-9]\d{0,8})$/.exec(params.id ?? "") ?? [];
	const { act, find } = owners[owner ?? ""] ?? sentFileOwner;
	const member = allow(context, act);
	const { db, storage, now } = context.get(officeServices);
	const document = id && (await find(db, Number(id)));
	if (!document) throw data(null, { status: 404 });
	const open = () =>
		storage.open(document.key).catch((error: unknown) => {
			if (error instanceof FileMissingError) throw data("We no longer keep this document.", { status: 404 });
			throw error;
		});
	/** Writes into the log what the member did with the document. */
	const log = (act: DocumentAct) =>
		db.transaction().execute(async (trx) => {
			const { kind, id: recordId } = document.subject;
			const by = { id: member.id, name: member.name };
			// Whatever is loaded ahead is not read yet.
			if (act !== "document-loaded-ahead") await noteRead(trx, { kind, recordId, by, document: true }, now());
			await recordAct(
				trx,
				{
					actor: member.name,
					memberId: member.id,
					act,
					subject: document.subject,
					after: { field: document.field, name: document.name },
				},
				now(),
			);
		});
	return { document, open, log };
}

async function findSent(db: Db, id: number, replaced: boolean): Promise<DocumentSource | undefined> {
	const officeDocument = await findOfficeDocument(db, { id, replaced });
	return officeDocument && { ...officeDocument, subject: { kind: "application", id: officeDocument.applicationId } };
}

async function findGuardiansCopy(db: Db, id: number): Promise<DocumentSource | undefined> {
	const guardianCopy = await findGuardianCopy(db, id);
	return (
		guardianCopy && {
			...guardianCopy,
			field: guardianCopyField,
			subject: { kind: "application", id: guardianCopy.applicationId },
		}
	);
}

async function findJobCv(db: Db, id: number): Promise<DocumentSource | undefined> {
	const cv = await findCv(db, id);
	return cv && { ...cv, field: cvField.name, subject: { kind: "job-application", id } };
}

type Owner = { act: Permission; find: (db: Db, id: number) => Promise<DocumentSource | undefined> };

const sentFileOwner: Owner = { act: "document.read", find: (db, id) => findSent(db, id, false) };
/** Owners by how the addresses of their documents begin. */
const owners: Readonly<Record<string, Owner>> = {
	"earlier-": { act: "document.read", find: (db, id) => findSent(db, id, true) },
	"guardian-": { act: "guardian.check", find: findGuardiansCopy },
	"job-": { act: "job.read-cv", find: findJobCv },
};
