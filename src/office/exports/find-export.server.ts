import { data, type LoaderFunctionArgs } from "react-router";
import { needsProof } from "#src/accounts/may.ts";
import { type ExportView, readExport } from "#src/exports/read-exports.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow, memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import { exportListOf } from "./export-lists.server.ts";

/** The export that an address names: a member sees those they have asked for, and owners all. */
export async function findExport(args: LoaderFunctionArgs): Promise<ExportView> {
	const { params, context } = args;
	const { member } = context.get(memberSession);
	const { db } = context.get(officeServices);
	const newExport = await readExport(db, readRowId(params.id));
	if (!newExport || (newExport.memberId !== member.id && member.role !== "owner")) throw data(null, { status: 404 });
	const list = exportListOf(newExport.list);
	const act = newExport.format === "zip" ? list?.documentsAct : list?.act;
	if (!act) throw data("You can no longer export this list.", { status: 404 });
	allow(context, act);
	if (needsProof(act)) requireProof(args);
	return newExport;
}
