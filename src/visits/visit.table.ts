import type { Generated } from "kysely";

/** One row per tour that was ever booked. */
export type ToursTable = {
	/** Day and time at the school: `2026-11-28T10:00`. */
	tour: string;
	/** People who come. */
	booked: number;
};

/** One row per booking. Times are ISO 8601 in UTC. */
export type VisitsTable = {
	id: Generated<number>;
	/** Tells a repeated request from another one; freed when the visit is cancelled. */
	idempotency_key: string;
	tour: string;
	people: number;
	name: string;
	email: string;
	phone_no: string;
	question: string | null;
	/** SHA-256 of the token in the guest's mail, which opens and cancels the visit. */
	token_hash: string;
	created_at: string;
	cancelled_at: string | null;
};
