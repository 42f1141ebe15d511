import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import type { Act } from "#src/accounts/may.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { stages } from "#src/admissions/applications/stage.ts";
import { readBox } from "#src/admissions/checklist/box.ts";
import { verdicts } from "#src/admissions/checklist/check.table.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import {
	askForGuardian,
	checkGuardian,
	enterGuardian,
} from "#src/admissions/guardian-consent/check-guardian.server.ts";
import { entryWays } from "#src/admissions/guardian-consent/entry-ways.ts";
import { checkWays, relations } from "#src/admissions/guardians/guardian.ts";
import { interviewOutcomes } from "#src/admissions/interviews/interview.table.ts";
import { noteOutcome } from "#src/admissions/interviews/note-outcome.server.ts";
import { judgeDocument } from "#src/admissions/judging/judge-document.server.ts";
import { reasonFor } from "#src/admissions/judging/standard-reasons.ts";
import { requestDocument } from "#src/admissions/requests/request-document.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { type RecordedAct, readAct } from "#src/audit/audit-log.server.ts";
import { momentAtSchool } from "#src/calendar/day.ts";
import type { ActResult } from "#src/cases/acts/act-result.ts";
import { assignCase, mergeCase, setDue, setStatus, unmergeCase } from "#src/cases/acts/case-acts.server.ts";
import { contactShown } from "#src/cases/acts/contact-shown.ts";
import { addNote, findMentions } from "#src/cases/acts/notes.server.ts";
import { showContact } from "#src/cases/acts/show-contact.server.ts";
import { tagCase, untagCase } from "#src/cases/acts/tags.server.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { type By, type CaseKind, caseStatuses } from "#src/cases/case.ts";
import { findCase } from "#src/cases/list/find-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { limits } from "#src/forms/limits.ts";
import { rowId, rowVersion } from "#src/forms/row-id.ts";
import { optionalPhone } from "#src/forms/rules.ts";
import type { School } from "#src/forms/school.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { subjectOf, writeActOf } from "#src/office/case/read-case.server.ts";
import { readerOf } from "#src/office/desk/read-desk.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { Given } from "#src/office/given.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as paths from "#src/paths.ts";
import { isDecision } from "./stage-acts.ts";

const id = rowId;
const version = rowVersion;
const orNone = <Value extends z.ZodType>(value: Value) => z.union([z.literal("").transform(() => null), value]);
const box = z.string().max(200).default("").transform(readBox);

/** The forms of a case's page; `act` says which one was sent. */
const forms = z.discriminatedUnion("act", [
	z.object({ act: z.literal("assign"), version, assignee: orNone(id) }),
	z.object({ act: z.literal("status"), version, status: orNone(z.enum(caseStatuses)) }),
	z.object({ act: z.literal("due"), version, due: orNone(z.iso.date()) }),
	z.object({ act: z.literal("tag"), tag: z.string() }),
	z.object({ act: z.literal("untag"), tag: z.string() }),
	z.object({ act: z.literal("note"), text: z.string() }),
	z.object({ act: z.literal("merge"), version, into: id }),
	z.object({ act: z.literal("unmerge"), version }),
	z.object({ act: z.literal("undo"), actId: id }),
	z.object({ act: z.literal(contactShown) }),
	z.object({
		act: z.literal("judge"),
		verdict: z.enum(verdicts),
		/** The storage key of the document. */
		subject: z.string().max(200),
		seen: orNone(z.enum(verdicts)),
		reason: z.string().max(500).default(""),
		box,
	}),
	z.object({
		act: z.literal("ask"),
		field: z.string().min(1).max(100),
		reason: z.string().max(500),
		channel: z.enum(["mail", "link"]),
		/** The storage key of the document that was shown, on which a place may be marked. */
		shown: orNone(z.string().max(200)).default(null),
		box,
	}),
	z.object({
		act: z.literal("guardian-check"),
		guardian: id,
		outcome: z.enum(["confirmed", "refused"]),
		way: z.enum(checkWays),
		note: z.string().max(2000),
	}),
	z.object({
		act: z.literal("guardian-enter"),
		name: z.string().trim().min(1).max(limits.name),
		relation: z.enum(relations),
		phone: optionalPhone,
		way: z.enum(entryWays),
		note: z.string().max(2000),
	}),
	z.object({ act: z.literal("guardian-ask") }),
	z.object({
		act: z.literal("interview-outcome"),
		outcome: orNone(z.enum(interviewOutcomes)),
		marks: z.string().max(40),
		remark: z.string().max(2000),
	}),
	z.object({
		act: z.literal("stage"),
		stage: z.enum(stages),
		at: z.string().optional(),
		place: z.string().optional(),
		answerBy: z.string().optional(),
	}),
]);

type Form = z.output<typeof forms>;

/** What a form that could not be carried out says, beside the form as it was filled in. */
export type Refusal = { message: string; given: Given };

/** The link to a request, for a member who passes it on; it is shown once, since only its hash is stored. */
export type Passed = { link: string; given: Given };

/**
 * Carries out a form of a case's page, and shows the page again with what was done, so that it can be undone there.
 * Nothing is written when somebody else has changed the same meanwhile.
 */
