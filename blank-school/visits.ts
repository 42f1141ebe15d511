import type { Visits } from "../src/school/visits.ts";

/**
 * Times at which families may see the campus. As long as no tour begins at any time, the page asks them to write or
 * call.
 */
export const visits: Visits = {
	begins: [],
	weekday: 6,
	minutes: 120,
	places: 12,
	mostPeople: 4,
	months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
	closed: [],
	weeksAhead: 8,
	lead: "Two hours with someone who studies here.",
	sights: [],
	notes: [],
	meetAt: "The entrance",
};
