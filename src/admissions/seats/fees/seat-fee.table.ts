import type { Generated } from "kysely";

/** What accepting a place costs whoever applied by a form. */
export type SeatFeesTable = {
	id: Generated<number>;
	application_type: string;
	/** Null for none. */
	rupees: number | null;
	/** Within how many days after the acceptance it is to be paid. */
	days: number;
	created_at: string;
};

export type SeatFeeTables = { seat_fees: SeatFeesTable };
