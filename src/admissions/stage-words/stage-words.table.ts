import type { Generated } from "kysely";

/** The office's own words for stages. */
export type StageWordsTable = {
	id: Generated<number>;
	/** See `stage-words.ts`. */
	key: string;
	/** JSON of `StageWords`; null where the product's words hold again. */
	words: string | null;
	/** Counts the changes. */
	version: number;
	/** ISO 8601 in UTC. */
	created_at: string;
};
