import type { Db } from "#src/db/connect.server.ts";

/** A slot in the office's list; times are ISO 8601 in UTC. */
export type ListedSlot = {
	id: number;
	type: string;
	startsAt: string;
	minutes: number;
	place: string;
	capacity: number;
	closesAt: string;
	cancelled: boolean;
	booked: { applicationId: number; reference: string; name: string; stage: string; outcome: string | null }[];
};

/** Invited applicants who have taken no time. */
export type Waiting = { applicationId: number; reference: string; name: string; type: string };

const most = 500;

/** The slots from a moment on, soonest first, with who has taken them. */
export async function listSlots(db: Db, from: Date): Promise<ListedSlot[]> {
	const slots = await db
		.selectFrom("interview_slots")
		.selectAll()
		.where("starts_at", ">=", from.toISOString())
		.orderBy("starts_at")
		.orderBy("id")
		.limit(most)
		.execute();
	if (slots.length === 0) return [];
	const booked = await db
		.selectFrom("interviews")
		.innerJoin("applications", "applications.id", "interviews.application_id")
		.select(["slot_id", "applications.id as applicationId", "reference", "name", "stage", "outcome"])
		.where(
			"slot_id",
			"in",
			slots.map(({ id }) => id),
		)
		.orderBy("reference")
		.execute();
	const bySlot = Map.groupBy(booked, ({ slot_id }) => slot_id);
	return slots.map((slot) => ({
		id: slot.id,
		type: slot.application_type,
		startsAt: slot.starts_at,
		minutes: slot.minutes,
		place: slot.place,
		capacity: slot.capacity,
		closesAt: slot.closes_at,
		cancelled: slot.cancelled_at !== null,
		booked: (bySlot.get(slot.id) ?? []).map(({ slot_id: _, ...each }) => each),
	}));
}

/** Those who were invited, have taken no time, and can still come. */
export async function listWaiting(db: Db): Promise<Waiting[]> {
	return db
		.selectFrom("interviews")
		.innerJoin("applications", "applications.id", "interviews.application_id")
		.select(["applications.id as applicationId", "reference", "name", "application_type as type"])
		.where("slot_id", "is", null)
		.where("outcome", "is", null)
		.where("stage", "in", ["received", "reading", "interview", "waitlisted"])
		.orderBy("reference")
		.limit(most)
		.execute();
}
