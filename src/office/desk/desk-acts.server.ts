import { z } from "zod";
import { isDecision } from "#src/admissions/applications/stage.ts";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { batchStages } from "#src/admissions/tracking/batch-stages.ts";
import { planBatch } from "#src/cases/batches/plan-batch.server.ts";
import { caseStatuses } from "#src/cases/case.ts";
import { saveView } from "#src/cases/desk/saved-views.server.ts";
import { deleteView, renameView, undoViewAct } from "#src/cases/desk/view-acts.server.ts";
import { findCaseIds } from "#src/cases/list/list-cases.server.ts";
import { tagOf } from "#src/cases/tag.ts";
import { rowId } from "#src/forms/row-id.ts";
import { refuseAssignee } from "#src/office/case/assignees.server.ts";
import { type ActContext, actsOn, type Refusal, undoForm } from "#src/office/kit/acts/act.server.ts";
import { orNone } from "#src/office/kit/acts/read-act-form.server.ts";
import { queryAsked } from "#src/office/kit/lists/serve-list.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { caseList, type DeskQuery } from "./case-list.ts";
import { readerOf } from "./read-desk.server.ts";

const { act, table } = actsOn<DeskQuery>(({ actId }, { on }) => caseList.addressOf(on, {}, actId));

/** Picked cases, or all that match. What is done to them is confirmed on a separate page. */
const picks = { id: z.array(rowId).default([]), all: z.string().default("") };
const view = { view: rowId, seen: z.string() };

/** Acts of members on the desk: on many cases at once, and on views of the desk. */
export const deskActs = table({
	title: "All cases",
	address: officePaths.cases(),
	find: queryAsked(caseList),
	acts: {
		assign: act({
			label: "Assign many cases",
			permission: "case.write",
			form: { ...picks, assignee: orNone(rowId) },
			outside: async (context) =>
				(await refuseAssignee(context.services.db, context.form.assignee, "application")) ??
				planPicked(context, "assign", { assigneeId: context.form.assignee }),
			goTo: ({ id }) => officePaths.batch(id),
		}),
		status: act({
			label: "Set the status of many cases",
			permission: "case.write",
			form: { ...picks, status: orNone(z.enum(caseStatuses)) },
			outside: (context) => planPicked(context, "status", { status: context.form.status }),
			goTo: ({ id }) => officePaths.batch(id),
		}),
		tag: act({
			label: "Tag many cases",
			permission: "case.write",
			form: { ...picks, tag: z.string() },
			outside: (context) => planPicked(context, "tag", { tag: tagOf(context.form.tag) ?? "" }),
			goTo: ({ id }) => officePaths.batch(id),
		}),
		ask: act({
			label: "Request a document from many applicants",
			permission: "document.request",
			form: { ...picks, field: z.string().min(1), reason: z.string().max(500) },
			outside: (context) => {
				const { field, reason } = context.form;
				return planPicked(context, "ask", { field, reason: reason.trim() || null });
			},
			goTo: ({ id }) => officePaths.batch(id),
		}),
		invite: act({
			label: "Invite many applicants to an interview",
			permission: "case.write",
			form: picks,
			outside: (context) => planPicked(context, "invite", {}),
			goTo: ({ id }) => officePaths.batch(id),
		}),
		stage: act({
			label: "Move many applications to another stage (decisions: only team members who make decisions)",
			permission: "case.write",
			also: ({ to }) => (isDecision(to) ? "case.decide" : null),
			form: { ...picks, to: z.enum(batchStages), answerBy: orNone(z.iso.date()).default(null) },
			outside: (context) => {
				const { to, answerBy } = context.form;
				return planPicked(context, "stage", { to, answerBy });
			},
			goTo: ({ id }) => officePaths.batch(id),
		}),
		export: act({
			label: "Export selected cases",
			permission: "export.persons",
			proof: "none",
			form: picks,
			outside: async ({ form: { all, id } }) =>
				all === "yes" || id.length > 0
					? ({ ok: true } as const)
					: ({ ok: false, reason: "invalid", message: "Select at least one case." } as const),
			goTo: (_result, { form: { all, id }, args }) => {
				const { searchParams: params } = new URL(args.request.url);
				params.delete("page");
				if (all !== "yes") params.set("ids", id.join(","));
				return officePaths.newExport("cases", String(params));
			},
		}),
		"save-view": act({
			label: "Save the list as a view",
			permission: "case.read",
			form: { name: z.string(), shared: z.string().optional() },
			run: (trx, { form: { name, shared }, on, by, now }) => {
				const query = caseList.text(on, { columns: undefined });
				return saveView(trx, { by, name, query, shared: shared !== undefined }, now);
			},
		}),
		"rename-view": act({
			label: "Rename a view (a colleague’s: only owners)",
			permission: "case.read",
			form: { ...view, name: z.string() },
			run: (trx, { form: { view: id, seen, name }, by, now }) => renameView(trx, { id, seen, name, by }, now),
		}),
		"delete-view": act({
			label: "Delete a view (a colleague’s: only owners)",
			permission: "case.read",
			form: view,
			run: (trx, { form: { view: id, seen }, by, now }) => deleteView(trx, { id, seen, by }, now),
		}),
		undo: act({
			label: "Undo your own change of a view",
			permission: "case.read",
			form: undoForm,
			run: (trx, { form: { actId }, by, now }) => undoViewAct(trx, { actId, by }, now),
		}),
	},
});

type Picking = ActContext<DeskQuery, { id: number[]; all: string }>;

/** Plans one act on many cases. */
async function planPicked(
	{ services: { db, school }, on: query, form, by, now, args }: Picking,
	batchAct: string,
	details: object,
): Promise<{ ok: true; id: number } | Refusal> {
	const all = form.all === "yes";
	const caseIds = all ? await findCaseIds(db, query, readerOf(args.context)) : form.id;
	const labels = caseList.conditions(query).map((condition) => condition.label);
	const filter = all ? `all that match ${labels.join(" ") || "everything"}` : "selected one by one";
	return planBatch(db, { by, act: batchAct, details, filter, caseIds }, admissionBatchActs(school), now);
}
