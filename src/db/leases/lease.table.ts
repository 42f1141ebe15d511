/** A task that one process at a time may do; processes that have it renew it. */
export type LeasesTable = {
	name: string;
	/** Of this lease alone. */
	holder: string;
	/** By the database's clock, in milliseconds since 1970: the machines' clocks may differ. */
	ends_at: number;
};
