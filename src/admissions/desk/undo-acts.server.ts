import type { Transaction } from "kysely";
import { z } from "zod";
import { isDecision } from "#src/admissions/applications/stage.ts";
import { parseStanding, stageChanged, stageUndone } from "#src/admissions/applications/stage-history.server.ts";
import {
	guardianAsked,
	guardianChecked,
	guardianEntered,
	uncheckGuardian,
} from "#src/admissions/guardian-consent/check-guardian.server.ts";
import { findGuardian } from "#src/admissions/guardians/guardian-record.server.ts";
import { interviewOutcomes } from "#src/admissions/interviews/interview-outcome.ts";
import { closeInvitation, interviewInvited } from "#src/admissions/interviews/invite-to-interview.server.ts";
import { interviewNoted, noteOutcome, readOutcome } from "#src/admissions/interviews/note-outcome.server.ts";
import { readTaken } from "#src/admissions/interviews/read-invitation.server.ts";
import { documentJudged, writeCheck } from "#src/admissions/judging/judge-document.server.ts";
import { closeRequest } from "#src/admissions/requests/open-request.server.ts";
import { documentRequested } from "#src/admissions/requests/request-document.server.ts";
import { undoStage } from "#src/admissions/tracking/change-stage.server.ts";
import { withdrawStageMails } from "#src/admissions/tracking/mail-stage.server.ts";
import { type RecordedAct, readActs } from "#src/audit/audit-log.server.ts";
import type { PermissionName } from "#src/audit/undoable.server.ts";
import { refuseAct } from "#src/cases/acts/act-result.ts";
import type { ActToUndo } from "#src/cases/acts/undo-act.server.ts";
import type { Undo, Undoer } from "#src/cases/acts/undoer.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { hasLeft, withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import { changedSince, recordUndo } from "./record-undo.server.ts";
import { requestUndoers } from "./undo-request-acts.server.ts";

const checkedSchema = z.object({ after: z.object({ guardian: z.number(), checked: z.string(), at: z.string() }) });

const undoCheck: Undo = async (trx, caseRow, act, undoing) => {
	const { after } = checkedSchema.parse(act);
	const guardian = await findGuardian(trx, { of: "application", id: caseRow.record_id });
	if (guardian?.id !== after.guardian || guardian.checked_at !== after.at || guardian.withdrawn_at !== null)
		return changedSince;
	if (after.checked === "refused" && (await hasLeft(trx, act.id)))
		return refuseAct("The applicant has already been told. Ask the guardian to answer again.");
	await withdrawHeld(trx, act.id);
	await uncheckGuardian(trx, guardian);
	return recordUndo({ trx, caseRow, act, ...undoing }, { before: after, after: { guardian: after.guardian } });
};

const enteredSchema = z.object({
	before: z.object({ guardian: z.number().nullable() }),
	after: z.object({ guardian: z.number(), name: z.string() }),
});

const undoEntry: Undo = async (trx, caseRow, act, undoing) => {
	const { before, after } = enteredSchema.parse(act);
	const guardian = await findGuardian(trx, { of: "application", id: caseRow.record_id });
	if (guardian?.id !== after.guardian) return changedSince;
	await trx.deleteFrom("guardians").where("id", "=", guardian.id).execute();
	if (before.guardian !== null)
		await trx.updateTable("guardians").set({ ended_at: null }).where("id", "=", before.guardian).execute();
	return recordUndo({ trx, caseRow, act, ...undoing }, { before: { name: after.name } });
};

const undoAsking: Undo = async (trx, caseRow, act, undoing) => {
	if (await hasLeft(trx, act.id)) return refuseAct("The email has already been sent.");
	await withdrawHeld(trx, act.id);
	return recordUndo({ trx, caseRow, act, ...undoing }, { before: {} });
};

/** Undoers of acts about guardians. */
const guardianUndoers: Readonly<Record<string, Undoer>> = {
	[guardianChecked]: { permission: "guardian.check", undo: undoCheck },
	[guardianEntered]: { permission: "guardian.check", undo: undoEntry },
	[guardianAsked]: { permission: "guardian.check", undo: undoAsking },
};

const invitedSchema = z.object({ after: z.object({ interview: z.int() }) });

const undoInvitation: Undo = async (trx, caseRow, act, undoing) => {
	const { after } = invitedSchema.parse(act);
	const message = await closeInvitation(trx, after.interview, act.id);
	if (message) return refuseAct(message);
	return recordUndo({ trx, caseRow, act, ...undoing }, { before: after });
};

const outcome = z.object({
	outcome: z.enum(interviewOutcomes).nullable(),
	marks: z.string().nullable(),
	remark: z.string().nullable(),
});
const notedSchema = z.object({ before: outcome, after: outcome });

