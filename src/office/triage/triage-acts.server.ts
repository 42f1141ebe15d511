import { z } from "zod";
import { readBox } from "#src/admissions/checklist/box.ts";
import { verdicts } from "#src/admissions/checklist/verdict.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { documentJudged, judgeDocument, reasonFor } from "#src/admissions/judging/judge-document.server.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { actsOn, undoForm } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { stackOf } from "./read-triage.server.ts";
import { readTriagePlace, type TriagePlace, triageAddress } from "./triage-address.ts";

const { act, table } = actsOn<TriagePlace>();

/** Acts of members on the page of a stack: judging its document, or undoing their last judgement. */
export const triageActs = table({
	title: "Document review",
	address: officePaths.stack(":stack"),
	find: ({ request, params, context }) => {
		allow(context, "document.judge");
		return readTriagePlace(stackOf(params.stack).key, new URL(request.url).searchParams);
	},
	acts: {
		judge: act({
			label: "Review a document",
			permission: "document.judge",
			form: {
				verdict: z.enum(verdicts),
				file: rowId,
				application: rowId,
				subject: z.string().max(200),
				reason: z.string().max(500).default(""),
				box: z.string().max(200).default("").transform(readBox),
			},
			run: (trx, { form: { verdict, application: applicationId, subject, reason, box }, on, services, by, now }) => {
				const ask = verdict === "accepted" ? {} : ({ ask: "mail" } as const);
				// A digit that is typed means the reason that has it as its key.
				const meantReason = stackOf(on.stack).reasons[Number(reason.trim()) - 1] ?? reason;
				const judgement = { applicationId, subject, verdict, reason: reasonFor(verdict, meantReason), box, seen: null };
				return judgeDocument(trx, services.school, { ...judgement, ...ask, by }, now);
			},
			goTo: ({ actId }, { on, form }) =>
				triageAddress({ ...on, judgedCount: on.judgedCount + 1, first: undefined, done: { actId, fileId: form.file } }),
		}),
		undo: act({
			label: "Undo your last review",
			permission: "document.judge",
			form: undoForm,
			run: (trx, { form: { actId }, services, by, now }) => {
				const undoing = { ...admissionUndo(services.school), actId, by, subject: { kind: "application" as const } };
				return undoAct(trx, { ...undoing, only: isJudgementOf(by.id) }, now);
			},
			goTo: (_result, { on }) =>
				triageAddress({ ...on, judgedCount: Math.max(on.judgedCount - 1, 0), first: on.done?.fileId, done: undefined }),
		}),
	},
});

const isJudgementOf =
	(id: number) =>
	({ act: name, memberId }: { act: string; memberId: number | null }) =>
		name === documentJudged && memberId === id;
