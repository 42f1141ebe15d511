import { decidedStages, isDecided } from "#src/admissions/applications/stage.ts";
import { mayMove } from "#src/admissions/tracking/stage-moves.ts";
import type { Db } from "#src/db/connect.server.ts";
import { hashToken } from "#src/forms/token.server.ts";

/** A time as an applicant chooses it. Times are ISO 8601 in UTC. */
export type OfferedSlot = { id: number; startsAt: string; minutes: number; place: string; closesAt: string };

/**
 * View for the holder of a link. open: a time can be taken. fixed: the one that was taken can no longer be changed.
 * past: it is over. ended: no interview is needed any more.
 */
export type InvitationView = {
	reference: string;
	type: string;
	state: "open" | "fixed" | "past" | "ended";
	bookedSlot: OfferedSlot | null;
	/** Times that can be taken, soonest first, except the one already taken. */
	free: OfferedSlot[];
};

/** @returns undefined for a link that opens nothing */
export async function readInvitation(db: Db, token: string, now: Date): Promise<InvitationView | undefined> {
	const interviewCode = await db
		.selectFrom("interview_codes")
		.innerJoin("interviews", "interviews.id", "interview_codes.interview_id")
		.innerJoin("applications", "applications.id", "interviews.application_id")
		.leftJoin("interview_slots", "interview_slots.id", "interviews.slot_id")
		.select(["reference", "stage", "applications.application_type as type", "interviews.slot_id as id"])
		.select(["starts_at as startsAt", "minutes", "place", "closes_at as closesAt"])
		.where("code_hash", "=", hashToken(token))
		.where("erased_at", "is", null)
		.executeTakeFirst();
	if (!interviewCode) return undefined;
	const { reference, type, stage, id, startsAt, minutes, place, closesAt } = interviewCode;
	const slot =
		id !== null && startsAt !== null && minutes !== null && place !== null && closesAt !== null
			? { id, startsAt, minutes, place, closesAt }
			: null;
	const at = now.toISOString();
	if (isDecided(stage) || !mayMove(stage, "interview", "applicant"))
		return { reference, type, state: "ended", bookedSlot: null, free: [] };
	if (slot && slot.startsAt <= at) return { reference, type, state: "past", bookedSlot: slot, free: [] };
	if (slot && slot.closesAt <= at) return { reference, type, state: "fixed", bookedSlot: slot, free: [] };
	return { reference, type, state: "open", bookedSlot: slot, free: await readFree(db, type, slot?.id ?? 0, at) };
}

/** The time that an application's applicant has taken, and which version of its calendar entry that is. */
export async function readTaken(db: Db, applicationId: number) {
	return db
		.selectFrom("interviews")
		.innerJoin("interview_slots", "interview_slots.id", "interviews.slot_id")
		.select(["interviews.id", "sequence", "starts_at as startsAt", "minutes", "place"])
		.where("application_id", "=", applicationId)
		.executeTakeFirst();
}

async function readFree(db: Db, type: string, without: number, at: string): Promise<OfferedSlot[]> {
	const slots = await db
		.selectFrom("interview_slots as slot")
		.select(["id", "starts_at as startsAt", "minutes", "place", "closes_at as closesAt"])
		.where("application_type", "=", type)
		.where("cancelled_at", "is", null)
		.where("closes_at", ">", at)
		.where("id", "!=", without)
		.where("capacity", ">", (from) =>
			from
				.selectFrom("interviews")
				.innerJoin("applications", "applications.id", "interviews.application_id")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.whereRef("interviews.slot_id", "=", "slot.id")
				.where("applications.stage", "not in", decidedStages),
		)
		.orderBy("starts_at")
		.orderBy("id")
		.limit(200)
		.execute();
	return slots;
}
