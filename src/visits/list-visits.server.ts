import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type Eyes, shownTo } from "#src/formatting/shown-text.ts";

/** A tour that was booked; `key` is its day and time at the school, `people` how many come. */
export type BookedTour = Awaited<ReturnType<typeof listBookedTours>>[number];

/** A booking as the office sees it. `bookedAt` and `cancelledAt` are ISO 8601 in UTC. */
export type Guest = BookedTour["guests"][number];

/** The tours that were ever booked, from a day on, soonest first, with their guests in the order of booking. */
export async function listBookedTours(db: Kysely<Database>, fromDay: string, eyes: Eyes) {
	const rows = await db
		.selectFrom("visits")
		.select(["id", "tour", "name", "people", "email", "phone_no as phone", "question"])
		.select(["created_at as bookedAt", "cancelled_at as cancelledAt"])
		.where("tour", ">=", fromDay)
		.orderBy("tour")
		.orderBy("id")
		.execute();
	const byTour = Map.groupBy(rows, ({ tour }) => tour);
	return [...byTour].map(([key, booked]) => {
		const all = booked.map(({ tour: _tour, email, phone, question, ...guest }) => ({
			...guest,
			email: shownTo(eyes, email),
			phone: shownTo(eyes, phone),
			question: shownTo(eyes, question),
		}));
		const guests = all.filter(({ cancelledAt }) => cancelledAt === null);
		const people = guests.reduce((sum, guest) => sum + guest.people, 0);
		return { key, people, guests, cancelled: all.filter((guest) => !guests.includes(guest)) };
	});
}
