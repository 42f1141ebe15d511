import type { Generated } from "kysely";

/** Requests for links, for the seconds until they are answered. */
export type LinkRequestsTable = {
	id: Generated<number>;
	/** A mail address in lower case, or a number as `normalisePhone` gives it. */
	contact: string;
	reference: string | null;
	/** ISO 8601 in UTC. */
	created_at: string;
};
