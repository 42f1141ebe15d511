import type { Selectable, Transaction } from "kysely";
import { applicationGone, lockStored } from "#src/admissions/applications/application-acts.server.ts";
import type { Stage, StageDetails, Standing } from "#src/admissions/applications/stage.ts";
import { readPath, stageChanged, stageUndone, standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { refuseWithoutGuardian } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import { followSeatFee } from "#src/admissions/seats/fees/follow-seat-fee.server.ts";
import { refuseSeat, seatKeyOf } from "#src/admissions/seats/seats.server.ts";
import { isByApplicant } from "#src/audit/actor.ts";
import { type RecordedAct, recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { changedBy } from "#src/cases/acts/act-result.ts";
import { countAct } from "#src/cases/acts/lock-case.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { findMoves } from "./find-moves.server.ts";
import { isSame, mailStage, withdrawStageMails } from "./mail-stage.server.ts";
import { detailsOf, refuseMove } from "./stage-moves.ts";

type Application = Selectable<Database["applications"]>;

/**
 * `actor` names who acts; `by` is the member of the office who does, and acts for the school under any name. `quiet`:
 * the member who moves the application writes to its applicant.
 */
type Acting = { actor: string; by?: By | undefined; batchId?: number | undefined; quiet?: boolean | undefined };

/** @property version the one of the case that was seen: an application that others have moved since is left as it is */
export type StageChange = Acting & {
	applicationId: number;
	to: Stage;
	details?: StageDetails;
	version?: number | undefined;
};

/**
 * `changed` is false where the application was at that stage before, with the same details; `actId` is null then.
 * `since` is by which acts others have moved it, where that is why it was left as it is.
 */
export type StageResult =
	| { ok: true; changed: boolean; actId: number | null; reference: string; standing: Standing }
	| { ok: false; message: string; since?: readonly RecordedAct[] };

/**
 * Moves an application to a stage: the record, its case, the audit log and the emails to applicant and office. A
 * refusal writes nothing, so the caller's transaction may commit.
 */
export async function changeStage(
	trx: Transaction<Database>,
	school: School,
	{ applicationId, to, details = {}, version, ...acting }: StageChange,
	now: Date,
): Promise<StageResult> {
	const application = await lockStored(trx, applicationId);
	if (!application) return applicationGone;
	const byApplicant = isApplicant(acting);
	const before = standingOf(application);
	const after = { stage: to, details: detailsOf(to, details) };
	const { reference } = application;
	if (isSame(before, after)) return { ok: true, changed: false, actId: null, reference, standing: before };
	const since =
		version === undefined ? undefined : (await findMoves(trx, [{ applicationId, version }])).get(applicationId);
	if (since) return { ok: false, message: changedBy(since), since };
	const message =
		refuseMove({
			from: before,
			to: after,
			mover: byApplicant ? "applicant" : "school",
			now,
			schoolMessages: school.schoolMessages,
		}) ??
		(await refuseOffered(trx, application, after, now)) ??
		(await refuseAccepted(trx, school, application, after, now));
	if (message) return { ok: false, message };
	const actId = await store(trx, application, { before, after, ...acting, act: stageChanged }, now);
	const heldFor = acting.by && actId;
	const change = { before, after, byApplicant, undone: false, heldFor };
	if (!acting.quiet) await mailStage(trx, school, application, change, now);
	await followSeatFee(trx, school, application, { before: before.stage, after: to, heldFor, quiet: false }, now);
	return { ok: true, changed: true, actId, reference, standing: after };
}

type StageUndo = Acting & { applicationId: number; expected?: Stage; undoes?: number };

/**
 * Restores what the last stage change has replaced, as a separate act; called again, it goes one more back. An
 * interview whose time was given away since is skipped: what was before it is restored.
 * @param expected refuses unless the application is at this stage
 * @param undoes the act of that change. Where its mails have not left, they are taken back, and no correction follows.
 */
export async function undoStage(
	trx: Transaction<Database>,
	school: School,
	{ applicationId, expected, undoes, ...acting }: StageUndo,
	now: Date,
): Promise<StageResult> {
	const application = await lockStored(trx, applicationId);
	if (!application) return applicationGone;
	const { reference } = application;
	const path = await readPath(trx, application);
	const undoneStep = path.at(-1);
	const back = await findRestored(trx, application, path);
	const restoredStep = path[back];
	if (!restoredStep || !undoneStep) return { ok: false, message: `There’s no stage change of ${reference} to undo.` };
	if (expected !== undefined && undoneStep.stage !== expected)
		return { ok: false, message: `Application ${reference} isn’t at the stage “${expected}”.` };
	const [before, after] = [standingAt(undoneStep), standingAt(restoredStep)];
	const message = await refuseAccepted(trx, school, application, after, now);
	if (message) return { ok: false, message };
	let actId = 0;
	// An act for each step of the path, since each takes one away.
	const steps = path.slice(back).toReversed();
	for (const [index, step] of steps.slice(1).entries()) {
		const stageChange = {
			before: standingAt(steps[index] ?? undoneStep),
			after: standingAt(step),
			act: stageUndone,
		} as const;
		actId = await store(trx, application, { ...acting, ...stageChange, undoes: index === 0 ? undoes : undefined }, now);
	}
	const reached = !acting.quiet && (undoes === undefined || !(await withdrawStageMails(trx, undoes)));
	const change = { before, after, byApplicant: isApplicant(acting), undone: true };
	const heldFor = acting.by && actId;
	if (reached) await mailStage(trx, school, application, { ...change, heldFor }, now);
	const move = { before: before.stage, after: after.stage, heldFor, quiet: !reached };
	await followSeatFee(trx, school, application, move, now);
	return { ok: true, changed: true, actId, reference, standing: after };
}

function isApplicant({ actor, by }: Acting): boolean {
	return isByApplicant({ actor, memberId: by?.id ?? null });
}

const standingAt = ({ stage, details }: Standing): Standing => ({ stage, details });

/** Finds the step of a path to which an undo of the last one leads back; -1 for none. */
async function findRestored(
	trx: Transaction<Database>,
	application: Application,
	path: readonly Standing[],
): Promise<number> {
	let back = path.length - 2;
	for (let step = path[back]; step && (await isGivenAway(trx, application, step)); step = path[back]) back -= 1;
	return back;
}

/** Tells whether an interview was at a time of the school's list that this application has no longer. */
async function isGivenAway(
	trx: Transaction<Database>,
	{ id, application_type }: Application,
	{ stage, details: { at, place } }: Standing,
): Promise<boolean> {
	if (stage !== "interview" || at === undefined || place === undefined) return false;
	const interview = await trx
		.selectFrom("interviews")
		.innerJoin("interview_slots", (join) => join.on("interview_slots.application_type", "=", application_type))
		.select("interviews.id")
		.where("application_id", "=", id)
		.where("slot_id", "is", null)
		.where("starts_at", "=", at)
		.where("place", "=", place)
		.executeTakeFirst();
	return interview !== undefined;
}

/** Says why a place cannot be accepted, which counts the seats and locks them; undefined where it can. */
async function refuseAccepted(
	trx: Transaction<Database>,
	school: School,
	application: Application,
	{ stage }: Standing,
	now: Date,
): Promise<string | undefined> {
	return stage === "accepted" && application.stage !== "accepted"
		? refuseSeat(trx, school, application, now)
		: undefined;
}

/** Says why no place can be offered: anyone who is under 18 needs the consent of a guardian first. */
async function refuseOffered(
	trx: Transaction<Database>,
	application: Application,
	{ stage }: Standing,
	now: Date,
): Promise<string | undefined> {
	return stage === "offered" && application.stage !== "offered"
		? refuseWithoutGuardian(trx, application, now)
		: undefined;
}

type StageMove = Acting & { before: Standing; after: Standing; act: ActName; undoes?: number | undefined };

async function store(
	trx: Transaction<Database>,
	application: Application,
	{ before, after, actor, by, act, batchId, undoes }: StageMove,
	now: Date,
): Promise<number> {
	const { id } = application;
	const hasDetails = Object.keys(after.details).length > 0;
	const seat = after.stage === "offered" || after.stage === "accepted" ? seatKeyOf(application) : undefined;
	await trx
		.updateTable("applications")
		.set({
			stage: after.stage,
			stage_details: hasDetails ? JSON.stringify(after.details) : null,
			seat_category: seat?.category ?? null,
			seat_programme: seat?.programme ?? null,
		})
		.where("id", "=", id)
		.execute();
	const subject = { kind: "application", id } as const;
	const version = await countAct(trx, subject);
	const auditEntry = { actor, memberId: by?.id, act, subject, batchId, undoes };
	const actId = await recordAct(trx, { ...auditEntry, before, after: { ...after, version } }, now);
	await storeApplicationCase(trx, id, now, { bySender: isApplicant({ actor, by }), by });
	return actId;
}
