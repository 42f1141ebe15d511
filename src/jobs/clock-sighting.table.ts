/** What the clock showed when it was last looked at, in one row: tells a clock that has jumped. */
export type ClockSightingsTable = {
	id: 1;
	/** ISO 8601 in UTC. */
	seen_at: string;
	/** From when on records may be erased again; later than `seen_at` after a jump. */
	erases_from: string;
};
