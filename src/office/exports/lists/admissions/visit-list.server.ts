import { type ExportList, type SourceServices, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, moment, type Shown, wholeSourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { firstListedDay } from "#src/office/visits/first-listed-day.ts";
import * as officePaths from "#src/office-paths.ts";
import { type Guest, listBookedTours } from "#src/visits/list-visits.server.ts";

/** A booking with its tour, `YYYY-MM-DDTHH:MM`. */
type Booking = Guest & { tour: string };

const columns: readonly Shown<Booking>[] = [
	{ key: "day", title: "Day", cell: ({ tour }) => ({ day: tour.slice(0, 10) }) },
	{ key: "time", title: "Begins", cell: ({ tour }) => tour.slice(11) },
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "people", title: "People", cell: ({ people }) => people },
	{ key: "phone", title: "Phone", width: 20, cell: ({ phone }) => phone },
	{ key: "email", title: "Email", width: 32, cell: ({ email }) => email },
	{ key: "question", title: "Question", width: 60, cell: ({ question }) => question },
	{ key: "booked", title: "Booked on", cell: ({ bookedAt }) => day(bookedAt) },
	{ key: "cancelled", title: "Cancelled", width: 18, cell: ({ cancelledAt }) => moment(cancelledAt) },
];

/** Who comes on tours of the campus, and who has cancelled. */
export const visitList: ExportList = {
	act: "export.persons",
	formats: tables,
	find: async ({ db, now }) => ({
		ids: (await listBookings({ db, now: () => now })).map(({ id }) => id),
		title: titled(["Visits"], now),
		back: officePaths.visits(),
	}),
	source: (services) => wholeSourceOf(columns, { list: () => listBookings(services), keyOf: ({ id }) => id }),
};

async function listBookings({ db, now }: Pick<SourceServices, "db" | "now">): Promise<Booking[]> {
	const tours = await listBookedTours(db, firstListedDay(now()));
	return tours.flatMap(({ key, guests, cancelled }) =>
		[...guests, ...cancelled].map((each) => ({ ...each, tour: key })),
	);
}
