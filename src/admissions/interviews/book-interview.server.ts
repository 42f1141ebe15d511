import type { Selectable, Transaction } from "kysely";
import { decidedStages, isDecided } from "#src/admissions/applications/stage.ts";
import { changeStage, undoStage } from "#src/admissions/tracking/change-stage.server.ts";
import { mayMove } from "#src/admissions/tracking/stage-moves.ts";
import { applicant } from "#src/audit/actor.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { By } from "#src/cases/case.ts";
import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken } from "#src/forms/token.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { interviewRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { type BookedChange, bookedEmail, cancelledEmail } from "./interview-emails.server.ts";
import { issueInterviewLink } from "./invite-to-interview.server.ts";

type Trx = Transaction<Database>;
type Application = Selectable<Database["applications"]>;
export type Interview = Selectable<Database["interviews"]>;
export type Slot = Selectable<Database["interview_slots"]>;

export type BookResult = { ok: true; changed: boolean } | Refusal;

type Booking = { token: string; slotId: number };

/**
 * Lets the holder of a link take a time, or change to it. The times' rows are locked before anything is counted, in
 * the order of their numbers and before the application, so that no time is overbooked and no one waits in a circle.
 * @returns undefined for a link that opens nothing
 */
export async function bookInterview(
	db: Db,
	school: School,
	{ token, slotId }: Booking,
	now: Date,
): Promise<BookResult | undefined> {
	const messages = messagesIn(interviewRefusalMessages, school.schoolMessages);
	return db.transaction().execute(async (trx) => {
		const seenInterview = await findInterview(trx, token);
		if (!seenInterview) return undefined;
		const slots = await lockSlots(trx, [seenInterview.slot_id, slotId]);
		const application = await lockRow(trx, "applications", seenInterview.application_id);
		const interview = await findInterview(trx, token);
		if (!application || !interview) return undefined;
		if (interview.slot_id !== seenInterview.slot_id) return refuse(messages.changedElsewhere);
		if (interview.slot_id === slotId) return { ok: true, changed: false };
		const [slot, former] = [slots.get(slotId), slots.get(seenInterview.slot_id ?? 0)];
		if (!mayMove(application.stage, "interview", "applicant")) return refuse(messages.notNeeded);
		if (former && former.closes_at <= now.toISOString()) return refuse(messages.tooLate(timesOf(former)));
		if (!slot || slot.application_type !== application.application_type) return refuse(messages.timeUnknown);
		if (slot.cancelled_at !== null || slot.closes_at <= now.toISOString()) return refuse(messages.timeGone);
		await leaveOver(trx, slotId);
		if ((await countBooked(trx, slotId)) >= slot.capacity) return refuse(messages.timeTaken);
		const isBooked = await take(trx, school, { application, interview, slot, change: former ? "moved" : "new" }, now);
		return isBooked ? { ok: true, changed: true } : refuse(messages.notNeeded);
	});
}

/** Lets the holder of a link leave the time that was taken. Once more does nothing; undefined for a dead link. */
export async function leaveInterview(
	db: Db,
	school: School,
	token: string,
	now: Date,
): Promise<BookResult | undefined> {
	const messages = messagesIn(interviewRefusalMessages, school.schoolMessages);
	return db.transaction().execute(async (trx) => {
		const seenInterview = await findInterview(trx, token);
		if (!seenInterview) return undefined;
		const slots = await lockSlots(trx, [seenInterview.slot_id]);
		const application = await lockRow(trx, "applications", seenInterview.application_id);
		const interview = await findInterview(trx, token);
		const slot = slots.get(seenInterview.slot_id ?? 0);
		if (!application || !interview) return undefined;
		if (!slot || interview.slot_id !== slot.id) return { ok: true, changed: false };
		if (isDecided(application.stage)) return refuse(messages.notNeeded);
		if (slot.closes_at <= now.toISOString()) return refuse(messages.tooLate(timesOf(slot)));
		await leave(trx, school, { application, interview, slot }, now);
		return { ok: true, changed: true };
	});
}

