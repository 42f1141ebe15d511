import { z } from "zod";
import { eyesOf } from "#src/accounts/may.ts";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { requestUndoers } from "#src/admissions/desk/undo-request-acts.server.ts";
import { findRequests } from "#src/admissions/requests/list-requests.server.ts";
import type { OnRequests } from "#src/admissions/requests/open-requests.server.ts";
import { remindNow } from "#src/admissions/requests/remind-now.server.ts";
import { extendRequests, passOnRequest, withdrawRequests } from "#src/admissions/requests/request-acts.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { planBatch } from "#src/cases/batches/plan-batch.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { type ActContext, actsOn, type Refusal, undoForm } from "#src/office/kit/acts/act.server.ts";
import { queryAsked } from "#src/office/kit/lists/serve-list.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { type AskedRequests, requestList } from "./request-list.ts";

/** A request and the due day that the member saw: `12:2026-11-30`. */
const seenRequest = z
	.string()
	.regex(/^[1-9]\d{0,8}:\d{4}-\d{2}-\d{2}$/)
	.transform((text) => ({ id: Number(text.split(":")[0]), dueOn: text.split(":")[1] ?? "" }));

const dueOn = z.iso.date("Enter a valid date.");
/** Fields for acts on one row. */
const row = { application: rowId, request: seenRequest };
/** Fields for acts on picked rows, or on all that match; these are confirmed on a page of their own. */
const picks = { request: z.array(seenRequest).default([]), all: z.string().default("") };

const { act, table } = actsOn<AskedRequests>(({ actId }, { on }) =>
	requestList.addressOf(on, { page: on.page }, actId),
);

const permission = "document.request";

/** Acts of members on the requests page, about one or many at once. */
export const requestsActs = table({
	title: "Document requests",
	address: officePaths.requests(),
	find: queryAsked(requestList),
	acts: {
		remind: act({
			label: "Remind an applicant about a document",
			permission,
			form: row,
			run: (trx, { services, now, ...context }) => remindNow(trx, services.school, onRow(context), now),
		}),
		extend: act({
			label: "Change a document’s due date",
			permission,
			form: { ...row, dueOn },
			run: (trx, { now, ...context }) => extendRequests(trx, { ...onRow(context), dueOn: context.form.dueOn }, now),
		}),
		withdraw: act({
			label: "Cancel a document request",
			permission,
			form: row,
			run: (trx, { now, ...context }) => withdrawRequests(trx, onRow(context), now),
		}),
		link: act({
			label: "Create a link to share",
			permission,
			form: row,
			run: async (trx, { services, now, ...context }) => {
				const result = await passOnRequest(trx, onRow(context), now);
				if (!result.ok) return result;
				const { code, phone } = result;
				return { ok: true, shown: { link: services.siteUrl + paths.documentRequest(code), phone } } as const;
			},
			goTo: () => undefined,
		}),
		undo: act({
			label: "Undo an action on document requests",
			permission,
			form: undoForm,
			run: (trx, { form: { actId }, services: { school }, by, now }) => {
				const only = ({ act: name }: { act: string }) => Object.hasOwn(requestUndoers(school), name);
				const undoing = { ...admissionUndo(school), actId, by, subject: { kind: "application" as const } };
				return undoAct(trx, { ...undoing, only }, now);
			},
		}),
		"remind-picked": act({
			label: "Remind many applicants about documents",
			permission,
			form: picks,
			outside: (context) => planPicked(context, "remind-requests", {}),
			goTo: ({ id }) => officePaths.batch(id),
		}),
		"extend-picked": act({
			label: "Change many documents’ due date",
			permission,
			form: { ...picks, dueOn },
			outside: (context) => planPicked(context, "extend-requests", { dueOn: context.form.dueOn }),
			goTo: ({ id }) => officePaths.batch(id),
		}),
		"withdraw-picked": act({
			label: "Cancel many document requests",
			permission,
			form: picks,
			outside: (context) => planPicked(context, "withdraw-requests", {}),
			goTo: ({ id }) => officePaths.batch(id),
		}),
	},
});

type RowForm = { application: number; request: { id: number; dueOn: string } };

function onRow({ form, by }: Pick<ActContext<AskedRequests, RowForm>, "form" | "by">): OnRequests {
	return { applicationId: form.application, requests: [form.request], by };
}

type PickedForm = { request: RowForm["request"][]; all: string };

/** Plans one act on many requests: a batch over their cases. */
async function planPicked(
	{ services: { db, school }, on: query, form, by, member, now }: ActContext<AskedRequests, PickedForm>,
	batchAct: string,
	details: object,
): Promise<{ ok: true; id: number } | Refusal> {
	const each = form.all === "yes" ? undefined : form.request;
	const ids = each?.map(({ id }) => id);
	const foundRequests = await findRequests(db, query, { ...eyesOf(member), today: dayAtSchool(now) }, ids);
	if (foundRequests.length === 0) return { ok: false, message: "Select at least one open request." };
	const seenDays = new Map(each?.map(({ id, dueOn: day }) => [id, day]));
	const requests = foundRequests.map(({ id, dueOn: day }) => ({ id, dueOn: seenDays.get(id) ?? day }));
	const conditions = requestList.parameters(query).map(([name, value]) => `${name}:${value}`);
	const filter = each
		? "requests selected one by one"
		: `all requests that match ${conditions.join(" ") || "state:open"}`;
	const caseIds = foundRequests.map(({ caseId }) => caseId);
	const batch = { by, act: batchAct, details: { ...details, requests }, filter, caseIds };
	return planBatch(db, batch, admissionBatchActs(school), now);
}
