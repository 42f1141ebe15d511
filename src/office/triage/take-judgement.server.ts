import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { readBox } from "#src/admissions/checklist/box.ts";
import { verdicts } from "#src/admissions/checklist/check.table.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { documentJudged, judgeDocument } from "#src/admissions/judging/judge-document.server.ts";
import { reasonFor } from "#src/admissions/judging/standard-reasons.ts";
import { readAct } from "#src/audit/audit-log.server.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { stackOf } from "./read-triage.server.ts";
import { readTriagePlace, triageAddress } from "./triage-address.ts";

const id = rowId;
const forms = z.discriminatedUnion("act", [
	z.object({
		act: z.literal("judge"),
		verdict: z.enum(verdicts),
		file: id,
		application: id,
		subject: z.string().max(200),
		reason: z.string().max(500).default(""),
		box: z.string().max(200).default(""),
	}),
	z.object({ act: z.literal("undo"), actId: id }),
]);

export type TriageRefusal = { message: string };

/** Judges the document of a triage page, or undoes the last judgement, and shows the next document. */
export async function takeJudgement({ request, params, context }: ActionFunctionArgs) {
	const member = allow(context, "document.judge");
	const { db, school, now } = context.get(officeServices);
	const place = readTriagePlace(stackOf(params.stack).key, new URL(request.url).searchParams);
	const parsed = forms.safeParse(Object.fromEntries(await request.formData()));
	if (!parsed.success) return refuse("This form was not filled in.");
	const form = parsed.data;
	const by = { id: member.id, name: member.name };
	if (form.act === "undo") {
		const act = await readAct(db, form.actId);
		if (act?.memberId !== member.id || act.act !== documentJudged) throw data(null, { status: 404 });
		const undone = await db
			.transaction()
			.execute((trx) => undoAct(trx, { actId: form.actId, by, ...admissionUndo(school) }, now()));
		if (!undone.ok) return refuse(undone.message);
		const judged = Math.max(place.judged - 1, 0);
		throw redirectTo(triageAddress({ ...place, judged, first: place.done?.fileId, done: undefined }));
	}
	const { verdict, application, subject, box } = form;
	const judgement = {
		applicationId: application,
		subject,
		verdict,
		reason: reasonFor(verdict, form.reason),
		box: readBox(box),
		seen: null,
		...(verdict !== "accepted" && { ask: "mail" as const }),
		by,
	};
	const result = await db.transaction().execute((trx) => judgeDocument(trx, school, judgement, now()));
	if (!result.ok) return refuse(result.message);
	const done = { actId: result.actId, fileId: form.file };
	throw redirectTo(triageAddress({ ...place, judged: place.judged + 1, first: undefined, done }));
}

const refuse = (message: string) => data({ message } satisfies TriageRefusal, { status: 409 });
