import { data } from "react-router";
import { z } from "zod";
import { isDecision, stages } from "#src/admissions/applications/stage.ts";
import { readBox } from "#src/admissions/checklist/box.ts";
import { verdicts } from "#src/admissions/checklist/verdict.ts";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import {
	askForGuardian,
	checkGuardian,
	enterGuardian,
} from "#src/admissions/guardian-consent/check-guardian.server.ts";
import { checkWays, entryWays, relations } from "#src/admissions/guardians/guardian.ts";
import { interviewOutcomes } from "#src/admissions/interviews/interview-outcome.ts";
import { noteOutcome } from "#src/admissions/interviews/note-outcome.server.ts";
import { judgeDocument, reasonFor } from "#src/admissions/judging/judge-document.server.ts";
import { requestDocument } from "#src/admissions/requests/request-document.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { momentAtSchool } from "#src/calendar/day.ts";
import { assignCase, mergeCase, setDue, setStatus } from "#src/cases/acts/case-acts.server.ts";
import { contactShown } from "#src/cases/acts/contact-shown.ts";
import { addNote, findMentions } from "#src/cases/acts/notes.server.ts";
import { showContact } from "#src/cases/acts/show-contact.server.ts";
import { tagCase, untagCase } from "#src/cases/acts/tags.server.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { planBatch } from "#src/cases/batches/plan-batch.server.ts";
import { type CaseKind, caseKinds, caseStatuses } from "#src/cases/case.ts";
import { writePermissions } from "#src/cases/case-permissions.ts";
import { findCase } from "#src/cases/list/find-case.server.ts";
import { limits } from "#src/forms/limits.ts";
import { rowId, rowVersion } from "#src/forms/row-id.ts";
import { optionalPhone } from "#src/forms/rules.ts";
import { listAssignees, refuseAssignee } from "#src/office/case/assignees.server.ts";
import { subjectOf } from "#src/office/case/read-case.server.ts";
import { readerOf } from "#src/office/desk/read-desk.server.ts";
import { type ActContext, actsOn, undoForm } from "#src/office/kit/acts/act.server.ts";
import { orNone } from "#src/office/kit/acts/read-act-form.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";

/** The case of a page. */
export type CaseOfPage = { kind: CaseKind; recordId: number; caseId: number };

const version = rowVersion;
const box = z.string().max(200).default("").transform(readBox);

