/** Requests of one connection to one route in a span of time that began with the first of them. */
export type RateWindowsTable = {
	/** A keyed hash of both. */
	key: string;
	used: number;
	/** By the database's clock, in milliseconds since 1970. */
	ends_at: number;
};