export async function takeCaseAct(args: ActionFunctionArgs) {
	const { request, context } = args;
	const { kind, recordId } = subjectOf(args);
	const { db, now: clock, school, siteUrl } = context.get(officeServices);
	const given = textsIn(await request.formData());
	const parsed = forms.safeParse(given);
	if (!parsed.success) return refuse("This form was not filled in, or a text in it is too long.", given);
	const form = parsed.data;
	const member = allow(context, actOf(kind, form));
	if (form.act === "undo") {
		const act = await readAct(db, form.actId);
		if (!act || act.subject.kind !== kind || act.subject.id !== recordId) throw data(null, { status: 404 });
		if (decidesAbout(act)) allow(context, "case.decide");
	}
	const found = await findCase(db, { kind, recordId }, readerOf(context));
	if (!found) throw data(null, { status: 404 });
	const ofApplications = ["judge", "ask", "stage", "interview-outcome"].includes(form.act) || isOfGuardian(form);
	if (ofApplications && kind !== "application") throw data(null, { status: 404 });
	const by = { id: member.id, name: member.name };
	const result = await carryOut({ db, school, by, now: clock() }, { kind, recordId, caseId: found.id }, form);
	if (!result.ok) return refuse(result.message, given);
	if (form.act === "ask" && form.channel === "link" && result.code)
		return data({ link: siteUrl + paths.documentRequest(result.code), given } satisfies Passed);
	const url = new URL(request.url);
	url.searchParams.delete("done");
	if (result.actId !== null) url.searchParams.set("done", String(result.actId));
	throw redirectTo(`${url.pathname}${url.search}`);
}

function refuse(message: string, given: Given) {
	return data({ message, given } satisfies Refusal, { status: 409 });
}

/** What a member must be allowed to do to send this form. */
function actOf(kind: CaseKind, form: Form): Act {
	if (form.act === "merge" || form.act === "unmerge") return "case.merge";
	if (form.act === contactShown) return "case.show-contact";
	if (form.act === "judge") return "document.judge";
	if (form.act === "ask") return "document.request";
	if (isOfGuardian(form)) return "guardian.check";
	if (form.act === "stage" && isDecision(form.stage)) return "case.decide";
	return writeActOf[kind];
}

const isOfGuardian = ({ act }: Form) => act.startsWith("guardian-");

/** Whether an act has decided about an application, or has taken a decision back. */
function decidesAbout({ before, after }: RecordedAct): boolean {
	const stageOf = z.object({ stage: z.string() }).transform(({ stage }) => stage);
	return [before, after].some((values) => isDecision(stageOf.safeParse(values).data ?? ""));
}

type Context = { db: Db; school: School; by: By; now: Date };
type Subject = { kind: CaseKind; recordId: number; caseId: number };
type Outcome =
	| { ok: true; actId: number | null /** Of the link to a request. */; code?: string | null }
	| { ok: false; message: string };

async function carryOut({ db, school, by, now }: Context, subject: Subject, form: Form): Promise<Outcome> {
	const on = { caseId: subject.caseId, by };
	const members = form.act === "note" ? await listMembers(db) : [];
	return db.transaction().execute((trx): Promise<Outcome | ActResult> => {
		switch (form.act) {
			case "assign":
				return assignCase(trx, { ...on, version: form.version, assigneeId: form.assignee }, now);
			case "status":
				return setStatus(trx, { ...on, version: form.version, status: form.status }, now);
			case "due":
				return setDue(trx, { ...on, version: form.version, dueOn: form.due }, now);
			case "tag":
				return tagCase(trx, { ...on, tag: form.tag }, now);
			case "untag":
				return untagCase(trx, { ...on, tag: form.tag }, now);
			case "note":
				return addNote(trx, { ...on, text: form.text, mentions: findMentions(form.text, members) }, now);
			case "merge":
				return mergeCase(trx, { ...on, version: form.version, into: form.into }, now);
			case "unmerge":
				return unmergeCase(trx, { ...on, version: form.version }, now);
			case contactShown:
				return showContact(trx, subject, by, now);
			case "undo":
				return undoAct(trx, { actId: form.actId, by, ...admissionUndo(school) }, now);
			case "judge": {
				const { subject: document, verdict, seen, reason: typed, box } = form;
				const reason = reasonFor(verdict, typed);
				const judged = { applicationId: subject.recordId, subject: document, verdict, seen, reason, box, by };
				return judgeDocument(trx, school, { ...judged, ...(verdict !== "accepted" && { ask: "mail" }) }, now);
			}
			case "ask": {
				const { field, channel, reason, shown: storageKey, box } = form;
				const asking = { field, channel, reason: reason.trim() || null, storageKey, box };
				return requestDocument(trx, school, { ...asking, applicationId: subject.recordId, by }, now);
			}
			case "guardian-check": {
				const { guardian: guardianId, outcome, way, note } = form;
				const checking = { applicationId: subject.recordId, guardianId, outcome, way, note, by };
				return checkGuardian(trx, school, checking, now);
			}
			case "guardian-enter": {
				const { name, relation, phone = "", way, note } = form;
				return enterGuardian(trx, { applicationId: subject.recordId, name, relation, phone, way, note, by }, now);
			}
			case "guardian-ask":
				return askForGuardian(trx, school, { applicationId: subject.recordId, by }, now);
			case "interview-outcome": {
				const { outcome, marks, remark } = form;
				return noteOutcome(trx, { applicationId: subject.recordId, by, outcome, marks, remark }, now);
			}
			case "stage": {
				const at = form.at ? momentAtSchool(form.at)?.toISOString() : undefined;
				const { place, answerBy } = form;
				const details = { ...(at && { at }), ...(place && { place }), ...(answerBy && { answerBy }) };
				const change = { applicationId: subject.recordId, to: form.stage, details, actor: by.name, by };
				return changeStage(trx, school, change, now);
			}
		}
	});
}
