import type { Generated } from "kysely";

/** The seats of one form; whoever takes one, or sets their number, locks this row. */
export type SeatPlansTable = { id: Generated<number>; application_type: string; created_at: string };

/** How many seats there are for a category among those who have applied since a day. */
export type SeatsTable = {
	plan_id: number;
	/** `YYYY-MM-DD`. */
	since: string;
	/** As a form's answer has it; empty for whoever no other line names. */
	category: string;
	seats: number;
};

/**
 * The same lines where a programme of the form has seats of its own: then `seats` holds a single line of 0 seats, so
 * that processes of the previous release, which know no programmes, let nobody accept.
 */
export type ProgrammeSeatsTable = SeatsTable & {
	/** Empty for those that have no seats of their own. */
	programme: string;
};

export type SeatTables = { seat_plans: SeatPlansTable; seats: SeatsTable; programme_seats: ProgrammeSeatsTable };