function timesOf({ starts_at, closes_at }: Slot) {
	return { at: formatDateTime(new Date(starts_at)), until: formatDateTime(new Date(closes_at)) };
}

async function findInterview(trx: Trx, token: string): Promise<Interview | undefined> {
	return trx
		.selectFrom("interviews")
		.innerJoin("interview_codes", "interview_codes.interview_id", "interviews.id")
		.selectAll("interviews")
		.where("code_hash", "=", hashToken(token))
		.executeTakeFirst();
}

/** Locks slots in the order of their numbers. */
export async function lockSlots(trx: Trx, ids: readonly (number | null)[]): Promise<Map<number, Slot>> {
	const slotsById = new Map<number, Slot>();
	const slotIds = new Set(ids.filter((id) => id !== null));
	for (const id of [...slotIds].toSorted((one, other) => one - other)) {
		const slot = await lockRow(trx, "interview_slots", id);
		if (slot) slotsById.set(id, slot);
	}
	return slotsById;
}

/** Applications that are decided leave their times to others. */
export async function leaveOver(trx: Trx, slotId: number): Promise<void> {
	await trx
		.updateTable("interviews")
		.set({ slot_id: null })
		.where("slot_id", "=", slotId)
		.where("application_id", "in", (from) =>
			from.selectFrom("applications").select("id").where("stage", "in", decidedStages),
		)
		.execute();
}

/** Counts the interviews that have taken a slot, which must be locked. */
async function countBooked(trx: Trx, slotId: number): Promise<number> {
	const { count } = await trx
		.selectFrom("interviews")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("slot_id", "=", slotId)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** `by` is the member of the office who acts; without one the applicant does. */
type BookedInterview = { application: Application; interview: Interview; slot: Slot; by?: By };

/**
 * Enters a locked application for a locked slot with room, or tells of the slot as it is now.
 * @returns false where no interview is needed for it any more: nothing is changed, and no one is written to
 */
export async function take(
	trx: Trx,
	school: School,
	{ application, interview, slot, by, change }: BookedInterview & { change: BookedChange },
	now: Date,
): Promise<boolean> {
	const details = { at: slot.starts_at, place: slot.place };
	const result = await changeStage(
		trx,
		school,
		{ applicationId: application.id, to: "interview", details, ...actingAs(by), quiet: true },
		now,
	);
	if (!result.ok) return false;
	const sequence = interview.sequence + 1;
	await trx.updateTable("interviews").set({ slot_id: slot.id, sequence }).where("id", "=", interview.id).execute();
	const token = await issueInterviewLink(trx, interview.id, now);
	await enqueue(
		trx,
		bookedEmail(school, application, { interview: interview.id, sequence, slot, token, change, now }),
		now,
	);
	return true;
}

/**
 * Takes a locked application out of a slot: it stands again where it was before the interview.
 * @returns false where no interview is needed for it any more: only the slot is left, and no one is written to
 */
export async function leave(
	trx: Trx,
	school: School,
	{ application, interview, slot, by }: BookedInterview,
	now: Date,
): Promise<boolean> {
	const sequence = interview.sequence + 1;
	await trx.updateTable("interviews").set({ slot_id: null, sequence }).where("id", "=", interview.id).execute();
	if (by && !mayMove(application.stage, "interview", "school")) return false;
	let { stage } = application;
	while (stage === "interview") {
		const undo = { applicationId: application.id, ...actingAs(by), expected: stage, quiet: true };
		const result = await undoStage(trx, school, undo, now);
		if (!result.ok) break;
		stage = result.standing.stage;
	}
	const token = await issueInterviewLink(trx, interview.id, now);
	const emailFacts = { interview: interview.id, sequence, slot, token, bySchool: by !== undefined, now };
	await enqueue(trx, cancelledEmail(school, application, emailFacts), now);
	return true;
}

function actingAs(by: By | undefined) {
	return by ? { actor: by.name, by } : { actor: applicant };
}