/** The page again, with what was done, so that it can be undone there. */
function sameCase({ actId }: { actId?: number | null }, { args }: Pick<ActContext<CaseOfPage>, "args">): string {
	const { pathname, searchParams } = new URL(args.request.url);
	searchParams.delete("done");
	if (typeof actId === "number") searchParams.set("done", String(actId));
	return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

const { act, table } = actsOn<CaseOfPage>(sameCase);

const permission = ({ kind }: CaseOfPage) => writePermissions[kind];
const only = ({ kind }: CaseOfPage) => kind === "application";
const onCase = ({ on: { caseId }, by }: Pick<ActContext<CaseOfPage>, "on" | "by">) => ({ caseId, by });
const onApplication = ({ on, by }: Pick<ActContext<CaseOfPage>, "on" | "by">) => ({ applicationId: on.recordId, by });

/** Acts of members on the page of a case. Nothing is written when someone else has changed the same meanwhile. */
export const caseActs = table({
	title: "Case",
	address: officePaths.caseOf(":kind", ":id"),
	find: async ({ params, context }) => {
		const { kind, recordId } = subjectOf({ params, context });
		const caseRow = await findCase(context.get(officeServices).db, { kind, recordId }, readerOf(context));
		if (!caseRow) throw data(null, { status: 404 });
		return { kind, recordId, caseId: caseRow.id };
	},
	subjects: caseKinds.map((kind) => ({ kind, recordId: 0, caseId: 0 })),
	acts: {
		assign: act({
			label: "Assign a case",
			permission,
			form: { version, assignee: orNone(rowId) },
			run: async (trx, { form, now, ...context }) =>
				(await refuseAssignee(trx, form.assignee, context.on.kind)) ??
				assignCase(trx, { ...onCase(context), version: form.version, assigneeId: form.assignee }, now),
		}),
		status: act({
			label: "Set the status of a case",
			permission,
			form: { version, status: orNone(z.enum(caseStatuses)) },
			run: (trx, { form, now, ...context }) => setStatus(trx, { ...onCase(context), ...form }, now),
		}),
		due: act({
			label: "Set the due date of a case",
			permission,
			form: { version, due: orNone(z.iso.date("Enter a valid date.")) },
			run: (trx, { form, now, ...context }) =>
				setDue(trx, { ...onCase(context), version: form.version, dueOn: form.due }, now),
		}),
		tag: act({
			label: "Add a tag",
			permission,
			form: { tag: z.string() },
			run: (trx, { form, now, ...context }) => tagCase(trx, { ...onCase(context), ...form }, now),
		}),
		untag: act({
			label: "Remove a tag",
			permission,
			form: { tag: z.string() },
			run: (trx, { form, now, ...context }) => untagCase(trx, { ...onCase(context), ...form }, now),
		}),
		note: act({
			label: "Write a note",
			permission,
			form: { text: z.string() },
			run: async (trx, { form: { text }, now, ...context }) => {
				const mentions = findMentions(text, await listAssignees(trx, context.on.kind));
				return addNote(trx, { ...onCase(context), text, mentions }, now);
			},
		}),
		merge: act({
			label: "Merge a case into another",
			permission: "case.merge",
			form: { version, into: rowId },
			run: (trx, { form, now, ...context }) => mergeCase(trx, { ...onCase(context), ...form }, now),
		}),
		[contactShown]: act({
			label: "Show the phone number and the email address for ten minutes",
			permission: "case.show-contact",
			run: (trx, { on, by, now }) => showContact(trx, on, by, now),
		}),
		undo: act({
			label: "Undo an action on a case (each needs what the action needed)",
			permission,
			form: undoForm,
			run: (trx, { form, on, by, services, now }) => {
				const subject = { kind: on.kind, id: on.recordId };
				return undoAct(trx, { actId: form.actId, subject, by, ...admissionUndo(services.school) }, now);
			},
		}),
		judge: act({
			label: "Review a document",
			permission: "document.judge",
			only,
			form: {
				verdict: z.enum(verdicts),
				/** The storage key of the document. */
				subject: z.string().max(200),
				seen: orNone(z.enum(verdicts)),
				reason: z.string().max(500).default(""),
				box,
			},
			run: (trx, { form: { verdict, reason, ...form }, services, now, ...context }) => {
				const judgement = { ...onApplication(context), ...form, verdict, reason: reasonFor(verdict, reason) };
				return judgeDocument(
					trx,
					services.school,
					{ ...judgement, ...(verdict !== "accepted" && { ask: "mail" }) },
					now,
				);
			},
		}),
		ask: act({
			label: "Request a document from the applicant",
			permission: "document.request",
			only,
			form: {
				field: z.string().min(1).max(100),
				reason: z.string().max(500),
				channel: z.enum(["mail", "link"]),
				/** The storage key of the document that was shown, on which a place may be marked. */
				shown: orNone(z.string().max(200)).default(null),
				box,
			},
			run: async (trx, { form: { shown: storageKey, reason, ...form }, services, now, ...context }) => {
				const asking = { ...onApplication(context), ...form, storageKey, reason: reason.trim() || null };
				const result = await requestDocument(trx, services.school, asking, now);
				if (!result.ok || form.channel !== "link" || !result.code) return result;
				return { ...result, shown: { link: services.siteUrl + paths.documentRequest(result.code) } };
			},
			// The link is shown once, since only its hash is stored.
			goTo: (result, context) => ("shown" in result ? undefined : sameCase(result, context)),
		}),
		"guardian-check": act({
			label: "Record how a guardian’s consent was checked",
			permission: "guardian.check",
			only,
			form: {
				guardian: rowId,
				outcome: z.enum(["confirmed", "refused"]),
				way: z.enum(checkWays),
				note: z.string().max(2000),
			},
			run: (trx, { form: { guardian: guardianId, ...form }, services, now, ...context }) =>
				checkGuardian(trx, services.school, { ...onApplication(context), ...form, guardianId }, now),
		}),
		"guardian-enter": act({
			label: "Enter a guardian’s consent",
			permission: "guardian.check",
			only,
			form: {
				name: z.string().trim().min(1).max(limits.name),
				relation: z.enum(relations),
				phone: optionalPhone,
				way: z.enum(entryWays),
				note: z.string().max(2000),
			},
			run: (trx, { form: { phone = "", ...form }, now, ...context }) =>
				enterGuardian(trx, { ...onApplication(context), ...form, phone }, now),
		}),
		"guardian-ask": act({
			label: "Ask for a guardian’s consent",
			permission: "guardian.check",
			only,
			run: (trx, { services, now, ...context }) => askForGuardian(trx, services.school, onApplication(context), now),
		}),
		"interview-outcome": act({
			label: "Record the outcome of an interview",
			permission,
			only,
			form: {
				outcome: orNone(z.enum(interviewOutcomes)),
				marks: z.string().max(40),
				remark: z.string().max(2000),
			},
			run: (trx, { form, now, ...context }) => noteOutcome(trx, { ...onApplication(context), ...form }, now),
		}),
		offer: act({
			label: "Plan an offer to one applicant (only team members who make decisions)",
			permission: "case.decide",
			only,
			form: { answerBy: orNone(z.iso.date("Enter a valid date.")) },
			outside: ({ on, form: { answerBy }, services: { db, school }, by, now }) => {
				const plan = { act: "stage", details: { to: "offered", answerBy }, filter: "selected one by one" };
				return planBatch(db, { by, ...plan, caseIds: [on.caseId] }, admissionBatchActs(school), now);
			},
			goTo: ({ id }) => officePaths.batch(id),
		}),
		stage: act({
			label: "Move an application to another stage (decisions: only team members who make decisions)",
			permission,
			also: ({ stage }) => (isDecision(stage) ? "case.decide" : null),
			only,
			form: {
				// An offer is planned, so that its email, its letter and the seats are seen before it goes.
				stage: z.enum(stages).exclude(["offered"]),
				at: z.string().default(""),
				place: z.string().default(""),
			},
			run: (trx, { form: { stage: to, place, ...form }, services, now, ...context }) => {
				const at = momentAtSchool(form.at)?.toISOString();
				const details = { ...(at && { at }), ...(place && { place }) };
				const change = { ...onApplication(context), to, details, actor: context.by.name };
				return changeStage(trx, services.school, change, now);
			},
		}),
	},
});
