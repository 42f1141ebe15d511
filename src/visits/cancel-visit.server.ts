import type { Selectable, Transaction } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken } from "#src/forms/token.server.ts";
import { enqueueAll } from "#src/mail/outbox/enqueue.server.ts";
import { freePlaces } from "./places.server.ts";
import { cancellationEmails } from "./visit-emails.server.ts";

/** over: the day has come. */
export type VisitState = "booked" | "cancelled" | "over";

/** Details that the holder of a visit's token may see. */
export type VisitView = { tour: string; people: number; name: string; state: VisitState };

/** @returns undefined for an unknown token */
export async function viewVisit(db: Db, token: string, now: Date): Promise<VisitView | undefined> {
	const visit = await db
		.selectFrom("visits")
		.select(["tour", "people", "name", "cancelled_at"])
		.where("token_hash", "=", hashToken(token))
		.executeTakeFirst();
	if (!visit) return undefined;
	const { cancelled_at, ...shown } = visit;
	return { ...shown, state: cancelled_at ? "cancelled" : isOver(visit.tour, now) ? "over" : "booked" };
}

/** Cancels a visit that is still to come, gives its places back, and tells guest and office. Once more does nothing. */
export async function cancelVisit(
	{ db, school }: { db: Db; school: School },
	token: string,
	now: Date,
): Promise<VisitView | undefined> {
	const view = await viewVisit(db, token, now);
	if (view?.state !== "booked") return view;
	await db.transaction().execute(async (trx) => {
		const visit = await cancelBooked(trx, hashToken(token), now);
		if (visit) await enqueueAll(trx, cancellationEmails(school, visit), now);
	});
	return viewVisit(db, token, now);
}

/**
 * Cancels a visit and gives its places back; sends no email.
 * @returns the visit; undefined where it is cancelled already
 */
export async function cancelBooked(
	trx: Transaction<Database>,
	tokenHash: string,
	now: Date,
): Promise<Selectable<Database["visits"]> | undefined> {
	const visit = await trx
		.updateTable("visits")
		// The same answers may book again.
		.set({ cancelled_at: now.toISOString(), idempotency_key: `cancelled:${tokenHash}` })
		.where("token_hash", "=", tokenHash)
		.where("cancelled_at", "is", null)
		.returningAll()
		.executeTakeFirst();
	if (visit) await freePlaces(trx, visit);
	return visit;
}

/** Tells whether the day of a tour is past. */
export function isOver(tour: string, now: Date): boolean {
	return tour.slice(0, 10) < dayAtSchool(now);
}
