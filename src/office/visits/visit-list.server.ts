import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { firstListedDay } from "#src/office/visits/first-listed-day.ts";
import * as officePaths from "#src/office-paths.ts";
import { type Guest, listBookedTours } from "#src/visits/list-visits.server.ts";

/** A booking with its tour, `YYYY-MM-DDTHH:MM`. */
type Booking = Guest & { tour: string };

/** List of those coming on tours of the campus, and those who have cancelled. */
const visitList = defineList({
	title: "Campus tours",
	permission: "export.persons",
	address: officePaths.visits(),
	columns: columnsOf<Booking>()([
		{ key: "day", title: "Day", value: ({ tour }) => ({ day: tour.slice(0, 10) }) },
		{ key: "time", title: "Starts", value: ({ tour }) => tour.slice(11) },
		{ key: "name", title: "Name", width: 28, value: ({ name }) => name },
		{ key: "people", title: "People", value: ({ people }) => people },
		{ key: "phone", title: "Phone", width: 20, value: ({ phone }) => phone },
		{ key: "email", title: "Email", width: 32, value: ({ email }) => email },
		{ key: "question", title: "Question", width: 60, value: ({ question }) => question },
		{ key: "booked", title: "Booked on", value: ({ bookedAt }) => ({ dayOf: bookedAt }) },
		{ key: "cancelled", title: "Cancelled", width: 18, value: ({ cancelledAt }) => ({ momentOf: cancelledAt }) },
	]),
	file: { name: "visits" },
});

export const visits = serveList(visitList, {
	async all({ db, now, eyes }) {
		const tours = await listBookedTours(db, firstListedDay(now), eyes);
		return tours.flatMap(({ key, guests, cancelled }) =>
			[...guests, ...cancelled].map((each): Booking => ({ ...each, tour: key })),
		);
	},
	keyOf: ({ id }) => id,
});
