import type { Generated } from "kysely";

/** The office's own words for statuses. */
export type StatusWordsTable = {
	id: Generated<number>;
	/** See `status.ts`. */
	key: string;
	/** JSON of `StatusWords`; null where the product's words hold again. */
	words: string | null;
	/** Counts the changes. */
	version: number;
	/** ISO 8601 in UTC. */
	created_at: string;
};
