import type { ActionFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { saveView } from "#src/cases/desk/saved-views.server.ts";
import { deleteView, renameView, undoViewAct } from "#src/cases/desk/view-acts.server.ts";
import type { CaseQuery } from "#src/cases/list/case-query.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { deskAddress } from "./case-address.ts";

const acts = ["save-view", "rename-view", "delete-view", "undo"] as const;
type ViewForm = (typeof acts)[number];

/** Whether a form of the desk is about a view; what was done to views is all that the desk itself undoes. */
export function isViewForm(act: string): act is ViewForm {
	return acts.some((each) => each === act);
}

/** Saves, renames or deletes a view, or undoes that, and shows the list again. */
export async function takeViewForm(
	context: ActionFunctionArgs["context"],
	query: CaseQuery,
	form: FormData,
): Promise<Response | { message: string }> {
	const member = allow(context, "case.read");
	const { db, now: clock } = context.get(officeServices);
	const now = clock();
	const text = (name: string) => String(form.get(name) ?? "");
	const act = text("act");
	const by = { id: member.id, name: member.name };
	if (act === "save-view") {
		const written = deskAddress(query).replace(/^[^?]*\??/, "");
		const view = { by, name: text("name"), query: written, shared: form.has("shared") };
		const saved = await db.transaction().execute((trx) => saveView(trx, view, now));
		if (!saved.ok) return saved;
		return redirectTo(saved.actId ? deskAddress(query, { done: String(saved.actId) }) : deskAddress(query));
	}
	const on = { id: readRowId(text("view")), seen: text("seen"), by, all: may(member, "view.manage") };
	const result = await db.transaction().execute((trx) => {
		if (act === "undo") return undoViewAct(trx, { actId: readRowId(text("actId")), by }, now);
		return act === "rename-view" ? renameView(trx, { ...on, name: text("name") }, now) : deleteView(trx, on, now);
	});
	return result.ok ? redirectTo(deskAddress(query, { page: null, done: String(result.actId) })) : result;
}
