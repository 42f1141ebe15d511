import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { requestUndoers } from "#src/admissions/desk/undo-request-acts.server.ts";
import { findRequests } from "#src/admissions/requests/list-requests.server.ts";
import type { RequestActResult } from "#src/admissions/requests/open-requests.server.ts";
import { remindNow } from "#src/admissions/requests/remind-now.server.ts";
import { extendRequests, passOnRequest, withdrawRequests } from "#src/admissions/requests/request-acts.server.ts";
import { parseRequestQuery, type RequestQuery, requestParameters } from "#src/admissions/requests/request-query.ts";
import { readAct } from "#src/audit/audit-log.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { ActResult } from "#src/cases/acts/act-result.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { planBatch } from "#src/cases/batches/plan-batch.server.ts";
import type { By } from "#src/cases/case.ts";
import { rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";

const id = rowId;
/** A request and the due day that the member saw: `12:2026-11-30`. */
const seenRequest = z
	.string()
	.regex(/^[1-9]\d{0,8}:\d{4}-\d{2}-\d{2}$/)
	.transform((text) => ({ id: Number(text.split(":")[0]), dueOn: text.split(":")[1] ?? "" }));

/** The forms of a row, and those for picked rows, which are confirmed on a page of their own. */
const forms = z.discriminatedUnion("act", [
	z.object({ act: z.literal("remind"), application: id, request: seenRequest }),
	z.object({ act: z.literal("extend"), application: id, request: seenRequest, dueOn: z.iso.date() }),
	z.object({ act: z.literal("withdraw"), application: id, request: seenRequest }),
	z.object({ act: z.literal("link"), application: id, request: seenRequest }),
	z.object({ act: z.literal("undo"), actId: id }),
	z.object({ act: z.literal("remind-picked") }),
	z.object({ act: z.literal("extend-picked"), dueOn: z.iso.date() }),
	z.object({ act: z.literal("withdraw-picked") }),
]);
type Form = z.output<typeof forms>;

export type RequestAnswer = { message: string } | { link: string; phone: string };

type Outcome = RequestActResult | ActResult | Awaited<ReturnType<typeof passOnRequest>>;

const refuse = (message: string) => data({ message } satisfies RequestAnswer, { status: 409 });

/** Takes the forms of the page of requests. */
export async function takeRequestAct({ request, context }: ActionFunctionArgs) {
	const { db, school, siteUrl, now: clock } = context.get(officeServices);
	const member = allow(context, "document.request");
	const url = new URL(request.url);
	const list = parseRequestQuery(url.searchParams);
	const sent = await request.formData();
	const parsed = forms.safeParse(Object.fromEntries(sent));
	if (!parsed.success || !list.ok) return refuse("This form was not filled in.");
	const form = parsed.data;
	const by = { id: member.id, name: member.name };
	const now = clock();
	if (form.act === "remind-picked" || form.act === "extend-picked" || form.act === "withdraw-picked") {
		const picked = sent.getAll("request").flatMap((each) => seenRequest.safeParse(each).data ?? []);
		const all = sent.get("all") === "yes";
		return planPicked({ db, school, by, now }, form, { query: list.query, picked: all ? undefined : picked });
	}
	if (form.act === "undo") {
		const act = await readAct(db, form.actId);
		if (!act || !Object.hasOwn(requestUndoers(school), act.act)) throw data(null, { status: 404 });
	}
	const result = await db.transaction().execute((trx): Promise<Outcome> => {
		if (form.act === "undo") return undoAct(trx, { actId: form.actId, by, ...admissionUndo(school) }, now);
		const on = { applicationId: form.application, requests: [form.request], by };
		if (form.act === "remind") return remindNow(trx, school, on, now);
		if (form.act === "extend") return extendRequests(trx, { ...on, dueOn: form.dueOn }, now);
		return form.act === "withdraw" ? withdrawRequests(trx, on, now) : passOnRequest(trx, on, now);
	});
	if (!result.ok) return refuse(result.message);
	if ("code" in result)
		return data({ link: siteUrl + paths.documentRequest(result.code), phone: result.phone } satisfies RequestAnswer);
	const params = new URLSearchParams(requestParameters(list.query));
	if (result.actId !== null) params.set("done", String(result.actId));
	throw redirectTo(officePaths.requests(String(params)));
}

type PickedForm = Extract<Form, { act: `${string}-picked` }>;
type Context = { db: Parameters<typeof planBatch>[0]; school: Parameters<typeof admissionUndo>[0]; by: By; now: Date };
type Picked = { query: RequestQuery; picked: readonly { id: number; dueOn: string }[] | undefined };

/** Plans one act on many requests: a batch over their cases. */
async function planPicked({ db, school, by, now }: Context, form: PickedForm, { query, picked }: Picked) {
	const ids = picked?.map((each) => each.id);
	const found = await findRequests(db, query, dayAtSchool(now), ids);
	if (found.length === 0) return refuse("No request is chosen, or those chosen are no longer open.");
	const seen = new Map(picked?.map((each) => [each.id, each.dueOn]));
	const requests = found.map((each) => ({ id: each.id, dueOn: seen.get(each.id) ?? each.dueOn }));
	const words = requestParameters({ ...query, page: 1 }).map(([name, value]) => `${name}:${value}`);
	const filter = picked ? "requests picked one by one" : `all requests that match ${words.join(" ") || "state:open"}`;
	const planned = await planBatch(
		db,
		{
			by,
			act: `${form.act.replace("-picked", "")}-requests`,
			details: { requests, ...(form.act === "extend-picked" && { dueOn: form.dueOn }) },
			filter,
			caseIds: found.map(({ caseId }) => caseId),
		},
		admissionBatchActs(school),
		now,
	);
	return planned.ok ? redirectTo(officePaths.batch(planned.id)) : refuse(planned.message);
}
