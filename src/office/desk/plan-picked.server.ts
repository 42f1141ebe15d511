import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { batchStages } from "#src/admissions/tracking/batch-stages.ts";
import { planBatch } from "#src/cases/batches/plan-batch.server.ts";
import { caseStatuses } from "#src/cases/case.ts";
import { findCaseIds } from "#src/cases/list/list-cases.server.ts";
import { parseCaseQuery } from "#src/cases/list/parse-case-query.ts";
import { tagOf } from "#src/cases/tag.ts";
import { rowId } from "#src/forms/row-id.ts";
import { isDecision } from "#src/office/case/acts/stage-acts.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { conditionsOf } from "./case-address.ts";
import { knownWords, readerOf } from "./read-desk.server.ts";
import { isViewForm, takeViewForm } from "./take-view-form.server.ts";

const orNone = <Value extends z.ZodType>(value: Value) => z.union([z.literal("").transform(() => null), value]);

/** What each act of the bar takes from its form, as the batch's act wants it. */
const details = {
	assign: z.object({ assignee: orNone(rowId) }).transform(({ assignee }) => ({ assigneeId: assignee })),
	status: z.object({ status: orNone(z.enum(caseStatuses)) }),
	tag: z.object({ tag: z.string().transform((text) => tagOf(text) ?? "") }),
	ask: z
		.object({ field: z.string().min(1), reason: z.string().max(500) })
		.transform(({ field, reason }) => ({ field, reason: reason.trim() || null })),
	invite: z.object({}),
	stage: z.object({ to: z.enum(batchStages), answerBy: orNone(z.iso.date()).default(null) }),
} as const;
type PickedAct = keyof typeof details;
const isPickedAct = (act: string): act is PickedAct => Object.hasOwn(details, act);

export type DeskRefusal = { message: string };
const refuse = (message: string) => data({ message } satisfies DeskRefusal, { status: 400 });

/** Takes the forms of the desk: an act on picked cases, which is confirmed on a page of its own, or a view to save. */
export async function takeDeskForm({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const url = new URL(request.url);
	const parsed = parseCaseQuery(url.searchParams, knownWords);
	if (!parsed.ok) return refuse(parsed.errors.join(" "));
	const act = String(form.get("act") ?? "");
	const { db, now, school } = context.get(officeServices);
	if (isViewForm(act)) {
		const result = await takeViewForm(context, parsed.query, form);
		return result instanceof Response ? result : refuse(result.message);
	}
	if (act === "export") return exportPicked(context, url.searchParams, form);
	if (!isPickedAct(act)) return refuse("There is no such act.");
	const decides = act === "stage" && isDecision(String(form.get("to")));
	const member = allow(context, act === "ask" ? "document.request" : decides ? "case.decide" : "case.write");
	const given = details[act].safeParse(Object.fromEntries(form));
	if (!given.success) return refuse("This form was not filled in.");
	const all = form.get("all") === "yes";
	const picked = form.getAll("id").map(Number).filter(Number.isSafeInteger);
	const caseIds = all ? await findCaseIds(db, parsed.query, readerOf(context)) : picked;
	const words = conditionsOf(parsed.query).map(({ name, value }) => `${name}:${value}`);
	if (parsed.query.words) words.unshift(parsed.query.words);
	const filter = all ? `all that match ${words.join(" ") || "everything"}` : "picked one by one";
	const by = { id: member.id, name: member.name };
	const batch = { by, act, details: given.data, filter, caseIds };
	const planned = await planBatch(db, batch, admissionBatchActs(school), now());
	return planned.ok ? redirectTo(officePaths.batch(planned.id)) : refuse(planned.message);
}

/** Leads to where the picked cases, or all that match, are exported. */
function exportPicked(context: ActionFunctionArgs["context"], query: URLSearchParams, form: FormData) {
	allow(context, "export.persons");
	const params = new URLSearchParams(query);
	params.delete("page");
	const ids = form.getAll("id").map(Number).filter(Number.isSafeInteger);
	if (form.get("all") !== "yes") {
		if (ids.length === 0) return refuse("No case is chosen.");
		params.set("ids", ids.join(","));
	}
	return redirectTo(officePaths.newExport("cases", String(params)));
}
