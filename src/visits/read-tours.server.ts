import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { Visits } from "#src/school/visits.ts";
import { type Tour, upcomingTours } from "./tours.ts";

export type FreeTour = Tour & { placesLeft: number };

/** The tours that can be booked, soonest first, with the places that are left; full ones have none. */
export async function readTours(db: Kysely<Database>, visits: Visits, now: Date): Promise<FreeTour[]> {
	const tours = upcomingTours(visits, now);
	if (tours.length === 0) return [];
	const keys = tours.map(({ key }) => key);
	const rows = await db.selectFrom("tours").selectAll().where("tour", "in", keys).execute();
	const booked = new Map(rows.map((row) => [row.tour, row.booked]));
	return tours.map((tour) => ({ ...tour, placesLeft: Math.max(0, visits.places - (booked.get(tour.key) ?? 0)) }));
}