const undoOutcome: Undo = async (trx, caseRow, act, { by, batchId, now }) => {
	const { before, after } = notedSchema.parse(act);
	const stored = outcome.safeParse(await readOutcome(trx, caseRow.record_id));
	if (JSON.stringify(stored.data) !== JSON.stringify(after)) return changedSince;
	const change = { ...before, applicationId: caseRow.record_id, by, batchId, undoes: act.id };
	const result = await noteOutcome(trx, change, now);
	return result.ok ? { ...result, version: caseRow.version } : refuseAct(result.message);
};

/** Undoers of acts on interviews that were made. */
const interviewUndoers: Readonly<Record<string, Undoer>> = {
	[interviewInvited]: { permission: "case.write", undo: undoInvitation },
	[interviewNoted]: { permission: "case.write", undo: undoOutcome },
};

/** Tells how the acts of members on applications are undone; for `undoAct`. */
export function admissionUndo(school: School): Required<Pick<ActToUndo, "undoers" | "lockRecord" | "withdrawMails">> {
	return {
		undoers: {
			[stageChanged]: { permission: permissionToUndoStage, undo: undoStageOf(school) },
			[documentJudged]: { permission: "document.judge", undo: undoJudgement },
			[documentRequested]: { permission: "document.request", undo: undoRequest },
			...requestUndoers(school),
			...guardianUndoers,
			...interviewUndoers,
		},
		lockRecord: async (trx, { kind, id }) => {
			if (kind === "application") await lockRow(trx, "applications", id);
		},
		withdrawMails: withdrawStageMails,
	};
}

const stageOf = z.object({ stage: z.string() });

/** Undoing a decision decides, and so does what leads back to one. */
function permissionToUndoStage({ before, after }: RecordedAct): PermissionName {
	const decides = [before, after].some((values) => isDecision(stageOf.safeParse(values).data?.stage ?? ""));
	return decides ? "case.decide" : "case.write";
}

function undoStageOf(school: School): Undo {
	return async (trx, caseRow, act, { by, batchId, now }) => {
		const path: number[] = [];
		for (const each of await readActs(trx, act.subject)) {
			if (each.act === stageChanged) path.push(each.id);
			if (each.act === stageUndone) path.pop();
		}
		if (path.at(-1) !== act.id) return changedSince;
		if (await isTaken(trx, caseRow.record_id, act)) return refuseAct(inList);
		const undo = { applicationId: caseRow.record_id, actor: by.name, by, batchId, undoes: act.id };
		const result = await undoStage(trx, school, undo, now);
		if (!result.ok) return refuseAct(result.message);
		return { ok: true, actId: result.actId, version: caseRow.version };
	};
}

const inList = "This interview is booked. Change or cancel it under Interviews.";

/** Tells whether an act has moved an application to the time that it has taken, which an undo would not give away. */
async function isTaken(trx: Transaction<Database>, applicationId: number, { after }: RecordedAct): Promise<boolean> {
	const { stage, details } = parseStanding(after);
	if (stage !== "interview") return false;
	const bookedSlot = await readTaken(trx, applicationId);
	return bookedSlot !== undefined && bookedSlot.startsAt === details.at && bookedSlot.place === details.place;
}

const check = z.object({
	state: z.enum(["accepted", "incorrect", "unreadable", "outdated"]),
	reason: z.string().nullable(),
	box: z.string().nullable(),
	member_id: z.number(),
	member_name: z.string(),
	checked_at: z.string(),
});
const judgedSchema = z.object({
	before: z.object({ check: check.nullable(), withdrawn: z.array(z.number()) }),
	after: z.object({ subject: z.string(), check, request: z.number().nullable() }),
});

const undoJudgement: Undo = async (trx, caseRow, act, { by, batchId, now }) => {
	const { before, after } = judgedSchema.parse(act);
	const applicationId = caseRow.record_id;
	const documentCheck = await trx
		.selectFrom("document_checks")
		.select(["state", "checked_at", "member_id"])
		.where("application_id", "=", applicationId)
		.where("subject", "=", after.subject)
		.executeTakeFirst();
	if (documentCheck?.checked_at !== after.check.checked_at || documentCheck.member_id !== after.check.member_id)
		return changedSince;
	if (after.request !== null) {
		const message = await closeRequest(trx, { id: after.request, withdrawn: before.withdrawn, actId: act.id }, now);
		if (message) return refuseAct(message);
	}
	await writeCheck(trx, applicationId, after.subject, before.check);
	const change = { before: { check: after.check }, after: { subject: after.subject, check: before.check } };
	return recordUndo({ trx, caseRow, act, by, batchId, now }, change);
};

const requestedSchema = z.object({
	before: z.object({ withdrawn: z.array(z.number()) }),
	after: z.object({ request: z.number(), field: z.string() }),
});

const undoRequest: Undo = async (trx, caseRow, act, { by, batchId, now }) => {
	const { before, after } = requestedSchema.parse(act);
	const message = await closeRequest(trx, { id: after.request, withdrawn: before.withdrawn, actId: act.id }, now);
	if (message) return refuseAct(message);
	return recordUndo(
		{ trx, caseRow, act, by, batchId, now },
		{ before: { request: after.request, field: after.field } },
	);
};
