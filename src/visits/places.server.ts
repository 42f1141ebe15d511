import type { Kysely, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { Visits } from "#src/school/visits.ts";
import { type Tour, upcomingTours } from "./tours.ts";

type Party = { tour: string; people: number };

/**
 * Takes places on a tour, in one statement that locks its row until the transaction ends.
 * @returns false when fewer are left than people come
 */
export async function reservePlaces(
	trx: Transaction<Database>,
	{ tour, people }: Party,
	places: number,
): Promise<boolean> {
	if (people > places) return false;
	const takenTour = await trx
		.insertInto("tours")
		.values({ tour, booked: people })
		.onConflict((conflict) =>
			conflict
				.column("tour")
				.doUpdateSet((row) => ({ booked: row("tours.booked", "+", people) }))
				.where("tours.booked", "<=", places - people),
		)
		.returning("booked")
		.executeTakeFirst();
	return takenTour !== undefined;
}

/** Gives places back. */
export async function freePlaces(trx: Transaction<Database>, { tour, people }: Party): Promise<void> {
	await trx
		.updateTable("tours")
		.set((row) => ({ booked: row("booked", "-", people) }))
		.where("tour", "=", tour)
		.execute();
}

export type FreeTour = Tour & { placesLeft: number };

/** The tours that can be booked, soonest first, with the places that are left; full ones have none. */
export async function readTours(db: Kysely<Database>, visits: Visits, now: Date): Promise<FreeTour[]> {
	const tours = upcomingTours(visits, now);
	if (tours.length === 0) return [];
	const keys = tours.map(({ key }) => key);
	const rows = await db.selectFrom("tours").selectAll().where("tour", "in", keys).execute();
	const bookedByTour = new Map(rows.map((row) => [row.tour, row.booked]));
	return tours.map((tour) => ({ ...tour, placesLeft: Math.max(0, visits.places - (bookedByTour.get(tour.key) ?? 0)) }));
}
