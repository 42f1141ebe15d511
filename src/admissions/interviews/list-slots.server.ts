import { overStages } from "#src/admissions/applications/stage.ts";
import type { Db } from "#src/db/connect.server.ts";

/** A slot in the office's list; times are ISO 8601 in UTC. */
export type ListedSlot = Awaited<ReturnType<typeof listSlots>>[number];

/** Invited applicants who have taken no time. */
export type Waiting = { applicationId: number; reference: string; name: string; type: string };

/**
 * The slots from a moment on that are not cancelled, soonest first, with who has taken them. Applications that have
 * ended have no claim to a slot that is still to come.
 */
export async function listSlots(db: Db, { from, now }: { from: Date; now: Date }) {
	const slots = await db
		.selectFrom("interview_slots")
		.select(["id", "application_type as type", "starts_at as startsAt", "minutes", "place", "capacity"])
		.select("closes_at as closesAt")
		.where("starts_at", ">=", from.toISOString())
		.where("cancelled_at", "is", null)
		.orderBy("starts_at")
		.orderBy("id")
		.execute();
	const bookedInterviewSlots = await db
		.selectFrom("interview_slots")
		.innerJoin("interviews", "interviews.slot_id", "interview_slots.id")
		.innerJoin("applications", "applications.id", "interviews.application_id")
		.select(["slot_id", "applications.id as applicationId", "reference", "name", "outcome", "marks", "remark"])
		.where("starts_at", ">=", from.toISOString())
		.where((where) => where.or([where("starts_at", "<=", now.toISOString()), where("stage", "not in", overStages)]))
		.orderBy("reference")
		.execute();
	const bySlot = Map.groupBy(bookedInterviewSlots, ({ slot_id }) => slot_id);
	return slots.map((slot) => ({
		...slot,
		booked: (bySlot.get(slot.id) ?? []).map(({ slot_id: _, ...each }) => each),
	}));
}

/**
 * Lists those who were invited, have taken no time, and can still come. @param limit at most so many; all if left out
 */
export async function listWaiting(db: Db, limit?: number): Promise<Waiting[]> {
	return waiting(db)
		.select(["applications.id as applicationId", "reference", "name", "application_type as type"])
		.orderBy("reference")
		.$if(limit !== undefined, (all) => all.limit(limit ?? 0))
		.execute();
}

/** Counts what `listWaiting` returns when it has no limit. */
export async function countWaiting(db: Db): Promise<number> {
	const { count } = await waiting(db)
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

function waiting(db: Db) {
	return db
		.selectFrom("interviews")
		.innerJoin("applications", "applications.id", "interviews.application_id")
		.where("slot_id", "is", null)
		.where("outcome", "is", null)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom("interview_codes")
					.select("code_hash")
					.whereRef("interview_codes.interview_id", "=", "interviews.id"),
			),
		)
		.where("stage", "in", ["received", "reading", "interview", "waitlisted"]);
}
