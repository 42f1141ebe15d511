/** When families may see the campus: what a school folder (`#school/visits.ts`) provides. */
export type Visits = {
	/** The day of the week on which tours are given, 0 is Sunday, and when they begin, `HH:MM`. */
	weekday: number;
	begins: readonly string[];
	/** How long a tour takes. */
	minutes: number;
	/** People on one tour, and at most by one booking. */
	places: number;
	mostPeople: number;
	/** The months in which tours are given, 1 is January. */
	months: readonly number[];
	/** Days without tours, `YYYY-MM-DD`. */
	closed: readonly string[];
	/** How many weeks ahead one may book. */
	weeksAhead: number;
	/** The introduction of the page. */
	lead: string;
	sights: readonly { title: string; text: string }[];
	/** What to know before one comes, a sentence each. */
	notes: readonly string[];
	/** Where a tour begins. */
	meetAt: string;
};
